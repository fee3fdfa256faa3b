/** A lesson and where it stops (docs/learning.md). Which stop it is follows from the position alone: nothing is kept. */
import type { Action, Menu } from '../games/types.ts';
import type { Stop } from './api.ts';
import { matches } from './pattern.ts';

export type { Lesson, Stop } from './api.ts';

/** The id of the lesson that is learned at a table, or null. */
export function lessonIdOf(table: string): string | null {
	return /^learn-(.+)-[^-]+$/.exec(table)?.[1] ?? null;
}

/** The number of the stop at which the game is, or -1 between two. The last one is the end, whoever is asked. */
export function stopAt(stops: Stop[], view: unknown, asked: boolean): number {
	return stops.findIndex((stop, index) => (asked || index === stops.length - 1) && matches(stop.at, view));
}

/** True if the lesson goes on with that action, or if nothing of what it would like can be chosen. */
export function accepts(stop: Stop, menu: Menu | null, action: Action): boolean {
	const possible = (stop.welcome ?? []).filter((pattern) => menu?.choices.some((box) => matches(pattern, box)));
	return !possible.length || possible.some((pattern) => matches(pattern, action));
}
