/** Ways over a player's own track, for showing; what counts, the server says. */
import type { Belongings, Pack, Piece, View } from '../types.ts';
import { indexOf } from './names.ts';

/** The segments that are open to these players this turn. */
export function openTrack(pack: Pack, view: View, seats: readonly number[]): string[] {
	const { segments } = indexOf(pack);
	return Object.entries(view.owners).flatMap(([id, owner]) => {
		const shut = view.winter && segments.get(id)?.snow && !view.cleared.includes(id);
		return seats.includes(owner) && !shut ? [id] : [];
	});
}

/** The shortest way between two towns over these segments; undefined where there is none. */
export function shortest(pack: Pack, over: readonly string[], from: string, to: string): string[] | undefined {
	const { segments } = indexOf(pack);
	const near = new Map<string, { to: string; id: string; length: number }[]>();
	for (const id of over) {
		const { a, b, length } = segments.get(id)!;
		near.set(a, [...(near.get(a) ?? []), { to: b, id, length }]);
		near.set(b, [...(near.get(b) ?? []), { to: a, id, length }]);
	}
	const reached = new Map<string, { way: string[]; length: number }>([[from, { way: [], length: 0 }]]);
	const done = new Set<string>();
	for (;;) {
		const next = [...reached].filter(([town]) => !done.has(town)).sort(([, a], [, b]) => a.length - b.length)[0];
		if (!next) return undefined;
		const [town, { way, length }] = next;
		if (town === to) return way;
		done.add(town);
		for (const step of near.get(town) ?? []) {
			const known = reached.get(step.to);
			if (!known || length + step.length < known.length) {
				reached.set(step.to, { way: [...way, step.id], length: length + step.length });
			}
		}
	}
}

/** Who runs a passenger line: nobody, one, or two partners. */
export function ownersOf(view: View, number: number): number[] {
	const line = view.passengers.find((each) => each.number === number);
	return [line?.owner, line?.partner].filter((seat) => typeof seat === 'number');
}

/** The way of a passenger line over its owners' track, or over that of the one who looks and his `partner`. */
export function lineRoute(pack: Pack, view: View, number: number, partner?: number): string[] {
	const towns = indexOf(pack).lines.get(number)?.towns;
	const owners = ownersOf(view, number);
	const lookers = [view.you, partner].filter((seat) => typeof seat === 'number');
	const seats = owners.length ? owners : lookers;
	return towns ? (shortest(pack, openTrack(pack, view, seats), ...towns) ?? []) : [];
}

/**
 * Whether a segment touches neither the start nor own track: it would be a second one (SV-5.3). Track that is cut off may
 * be built from (SV-3.8); who is tied to one of two start cities builds from that one only (SV-14.11).
 */
export function isSecond(pack: Pack, view: View, { city }: Pick<Piece, 'city'>, id: string): boolean {
	const player = view.you === null ? undefined : view.players[view.you];
	const segment = indexOf(pack).segments.get(id);
	if (!player || !segment) return false;
	const towns =
		city === null || player.joined
			? network(pack, view, view.you)
			: townsOf(pack, joinedTrack(pack, player.track, [city]), [city]);
	return !towns.has(segment.a) && !towns.has(segment.b);
}

/** The towns that a player's track joins to the start. */
export const joinedTowns = (pack: Pack, view: View, seat: number | null): Set<string> =>
	network(pack, { ...view, players: view.players.map(withoutCutOff) }, seat);

/** Of a player's own shortest route for a line, open this turn and joined to the start; undefined where there is none. */
export function routeLength(pack: Pack, view: View, seat: number, number: number): number | undefined {
	const { lines, segments } = indexOf(pack);
	const joined = withoutCutOff(view.players[seat]!).track;
	const open = openTrack(pack, view, [seat]).filter((id) => joined.includes(id));
	return shortest(pack, open, ...lines.get(number)!.towns)?.reduce((sum, id) => sum + segments.get(id)!.length, 0);
}

const withoutCutOff = (player: Belongings): Belongings => ({
	...player,
	track: player.track.filter((id) => !player.cut_off.includes(id)),
});

/** The towns of a player's start and track. */
export function network(pack: Pack, view: View, seat: number | null): Set<string> {
	const player = seat === null ? undefined : view.players[seat];
	return townsOf(pack, player?.track ?? [], player?.cities ?? []);
}

function townsOf(pack: Pack, track: readonly string[], cities: readonly string[]): Set<string> {
	const found = new Set(cities);
	for (const id of track) {
		const segment = indexOf(pack).segments.get(id);
		if (segment) found.add(segment.a).add(segment.b);
	}
	return found;
}

/** The part of some track that is joined to these cities. */
function joinedTrack(pack: Pack, track: readonly string[], cities: readonly string[]): string[] {
	const { segments } = indexOf(pack);
	const towns = new Set(cities);
	const found: string[] = [];
	let rest = [...track];
	for (let grown = true; grown;) {
		const near = rest.filter((id) => towns.has(segments.get(id)!.a) || towns.has(segments.get(id)!.b));
		for (const id of near) towns.add(segments.get(id)!.a).add(segments.get(id)!.b);
		found.push(...near);
		rest = rest.filter((id) => !near.includes(id));
		grown = near.length > 0;
	}
	return found;
}

/** What goes with a segment that is taken up: lines that nothing joins any more (SV-7.6), and track that is cut off (SV-3.8). */
export function lostWith(pack: Pack, view: View, seat: number, id: string): { lines: number[]; cut: string[] } {
	const networks = (without?: string): string[][] =>
		view.players.map(({ track, cities }) =>
			joinedTrack(
				pack,
				track.filter((each) => each !== without),
				cities,
			),
		);
	const [before, after] = [networks(), networks(id)];
	const lines = view.passengers.flatMap(({ number }) => {
		const owners = ownersOf(view, number);
		const towns = indexOf(pack).lines.get(number)!.towns;
		const joined = (track: string[][]): boolean =>
			shortest(
				pack,
				owners.flatMap((each) => track[each] ?? []),
				...towns,
			) !== undefined;
		return owners.includes(seat) && joined(before) && !joined(after) ? [number] : [];
	});
	return { lines, cut: before[seat]!.filter((each) => each !== id && !after[seat]!.includes(each)) };
}
