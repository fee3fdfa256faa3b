/** Open a table against bots with one click. */
import { type GameInfo, gamesApi } from '../games/api.ts';
import { tableApi } from '../table/api.ts';
import { tableAgainstBots, defaultBot, defaultPlayers } from './seats.ts';
import { settings } from '../app/settings.svelte.ts';
import { say } from '../app/i18n.svelte.ts';

/** Open a table against that many bots, or the default number. The game may be given by name. */
export async function playAgainstBots(
	wanted: GameInfo | string,
	rivals?: number,
	options = {},
): ReturnType<typeof tableApi.open> {
	const game = typeof wanted === 'string' ? (await gamesApi.list()).games.find(({ name }) => name === wanted)! : wanted;
	const name = settings.name.trim() || say('web-name-seat', { number: 1 });
	return tableApi.open(
		tableAgainstBots(game, name, rivals ?? defaultPlayers(game) - 1, options, defaultBot(game, settings.bot)),
	);
}
