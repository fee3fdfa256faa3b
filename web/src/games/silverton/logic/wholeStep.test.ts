import { describe, expect, it } from 'vitest';
import type { View } from '../types.ts';
import { choicesOf } from './menu.ts';
import { wholeStep } from './wholeStep.ts';

const view = { you: 0, players: [{ cash: 300 }] } as unknown as View;
const build = (segment: string, cost: number, more = {}) => ({
	type: 'build',
	segment,
	preview: { cost, length: 2, ...more },
});
const all = (...choices: { type: string }[]) => wholeStep(choicesOf({ choices, refused: [] }), view);

describe('a whole step at once', () => {
	it('is all there is to build, and what it costs', () => {
		expect(all(build('a', 100), build('b', 200))).toEqual({
			type: 'build',
			cost: 300,
			actions: [
				{ type: 'build', segment: 'a' },
				{ type: 'build', segment: 'b' },
			],
		});
	});

	it.each([
		['one alone', [build('a', 100)]],
		['too dear', [build('a', 100), build('b', 201)]],
		['left to dice', [build('a', 100), build('b', 100, { rolls: 35, of: 36 })]],
		['of several sorts', [build('a', 100), { type: 'dismantle', segment: 'b', preview: { pays: 20 } }]],
		[
			'one of several trains',
			[
				{ type: 'buy', train: 2, preview: { price: 1 } },
				{ type: 'buy', train: 4, preview: { price: 1 } },
			],
		],
	])('is not offered of what is %s', (_, choices) => {
		expect(all(...choices)).toBeUndefined();
	});
});
