/** Tables that are opened with one press. */
import { api, type GameInfo } from '../app/api.ts';
import { againstBots, usualBot, usualPlayers } from './seats.ts';
import { settings } from '../app/settings.svelte.ts';
import { say } from '../app/i18n.svelte.ts';

/** Me against bots, as many as usual unless it is said. Only the name of the game may be known. */
export async function playAgainstBots(
	wanted: GameInfo | string,
	rivals?: number,
	options = {},
): ReturnType<typeof api.open> {
	const game = typeof wanted === 'string' ? (await api.games()).games.find(({ name }) => name === wanted)! : wanted;
	const name = settings.name.trim() || say('web-name-seat', { number: 1 });
	return api.open(againstBots(game, name, rivals ?? usualPlayers(game) - 1, options, usualBot(game, settings.bot)));
}
