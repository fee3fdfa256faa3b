/** The price chart, box by box. */
import type { Market, Price } from '../types.ts';

export type Kind = 'marker' | 'shaded' | 'box';

export function cells(market: Market, price: Price, box: number): { price: number; kind: Kind } {
	const kind = price.box === box ? 'marker' : market.blocked.includes(box) ? 'shaded' : 'box';
	return { price: market.ladder[box] ?? 0, kind };
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
