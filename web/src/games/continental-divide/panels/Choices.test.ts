import { afterEach, describe, expect, it } from 'vitest';
import { ORDER, OVER, STOCK, TRACK } from '../fixtures.ts';
import { Stage } from '../../shared/stage.svelte.ts';
import { Lines } from '../logic/lines.ts';
import { foundBox, lots } from '../logic/stock.ts';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import Summary from './Summary.svelte';
import TurnTrack from './TurnTrack.svelte';

let stage: Stage;
afterEach(() => stage.strike());

describe('founding', () => {
	it('waits for a place, tells the consequence, and then founds', () => {
		stage = new Stage(Choices, STOCK);
		const box = foundBox(STOCK.menu)!;
		stage.press(stage.field(/Found a railroad/));
		expect(stage.button(/^Found .* for/).disabled).toBe(true);
		stage.press(stage.field(new RegExp(`^${box.hex[0]} `)));
		stage.press(stage.field(/^8$/));
		const value = box.value.min;
		stage.type(stage.root.querySelector<HTMLInputElement>('input[inputmode=numeric]')!, String(value));
		expect(stage.text).toContain(`You pay $${value} into its treasury, which leaves you $${box.preview.cash - value}`);
		stage.press(stage.button(/^Found .* for/));
		expect(stage.acts).toEqual([{ type: 'found', railroad: box.railroad[0], hex: box.hex[0], shares: 8, value }]);
	});

	it('refuses a taken value with its reason', () => {
		stage = new Stage(Choices, STOCK);
		const taken = foundBox(STOCK.menu)!.value.except![0]!;
		stage.press(stage.field(/Found a railroad/));
		stage.type(stage.root.querySelector<HTMLInputElement>('input[inputmode=numeric]')!, String(taken));
		expect(stage.text).toContain(`already has the stock value $${taken}`);
		stage.press(stage.button(/^Rule CD-3.5/));
		expect(stage.rules).toEqual(['CD-3.5']);
	});
});

describe('buying', () => {
	it('offers what the menu does, at the least price', () => {
		stage = new Stage(Choices, STOCK);
		const [lot] = lots(STOCK.menu);
		stage.press(stage.root.querySelector<HTMLInputElement>('tbody input')!);
		stage.press(stage.button(/^Buy 1 share/));
		expect(stage.acts).toEqual([{ type: 'buy', railroad: lot!.railroad, shares: 1, pay: lot!.boxes[0]!.pay.min }]);
	});

	it('buys nothing at once, whatever is half chosen', () => {
		stage = new Stage(Choices, STOCK);
		stage.press(stage.root.querySelector<HTMLInputElement>('tbody input')!);
		stage.press(stage.button(/^Buy nothing/));
		expect(stage.acts).toEqual([{ type: 'pass' }]);
	});
});

describe('building', () => {
	const lines = new Lines(TRACK.menu);

	it('takes a line of the list, shortens it, and builds', () => {
		stage = new Stage(Choices, TRACK);
		stage.press(stage.root.querySelector<HTMLElement>('tbody button')!);
		const drafted = lines.named(stage.action)!;
		expect(drafted).toBeDefined();
		if (drafted.length > 1) stage.press(stage.button(/decrease$/));
		const shortened = lines.named(stage.action)!;
		expect(shortened.length).toBe(Math.max(1, drafted.length - 1));
		stage.press(stage.button(/^Build for/));
		expect(stage.acts).toEqual([
			{
				type: 'build',
				railroad: shortened.railroad,
				from: shortened.from,
				direction: shortened.direction,
				length: shortened.length,
			},
		]);
	});

	it.each([TRACK.menu!.choices, [{ type: 'done' }]])(
		'ends at once, whether or not something could be built',
		(...choices) => {
			stage = new Stage(Choices, { ...TRACK, menu: { choices, refused: TRACK.menu!.refused } });
			stage.press(stage.button(/^Done building/));
			expect(stage.acts).toEqual([{ type: 'done' }]);
		},
	);
});

it('a place in the order is chosen among those left', () => {
	stage = new Stage(Choices, ORDER);
	stage.press(stage.button(/^Take place 2/));
	expect(stage.acts).toEqual([{ type: 'order', position: 2 }]);
});

it('a player who is not asked sees who is', () => {
	stage = new Stage(Choices, { ...TRACK, menu: null });
	expect(stage.text).toContain('’s turn.');
});

it('holdings show every charter and player', () => {
	stage = new Stage(Holdings, TRACK);
	expect(stage.root.querySelectorAll('article')).toHaveLength(
		TRACK.view.railroads.filter((each) => each.started).length,
	);
	for (const name of ['Ann', 'Bruno', 'Chloé', 'Dag', 'Eve', 'Félix']) expect(stage.text).toContain(name);
});

it('the turn track marks the turn and whose it is', () => {
	stage = new Stage(TurnTrack, TRACK);
	expect(stage.root.querySelector('[aria-current=step]')!.textContent).toBe(String(TRACK.view.turn));
});

it('the summary names the winner and every total', () => {
	stage = new Stage(Summary, OVER);
	expect(stage.text).toMatch(/wins\.|share the victory\./);
	for (const { points } of OVER.view.players) expect(stage.text).toContain(String(points));
});
