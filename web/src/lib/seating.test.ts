import { describe, expect, it } from 'vitest';
import { inHours } from './seating.ts';

describe('a length of time', () => {
	it('is told in hours and quarters', () => {
		expect(inHours(104)).toEqual({ hours: 1, rest: 45 });
		expect(inHours(117)).toEqual({ hours: 2, rest: 0 });
		expect(inHours(38)).toEqual({ hours: 0, rest: 45 });
		expect(inHours(2)).toEqual({ hours: 0, rest: 15 });
	});
});
