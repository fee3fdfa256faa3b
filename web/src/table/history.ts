/** A table's history as the page keeps it: every ply once, in order, undone stretches marked. */
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

/** The history with what is new in `arrived`, or null when plies before it are missing and must be fetched. */
export function appendEntries(steps: readonly HistoryEntry[], arrived: readonly HistoryEntry[]): HistoryEntry[] | null {
	const last = lastPly(steps);
	const fresh = arrived.filter((step) => step.ply > last);
	if (fresh.some((step, index) => step.ply !== last + 1 + index)) return null;
	return marked([...steps, ...fresh]);
}

/** Marks what later undo entries took back. */
function marked(steps: HistoryEntry[]): HistoryEntry[] {
	const undone = new Set([...entriesUndoneBy(steps).values()].flat());
	return steps.map((step) =>
		Boolean(step.undone) === undone.has(step) ? step : { ...step, undone: undone.has(step) },
	);
}

/** By the ply of each undo entry, what it took back. */
export function entriesUndoneBy(steps: readonly HistoryEntry[]): Map<number, HistoryEntry[]> {
	const withoutUndone: HistoryEntry[] = [];
	const found = new Map<number, HistoryEntry[]>();
	for (const step of steps) {
		if (isUndo(step)) found.set(step.ply, withoutUndone.splice(step.entry.undo));
		else withoutUndone.push(step);
	}
	return found;
}

/** The game's log: the history without undo entries and what they took back. */
export function withoutUndone(steps: readonly HistoryEntry[]): HistoryEntry[] {
	return steps.filter((step) => !isUndo(step) && !step.undone);
}

/** How many entries of the log there were when one of these seats last acted. */
export function lengthAfterLastAction(log: readonly HistoryEntry[], seats: readonly number[]): number {
	return 1 + log.findLastIndex((step) => isAction(step) && seats.includes(step.entry.seat));
}
