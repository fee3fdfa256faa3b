/** The price chart, box by box, and where its markers may go. */
import type { Market, Odds, Pack, Price, View } from '../types.ts';
import { demand } from './turns.ts';

/** Boxes of a column. */
export const COLUMN = 10;

export type Kind = 'marker' | 'shaded' | 'box';

export function cells(market: Market, price: Price, box: number): { price: number; kind: Kind } {
	const kind = price.box === box ? 'marker' : market.blocked.includes(box) ? 'shaded' : 'box';
	return { price: market.ladder[box] ?? 0, kind };
}

/** The sums of so many dice, each way to roll once. */
function sums(dice: number): number[] {
	let found = [0];
	for (let die = 0; die < dice; die++) found = found.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
	return found;
}

/** A marker stops before the edge and before a shaded box (SV-8.3). */
function stopped(market: Market, box: number, boxes: number): number {
	const step = Math.sign(boxes);
	for (let left = Math.abs(boxes); left > 0; left--) {
		const next = box + step;
		if (next < 0 || next >= COLUMN || market.blocked.includes(next)) break;
		box = next;
	}
	return box;
}

/** How the marker may move at the end of the turn with what is sold by now (SV-8.1, SV-8.2); nothing without dice. */
export function outlook(pack: Pack, view: View, market: Market, price: Price): Odds | undefined {
	const changes = pack.changes?.[market.change ?? ''];
	if (!changes || !market.dice || view.rules.includes('simple-market')) return undefined;
	const pressure = Math.ceil(price.sold / (market.sold_divisor || 1)) - (market.idn ? demand(pack, view.turn) : 0);
	const counts = new Map<number, number>();
	const rolls = sums(market.dice);
	for (const roll of rolls) {
		const row = changes.find(({ low, high }) => low <= roll + pressure && roll + pressure <= high) ?? changes.at(-1)!;
		const moved = stopped(market, price.box, row.boxes) - price.box;
		counts.set(moved, (counts.get(moved) ?? 0) + 1);
	}
	return { odds: [...counts].sort(([a], [b]) => a - b), of: rolls.length };
}

/** A line through the prices of the last turns, within a box of that size. */
export function sparkline(prices: readonly number[], width: number, height: number, most = 8): string {
	const shown = prices.slice(-most);
	if (shown.length < 2) return '';
	const [low, high] = [Math.min(...shown), Math.max(...shown)];
	const y = (price: number): number => height - 1.5 - ((price - low) / Math.max(1, high - low)) * (height - 3);
	return shown
		.map((price, at) => `${((at * (width - 2)) / (shown.length - 1) + 1).toFixed(1)},${y(price).toFixed(1)}`)
		.join(' ');
}
