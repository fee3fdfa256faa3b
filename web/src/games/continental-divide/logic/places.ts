/** Where on the board something happened. */
import type { GameEvent } from '../../types.ts';
import type { View } from '../types.ts';

/** The hexes the event names; with a position, the track of its railroad, or of those its players hold. */
export function places(event: GameEvent, _: unknown, view?: View): string[] {
	if (typeof event.hex === 'string') return [event.hex];
	if (Array.isArray(event.hexes)) return event.hexes as string[];
	const { railroad, seat, winners = [] } = event as Partial<Named>;
	const seats = seat === undefined ? winners : [seat];
	const charters = view?.railroads.filter(({ id, held }) =>
		railroad === undefined ? seats.some((each) => held[each]) : id === railroad,
	);
	return [...new Set((charters ?? []).flatMap(({ track }) => track))];
}

interface Named {
	railroad: string;
	seat: number;
	winners: number[];
}
