/** Where on the map something happened. */
import type { GameEvent } from '../../types.ts';
import type { Pack, Target, Terms, View } from '../types.ts';
import { spotKey } from './menu.ts';
import { indexOf } from './names.ts';

/** What the event names; with a position and no name: its piece, or what its players have on the map. */
export function places(event: GameEvent, pack: Pack, view?: View): string[] {
	const named = event as GameEvent & Named;
	const found = spots([named, named.target, named.give, named.take], pack);
	if (event.type === 'transferred') found.push(...spots([{ claim: named.to }], pack));
	const theirs =
		found.length || !view ? [] : seatsOf(named).flatMap((seat) => belongings(view, seat, named.piece, pack));
	return [...new Set([...found, ...theirs])];
}

interface Things {
	segment?: string;
	segments?: string[];
	claim?: number;
	claims?: number[];
	passenger?: number;
	passengers?: number[];
	city?: string | null;
	cities?: string[];
}

interface Named extends Things {
	target?: Target;
	give?: Terms | null;
	take?: Terms | null;
	to?: number;
	piece?: string;
	seat?: number;
	winners?: number[];
}

const seatsOf = ({ seat, winners = [] }: Named): number[] => (seat === undefined ? winners : [seat]);

/** Segments, and the towns of claims and lines. */
function spots(named: (Things | null | undefined)[], pack: Pack): string[] {
	const { claims, lines } = indexOf(pack);
	const all = named.flatMap((each) => each ?? []);
	const segments = all.flatMap(({ segments = [], segment }) => (segment ? [...segments, segment] : segments));
	const towns = all.flatMap((each) => [
		...[...(each.claims ?? []), each.claim].flatMap((number) => claims.get(number!)?.town ?? []),
		...[...(each.passengers ?? []), each.passenger].flatMap((number) => lines.get(number!)?.towns ?? []),
		...[...(each.cities ?? []), each.city].flatMap((city) => city ?? []),
	]);
	return [...segments.map((segment) => spotKey({ segment })), ...towns.map((town) => spotKey({ town }))];
}

/** The places of a player's piece, or of all of them; without any, of their track, then of their cities. */
function belongings(view: View, seat: number, piece: string | undefined, pack: Pack): string[] {
	const { pieces, track, cities } = view.players[seat]!;
	const standing = pieces.filter(({ id, target }) => target && (piece === undefined || id === piece));
	const there = spots(
		standing.map(({ target }) => target),
		pack,
	);
	return there.length ? there : spots([track.length ? { segments: track } : { cities }], pack);
}
