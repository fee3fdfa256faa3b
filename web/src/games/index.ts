/** Where each game's own part of the client is. It is loaded when a table of that game is opened. */
import type { Component } from 'svelte';
import type { GameModule, OptionsProps } from './types.ts';

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
	'continental-divide': () => import('./continental-divide/index.ts'),
	silverton: () => import('./silverton/index.ts'),
};

/** The games that can be played in the browser. */
export function playable(game: string): boolean {
	return game in MODULES;
}

export async function loadGame(game: string): Promise<GameModule> {
	const load = MODULES[game];
	if (!load) throw new Error(`the client has no part for ${game}`);
	return (await load()).default;
}

const OPTIONS: Record<string, () => Promise<{ default: Component<OptionsProps> }>> = {
	silverton: () => import('./silverton/panels/OptionsForm.svelte'),
};

/** A game's form for its options; nothing for a game without any. */
export async function loadOptions(game: string): Promise<Component<OptionsProps> | undefined> {
	return (await OPTIONS[game]?.())?.default;
}
