/** Finds each game's own part of the client in the folder of its name. It is loaded when a table of that game is opened. */
import type { Component } from 'svelte';
import type { OptionChoices, GameModule, Offer, OptionsProps, SheetProps } from './types.ts';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const OPTIONS = import.meta.glob<{ default: Component<OptionsProps> }>('./*/OptionsForm.svelte');
const SHEETS = import.meta.glob<{ default: Component<SheetProps> }>('./*/Ledger.svelte');
const OFFERS = import.meta.glob<(fitting: OptionChoices) => Offer[]>('./*/scenarios.ts', {
	eager: true,
	import: 'offers',
});

/** The games that can be played in the browser. */
export function playable(game: string): boolean {
	return `./${game}/index.ts` in MODULES;
}

export async function loadGame(game: string): Promise<GameModule> {
	const load = MODULES[`./${game}/index.ts`];
	if (!load) throw new Error(`the client has no part for ${game}`);
	return (await load()).default;
}

/** A game's form for its options; nothing for a game without any. */
export async function loadOptions(game: string): Promise<Component<OptionsProps> | undefined> {
	return (await OPTIONS[`./${game}/OptionsForm.svelte`]?.())?.default;
}

/** What can be begun with one press besides a game against bots. */
export function offersOf(game: string, fitting: OptionChoices): Offer[] {
	return OFFERS[`./${game}/scenarios.ts`]?.(fitting) ?? [];
}

/** A game's tables of figures; nothing for a game without any. */
export async function loadSheet(game: string): Promise<Component<SheetProps> | undefined> {
	return (await SHEETS[`./${game}/Ledger.svelte`]?.())?.default;
}
