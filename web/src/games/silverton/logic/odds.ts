/** Chances as menus and cards tell them. */
import type { ClaimCard, Commodity, Odds, View } from '../types.ts';

const TWO_DICE = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
/** The first time a claim is operated, one die and 6 (SV-7.3). */
const FIRST_ROLLS = [7, 8, 9, 10, 11, 12];

export const percent = (rolls: number, of: number): number => Math.round((100 * rolls) / of);

/** How a price may move, in hundredths: down, not at all, up. */
export function moves({ odds, of }: Odds): { down: number; same: number; up: number } {
	const count = (fits: (boxes: number) => boolean): number =>
		percent(
			odds.reduce((sum, [boxes, rolls]) => sum + (fits(boxes) ? rolls : 0), 0),
			of,
		);
	return { down: count((boxes) => boxes < 0), same: count((boxes) => boxes === 0), up: count((boxes) => boxes > 0) };
}

export interface Prospects {
	/** In hundredths. */
	depletion: number;
	/** Goods, on average. */
	goods: number;
	/** Money, on average, at today's best price and less the cost of operating. */
	gain: number;
	/** How many of `of` rolls bring how many goods; 0 is depletion. */
	spread: Odds;
	/** Goods until it is depleted or the game is over, on average, if it is operated every turn. */
	life: number;
	/** What they bring at today's best price, less the cost of operating. */
	lifeGain: number;
}

/** What operating a claim brings. One that has never been operated has better odds. */
export function prospects(view: View, card: ClaimCard, opened: boolean): Prospects {
	const rolls = opened ? TWO_DICE : FIRST_ROLLS;
	const goods = rolls.map((roll) => card.production[roll] ?? 0);
	const average = mean(card, rolls);
	const counts = new Map<number, number>();
	for (const each of goods) counts.set(each, (counts.get(each) ?? 0) + 1);
	return {
		depletion: percent(rolls.filter((roll) => roll <= card.depleted_max).length, rolls.length),
		goods: Math.round(average * 10) / 10,
		gain: Math.round(average * bestPrice(view, card.commodity)) - card.operate_cost,
		spread: { odds: [...counts].sort(([a], [b]) => a - b), of: rolls.length },
		...lifetime(view, card, opened),
	};
}

const mean = (card: ClaimCard, rolls: readonly number[]): number =>
	rolls.reduce((sum, roll) => sum + (card.production[roll] ?? 0), 0) / rolls.length;
const survival = (card: ClaimCard, rolls: readonly number[]): number =>
	rolls.filter((roll) => roll > card.depleted_max).length / rolls.length;

/** A claim that is operated in every turn that is left, while it lasts. */
function lifetime(view: View, card: ClaimCard, opened: boolean): { life: number; lifeGain: number } {
	let [alive, goods, times] = [1, 0, 0];
	for (let turn = view.turn; turn <= Math.max(view.turn, view.last_turn); turn++) {
		const rolls = opened || turn > view.turn ? TWO_DICE : FIRST_ROLLS;
		goods += alive * mean(card, rolls);
		times += alive;
		alive *= survival(card, rolls);
	}
	return {
		life: Math.round(goods * 10) / 10,
		lifeGain: Math.round(goods * bestPrice(view, card.commodity) - times * card.operate_cost),
	};
}

export const bestPrice = (view: View, commodity: Commodity): number =>
	Math.max(0, ...view.markets.filter((each) => each.open && each.commodity === commodity).map((each) => each.price));
