/** A table's history: every ply once, in order, with undone entries marked. */
import type { ActionEntry, HistoryEntry, UndoEntry } from './api.ts';

export function isUndo(step: HistoryEntry): step is HistoryEntry & { entry: UndoEntry } {
	return 'undo' in step.entry;
}

export function isAction(step: HistoryEntry): step is HistoryEntry & { entry: ActionEntry } {
	return 'action' in step.entry;
}

/** The ply up to which nothing is missing. */
export function lastPly(steps: readonly HistoryEntry[]): number {
	return steps.at(-1)?.ply ?? 0;
}

/** Append the new entries in `arrived`; null if plies before them are missing. */
export function appendEntries(steps: readonly HistoryEntry[], arrived: readonly HistoryEntry[]): HistoryEntry[] | null {
	const last = lastPly(steps);
	const fresh = arrived.filter((step) => step.ply > last);
	if (fresh.some((step, index) => step.ply !== last + 1 + index)) return null;
	return marked([...steps, ...fresh]);
}

/** Mark the entries that later undo entries undid. */
function marked(steps: HistoryEntry[]): HistoryEntry[] {
	const undone = new Set([...entriesUndoneBy(steps).values()].flat());
	return steps.map((step) =>
		Boolean(step.undone) === undone.has(step) ? step : { ...step, undone: undone.has(step) },
	);
}

/** By the ply of each undo entry, the entries it undid. */
export function entriesUndoneBy(steps: readonly HistoryEntry[]): Map<number, HistoryEntry[]> {
	const withoutUndone: HistoryEntry[] = [];
	const found = new Map<number, HistoryEntry[]>();
	for (const step of steps) {
		if (isUndo(step)) found.set(step.ply, withoutUndone.splice(step.entry.undo));
		else withoutUndone.push(step);
	}
	return found;
}

/** The game's log: the history without undo entries and what they undid. */
export function withoutUndone(steps: readonly HistoryEntry[]): HistoryEntry[] {
	return steps.filter((step) => !isUndo(step) && !step.undone);
}

/** The length of the log after the last action of one of these seats. */
export function lengthAfterLastAction(log: readonly HistoryEntry[], seats: readonly number[]): number {
	return 1 + log.findLastIndex((step) => isAction(step) && seats.includes(step.entry.seat));
}
