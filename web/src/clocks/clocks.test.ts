import { describe, expect, it } from 'vitest';
import type { SeatForm, Sitting } from '../start/seats.ts';
import { beat, inUnits, isLittle, leftOf } from './duration.ts';
import { usualPace } from './timeControl.ts';

const clock = { now: 100, deadline: 400, left: [500, 200, null], away: [null, null, null], pause: null };

describe('what is left', () => {
	it('runs only for who is asked', () => {
		expect(leftOf(clock, 0, 0, 150)).toBe(250);
		expect(leftOf(clock, 1, 0, 150)).toBe(200);
		expect(leftOf(clock, 2, 0, 150)).toBeNull();
	});

	it('is never less than nothing, nor more than there was', () => {
		expect(leftOf(clock, 0, 0, 9_999)).toBe(0);
		expect(leftOf({ ...clock, deadline: 99_999 }, 0, 0, 100)).toBe(500);
	});

	it('stands still without a deadline', () => {
		expect(leftOf({ ...clock, deadline: null }, 0, 0, 9_999)).toBe(500);
	});
});

it('is said in one unit, and seconds only at the very end', () => {
	expect(inUnits(6.9 * 86_400)).toEqual({ unit: 'days', count: 7 });
	expect(inUnits(47 * 3_600)).toEqual({ unit: 'hours', count: 47 });
	expect(inUnits(119 * 60)).toEqual({ unit: 'minutes', count: 119 });
	expect(inUnits(119)).toEqual({ unit: 'seconds', count: 119 });
	expect(inUnits(0)).toEqual({ unit: 'seconds', count: 0 });
	expect(beat(86_400)).toBeGreaterThan(beat(60));
});

it('is little with a fifth of the bank', () => {
	expect(isLittle(21, 100)).toBe(false);
	expect(isLittle(20, 100)).toBe(true);
});

it('fits who plays', () => {
	const seats = (...sittings: Sitting[]) => sittings.map((sitting): SeatForm => ({ sitting, name: '', bot: '' }));
	expect(usualPace(seats('me', 'bot', 'hotseat'), true)).toBe('none');
	expect(usualPace(seats('me', 'friend', 'bot'), true)).toBe('slow');
	expect(usualPace(seats('me', 'friend', 'open'), true)).toBe('fast');
	expect(usualPace(seats('me', 'open'), false)).toBe('slow');
});
