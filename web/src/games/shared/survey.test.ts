import { describe, expect, it } from 'vitest';
import { roseOf, scaleOf } from './survey.ts';

describe('the scale of a sheet', () => {
	it('is a round distance that has room', () => {
		for (const mile of [0.3, 0.93, 2.86, 11]) {
			const { miles, length } = scaleOf(mile, 200);
			expect(length).toBeLessThanOrEqual(200);
			expect(length).toBeGreaterThan(200 / 4);
			expect(length).toBeCloseTo(miles * mile, 0);
			expect(miles % 4).toBe(0);
		}
	});

	it('never ends in nothing, however large a mile is', () => {
		expect(scaleOf(1e6, 200).miles).toBe(4);
	});
});

it('draws the four winds longer than what is between them', () => {
	const { light, dark } = roseOf(100);
	expect(dark.match(/M0 0/g)).toHaveLength(8);
	expect(light).toContain('L0 -100');
	expect(light).not.toContain('L100 -100');
});
