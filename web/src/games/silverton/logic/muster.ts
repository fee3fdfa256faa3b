/** Pieces for the game, such as "S+2 S P+1 P", as numbers of each kind and back. */
export const KINDS = ['S+2', 'S+1', 'S', 'P+2', 'P+1', 'P'] as const;

export function counted(pieces: string): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const kind of pieces.split(' ').filter(Boolean)) counts[kind] = (counts[kind] ?? 0) + 1;
	return counts;
}

export const composed = (counts: Record<string, number>): string =>
	KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind as string)).join(' ');

/** Whether some choice has at least that many of each kind. */
export const reachable = (every: readonly string[], counts: Record<string, number>): boolean =>
	every.some((pieces) => {
		const there = counted(pieces);
		return Object.entries(counts).every(([kind, count]) => (there[kind] ?? 0) >= count);
	});
