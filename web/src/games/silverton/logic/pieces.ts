/** Where the pieces of all players are. */
import type { Piece, Target, View } from '../types.ts';

export interface PlacedPiece {
	seat: number;
	piece: Piece;
}

export function targetKey(target: Target): string {
	if ('segment' in target) return `segment ${target.segment}`;
	if ('claim' in target) return `claim ${target.claim}`;
	if ('passenger' in target) return `passenger ${target.passenger}`;
	return 'deck';
}

/** The pieces on each target. */
export function piecesByTarget(view: View): Map<string, PlacedPiece[]> {
	const found = new Map<string, PlacedPiece[]>();
	for (const { seat, pieces } of view.players) {
		for (const piece of pieces) {
			if (!piece.target) continue;
			const key = targetKey(piece.target);
			found.set(key, [...(found.get(key) ?? []), { seat, piece }]);
		}
	}
	return found;
}

/** The player's own piece with that id. */
export const pieceOf = (view: View, id: string): Piece | undefined =>
	view.you === null ? undefined : view.players[view.you]?.pieces.find((piece) => piece.id === id);
