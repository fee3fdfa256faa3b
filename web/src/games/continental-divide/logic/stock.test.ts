import { describe, expect, it } from 'vitest';
import { within } from '../../shared/numbers.ts';
import { ORDER, STOCK } from '../fixtures.ts';
import {
	buyAction,
	buyBoxes,
	foundBox,
	foundingOf,
	holders,
	lots,
	hasChoice,
	orderBox,
	purchaseOf,
	compareHoldings,
	startMisses,
	withDefaults,
	valueMisses,
} from './stock.ts';

describe('founding', () => {
	const box = foundBox(STOCK.menu)!;

	it('keeps what the box allows and forgets the rest', () => {
		const kept = { railroad: box.railroad[0]!, hex: box.hex[0]!, shares: 4, value: box.value.min };
		expect(foundingOf({ type: 'found', ...kept }, box)).toEqual(kept);
		const wrong = { type: 'found', railroad: 'xx', hex: 'A1', shares: 11, value: 0 };
		expect(Object.values(foundingOf(wrong, box)).every((field) => field === undefined)).toBe(true);
		expect(foundingOf({ type: 'buy', railroad: box.railroad[0]! }, box)).toEqual({});
	});

	it('suggests all but the place', () => {
		const { railroad, hex, shares, value } = withDefaults({}, box);
		expect(box.railroad).toContain(railroad);
		expect(hex).toBeUndefined();
		expect(within(box.shares, shares!) && within(box.value, value!)).toBe(true);
	});

	it('knows why each other value and start cannot be had', () => {
		const values = valueMisses(STOCK.menu);
		for (const taken of box.value.except ?? []) expect(values.get(taken)?.reason).toBe('value_taken');
		expect(values.get(box.value.max + 1)?.reason).toBeDefined();
		for (const [hex, miss] of startMisses(STOCK.menu)) {
			expect(box.hex).not.toContain(hex);
			expect(miss.rule).toBe('CD-3.3');
		}
	});
});

describe('buying', () => {
	it('gathers the boxes of each railroad, fewest shares first', () => {
		const found = lots(STOCK.menu);
		expect(found.flatMap((lot) => lot.boxes)).toHaveLength(buyBoxes(STOCK.menu).length);
		for (const { boxes } of found) expect(boxes.map((box) => box.shares)).toEqual(boxes.map((_, at) => at + 1));
	});

	it('means one share at the least price until told otherwise', () => {
		const [lot] = lots(STOCK.menu);
		const purchase = purchaseOf({ type: 'buy', railroad: lot!.railroad }, STOCK.menu)!;
		expect(purchase).toMatchObject({ box: { shares: 1 }, pay: lot!.boxes[0]!.pay.min });
		expect(purchase.treasury).toBe(lot!.boxes[0]!.preview.treasury);
		expect(purchaseOf({ type: 'buy' }, STOCK.menu)).toBeUndefined();
	});

	it('puts an overpayment into the treasury', () => {
		const box = buyBoxes(STOCK.menu).find((each) => each.pay.max > each.pay.min)!;
		const draft = { type: 'buy', railroad: box.railroad, shares: box.shares, pay: box.pay.max };
		const purchase = purchaseOf(draft, STOCK.menu)!;
		expect(purchase.treasury - box.preview.treasury).toBe(box.pay.max - box.pay.min);
		expect(buyAction(purchase)).toEqual(draft);
		expect(purchaseOf({ ...draft, pay: box.pay.max + 1 }, STOCK.menu)!.pay).toBe(box.pay.min);
	});

	it('compares with the others', () => {
		const { preview } = buyBoxes(STOCK.menu)[0]!;
		expect(compareHoldings({ ...preview, held: 3, theirs: 2 })).toBe('most');
		expect(compareHoldings({ ...preview, held: 2, theirs: 2 })).toBe('tied');
		expect(compareHoldings({ ...preview, held: 1, theirs: 2 })).toBe('fewer');
		expect(holders([1, 0, 3, 1])).toEqual([
			{ seat: 2, shares: 3 },
			{ seat: 0, shares: 1 },
			{ seat: 3, shares: 1 },
		]);
	});
});

it('what a menu offers decides which panel is shown', () => {
	expect(hasChoice(STOCK.menu, 'pass')).toBe(true);
	expect(hasChoice(ORDER.menu, 'pass')).toBe(false);
	expect(orderBox(ORDER.menu)!.position.length).toBeGreaterThan(0);
	expect(hasChoice(null, 'done')).toBe(false);
});
