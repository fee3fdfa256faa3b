/** Real positions of games that bots played (web/fixtures/make.py). For tests. */
import type { Scene } from './stage.svelte.ts';

const FILES = import.meta.glob('/fixtures/data/*/*.json', { import: 'default', eager: true });

export function fixture<T>(game: string, name: string): T {
	return FILES[`/fixtures/data/${game}/${name}.json`] as T;
}

/** All that a component of the game is given in that position. */
export function scene<View, Pack>(game: string, name: string): Scene<View, Pack> {
	return { pack: fixture<Pack>(game, 'pack'), ...fixture<Omit<Scene<View, Pack>, 'pack'>>(game, name) };
}
