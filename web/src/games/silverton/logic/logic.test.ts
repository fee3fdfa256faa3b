import { describe, expect, it } from 'vitest';
import { BUILDING, DELIVERING, MUSTER, OVER, PACK, PLACEMENT, PLAYERS } from '../fixtures.ts';
import { say } from '../../shared/stage.svelte.ts';
import { cells } from './chart.ts';
import { isEmpty, toggle, trim, withCash, withGoods } from './deals.ts';
import { consequence, labelOf } from './labels.ts';
import { actionOf, bySpot, choicesOf, draftedChoice, ofType, whyNot } from './menu.ts';
import { composePieces, countPieces, pointsOf, isReachable } from './muster.ts';
import { Names } from './names.ts';
import { depletion, moves } from './odds.ts';
import { isWasteful, planOf } from './plan.ts';
import { network } from './routes.ts';
import { actInSequence } from './sequence.ts';

const names = new Names(PACK, PLAYERS, say);

describe('the menu as single choices', () => {
	it('has each piece on each target, with the preview of that target', () => {
		for (const box of PLACEMENT.menu!.choices.filter((each) => each.type === 'place')) {
			const field = ['segment', 'claim', 'passenger'].find((name) => box[name] !== undefined);
			if (!field) continue;
			const pieces = [box.piece].flat() as string[];
			const targets = box[field] as unknown[];
			const found = ofType(PLACEMENT.menu, 'place').filter(
				({ action }) => pieces.includes(action.piece as string) && action[field] !== undefined,
			);
			expect(found).toHaveLength(pieces.length * targets.length);
			const last = found.find(({ action }) => action[field] === targets.at(-1))!;
			expect(last.preview).toEqual((box.preview as unknown[]).at(-1));
		}
	});

	it('finds the choice that a draft means, and keeps the number of goods within its range', () => {
		const choices = choicesOf(DELIVERING.menu);
		const load = choices.find((choice) => choice.goods)!;
		expect(draftedChoice(choices, { ...load.action, goods: 1 })).toBe(load);
		expect(actionOf(load, { ...load.action, goods: 1 }).goods).toBe(1);
		expect(actionOf(load, { ...load.action, goods: 999 }).goods).toBe(load.goods!.max);
		expect(draftedChoice(choices, null)).toBeUndefined();
	});

	it('tells a purchase with a trade-in from one without', () => {
		const box = { type: 'buy', train: 9 };
		const choices = choicesOf({ choices: [box, { ...box, trade_in: '6' }], refused: [] });
		for (const choice of choices) expect(draftedChoice(choices, choice.action)).toBe(choice);
	});

	it('knows where on the map each can be made, and why others cannot', () => {
		const spots = bySpot(choicesOf(PLACEMENT.menu), PACK);
		expect([...spots.keys()].some((key) => key.startsWith('segment '))).toBe(true);
		expect([...spots.keys()].some((key) => key.startsWith('town '))).toBe(true);
		const miss = PLACEMENT.menu!.refused.find((each) => each.target.segment)!;
		expect(whyNot(PLACEMENT.menu, miss.target.segment as string)).toContainEqual(miss);
	});

	it('words every choice of every position', () => {
		for (const { menu, view } of [PLACEMENT, DELIVERING, MUSTER, BUILDING]) {
			for (const choice of choicesOf(menu)) {
				expect(labelOf(choice.action, names, view)).toMatch(/\w/);
				expect(consequence(choice, names, view)).not.toContain('undefined');
			}
		}
	});

	it('sends several in turn, but nothing that is not offered', async () => {
		const sent: unknown[] = [];
		const [first] = choicesOf(PLACEMENT.menu);
		const act = async (action: unknown): Promise<boolean> => sent.push(action) > 0;
		const wished = [first!.action, first!.action, { type: 'bail', piece: 'p9' }, first!.action];
		await actInSequence(wished, () => PLACEMENT.menu, act);
		expect(sent).toEqual([first!.action, first!.action]);
	});

	it('sends nothing more after an action that was not taken', async () => {
		const sent: unknown[] = [];
		const [first] = choicesOf(PLACEMENT.menu);
		const refused = async (action: unknown): Promise<boolean> => sent.push(action) < 0;
		await actInSequence([first!.action, { type: 'done' }], () => PLACEMENT.menu, refused);
		expect(sent).toEqual([first!.action]);
	});
});

describe('chances', () => {
	it('of a price are in hundredths', () => {
		const odds: [number, number][] = [
			[-1, 2],
			[0, 1],
			[1, 3],
		];
		expect(moves({ odds, of: 6 })).toEqual({ down: 33, same: 17, up: 50 });
	});

	it('of depletion are those of less than nothing', () => {
		const odds: [number, number][] = [
			[-1, 9],
			[2, 27],
		];
		expect(depletion({ odds, of: 36 })).toBe(25);
	});
});

it('a network begins in the start city', () => {
	const { you, players } = PLACEMENT.view;
	expect(network(PACK, PLACEMENT.view, you)).toContain(players[you!]!.cities[0]);
});

describe('pieces by points', () => {
	it('are counted and put together again', () => {
		const costs = { 'S+2': 5, S: 3, 'P+1': 4 };
		expect(composePieces(countPieces('S+2 S S P+1'), costs)).toBe('S+2 S S P+1');
		expect(pointsOf('S+2 S P+1', costs)).toBe(12);
		expect(pointsOf('', costs)).toBe(0);
	});

	it('can be added as long as some choice has them', () => {
		const musters = ofType(MUSTER.menu, 'muster');
		const every = musters.map((choice) => choice.action.pieces as string);
		const { costs, points } = musters[0]!.preview;
		expect(every.every((pieces) => composePieces(countPieces(pieces), costs!) === pieces)).toBe(true);
		expect(every.every((pieces) => pointsOf(pieces, costs!) <= points!)).toBe(true);
		expect(isReachable(every, countPieces(every[0]!))).toBe(true);
		expect(isReachable(every, { S: 9 })).toBe(false);
	});
});

describe('deals', () => {
	it('put things in and take them out, and leave out what is empty', () => {
		const one = toggle({}, 'claims', 25);
		expect(one).toEqual({ claims: [25] });
		expect(toggle(one, 'claims', 25)).toEqual({});
		expect(withCash(one, 300)).toEqual({ claims: [25], cash: 300 });
		expect(withGoods(withGoods({}, 7, 3), 7, 0)).toEqual({});
		expect(isEmpty(trim({ cash: 0, claims: [] }))).toBe(true);
	});

	it('are told in full, or in brief where they are many', () => {
		const segments = PACK.segments.slice(0, 5).map(({ id }) => id);
		expect(names.terms({ claims: [22], segments })).toMatch(
			/^claim 22 Cash Entry \(silver, Cerrillos\), (segment [^,]+(, )?){5}$/,
		);
		expect(names.terms({ claims: [22], segments }, true)).toBe('claim 22 Cash Entry, 5 segments of track');
		expect(names.terms({ segments: segments.slice(0, 1) }, true)).toMatch(/^segment /);
	});
});

it('the plan of deliveries is the menu’s', () => {
	const plan = planOf(DELIVERING.menu);
	expect(plan.actions.length).toBeGreaterThan(0);
	expect(plan.proceeds.reduce((sum, each) => sum + each, 0)).toBe(plan.total);
	expect(draftedChoice(choicesOf(DELIVERING.menu), plan.actions[0]!)).toBeDefined();
});

it('the price chart marks the marker and what is shaded', () => {
	const market = PACK.markets[0]!;
	const price = OVER.view.markets[0]!;
	expect(cells(market, price, price.box)).toEqual({ price: price.price, kind: 'marker' });
});

describe('what is wasted', () => {
	it('is a train that adds nothing to a load', () => {
		const load = { type: 'deliver', claim: 1, city: 'denver' };
		const boxes = [
			{ ...load, trains: '9', goods: { min: 1, max: 2 } },
			{ ...load, trains: '9+9', goods: { min: 1, max: 2 } },
			{ ...load, trains: '9+24', goods: { min: 1, max: 5 } },
			{ ...load, trains: '24', goods: { min: 1, max: 4 } },
			{ ...load, trains: '9+9', city: 'pueblo', goods: { min: 1, max: 2 } },
		];
		const choices = choicesOf({ choices: boxes, refused: [] });
		expect(choices.map((choice) => isWasteful(choice, choices))).toEqual([false, true, false, false, false]);
	});
});
