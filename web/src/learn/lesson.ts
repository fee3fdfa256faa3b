/** A lesson and its stops (docs/learning.md). The stop follows from the position alone: no state is kept. */
import type { Action, Menu } from '../games/types.ts';
import type { Stop } from './api.ts';
import { matches } from './pattern.ts';

export type { Lesson, Stop } from './api.ts';

/** The id of the lesson at a table, or null. */
export function lessonIdOf(table: string): string | null {
	return /^learn-(.+)-[^-]+$/.exec(table)?.[1] ?? null;
}

/** The index of the current stop, or -1 between two. The last stop is the end, whichever seat is asked. */
export function stopAt(stops: Stop[], view: unknown, asked: boolean): number {
	return stops.findIndex((stop, index) => (asked || index === stops.length - 1) && matches(stop.at, view));
}

/** Whether the lesson continues with that action, or nothing it suggests can be chosen. */
export function accepts(stop: Stop, menu: Menu | null, action: Action): boolean {
	const possible = (stop.welcome ?? []).filter((pattern) => menu?.choices.some((box) => matches(pattern, box)));
	return !possible.length || possible.some((pattern) => matches(pattern, action));
}
