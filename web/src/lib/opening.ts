/** Tables that are opened with one press. */
import { api, type GameOffered } from './api.ts';
import { againstBots } from './seating.ts';
import { settings } from './settings.svelte.ts';
import { say } from './words.svelte.ts';

/** Me against bots. Only the name of the game may be known. */
export async function playAgainstBots(wanted: GameOffered | string): ReturnType<typeof api.open> {
	const game = typeof wanted === 'string' ? (await api.games()).games.find(({ name }) => name === wanted)! : wanted;
	return api.open(againstBots(game, settings.name.trim() || say('web-name-seat', { number: 1 })));
}
