import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatList, listParts, reasonText, say, i18n } from './i18n.svelte.ts';

const CATALOGUES = import.meta.glob<string>('../../../goldenspike/words/*/{web,lobby,notifications,clocks}.ftl', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const SOURCES = import.meta.glob<string>(
	['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../games/{continental-divide,silverton}/**'],
	{
		query: '?raw',
		import: 'default',
		eager: true,
	},
);

function catalogue(lang: string): string {
	const files = Object.keys(CATALOGUES).filter((path) => path.includes(`/${lang}/`));
	return files.map((path) => CATALOGUES[path]).join('\n');
}

function serve(texts: Record<string, string>, delays: Record<string, number> = {}): void {
	vi.stubGlobal('fetch', async (url: string) => {
		const lang = new URL(url, 'http://here').searchParams.get('lang')!;
		await new Promise((done) => setTimeout(done, delays[lang] ?? 0));
		return new Response(texts[lang]);
	});
}

afterEach(() => vi.unstubAllGlobals());

describe('words', () => {
	it('switches language at once and counts in it', async () => {
		serve({ en: catalogue('en'), fr: catalogue('fr') });
		await i18n.use('en');
		expect(say('web-watchers', { count: 1 })).toBe('1 spectator.');
		expect(formatList(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob, and Cy');
		await i18n.use('fr');
		expect(document.documentElement.lang).toBe('fr');
		expect(say('web-watchers', { count: 2 })).toBe('2 spectateurs.');
		expect(formatList(['Ann', 'Bob'])).toBe('Ann et Bob');
		expect(listParts(['Ann', 'Bob'])).toEqual([{ text: 'Ann', item: 0 }, { text: ' et ' }, { text: 'Bob', item: 1 }]);
	});

	it('shows the language wanted last, whichever arrives first', async () => {
		serve({ de: 'web-live = slow', es: 'web-live = fast' }, { de: 20 });
		await Promise.all([i18n.use('de'), i18n.use('es')]);
		expect(say('web-live')).toBe('fast');
	});

	it('words what a bot says about its move, if it can', async () => {
		serve({ pt: 'bot-why-said = { $text }' });
		await i18n.use('pt');
		expect(reasonText({ key: 'bot-why-said', values: { text: 'so' } })).toBe('so');
		expect(reasonText({ key: 'bot-why-of-another-time', values: {} })).toBe('');
		expect(reasonText(undefined)).toBe('');
	});

	it('shows the key of a sentence that is missing, and names of missing values', async () => {
		serve({ it: 'web-seat = Seat { $number }' });
		await i18n.use('it');
		expect(say('web-nothing')).toBe('web-nothing');
		expect(say('web-seat')).toBe('Seat {$number}');
	});
});

describe('catalogues', () => {
	const bundles = ['en', 'fr'].map((lang) => {
		const bundle = new FluentBundle(lang);
		expect(bundle.addResource(new FluentResource(catalogue(lang)))).toEqual([]);
		return bundle;
	});

	it('have every sentence that the shell says', () => {
		const said = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/'(web-[a-z0-9-]+)'/g)]);
		expect(said.length).toBeGreaterThan(100);
		for (const [, key] of said) for (const bundle of bundles) expect(bundle.hasMessage(key!), key).toBe(true);
	});

	it('say the same things in both languages', () => {
		const keys = ['en', 'fr'].map((lang) => [...catalogue(lang).matchAll(/^(web-[\w-]+) =/gm)].map(([, key]) => key));
		expect(keys[1]).toEqual(keys[0]);
	});

	it('keep French punctuation on its line', () => {
		const text = catalogue('fr').replace(/^#.*$/gm, '');
		expect(text.match(/[^\u00a0\s][;!?»]|[^\u00a0] [;!?»:]|«[^\u00a0]/g)).toBeNull();
	});
});
