/** Ways over a player's own track, for showing; what counts, the server says. */
import type { Pack, View } from '../types.ts';
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
