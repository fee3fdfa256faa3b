/** Which folder may import which, and how long a file may be. */
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./generated/**', '!./**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** The folders that each of these may import; every other folder may import any. */
const ALLOWED: Record<string, string[]> = {
	app: ['app', 'ui', 'generated'],
	ui: ['ui', 'app', 'generated'],
};
const GAMES = ['continental-divide', 'silverton'];
const LONGEST_COMPONENT = 350;
const LONGEST_MODULE = 400;

/** The files that a file imports, as paths from this folder. */
function importsOf(path: string, source: string): string[] {
	const specifiers = [...source.matchAll(/\b(?:from\s*|import\s*\(?\s*)'(\.[^']+)'/g)].map(
		([, specifier]) => specifier!,
	);
	return specifiers.map((specifier) => new URL(specifier, `file:///${path.slice(2)}`).pathname.slice(1));
}

const folderOf = (path: string): string => path.split('/')[0]!;

/** Imports that cross a border: from `app` or `ui` to a feature, or from a game (or what games share) to a game. */
function crossings(path: string, source: string): string[] {
	const [folder, game] = path.slice(2).split('/') as [string, string];
	return importsOf(path, source).filter((target) => {
		if (ALLOWED[folder] && !ALLOWED[folder].includes(folderOf(target))) return true;
		const other = folderOf(target) === 'games' ? target.split('/')[1]! : '';
		return folder === 'games' && GAMES.includes(other) && (game === 'shared' || GAMES.includes(game)) && other !== game;
	});
}

describe.each(Object.entries(SOURCES))('%s', (path, source) => {
	it('imports only what its folder may', () => expect(crossings(path, source)).toEqual([]));

	it('is not too long', () => {
		const most = path.endsWith('.svelte') ? LONGEST_COMPONENT : LONGEST_MODULE;
		expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
	});
});

it('would find a forbidden import', () => {
	expect(crossings('./app/a.ts', "import { x } from '../table/b.ts';")).toEqual(['table/b.ts']);
	expect(crossings('./ui/A.svelte', "const b = import('../lobby/B.svelte');")).toEqual(['lobby/B.svelte']);
	expect(crossings('./games/shared/a.ts', "import '../silverton/b.ts';")).toEqual(['games/silverton/b.ts']);
	expect(crossings('./app/a.ts', "import { x } from './b.ts';\nimport y from '../ui/C.svelte';")).toEqual([]);
});
