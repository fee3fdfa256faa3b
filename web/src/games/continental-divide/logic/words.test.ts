/** Sentences in both languages: every key exists, and every event of a real game can be worded. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { ORDER, OVER, PACK, PLAYERS, STOCK, TRACK } from '../fixtures.ts';
import type { Say } from '../../types.ts';
import { hexNameOf, seatLetters, describeHex } from './names.ts';
import { pointParts, ranks, scoreTable } from './points.ts';
import { event, phase, refusal } from './sentences.ts';

const CATALOGUES = import.meta.glob('../../../../../goldenspike/words/*/continental_divide*.ftl', {
	query: '?raw',
	import: 'default',
	eager: true,
}) as Record<string, string>;
const SOURCES = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
}) as Record<string, string>;
const LANGUAGES = ['en', 'fr'];

const bundles = new Map(
	LANGUAGES.map((lang) => {
		const bundle = new FluentBundle(lang, { useIsolating: false });
		for (const [path, text] of Object.entries(CATALOGUES)) {
			if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
		}
		return [lang, bundle];
	}),
);

/** Strict wording: a missing key or value fails the test. */
function speaking(lang: string): Say {
	return (key, values = {}) => {
		const bundle = bundles.get(lang)!;
		const message = bundle.getMessage(key);
		if (!message?.value) throw new Error(`${lang} has no ${key}`);
		const errors: Error[] = [];
		const said = bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors);
		if (errors.length) throw errors[0]!;
		return said;
	};
}

describe.each(LANGUAGES)('in %s', (lang) => {
	const say = speaking(lang);

	it('every key that is used has a sentence, and every sentence is used', () => {
		const text = Object.values(SOURCES).join('\n');
		const keys = Object.entries(CATALOGUES)
			.filter(([path]) => path.includes(`/${lang}/continental_divide_web`))
			.flatMap(([, catalogue]) => [...catalogue.matchAll(/^(cd-web-[\w-]+) =/gm)].map((match) => match[1]!));
		const used = new Set([...text.matchAll(/'(cd-web-[\w-]+)'/g)].map((match) => match[1]!));
		const begun = [...text.matchAll(/`(cd-web-[\w-]*)\$\{/g)].map((match) => match[1]!);
		expect([...used].filter((key) => !keys.includes(key))).toEqual([]);
		expect(keys.filter((key) => !used.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
	});

	it('tells every event', () => {
		for (const { recent } of [STOCK, TRACK, ORDER, OVER])
			for (const each of recent) expect(event(each, PACK, PLAYERS, say)).toMatch(/\S/);
	});

	it('tells every phase and every refusal', () => {
		for (const { view, menu } of [STOCK, TRACK, ORDER, OVER]) {
			expect(phase(view, PLAYERS, say)).toMatch(/\S/);
			for (const miss of menu?.refused ?? []) expect(refusal(miss, say)).toMatch(/\S/);
		}
	});
});

it('reads a hex fully', () => {
	const start = PACK.hexes.find((hex) => hex.id === 'W5')!;
	expect(describeHex(start, ['UP', 'SP'], speaking('en'))).toBe(
		'W5 Chicago West, starting city, cost 0, income 0, tracks: UP, SP',
	);
	expect(describeHex(start, [], speaking('fr'))).toBe('W5 Chicago West, ville de départ, coût 0, revenu 0');
	expect(hexNameOf(PACK, 'W5', speaking('en'))).toBe('W5 Chicago West');
});

it('takes a pack’s own words for a language where it has them', () => {
	const pack = { ...PACK, hexes: [{ ...PACK.hexes[0]!, sisters: { name_fr: 'Là-bas' } }] };
	expect(hexNameOf(pack, pack.hexes[0]!.id, speaking('fr'))).toBe('A1 Là-bas');
	expect(hexNameOf(pack, pack.hexes[0]!.id, speaking('en'))).toBe('A1 Seattle');
});

it.each([
	[
		['Ann', 'Bruno', 'chloé'],
		['A', 'B', 'C'],
	],
	[
		['Ann', 'Bot 1', 'Bot 2'],
		['A', 'B1', 'B2'],
	],
	[
		['Ann', 'Albert', 'Zoé'],
		['An', 'Al', 'Z'],
	],
	[
		['Ann', 'Ann', 'Zoé'],
		['A1', 'A2', 'Z'],
	],
])('tells %j apart by few letters', (names, letters) => {
	expect(seatLetters(names.map((name, seat) => ({ ...PLAYERS[0]!, name, seat })))).toEqual(letters);
});

describe('points', () => {
	it('are the sum of what a railroad reached', () => {
		for (const { view } of [STOCK, TRACK, OVER])
			for (const charter of view.railroads.filter((each) => each.started)) {
				const sum = pointParts(charter, PACK).reduce((total, part) => total + (part.reached ? part.points : 0), 0);
				expect(sum).toBe(charter.points);
			}
	});

	it('of a player are the sum of their row, and the winner stands first', () => {
		const { rows } = scoreTable(OVER.view);
		for (const { cells, total } of rows) expect(cells.reduce((sum, cell) => sum + cell.points, 0)).toBe(total);
		expect(rows[0]!.won).toBe(true);
	});

	it('share a place when they are equal', () => {
		const players = [3, 7, 3, 1].map((points, seat) => ({ seat, points, cash: 0, shares: {} }));
		expect(ranks({ ...OVER.view, players })).toEqual([2, 1, 2, 4]);
	});
});
