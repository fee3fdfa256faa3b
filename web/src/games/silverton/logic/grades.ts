/** How a solitaire game stands: the grades as boxes, and the best one still in reach. */
import type { View } from '../types.ts';

export const GRADES = [
	'decisive-victory',
	'substantial-victory',
	'marginal-victory',
	'draw',
	'marginal-defeat',
	'substantial-defeat',
	'decisive-defeat',
] as const;
export type Grade = (typeof GRADES)[number];

export interface Rung {
	grade: Grade;
	/** The last turn, or the least cash, that earns it; the worst grade has none. */
	bound: number | null;
	/** It cannot be had any more. */
	missed: boolean;
}

/** The grades of this scenario, best first; none where results are not graded. */
export function ladder(view: View): Rung[] {
	const bounds = view.grades ?? [];
	if (view.players.length !== 1 || !bounds.length) return [];
	return GRADES.map((grade, at) => {
		const bound = bounds[at] ?? null;
		return { grade, bound, missed: bound !== null && view.target !== null && view.turn > bound };
	});
}

/** The rung that matters now: by turns the best that can still be had, by cash the next above what one has. */
export function nextRung(view: View): Rung | undefined {
	const rungs = ladder(view);
	const cash = view.players[0]?.cash ?? 0;
	if (view.target !== null) return rungs.find((rung) => !rung.missed);
	return [...rungs].reverse().find((rung) => rung.bound !== null && rung.bound > cash) ?? rungs[0];
}
