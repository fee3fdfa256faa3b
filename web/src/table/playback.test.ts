import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace, type Moment } from './playback.svelte.ts';
import { RESTS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';

const moment = (at: number): Moment => ({ at, view: { at }, recent: [] });
const { each, all } = RESTS.brisk;
let hidden = false;

beforeEach(() => {
	vi.useFakeTimers();
	settings.pace = 'brisk';
	hidden = false;
	Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => vi.useRealTimers());

/** Moves one after the other, from the first moment to that one. */
function moves(pace: Pace, to: number, from = 0): void {
	for (let at = from; at < to; at++) pace.follow(moment(at), moment(at + 1));
}

describe('what others do', () => {
	it('is shown at once when nothing is in the way', () => {
		const pace = new Pace();
		moves(pace, 1);
		expect(pace.showing).toBeNull();
	});

	it('waits for what was done before it', () => {
		const pace = new Pace();
		moves(pace, 3);
		expect(pace.showing?.at).toBe(1);
		vi.advanceTimersByTime(each);
		expect(pace.showing?.at).toBe(2);
		vi.advanceTimersByTime(each);
		expect(pace.showing).toBeNull();
	});

	it('comes at once again after a rest', () => {
		const pace = new Pace();
		moves(pace, 2);
		vi.advanceTimersByTime(3 * each);
		moves(pace, 3, 2);
		expect(pace.showing).toBeNull();
	});

	it('never takes longer than all of it may, and misses nothing on the way', () => {
		const pace = new Pace();
		moves(pace, 101);
		const seen = [pace.showing!.at];
		for (let time = 0; time < all + 2 * each && pace.showing; time += 10) {
			vi.advanceTimersByTime(10);
			if (pace.showing && pace.showing.at !== seen.at(-1)) seen.push(pace.showing.at);
		}
		expect(pace.showing).toBeNull();
		expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
	});

	it('can be skipped, or switched off', () => {
		const pace = new Pace();
		moves(pace, 5);
		pace.skip();
		expect(pace.showing).toBeNull();
		settings.pace = 'at-once';
		moves(pace, 10, 5);
		expect(pace.showing).toBeNull();
	});

	it('waits for somebody to look', () => {
		const pace = new Pace();
		moves(pace, 3);
		hidden = true;
		vi.advanceTimersByTime(60_000);
		expect(pace.showing?.at).toBe(1);
		hidden = false;
		vi.advanceTimersByTime(3 * each);
		expect(pace.showing).toBeNull();
	});
});
