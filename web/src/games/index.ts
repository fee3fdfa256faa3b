/** Finds the client code of each game in the folder of that name. It is loaded when a table of the game is opened. */
import type { Component } from 'svelte';
import type { OptionChoices, GameModule, Scenario, OptionsProps, LedgerProps } from './types.ts';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const OPTION_FORMS = import.meta.glob<{ default: Component<OptionsProps> }>('./*/OptionsForm.svelte');
const LEDGERS = import.meta.glob<{ default: Component<LedgerProps> }>('./*/Ledger.svelte');
const SCENARIOS = import.meta.glob<(fitting: OptionChoices) => Scenario[]>('./*/scenarios.ts', {
	eager: true,
	import: 'scenarios',
});

/** The games that can be played in the browser. */
export function isPlayable(game: string): boolean {
	return `./${game}/index.ts` in MODULES;
}

export async function loadGame(game: string): Promise<GameModule> {
	const load = MODULES[`./${game}/index.ts`];
	if (!load) throw new Error(`the client has no part for ${game}`);
	return (await load()).default;
}

/** A game's own form for its options, if it has one. */
export async function loadOptionsForm(game: string): Promise<Component<OptionsProps> | undefined> {
	return (await OPTION_FORMS[`./${game}/OptionsForm.svelte`]?.())?.default;
}

/** The scenarios of a game, each started with one click. */
export function scenariosOf(game: string, fitting: OptionChoices): Scenario[] {
	return SCENARIOS[`./${game}/scenarios.ts`]?.(fitting) ?? [];
}

/** A game's ledger component, if it has one. */
export async function loadLedger(game: string): Promise<Component<LedgerProps> | undefined> {
	return (await LEDGERS[`./${game}/Ledger.svelte`]?.())?.default;
}
