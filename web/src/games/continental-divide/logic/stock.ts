/** Founding and buying as forms. Every limit comes from the menu. */
import type { Action, Box, Menu, NearMiss, Range } from '../../types.ts';
import { nearest, within } from '../../shared/numbers.ts';
import type { BuyBox, FoundBox, OrderBox } from '../types.ts';

const isBox =
	<Kind>(type: string) =>
	(box: Box): box is Box & Kind =>
		box.type === type;

export const foundBox = (menu: Menu | null): FoundBox | undefined => menu?.choices.find(isBox<FoundBox>('found'));
export const buyBoxes = (menu: Menu | null): BuyBox[] => menu?.choices.filter(isBox<BuyBox>('buy')) ?? [];
export const orderBox = (menu: Menu | null): OrderBox | undefined => menu?.choices.find(isBox<OrderBox>('order'));
export const hasChoice = (menu: Menu | null, type: string): boolean => !!menu?.choices.some((box) => box.type === type);

// Founding

export interface Founding {
	railroad?: string;
	hex?: string;
	shares?: number;
	value?: number;
}

/** The fields of a draft that the box still allows. */
export function foundingOf(draft: Partial<Action> | null, box: FoundBox): Founding {
	if (draft?.type !== 'found') return {};
	const { railroad, hex, shares, value } = draft as Founding;
	return {
		railroad: railroad !== undefined && box.railroad.includes(railroad) ? railroad : undefined,
		hex: hex !== undefined && box.hex.includes(hex) ? hex : undefined,
		shares: shares !== undefined && within(box.shares, shares) ? shares : undefined,
		value: value !== undefined && within(box.value, value) ? value : undefined,
	};
}

/** The same with defaults for the other fields. The player always chooses the start. */
export function withDefaults(founding: Founding, box: FoundBox): Founding {
	return {
		railroad: founding.railroad ?? box.railroad[0],
		hex: founding.hex,
		shares: founding.shares ?? nearest(box.shares, middle(box.shares)),
		value: founding.value ?? nearest(box.value, middle(box.value)),
	};
}

const middle = ({ min, max }: Range): number => (min + max) / 2;

/** Why a value is not available, from the near misses. */
export function valueMisses(menu: Menu | null): Map<number, NearMiss> {
	const found = new Map<number, NearMiss>();
	for (const miss of menu?.refused ?? []) {
		if (miss.target.type === 'found' && typeof miss.target.value === 'number') found.set(miss.target.value, miss);
	}
	return found;
}

export function startMisses(menu: Menu | null): Map<string, NearMiss> {
	const found = new Map<string, NearMiss>();
	for (const miss of menu?.refused ?? []) {
		if (miss.target.type === 'found' && typeof miss.target.hex === 'string') found.set(miss.target.hex, miss);
	}
	return found;
}

// Buying

export interface Lot {
	railroad: string;
	/** The boxes for 1, 2, … shares. */
	boxes: BuyBox[];
}

/** What can be bought, by railroad. */
export function lots(menu: Menu | null): Lot[] {
	const found = new Map<string, BuyBox[]>();
	for (const box of buyBoxes(menu)) found.set(box.railroad, [...(found.get(box.railroad) ?? []), box]);
	return [...found].map(([railroad, boxes]) => ({ railroad, boxes: boxes.sort((a, b) => a.shares - b.shares) }));
}

export const buyMisses = (menu: Menu | null): NearMiss[] =>
	(menu?.refused ?? []).filter((miss) => miss.target.type === 'buy');

export interface Purchase {
	box: BuyBox;
	pay: number;
	/** The railroad's treasury, including any overpayment. */
	treasury: number;
}

/** The purchase a draft means: by default one share at the lowest price. */
export function purchaseOf(draft: Partial<Action> | null, menu: Menu | null): Purchase | undefined {
	if (draft?.type !== 'buy') return undefined;
	const lot = lots(menu).find((each) => each.railroad === draft.railroad);
	if (!lot) return undefined;
	const box = lot.boxes.find((each) => each.shares === draft.shares) ?? lot.boxes[0]!;
	const pay = typeof draft.pay === 'number' && within(box.pay, draft.pay) ? draft.pay : box.pay.min;
	return { box, pay, treasury: box.preview.treasury + pay - box.pay.min };
}

export const buyAction = ({ box, pay }: Purchase): Action => ({
	type: 'buy',
	railroad: box.railroad,
	shares: box.shares,
	pay,
});

/** How the buyer's shares would compare with those of the largest other holder. */
export const compareHoldings = ({ held, theirs }: BuyBox['preview']): 'most' | 'tied' | 'fewer' =>
	held > theirs ? 'most' : held === theirs ? 'tied' : 'fewer';

/** Seats with their shares, most first, then by seat. */
export function holders(held: number[]): { seat: number; shares: number }[] {
	return held
		.map((shares, seat) => ({ seat, shares }))
		.filter(({ shares }) => shares > 0)
		.sort((a, b) => b.shares - a.shares || a.seat - b.seat);
}
