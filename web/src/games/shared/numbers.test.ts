import { describe, expect, it } from 'vitest';
import { nearest, step, within } from './numbers.ts';

const RANGE = { min: 10, max: 20, except: [10, 13, 14, 20] };

describe('a range with gaps', () => {
	it('takes whole numbers inside it', () => {
		expect([11, 12, 15, 19].every((value) => within(RANGE, value))).toBe(true);
		expect([9, 10, 13, 20, 21, 11.5, NaN].some((value) => within(RANGE, value))).toBe(false);
	});

	it('steps over what is taken, and stays where no step is left', () => {
		expect(step(RANGE, 12, 1)).toBe(15);
		expect(step(RANGE, 15, -1)).toBe(12);
		expect(step(RANGE, 19, 1)).toBe(19);
		expect(step(RANGE, 11, -1)).toBe(11);
	});

	it('finds the nearest that can be had', () => {
		expect(nearest(RANGE, 13)).toBe(12);
		expect(nearest(RANGE, 14)).toBe(15);
		expect(nearest(RANGE, 99)).toBe(19);
		expect(nearest(RANGE, NaN)).toBe(11);
	});
});
