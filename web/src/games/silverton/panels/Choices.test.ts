import { afterEach, describe, expect, it } from 'vitest';
import { BUILDING, DEALING, DELIVERING, MUSTER, OPERATING, OVER, PLACEMENT, SHOPPING } from '../fixtures.ts';
import { Stage } from '../../shared/stage.svelte.ts';
import { choicesOf, ofType } from '../logic/menu.ts';
import { planOf } from '../logic/plan.ts';
import type { Preview } from '../types.ts';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import Summary from './Summary.svelte';
import TurnTrack from './TurnTrack.svelte';

let stage: Stage;
afterEach(() => stage.strike());

describe('placing', () => {
	it('takes a target of the list into the draft, and places when told so', () => {
		stage = new Stage(Choices, PLACEMENT);
		stage.press(stage.root.querySelector<HTMLInputElement>('.rows input')!);
		expect(stage.acts).toEqual([]);
		expect(stage.action?.type).toBe('place');
		stage.press(stage.button(/^Place it/));
		expect(stage.acts).toEqual([stage.action]);
	});

	it('places with one press where undo is free', () => {
		const [first] = ofType(PLACEMENT.menu, 'place');
		stage = new Stage(Choices, PLACEMENT);
		stage.press(stage.root.querySelector<HTMLElement>('.rows button')!);
		expect(stage.acts).toMatchObject([{ type: 'place', piece: first!.action.piece }]);
		expect(stage.action).toBeNull();
	});

	it('places all pieces as last turn', async () => {
		const actions = ofType(PLACEMENT.menu, 'place')
			.map(({ action }) => action)
			.filter(({ piece }, at, all) => at === all.findIndex((other) => other.piece === piece));
		const events = actions.map(({ piece, type: _, ...target }) => ({
			type: 'placed',
			rule: '',
			seat: PLACEMENT.view.you,
			piece,
			target,
		}));
		const next = { type: 'turn_advanced', rule: '', turn: 2 };
		stage = new Stage(Choices, { ...PLACEMENT, log: [{ entry: {}, events: [...events, next] }] });
		stage.press(stage.button(/as last turn$/));
		expect(stage.acts).toEqual([]);
		stage.press(stage.button(/^Place (all|it)/));
		await stage.rest();
		expect(stage.acts).toEqual(actions);
		stage.strike();
		stage = new Stage(Choices, PLACEMENT);
		expect(stage.text).not.toMatch(/pieces? as last turn/);
	});

	it('ends with one press where undo is free, with two where dice follow', () => {
		stage = new Stage(Choices, PLACEMENT);
		stage.press(stage.button(/^Done placing/));
		expect(stage.acts).toEqual([{ type: 'done' }]);
		stage.strike();
		stage = new Stage(Choices, PLACEMENT, 'confirm', true);
		stage.press(stage.button(/^Done placing/));
		expect(stage.acts).toEqual([]);
		expect(stage.text).toContain('able to undo');
		stage.press(stage.button(/^Done placing/));
		expect(stage.acts).toEqual([{ type: 'done' }]);
	});
});

it('operates several claims at once, and rolls', async () => {
	const claims = ofType(OPERATING.menu, 'operate').map((choice) => choice.action.claim);
	stage = new Stage(Choices, OPERATING);
	const boxes = stage.root.querySelectorAll<HTMLInputElement>('li input[type=checkbox]');
	for (const box of boxes) if (!box.checked) stage.press(box);
	stage.press(stage.button(/^Operate \d/));
	await stage.rest();
	expect(stage.acts).toEqual([...claims.map((claim) => ({ type: 'operate', claim })), { type: 'done' }]);
});

describe('delivering', () => {
	it('sells what sells best with one press', async () => {
		stage = new Stage(Choices, DELIVERING);
		stage.press(stage.button(/^Sell (all of )?this for/));
		await stage.rest();
		expect(stage.acts).toEqual(planOf(DELIVERING.menu).actions);
	});

	it('sells fewer where one wants to', () => {
		const box = DELIVERING.menu!.choices.find(({ type }) => type === 'deliver')!;
		const preview = { ...(box.preview as Preview), proceeds: [40, 80, 120] };
		const menu = { choices: [{ ...box, goods: { min: 1, max: 3 }, preview }], refused: [] };
		const load = choicesOf(menu)[0]!;
		stage = new Stage(Choices, { ...DELIVERING, menu });
		stage.mean({ ...load.action, goods: 1 });
		stage.press(stage.button(/^Sell$/));
		expect(stage.acts).toEqual([{ ...load.action, goods: 1 }]);
	});
});

it('builds from the list', () => {
	const build = ofType(BUILDING.menu, 'build')[0]!;
	stage = new Stage(Choices, BUILDING, 'instant');
	stage.press(stage.root.querySelector<HTMLInputElement>('.rows input')!);
	expect(stage.acts).toEqual([build.action]);
});

it('offers a deal of two sides', () => {
	const { you } = DEALING.view;
	stage = new Stage(Choices, DEALING);
	expect(stage.root.querySelector('section')).toBeNull();
	stage.press(stage.root.querySelector<HTMLInputElement>('input[type=radio]')!);
	expect(stage.button(/^Make this offer/).disabled).toBe(true);
	const [give, take] = stage.root.querySelectorAll('section');
	stage.type(give!.querySelector('input')!, '50');
	stage.type(take!.querySelector('input')!, '70');
	expect(stage.action).toMatchObject({ type: 'offer', give: { cash: 50 }, take: { cash: 70 } });
	expect(stage.text).toMatch(/You offer \w+ \$50 for \$70/);
	stage.press(stage.button(/^Make this offer/));
	expect(stage.acts[0]).toMatchObject({ type: 'offer', give: { cash: 50 }, take: { cash: 70 } });
	expect(stage.acts[0]!.to).not.toBe(you);
});

it('takes no more cash than one has, and folds track away', () => {
	const { you, players } = DEALING.view;
	stage = new Stage(Choices, DEALING);
	stage.press(stage.root.querySelector<HTMLInputElement>('input[type=radio]')!);
	const [give] = stage.root.querySelectorAll('section');
	stage.type(give!.querySelector('input')!, '99999');
	expect(stage.action).toMatchObject({ give: { cash: players[you!]!.cash } });
	const track = give!.querySelector('details')!;
	expect(track.open).toBe(false);
	stage.press(track.querySelector('input')!);
	expect(track.querySelector('summary')!.textContent).toMatch(/1 in the deal/);
});

it('answers an offer, or names other terms', () => {
	const offer = { seat: 1, to: 0, give: { cash: 100 }, take: { cash: 10 } };
	const view = { ...DEALING.view, you: 0, offer };
	const menu = { choices: [{ type: 'accept' }, { type: 'decline' }], refused: [] };
	stage = new Stage(Choices, { ...DEALING, seat: 0, view, menu });
	expect(stage.text).toContain('Bruno makes you an offer');
	stage.press(stage.button(/^Counter-offer/));
	const [give, take] = stage.root.querySelectorAll('section');
	expect(give!.textContent).toMatch(/^You give/);
	stage.type(take!.querySelector('input')!, '150');
	expect(stage.text).toMatch(/You decline Bruno’s offer, but would give \$10 for \$150/);
	stage.press(stage.button(/^Decline with/));
	expect(stage.acts).toEqual([{ type: 'decline', give: { cash: 150 }, take: { cash: 10 } }]);
});

it('shows an offer of two things that are alike', () => {
	const offer = { seat: 1, to: 0, give: { trains: ['9', '9'] }, take: { cash: 10 } };
	const menu = { choices: [{ type: 'accept' }, { type: 'decline' }], refused: [] };
	stage = new Stage(Choices, { ...DEALING, seat: 0, view: { ...DEALING.view, you: 0, offer }, menu });
	expect([...stage.root.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['$10', 'train 9', 'train 9']);
});

it('musters by points only what the menu has', () => {
	stage = new Stage(Choices, MUSTER);
	const every = ofType(MUSTER.menu, 'muster').map((choice) => choice.action.pieces);
	stage.press(stage.button(/^Take these pieces/));
	expect(every).toContain(stage.acts[0]!.pieces);
});

it('shops with and without trading in', () => {
	stage = new Stage(Choices, SHOPPING);
	expect(stage.root.querySelectorAll('.rows input').length).toBeGreaterThan(0);
	expect(stage.text).toContain('Buy a train');
});

it.each([
	['placing', PLACEMENT],
	['shopping', SHOPPING],
	['the end', OVER],
])('holdings, turn track and summary show %s', (_, position) => {
	for (const component of [Holdings, TurnTrack, Summary]) {
		stage = new Stage(component, position);
		expect(stage.text).not.toMatch(/undefined|NaN/);
	}
	stage = new Stage(Holdings, position);
	for (const name of ['Ann', 'Bruno', 'Chloé', 'Dag']) expect(stage.text).toContain(name);
	stage.strike();
	stage = new Stage(TurnTrack, position);
	expect(stage.root.querySelector('[aria-current=step]')!.textContent).toContain(String(position.view.turn));
});

it('a grade tells how well one did alone', () => {
	stage = new Stage(Summary, { ...OVER, view: { ...OVER.view, grade: 'marginal-victory', winners: [0] } });
	expect(stage.text).toContain('Marginal victory');
});
