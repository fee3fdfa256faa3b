/** The price chart, box by box. */
import type { GameEvent } from '../../types.ts';
import type { Market, Price } from '../types.ts';

/** Boxes of a column. */
export const COLUMN = 10;

export type Kind = 'marker' | 'shaded' | 'box';

export function cells(market: Market, price: Price, box: number): { price: number; kind: Kind } {
	const kind = price.box === box ? 'marker' : market.blocked.includes(box) ? 'shaded' : 'box';
	return { price: market.ladder[box] ?? 0, kind };
}

/** How far each marker moved in these events. */
export function lastMoves(events: readonly GameEvent[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const event of events) {
		if (event.type === 'price_moved')
			found.set(event.market as string, (event.end as number) - (event.start as number));
	}
	return found;
}
