/** Where the page tells of what has no place on the board: a `data-place`. */
import { BANK, type GameEvent } from '../types.ts';

export function panel({ market, railroad, seat }: GameEvent): string {
	if (market !== undefined) return `market-${market}`;
	if (railroad !== undefined) return `railroad-${railroad}`;
	return seat === undefined ? BANK : `seat-${seat}`;
}
