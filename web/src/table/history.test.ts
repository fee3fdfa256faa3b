import { describe, expect, it } from 'vitest';
import type { HistoryEntry, LogEntry } from './api.ts';
import { appendEntries, lastPly, lengthAfterLastAction, withoutUndone, entriesUndoneBy } from './history.ts';

function step(ply: number, entry: LogEntry = { seat: 0, action: { type: 'pass' } }): HistoryEntry {
	return { ply, entry, events: [] };
}

describe('history', () => {
	it('takes every ply once, whatever arrives twice', () => {
		const steps = appendEntries([step(1), step(2)], [step(2), step(3)])!;
		expect(steps.map(({ ply }) => ply)).toEqual([1, 2, 3]);
		expect(appendEntries(steps, [step(1), step(2), step(3)])!.map(({ ply }) => ply)).toEqual([1, 2, 3]);
	});

	it('refuses to leave a gap', () => {
		expect(appendEntries([step(1)], [step(3)])).toBeNull();
		expect(appendEntries([], [step(1), step(3)])).toBeNull();
		expect(lastPly([step(1)])).toBe(1);
		expect(lastPly([])).toBe(0);
	});

	it('marks what was taken back, also twice over', () => {
		const undo = (log: number): LogEntry => ({ undo: log, by: [0] });
		const steps = appendEntries([], [step(1), step(2), step(3), step(4, undo(1)), step(5), step(6, undo(0)), step(7)])!;
		expect(steps.filter(({ undone }) => undone).map(({ ply }) => ply)).toEqual([1, 2, 3, 5]);
		expect(withoutUndone(steps).map(({ ply }) => ply)).toEqual([7]);
		const gone = [...entriesUndoneBy(steps)].map(([by, taken]) => [by, taken.map(({ ply }) => ply)]);
		expect(gone).toEqual([
			[4, [2, 3]],
			[6, [1, 5]],
		]);
	});

	it('marks again when the undo arrives later', () => {
		const before = appendEntries([], [step(1), step(2)])!;
		const after = appendEntries(before, [step(3, { undo: 1, by: [0, 1] })])!;
		expect(withoutUndone(after).map(({ ply }) => ply)).toEqual([1]);
		expect(before[1]?.undone).toBeFalsy();
	});

	it('knows how long the log was when a seat last acted', () => {
		const log = [
			step(1, { chance: 'turn_order', n: 0, outcome: [1, 0] }),
			step(2),
			step(3, { seat: 1, action: { type: 'pass' } }),
		];
		expect(lengthAfterLastAction(log, [0])).toBe(2);
		expect(lengthAfterLastAction(log, [1])).toBe(3);
		expect(lengthAfterLastAction(log, [2])).toBe(0);
	});
});
