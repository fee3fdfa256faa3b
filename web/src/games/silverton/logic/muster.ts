/** A set of pieces such as "S+2 S P+1 P" as numbers of each kind, and back. The menu says what each costs. */
export type Costs = Record<string, number>;

export const pointsOf = (pieces: string, costs: Costs): number =>
	pieces.split(' ').reduce((sum, piece) => sum + (costs[piece] ?? 0), 0);

export function countPieces(pieces: string): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const kind of pieces.split(' ').filter(Boolean)) counts[kind] = (counts[kind] ?? 0) + 1;
	return counts;
}

export const composePieces = (counts: Record<string, number>, costs: Costs): string =>
	Object.keys(costs)
		.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
		.join(' ');

/** Whether some choice has at least that many of each kind. */
export const isReachable = (every: readonly string[], counts: Record<string, number>): boolean =>
	every.some((pieces) => {
		const there = countPieces(pieces);
		return Object.entries(counts).every(([kind, count]) => (there[kind] ?? 0) >= count);
	});
