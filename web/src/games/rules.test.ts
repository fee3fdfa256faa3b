/** The client knows no rules: the folder of a game contains no rule id and no number of the rulebook. */
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['./*/**/*.{ts,svelte}', '!./shared/**', '!./**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** Files that only draw: their numbers are lengths, angles and colours. */
const DRAWING = [
	/\/board\//,
	/\/theme\.css$/,
	/\/logic\/(borders|geometry|hexgrid|lettering|patterns|printedBoard|track)\.ts$/,
	/\/parts\/(CommodityIcon|CommodityShape|Cube|CubeShape|GoodsOnClaim|Plow|Ticket|Train)\.svelte$/,
];

/** Numbers allowed elsewhere, and why. None is a number of the rulebook. */
const ALLOWED: Record<string, Record<string, string>> = {
	'continental-divide/logic/lines.ts': { 1000: 'points count before income in an order of a list' },
	'continental-divide/panels/BuildPanel.svelte': { 6: 'how many lines are listed at first' },
	'silverton/logic/chart.ts': { 8: 'how many prices a sparkline shows', 1.5: 'its margin', 3: 'both margins' },
	'silverton/logic/names.ts': { 3: 'how many segments are named in brief' },
	'silverton/logic/odds.ts': { 100: 'hundredths' },
	'silverton/panels/DeliverPanel.svelte': { 4: 'how many choices are listed at first' },
	'silverton/panels/MusterPanel.svelte': { 4: 'how many choices are simply listed' },
	'silverton/panels/TurnTrack.svelte': { 9: 'how many turns are shown at once' },
	'silverton/parts/AutoPlay.svelte': { 2000: 'milliseconds' },
	'silverton/parts/OddsBar.svelte': { 100: 'hundredths' },
	'silverton/parts/ChoiceRows.svelte': { 8: 'how many choices are listed at first' },
	'silverton/parts/NewsSummary.svelte': { 12: 'how many events are told at first' },
};

const RULE = /\b[A-Z]{2}-\d/;
/** Numbers in visible text: "+ 6", "36 rolls". */
const WRITTEN = /(?<![\w.#-])\d+(?![\w.%-])/g;

interface Found {
	rules: string[];
	numbers: Set<string>;
}

type Node = { type: string; [field: string]: unknown };

/** Every literal of the file, without attributes and sizes of drawings. */
function literals(path: string, source: string): Found {
	const found: Found = { rules: [], numbers: new Set() };
	const root = parse(path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source, { modern: true });
	const text = (said: string): void => {
		if (RULE.test(said)) found.rules.push(said);
		for (const [number] of said.matchAll(WRITTEN)) found.numbers.add(number);
	};
	const walk = (node: unknown): void => {
		if (Array.isArray(node)) node.forEach(walk);
		if (!node || typeof node !== 'object' || !('type' in node)) return;
		const { type, ...rest } = node as Node;
		if (type === 'StyleSheet' || type.startsWith('TS')) return;
		if (type === 'ImportDeclaration' || (type === 'RegularElement' && rest.name === 'svg')) return;
		if (type === 'Attribute' && DRAWN.has(rest.name as string)) return;
		if (type === 'Literal' && typeof rest.value === 'number') found.numbers.add(String(rest.value));
		else if (type === 'Literal' && typeof rest.value === 'string') text(rest.value);
		else if (type === 'Text') text(rest.data as string);
		else if (type === 'TemplateElement') text((rest.value as { raw: string }).raw);
		for (const [name, each] of Object.entries(rest)) if (name !== 'loc' && name !== 'metadata') walk(each);
	};
	walk(root.fragment);
	walk(root.instance?.content);
	walk(root.module?.content);
	return found;
}

const DRAWN = new Set(['size', 'width', 'height', 'viewBox', 'class', 'style', 'colspan', 'tabindex']);
/** Zero, one and two are allowed everywhere. */
const SMALL = new Set(['0', '1', '2']);

const strange = (path: string, source: string): string[] => {
	const allowed = ALLOWED[path.replace('./', '')] ?? {};
	return [...literals(path, source).numbers].filter((number) => !SMALL.has(number) && !(number in allowed));
};

describe.each(Object.entries(SOURCES))('%s', (path, source) => {
	it('names no rule', () => expect(literals(path, source).rules).toEqual([]));
	it.skipIf(DRAWING.some((each) => each.test(path)))('holds no number of the rulebook', () =>
		expect(strange(path, source)).toEqual([]),
	);
});

it('would find them', () => {
	const told = `<script lang="ts">const first = [7, 8];</script><p>{x < 2 ? '+ 6 ' : ''}</p><Link rule="SV-7.3" />`;
	expect([...literals('a.svelte', told).numbers]).toEqual(['2', '6', '7', '8']);
	expect(literals('a.svelte', told).rules).toEqual(['SV-7.3']);
	expect(strange('./silverton/logic/odds.ts', 'const POINTS = [3, 4, 5]; const of = 100;')).toEqual(['3', '4', '5']);
});

it('allows nothing that is gone', () => {
	for (const [path, allowed] of Object.entries(ALLOWED)) {
		const { numbers } = literals(path, SOURCES[`./${path}`]!);
		expect(Object.keys(allowed).filter((number) => !numbers.has(number))).toEqual([]);
	}
});
