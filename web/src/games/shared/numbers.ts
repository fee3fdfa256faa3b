import type { Range } from '../types.ts';

export function within(range: Range, value: number): boolean {
	return Number.isInteger(value) && value >= range.min && value <= range.max && !range.except?.includes(value);
}

/** The allowed number nearest to `value`; upward first. */
export function nearest(range: Range, value: number): number {
	const clamped = Math.min(Math.max(Math.round(value) || range.min, range.min), range.max);
	for (let away = 0; away <= range.max - range.min; away++) {
		if (within(range, clamped + away)) return clamped + away;
		if (within(range, clamped - away)) return clamped - away;
	}
	return range.min;
}

/** One step up or down, skipping exceptions. */
export function step(range: Range, value: number, by: 1 | -1): number {
	for (let next = value + by; next >= range.min && next <= range.max; next += by) {
		if (within(range, next)) return next;
	}
	return value;
}
