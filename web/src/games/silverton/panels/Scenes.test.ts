import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { GameEvent, LogStep } from '../../types.ts';
import Board from '../board/Board.svelte';
import { BUYING, DEALING, OPERATING } from '../fixtures.ts';
import { Stage, type Scene } from '../../shared/stage.svelte.ts';
import { ofType } from '../logic/menu.ts';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';

const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, rule: 'SV-6.4', ...fields });
const step = (seat: number | undefined, ...events: GameEvent[]): LogStep => ({ entry: { seat }, events });
const told = (scene: Scene, ...log: LogStep[]): Scene => ({ ...scene, log });

let stage: Stage;
beforeEach(() => {
	// jsdom has no layout.
	globalThis.ResizeObserver ??= class {
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
	};
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => {
	stage.strike();
	vi.useRealTimers();
});

it('a dispute is a scene with dice, until it is put away', () => {
	const rolls = [
		{ seats: [0], pieces: ['s1'], dice: [2, 3], bonus: 1, total: 6 },
		{ seats: [1], pieces: ['s2'], dice: [4, 1], bonus: 0, total: 5 },
	];
	const dispute = event('disputed', { target: { segment: 'denver-golden-1' }, rolls, winner: 0 });
	stage = new Stage(Board, told(BUYING, step(undefined, dispute)));
	expect(stage.text).toMatch(/Dispute: segment Denver–Golden \(1\)/);
	const dice = [...stage.root.querySelectorAll('.scene [role=img]')].map((each) => each.getAttribute('aria-label'));
	expect(dice).toEqual(['2', '3', '4', '1']);
	expect(stage.text).toMatch(/Ann Amos.*\+ 1 = 6 wins.*Bruno Clara/);
	stage.press(stage.button(/Close the dice/));
	expect(stage.root.querySelector('.scene')).toBeNull();
});

it('terms somebody named become the next offer with one press', () => {
	const you = DEALING.view.you!;
	const other = (you + 1) % 4;
	const no = event('declined', { seat: other, to: you, give: { cash: 50 }, take: { claims: [1] } });
	stage = new Stage(Choices, told(DEALING, step(other, no)));
	stage.press(stage.button(/Offer these terms/));
	expect(stage.acts).toEqual([{ type: 'offer', to: other, give: { cash: 50 }, take: { claims: [1] } }]);
});

it('claims of last turn are operated by themselves where that is wished, after a moment to stop it', async () => {
	vi.useFakeTimers();
	localStorage.setItem('gs:sv:auto', JSON.stringify({ operate: true, pass: false }));
	const seat = OPERATING.view.you!;
	const claims = ofType(OPERATING.menu, 'operate').map(({ action }) => action.claim as number);
	const log = [
		step(seat, ...claims.map((claim) => event('claim_bought', { seat, claim }))),
		step(seat, event('operated', { seat, claim: claims[0] }), event('operating_ended', { seat })),
		step(undefined, event('turn_advanced', { turn: 3 })),
	];
	const rich = { ...OPERATING.view, markets: OPERATING.view.markets.map((market) => ({ ...market, price: 400 })) };
	stage = new Stage(Choices, { ...told(OPERATING, ...log), view: rich });
	expect(stage.text).toMatch(/Operating the same claims/);
	await vi.advanceTimersByTimeAsync(2_100);
	flushSync();
	expect(stage.acts[0]).toEqual({ type: 'operate', claim: claims[0] });
	stage.strike();
	stage = new Stage(Choices, { ...told(OPERATING, ...log), view: rich });
	stage.press(stage.button(/^Stop$/));
	await vi.advanceTimersByTimeAsync(5_000);
	expect(stage.acts).toEqual([]);
});

it('what happened since is told, and prices show their past', () => {
	const seat = BUYING.view.you!;
	const log = [
		step(seat),
		step((seat + 1) % 4, event('track_built', { seat: (seat + 1) % 4, segment: 'denver-golden-1', amount: -80 })),
		step(
			undefined,
			event('price_moved', { market: 'gold', dice: [3], sold: 0, result: 3, start: 4, end: 6, price: 275 }),
		),
	];
	stage = new Stage(Choices, told(BUYING, ...log));
	expect(stage.text).toMatch(/2 events since your last move/);
	expect(stage.text).toMatch(/gold ▲ \$275/);
	stage.strike();
	stage = new Stage(Holdings, told(BUYING, ...log));
	expect(stage.root.querySelector('[aria-label="Prices in recent turns: 250, 275"]')).not.toBeNull();
	expect(stage.root.querySelector('[aria-label="up by 2 boxes"]')).not.toBeNull();
});
