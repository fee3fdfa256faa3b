import { describe, expect, it } from 'vitest';
import type { LogEntry, HistoryEntry } from '../app/api.ts';
import { joined, known, lastActed, standing, takenBack } from './history.ts';

function step(ply: number, entry: LogEntry = { seat: 0, action: { type: 'pass' } }): HistoryEntry {
	return { ply, entry, events: [] };
}

describe('history', () => {
	it('takes every ply once, whatever arrives twice', () => {
		const steps = joined([step(1), step(2)], [step(2), step(3)])!;
		expect(steps.map(({ ply }) => ply)).toEqual([1, 2, 3]);
		expect(joined(steps, [step(1), step(2), step(3)])!.map(({ ply }) => ply)).toEqual([1, 2, 3]);
	});

	it('refuses to leave a gap', () => {
		expect(joined([step(1)], [step(3)])).toBeNull();
		expect(joined([], [step(1), step(3)])).toBeNull();
		expect(known([step(1)])).toBe(1);
		expect(known([])).toBe(0);
	});

	it('marks what was taken back, also twice over', () => {
		const undo = (log: number): LogEntry => ({ undo: log, by: [0] });
		const steps = joined([], [step(1), step(2), step(3), step(4, undo(1)), step(5), step(6, undo(0)), step(7)])!;
		expect(steps.filter(({ undone }) => undone).map(({ ply }) => ply)).toEqual([1, 2, 3, 5]);
		expect(standing(steps).map(({ ply }) => ply)).toEqual([7]);
		const gone = [...takenBack(steps)].map(([by, taken]) => [by, taken.map(({ ply }) => ply)]);
		expect(gone).toEqual([
			[4, [2, 3]],
			[6, [1, 5]],
		]);
	});

	it('marks again when the undo arrives later', () => {
		const before = joined([], [step(1), step(2)])!;
		const after = joined(before, [step(3, { undo: 1, by: [0, 1] })])!;
		expect(standing(after).map(({ ply }) => ply)).toEqual([1]);
		expect(before[1]?.undone).toBeFalsy();
	});

	it('knows how long the log was when a seat last acted', () => {
		const log = [
			step(1, { chance: 'turn_order', n: 0, outcome: [1, 0] }),
			step(2),
			step(3, { seat: 1, action: { type: 'pass' } }),
		];
		expect(lastActed(log, [0])).toBe(2);
		expect(lastActed(log, [1])).toBe(3);
		expect(lastActed(log, [2])).toBe(0);
	});
});
