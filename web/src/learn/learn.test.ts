import { describe, expect, it } from 'vitest';
import { hintFor } from './hints.ts';
import { lessonIdOf, stopAt, accepts, type Stop } from './lesson.ts';
import { matches } from './pattern.ts';

describe('patterns', () => {
	it('want the fields they name', () => {
		expect(matches({ turn: 1, phase: 'stock' }, { turn: 1, phase: 'stock', seat: 2 })).toBe(true);
		expect(matches({ turn: 1, phase: 'stock' }, { turn: 1, phase: 'track' })).toBe(false);
		expect(matches({ turn: 1 }, null)).toBe(false);
	});

	it('find one element of a list', () => {
		const view = {
			players: [
				{ seat: 0, pieces: [{ id: 's1', status: 'free' }] },
				{ seat: 1, pieces: [] },
			],
		};
		expect(matches({ players: { seat: 0, pieces: { id: 's1', status: 'free' } } }, view)).toBe(true);
		expect(matches({ players: { seat: 1, pieces: { id: 's1' } } }, view)).toBe(false);
	});

	it('know ranges, choices and what is not there', () => {
		expect(matches({ min: 4 }, 5)).toBe(true);
		expect(matches({ min: 4 }, 3)).toBe(false);
		expect(matches([{ turn: 4 }, { phase: 'over' }], { turn: 3, phase: 'over' })).toBe(true);
		expect(matches({ drawn: false }, { drawn: null })).toBe(true);
		expect(matches({ owner: false }, { owner: 0 })).toBe(false);
		expect(matches({ goods: 2 }, { goods: { min: 1, max: 3 } })).toBe(true);
	});
});

describe('a lesson', () => {
	const stops: Stop[] = [
		{ key: 'a', at: { turn: 1 }, rules: [], welcome: [{ type: 'place', claim: 9 }] },
		{ key: 'end', at: { turn: { min: 2 } }, rules: [] },
	];
	const menu = { choices: [{ type: 'place', claim: [7, 9] }, { type: 'done' }], refused: [] };

	it('is told by the id of its table', () => {
		expect(lessonIdOf('learn-silverton-winter-0123456789abcdef')).toBe('silverton-winter');
		expect(lessonIdOf('0123456789abcdef')).toBeNull();
	});

	it('stops where the learner is asked, and ends for any seat', () => {
		expect(stopAt(stops, { turn: 1 }, true)).toBe(0);
		expect(stopAt(stops, { turn: 1 }, false)).toBe(-1);
		expect(stopAt(stops, { turn: 5 }, false)).toBe(1);
	});

	it('wants something while it can be chosen, and lets everything pass otherwise', () => {
		expect(accepts(stops[0]!, menu, { type: 'place', claim: 9 })).toBe(true);
		expect(accepts(stops[0]!, menu, { type: 'place', claim: 7 })).toBe(false);
		expect(accepts(stops[0]!, menu, { type: 'done' })).toBe(false);
		expect(accepts(stops[0]!, { choices: [{ type: 'done' }], refused: [] }, { type: 'done' })).toBe(true);
		expect(accepts(stops[1]!, menu, { type: 'done' })).toBe(true);
	});
});

describe('first-game mode', () => {
	const hint = (rule: string) => ({ rule, sentence: '' });
	const hints = { choice: { pay: hint('b') }, phase: { placement: hint('a') }, winter: hint('w') };

	it('prefers what is asked to the phase, and winter to both', () => {
		const menu = { choices: [{ type: 'pay' }, { type: 'pass' }], refused: [] };
		expect(hintFor(hints, { phase: 'disputes' }, menu)?.rule).toBe('b');
		expect(hintFor(hints, { phase: 'placement', winter: true }, null)?.rule).toBe('w');
		expect(hintFor(hints, { phase: 'placement', winter: false }, null)?.rule).toBe('a');
		expect(hintFor(hints, { phase: 'x' }, null)).toBeNull();
	});
});
