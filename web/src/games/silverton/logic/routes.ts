/** Routes and networks to show. */
import type { Pack, View } from '../types.ts';
import { indexOf } from './names.ts';

/** The route of a passenger line, as far as it exists. */
export const routeOf = (view: View, number: number): string[] =>
	view.passengers.find((line) => line.number === number)?.route ?? [];

/** The towns of a player's start and track. */
export function network(pack: Pack, view: View, seat: number | null): Set<string> {
	const player = seat === null ? undefined : view.players[seat];
	const found = new Set(player?.cities);
	for (const id of player?.track ?? []) {
		const segment = indexOf(pack).segments.get(id);
		if (segment) found.add(segment.a).add(segment.b);
	}
	return found;
}
