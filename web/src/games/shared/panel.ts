/** The `data-place` of the panel that shows an event without a place on the board. */
import { BANK, type GameEvent } from '../types.ts';

export function panel({ market, railroad, seat }: GameEvent): string {
	if (market !== undefined) return `market-${market}`;
	if (railroad !== undefined) return `railroad-${railroad}`;
	return seat === undefined ? BANK : `seat-${seat}`;
}
