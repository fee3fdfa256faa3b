import { describe, expect, it } from 'vitest';
import type { SeatForm, Occupant } from '../start/seats.ts';
import { refreshInterval, inOneUnit, isLow, timeLeft } from './duration.ts';
import { defaultTimeControl } from './timeControl.ts';

const clock = { now: 100, deadline: 400, left: [500, 200, null], away: [null, null, null], pause: null };

describe('what is left', () => {
	it('runs only for the player to move', () => {
		expect(timeLeft(clock, 0, 0, 150)).toBe(250);
		expect(timeLeft(clock, 1, 0, 150)).toBe(200);
		expect(timeLeft(clock, 2, 0, 150)).toBeNull();
	});

	it('is never less than nothing, nor more than there was', () => {
		expect(timeLeft(clock, 0, 0, 9_999)).toBe(0);
		expect(timeLeft({ ...clock, deadline: 99_999 }, 0, 0, 100)).toBe(500);
	});

	it('stands still without a deadline', () => {
		expect(timeLeft({ ...clock, deadline: null }, 0, 0, 9_999)).toBe(500);
	});
});

it('is said in one unit, and seconds only at the very end', () => {
	expect(inOneUnit(6.9 * 86_400)).toEqual({ unit: 'days', count: 7 });
	expect(inOneUnit(47 * 3_600)).toEqual({ unit: 'hours', count: 47 });
	expect(inOneUnit(119 * 60)).toEqual({ unit: 'minutes', count: 119 });
	expect(inOneUnit(119)).toEqual({ unit: 'seconds', count: 119 });
	expect(inOneUnit(0)).toEqual({ unit: 'seconds', count: 0 });
	expect(refreshInterval(86_400)).toBeGreaterThan(refreshInterval(60));
});

it('is little with a fifth of the bank', () => {
	expect(isLow(21, 100)).toBe(false);
	expect(isLow(20, 100)).toBe(true);
});

it('fits who plays', () => {
	const seats = (...sittings: Occupant[]) => sittings.map((sitting): SeatForm => ({ sitting, name: '', bot: '' }));
	expect(defaultTimeControl(seats('me', 'bot', 'hotseat'), true)).toBe('none');
	expect(defaultTimeControl(seats('me', 'friend', 'bot'), true)).toBe('slow');
	expect(defaultTimeControl(seats('me', 'friend', 'open'), true)).toBe('fast');
	expect(defaultTimeControl(seats('me', 'open'), false)).toBe('slow');
});
