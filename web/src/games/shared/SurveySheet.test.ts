import { afterEach, expect, it } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import type { MapSheet } from '../types.ts';
import { speaker } from './stage.svelte.ts';
import SurveySheet from './SurveySheet.svelte';

const SHEET: MapSheet = {
	fine: 10,
	mile: 1,
	hachures: 'M0 0l1 1 2 2z',
	waters: 'M0 0c1 1 2 2 3 3z',
	waves: 'M1 1L2 2',
	rivers: ['M1 1c1 1 1 1 1 1', 'M2 2c1 1 1 1 1 1'],
	borders: 'M0 0L9 9',
	names: [
		{
			kind: 'lake',
			name: 'Great Salt Lake',
			path: 'M0 0H90',
			size: 10,
			spacing: 1,
			sisters: { name_fr: 'Grand Lac Salé' },
		},
		{ kind: 'range', name: 'Uinta <Mountains>', path: 'M0 9H90', size: 10, spacing: 1, sisters: {} },
	],
	cartouche: { x: 5, y: 6, width: 400, height: 200 },
};
const FRAME = { left: -10, top: -20, width: 500, height: 300 };

let shown: Record<string, unknown> | undefined;
afterEach(() => shown && void unmount(shown));

function laid(wishes: { lang?: string; winter?: boolean; sheet?: MapSheet } = {}): HTMLElement {
	const { lang = 'en', winter = false, sheet = SHEET } = wishes;
	document.body.replaceChildren();
	shown = mount(SurveySheet, {
		target: document.body,
		props: { sheet, frame: FRAME, game: 'silverton', about: true, winter, lang, say: speaker(lang) },
	});
	flushSync();
	return document.body;
}

it('draws the land with a few paths, however many strokes they hold', () => {
	const paths = [...laid().querySelectorAll('.sheet > g:first-child > path')];
	expect(paths.map((path) => path.getAttribute('d'))).toEqual([
		...[SHEET.waters, SHEET.waves, SHEET.waters, SHEET.hachures, ...SHEET.rivers, SHEET.borders],
	]);
});

it('writes each name along its own path, in the language of the page', () => {
	for (const [lang, lake] of [
		['en', 'Great Salt Lake'],
		['fr', 'Grand Lac Salé'],
	] as const) {
		const written = [...laid({ lang }).querySelectorAll('textPath')];
		expect(written.map((each) => each.textContent)).toEqual([lake, 'Uinta <Mountains>']);
		for (const each of written) expect(document.querySelector(each.getAttribute('href')!)).not.toBeNull();
	}
});

it('says in its corner what it is and how far things are', () => {
	expect(laid().querySelector('.cartouche')!.textContent).toContain('about 100 miles');
	expect(laid({ sheet: { ...SHEET, cartouche: null } }).querySelector('.cartouche')).toBeNull();
});

it('turns white in winter', () => {
	expect(laid().querySelector('.winter')).toBeNull();
	expect(laid({ winter: true }).querySelector('.winter')).not.toBeNull();
});
