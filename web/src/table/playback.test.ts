import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Moment } from './playback.svelte.ts';
import { MOVE_DELAYS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';

const moment = (at: number): Moment => ({ at, view: { at }, recent: [] });
const { each, all } = MOVE_DELAYS.brisk;
let hidden = false;

beforeEach(() => {
	vi.useFakeTimers();
	settings.animationSpeed = 'brisk';
	hidden = false;
	Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => vi.useRealTimers());

/** Moves one after another, from the first moment to that one. */
function moves(playback: Playback, to: number, from = 0): void {
	for (let at = from; at < to; at++) playback.follow(moment(at), moment(at + 1));
}

describe('what others do', () => {
	it('is shown at once when nothing is in the way', () => {
		const playback = new Playback();
		moves(playback, 1);
		expect(playback.current).toBeNull();
	});

	it('waits for what was done before it', () => {
		const playback = new Playback();
		moves(playback, 3);
		expect(playback.current?.at).toBe(1);
		vi.advanceTimersByTime(each);
		expect(playback.current?.at).toBe(2);
		vi.advanceTimersByTime(each);
		expect(playback.current).toBeNull();
	});

	it('comes at once again after a rest', () => {
		const playback = new Playback();
		moves(playback, 2);
		vi.advanceTimersByTime(3 * each);
		moves(playback, 3, 2);
		expect(playback.current).toBeNull();
	});

	it('never takes longer than all of it may, and misses nothing on the way', () => {
		const playback = new Playback();
		moves(playback, 101);
		const seen = [playback.current!.at];
		for (let time = 0; time < all + 2 * each && playback.current; time += 10) {
			vi.advanceTimersByTime(10);
			if (playback.current && playback.current.at !== seen.at(-1)) seen.push(playback.current.at);
		}
		expect(playback.current).toBeNull();
		expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
	});

	it('can be skipped, or switched off', () => {
		const playback = new Playback();
		moves(playback, 5);
		playback.skip();
		expect(playback.current).toBeNull();
		settings.animationSpeed = 'at-once';
		moves(playback, 10, 5);
		expect(playback.current).toBeNull();
	});

	it('waits for somebody to look', () => {
		const playback = new Playback();
		moves(playback, 3);
		hidden = true;
		vi.advanceTimersByTime(60_000);
		expect(playback.current?.at).toBe(1);
		hidden = false;
		vi.advanceTimersByTime(3 * each);
		expect(playback.current).toBeNull();
	});
});
