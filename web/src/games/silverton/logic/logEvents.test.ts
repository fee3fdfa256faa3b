import { describe, expect, it } from 'vitest';
import type { GameEvent, LogStep } from '../../types.ts';
import { DEALING, OPERATING, PACK, PLAYERS } from '../fixtures.ts';
import { say, speaker } from '../../shared/stage.svelte.ts';
import type { View } from '../types.ts';
import { planAutoPlay, currentOffers, type PassedOffers } from './autoPlay.ts';
import { sparkline } from './chart.ts';
import { countOf, withCount } from './deals.ts';
import {
	counterOfferTo,
	lastMoves,
	newsOf,
	previouslyOperated,
	priceHistory,
	scenesOf,
	eventsSince,
} from './logEvents.ts';
import { ofType } from './menu.ts';
import { Names } from './names.ts';
import { missSentence, refusal } from './sentences.ts';

const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, rule: 'SV-1', ...fields });
const step = (seat: number | undefined, ...events: GameEvent[]): LogStep => ({
	entry: seat === undefined ? { chance: 'dice' } : { seat, action: { type: 'done' } },
	events,
});

describe('the log', () => {
	it('tells a player what happened since their last choice, and a spectator of this turn', () => {
		const log = [
			step(0, event('placed', { seat: 0 })),
			step(1, event('claim_bought', { seat: 1, claim: 3 })),
			step(undefined, event('turn_advanced', { turn: 2 })),
			step(2, event('placed', { seat: 2 })),
		];
		expect(eventsSince(log, 0).map(({ type }) => type)).toEqual(['claim_bought', 'turn_advanced', 'placed']);
		expect(eventsSince(log, null).map(({ type }) => type)).toEqual(['placed']);
		expect(newsOf(eventsSince(log, 0), 0).map(({ type }) => type)).toEqual(['claim_bought', 'turn_advanced']);
		expect(newsOf(eventsSince(log, 0), 1).map(({ type }) => type)).toEqual(['turn_advanced']);
	});

	it('knows the prices of earlier turns and the last move', () => {
		const moved = (start: number, end: number, price: number) =>
			event('price_moved', { market: 'gold', start, end, price });
		const log = [step(undefined, moved(4, 6, 275)), step(undefined, moved(6, 5, 250))];
		expect(priceHistory(PACK, log).get('gold')).toEqual([250, 275, 250]);
		expect(lastMoves(log).get('gold')).toBe(-1);
		expect(sparkline([1, 2, 1], 42, 14).split(' ')).toHaveLength(3);
		expect(sparkline([1], 42, 14)).toBe('');
	});

	it('makes scenes of everybody’s disputes and one’s own dice', () => {
		const rolls = [
			{ seats: [0], pieces: ['s1'], dice: [1, 2], bonus: 0, total: 3 },
			{ seats: [1], pieces: ['s2'], dice: [6, 6], bonus: 1, total: 13 },
		];
		const events = [
			event('disputed', { target: { segment: 'a' }, rolls, winner: 1 }),
			event('jailed', { seat: 1, piece: 's2', cost: 100 }),
			event('disputes_ended'),
			event('jailed', { seat: 1, piece: 'p1', cost: 200 }),
			event('tried', { seat: 1, segment: 'a', dice: [1, 1], success: true }),
			event('produced', { seat: 0, claim: 1, dice: [3, 4], roll: 7, goods: 2 }),
			event('depleted', { seat: 0, claim: 2, dice: [1, 1], roll: 2 }),
		];
		const scenes = scenesOf(events, 0);
		expect(scenes.map(({ kind }) => kind)).toEqual(['dispute', 'produce']);
		expect(scenes[0]).toMatchObject({ winner: 1, after: [{ type: 'jailed', piece: 's2' }] });
		expect(scenes[1]).toMatchObject({ rolls: [{ claim: 1 }, { claim: 2 }] });
		expect(scenesOf(events, 1).map(({ kind }) => kind)).toEqual(['dispute', 'dice']);
	});

	it('remembers the terms somebody named, until the next offer', () => {
		const no = event('declined', { seat: 1, to: 0, give: { cash: 50 }, take: null });
		expect(counterOfferTo([step(1, no)], [], 0)).toEqual({ seat: 1, give: { cash: 50 }, take: {} });
		expect(counterOfferTo(undefined, [no], 0)?.seat).toBe(1);
		expect(counterOfferTo([step(1, no)], [], 2)).toBeUndefined();
		expect(counterOfferTo([step(1, no), step(0, event('offered', { seat: 0, to: 1 }))], [], 0)).toBeUndefined();
		expect(
			counterOfferTo([step(1, event('declined', { seat: 1, to: 0, give: null, take: null }))], [], 0),
		).toBeUndefined();
	});
});

describe('automatic steps', () => {
	const seat = OPERATING.view.you!;
	const offered = ofType(OPERATING.menu, 'operate').map(({ action }) => action.claim as number);
	const bought = offered.map((claim) => event('claim_bought', { seat, claim }));
	const before = (...claims: number[]): LogStep[] => [
		step(seat, ...bought),
		step(seat, ...claims.map((claim) => event('operated', { seat, claim })), event('operating_ended', { seat })),
		step(undefined, event('turn_advanced', { turn: 3 })),
	];
	const good = offered.filter(
		(claim) => OPERATING.view.claims.find((each) => each.number === claim)!.prospects!.gain > 0,
	);
	const moment = (log: LogStep[], view: View = OPERATING.view, passed: PassedOffers = {}) => ({
		pack: PACK,
		view,
		menu: OPERATING.menu,
		log,
		passed,
	});
	const wishes = { operate: true, pass: true };

	it('operates the claims of last turn again', () => {
		expect(good.length).toBeGreaterThan(0);
		expect(previouslyOperated(before(good[0]!), seat)).toEqual([good[0]]);
		const plan = planAutoPlay(wishes, moment(before(good[0]!)));
		expect(plan).toMatchObject({ kind: 'operate', claims: [good[0]] });
		expect(plan!.actions.at(-1)).toEqual({ type: 'done' });
		expect(planAutoPlay({ operate: false, pass: true }, moment(before(good[0]!)))).toBeUndefined();
	});

	it('asks where a claim is new, would lose money, cash is short or the first snow has fallen', () => {
		const another = { type: 'operate', claim: PACK.claims.find((each) => !offered.includes(each.number))!.number };
		const menu = { ...OPERATING.menu!, choices: [...OPERATING.menu!.choices, another] };
		expect(planAutoPlay(wishes, { ...moment(before(good[0]!)), menu })).toBeUndefined();
		expect(planAutoPlay(wishes, moment(before()))).toBeUndefined();
		const poorer = OPERATING.view.claims.map((claim) => ({
			...claim,
			prospects: claim.prospects && { ...claim.prospects, gain: -1 },
		}));
		expect(planAutoPlay(wishes, moment(before(good[0]!), { ...OPERATING.view, claims: poorer }))).toBeUndefined();
		expect(
			planAutoPlay(wishes, moment(before(good[0]!), { ...OPERATING.view, winter: true, turn: 8 })),
		).toBeUndefined();
		const dear = { type: 'operate', claim: 999 };
		const short = { target: dear, rule: 'SV-7.3', reason: 'no_cash_to_operate', values: {} };
		const log = before(good[0]!, dear.claim);
		expect(planAutoPlay(wishes, moment(log))).toBeDefined();
		expect(planAutoPlay(wishes, { ...moment(log), menu: { ...OPERATING.menu!, refused: [short] } })).toBeUndefined();
		const poor = OPERATING.view.players.map((player) => ({ ...player, cash: 0 }));
		expect(planAutoPlay(wishes, moment(before(good[0]!), { ...OPERATING.view, players: poor }))).toBeUndefined();
	});

	it('passes up only what was passed up before', () => {
		const choices = [{ type: 'hire', kind: 'surveyor' }, { type: 'done' }];
		const menu = { choices, refused: [] };
		const view: View = { ...OPERATING.view, phase: 'hiring' };
		const passed = { hiring: currentOffers(menu, view) };
		expect(planAutoPlay(wishes, { ...moment([], view, passed), menu })).toMatchObject({ kind: 'pass' });
		expect(planAutoPlay(wishes, { ...moment([], view), menu })).toBeUndefined();
		const more = { choices: [{ type: 'hire', kind: 'prospector' }, ...choices], refused: [] };
		expect(planAutoPlay(wishes, { ...moment([], view, passed), menu: more })).toBeUndefined();
	});

	it('looks at deals again when others have something new', () => {
		const view = DEALING.view;
		const other = view.players.find((player) => player.seat !== view.you)!;
		const before = currentOffers(DEALING.menu, view);
		const having = (more: Partial<typeof other>): View => ({
			...view,
			players: view.players.map((player) => (player === other ? { ...player, ...more } : player)),
		});
		const claims = view.claims.map((each, at) => (at ? each : { ...each, owner: other.seat, goods: 3 }));
		const news = [having({ plows: [{ bonus: 3, used: false }] }), having({ passengers: [99] }), { ...view, claims }];
		for (const each of news) expect(currentOffers(DEALING.menu, each)).not.toEqual(before);
		expect(currentOffers(DEALING.menu, having({ cash: 1 }))).toEqual(before);
	});

	it('ends no step that one has begun', () => {
		const menu = { choices: [{ type: 'offer', to: [1], open: true }, { type: 'done' }], refused: [] };
		const view: View = { ...OPERATING.view, phase: 'dealing' };
		const passed = { dealing: currentOffers(menu, view) };
		const chose = (type: string): LogStep => ({ entry: { seat, action: { type } }, events: [] });
		const said = [chose('done'), chose('offer'), step(seat + 1, event('declined', { seat: seat + 1, to: seat }))];
		expect(planAutoPlay(wishes, { ...moment(said.slice(0, 1), view, passed), menu })).toMatchObject({ kind: 'pass' });
		expect(planAutoPlay(wishes, { ...moment(said, view, passed), menu })).toBeUndefined();
	});
});

it('things that are alike can be counted into a deal', () => {
	const two = withCount({ cash: 5 }, 'trains', '9', 2);
	expect(two).toEqual({ cash: 5, trains: ['9', '9'] });
	expect(countOf(two.trains, '9')).toBe(2);
	expect(withCount(two, 'trains', '9', 0)).toEqual({ cash: 5 });
});

it('refusals call pieces, cards and towns by their names', () => {
	expect(refusal({ reason: 'piece_not_free', values: { piece: 's1' } }, say, PACK, PLAYERS)).toMatch(
		/^Surveyor Amos is not/,
	);
	expect(refusal({ reason: 'piece_not_free', values: { piece: 'p2' } }, speaker('fr'), PACK, PLAYERS)).toMatch(
		/^Le prospecteur Molly/,
	);
	expect(refusal({ reason: 'claim_depleted', values: { claim: 1 } }, say, PACK, PLAYERS)).toMatch(/Robert E. Lee/);
	expect(refusal({ reason: 'own_line', values: { passenger: 1 } }, say, PACK, PLAYERS)).toMatch(
		/Denver–Colorado Springs/,
	);
	const miss = { reason: 'others_track', values: {}, target: { type: 'place', segment: 'denver-golden-1' } };
	expect(missSentence(miss, new Names(PACK, PLAYERS, say), PACK)).toMatch(/^Denver–Golden \(1\): /);
});
