import { afterEach, expect, it } from 'vitest';
import type { Box } from '../../types.ts';
import { BUYING, SHOPPING } from '../fixtures.ts';
import { Stage, type Scene } from '../../shared/stage.svelte.ts';
import type { Phase } from '../types.ts';
import Choices from './Choices.svelte';

const against = (kind: string, own: number, other: number, rolls: number) => [
	{
		kind,
		sides: [
			{ seats: [0], bonus: own },
			{ seats: [1], bonus: other },
		],
		rolls,
		of: 1296,
	},
];
const contests = against('dispute', 2, 0, 861);
const theft = { passenger: 1, price: 130, revenue: 50, contests: against('theft', 1, 3, 310) };

/** Choices too rare for the fixtures: a phase, the choice, and the text it must show. */
const RARE: [Phase, Box, RegExp][] = [
	['disputes', { type: 'stand', preview: { segment: 'denver-golden-1', contests } }, /Bruno \+0 you win 6\d%/],
	['disputes', { type: 'move', segment: 'denver-golden-2' }, /Move aside to Denver–Golden \(2\)/],
	['disputes', { type: 'call', preview: { segments: ['raton-french', 'cimarron-french'], contests } }, /Raton–French/],
	[
		'disputes',
		{ type: 'agree', preview: { passenger: 6, partner: 1, share: 80, revenue: 20 } },
		/With Bruno: your share of the price is \$80/,
	],
	['disputes', { type: 'pay', preview: theft }, /Steal the line .*Bruno \+3 you win 24%/],
	[
		'disputes',
		{ type: 'pay', preview: { ...theft, contests: against('ending', 1, 3, 310) } },
		/End the partnership .*Ann \+1× B Bruno \+3/,
	],
	['buying', { type: 'draw', piece: 'p1' }, /Draw from the claim deck with prospector Jeb/],
	['buying', { type: 'slide', passenger: 1, place: 2 }, /To claim place 2/],
	['buying', { type: 'slide', passenger: 1, pile: 3 }, /To passenger pile 3/],
	[
		'building',
		{ type: 'build', segment: 'denver-golden-1', preview: { cost: 80, length: 2, rolls: 35, of: 36 } },
		/97/,
	],
	['building', { type: 'dismantle', segment: 'denver-golden-1', preview: { pays: 20 } }, /you get \$20/],
	['building', { type: 'abandon', segment: 'denver-golden-1' }, /anyone may build here/],
	['plowing', { type: 'plow', plow: 2, segment: 'bailey-como', preview: { length: 3, rolls: 6, of: 6 } }, /100/],
	['delivering', { type: 'transfer', claim: 1, to: 2, goods: { min: 1, max: 3 }, trains: '9+24' }, /by train 9 \+ 24/],
	['fines', { type: 'roll', piece: 'p1', preview: { rolls: 8, of: 36 } }, /success 22%/],
	['fines', { type: 'bail', piece: 'p1', preview: { cost: 200 } }, /Pay to free prospector Jeb/],
	['fines', { type: 'replace', piece: 'p1', preview: { cost: 300 } }, /Pay to replace prospector Jeb/],
	['hiring', { type: 'hire', kind: 'surveyor', preview: { cost: 400 } }, /Hire a surveyor/],
	[
		'hiring',
		{ type: 'hire', kind: 'prospector', replacing: 'p1', preview: { cost: 400 } },
		/to replace prospector Jeb/,
	],
	['shopping', { type: 'buy', plow: 2, trade_in: '2', preview: { price: 20, left: 2 } }, /trading in a \+2/],
	['shopping', { type: 'assign', city: 'denver', train: '9' }, /Assign train 9 to Denver/],
];

let stage: Stage;
afterEach(() => stage.strike());

const at = (phase: Phase, box: Box): Scene => ({
	...BUYING,
	seat: 0,
	view: { ...(phase === 'shopping' ? SHOPPING : BUYING).view, phase, you: 0 },
	menu: { choices: [box], refused: [] },
	recent: [],
});

it.each(RARE)('%s: %o is told and can be chosen', (phase, box, told) => {
	stage = new Stage(Choices, at(phase, box));
	expect(stage.text).toMatch(told);
	expect(stage.text).not.toMatch(/undefined|NaN/);
	stage.press(stage.root.querySelector<HTMLInputElement>('.rows input')!);
	stage.press(stage.root.querySelector<HTMLButtonElement>('.foot .primary')!);
	const { preview: _, goods, ...fields } = box;
	expect(stage.acts).toEqual([goods ? { ...fields, goods: 3 } : fields]);
});

it.each([
	[
		{ type: 'stand', preview: { segment: 'denver-golden-1', contests } },
		/66%/g,
		/Denver–Golden \(1\): Ann \+2, Bruno \+0/,
	],
	[{ type: 'pay', preview: theft }, /24%/g, /the line 1 Denver–Colorado Springs of Bruno: you pay \$130 whatever/],
])('the odds of %o are said once in the card, and once to confirm', (box, odds, sentence) => {
	stage = new Stage(Choices, at('disputes', box));
	expect(stage.text.match(odds)).toHaveLength(1);
	expect(stage.text).not.toMatch(sentence);
	stage.press(stage.root.querySelector<HTMLInputElement>('.rows input')!);
	expect(stage.text.match(odds)).toHaveLength(2);
	expect(stage.text).toMatch(sentence);
});

it.each([
	['buying', 'leave', /^Leave it face up/],
	['disputes', 'pass', /^No/],
	['fines', 'done', /^Continue/],
] as const)('%s: %s alone is done with one press', (phase, type, button) => {
	stage = new Stage(Choices, at(phase, { type }));
	stage.press(stage.button(button));
	expect(stage.acts).toEqual([{ type }]);
});
