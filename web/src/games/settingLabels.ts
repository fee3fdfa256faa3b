/** What was played, in words: the options of a game and how many played. */
import { say, words } from '../app/i18n.svelte.ts';

const FAMILIES: Record<string, string> = { 'continental-divide': 'cd', silverton: 'sv' };

/** "The first railroads, basic, alone". What nobody has a word for, such as the usual length, is left out. */
export function setting(game: string, chosen: Record<string, unknown>): string {
	const { players, pack: _, ...options } = chosen;
	const values = Object.entries(options).flatMap(([option, value]) => [value].flat().map((each) => [option, each]));
	const said = values.map(([option, value]) => `${FAMILIES[game] ?? game}-option-${option}-${value}`);
	return [...said.filter((key) => words.has(key)).map((key) => say(key)), say('account-players', { players })].join(
		' · ',
	);
}

export function grade(game: string, name: string): string {
	const key = `${FAMILIES[game] ?? game}-grade-${name}`;
	return words.has(key) ? say(key) : name;
}

/** A number as the language of the page writes it. */
export function figure(value: number): string {
	return new Intl.NumberFormat(words.language || 'en', { maximumFractionDigits: 2 }).format(value);
}
