/** The options of a game and the number of players in words. */
import { say, i18n } from '../app/i18n.svelte.ts';

const FAMILIES: Record<string, string> = { 'continental-divide': 'cd', silverton: 'sv' };

/** "The first railroads, basic, alone". Options without a label, such as the regular length, are left out. */
export function settingLabel(game: string, chosen: Record<string, unknown>): string {
	const { players, pack: _, ...options } = chosen;
	const values = Object.entries(options).flatMap(([option, value]) => [value].flat().map((each) => [option, each]));
	const said = values.map(([option, value]) => `${FAMILIES[game] ?? game}-option-${option}-${value}`);
	return [...said.filter((key) => i18n.has(key)).map((key) => say(key)), say('account-players', { players })].join(
		' · ',
	);
}

export function gradeLabel(game: string, name: string): string {
	const key = `${FAMILIES[game] ?? game}-grade-${name}`;
	return i18n.has(key) ? say(key) : name;
}

/** A number in the format of the page's language. */
export function formatNumber(value: number): string {
	return new Intl.NumberFormat(i18n.language || 'en', { maximumFractionDigits: 2 }).format(value);
}
