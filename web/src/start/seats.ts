/** The seats of a new table, in the form and in the request. */
import type { GameInfo } from '../games/api.ts';
import type { TablePlayer } from '../games/types.ts';
import type { SeatRequest, OpenTableRequest } from '../table/api.ts';

export type Occupant = 'me' | 'friend' | 'hotseat' | 'bot' | 'open';
export type SeatForm = { sitting: Occupant; name: string; bot: string };

export const DEFAULT_BOT = 'greedy';
const DEFAULT_PLAYERS = 4;

/** The requested bot, if it plays that game; otherwise the default. */
export function defaultBot(game: GameInfo, wanted = DEFAULT_BOT): string {
	return [wanted, DEFAULT_BOT].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? '';
}

export function defaultPlayers(game: GameInfo): number {
	return Math.min(game.seats[1], Math.max(game.seats[0], DEFAULT_PLAYERS));
}

/** A table with me against that many bots, or none. */
export function tableAgainstBots(
	game: GameInfo,
	name: string,
	rivals: number,
	options = {},
	bot = defaultBot(game),
): OpenTableRequest {
	const bots = Array.from({ length: rivals }, (): SeatRequest => ({ kind: 'bot', bot }));
	return { game: game.name, options, seats: [{ kind: 'human', me: true, name }, ...bots] };
}

/** Whether a person sits there. */
export function isPerson(kind: TablePlayer['kind']): boolean {
	return kind === 'human' || kind === 'hotseat';
}

export function toNewSeat({ sitting, name, bot }: SeatForm): SeatRequest {
	const named = name.trim() ? { name: name.trim() } : {};
	switch (sitting) {
		case 'me':
			return { kind: 'human', me: true, ...named };
		case 'friend':
			return { kind: 'human', ...named };
		case 'bot':
			return { kind: 'bot', bot, ...named };
		default:
			return { kind: sitting, ...(sitting === 'open' ? {} : named) };
	}
}

/** Change the number of seats: keep those there are, and add bots, or open seats if the last one is open. */
export function resizeSeats(seats: SeatForm[], players: number, bot: string): SeatForm[] {
	const sitting = seats.at(-1)?.sitting === 'open' ? 'open' : 'bot';
	const more = Array.from({ length: Math.max(0, players - seats.length) }, (): SeatForm => ({
		sitting,
		name: '',
		bot,
	}));
	return [...seats.slice(0, players), ...more];
}

/** A duration in hours and quarters of an hour. */
export function toHours(minutes: number): { hours: number; rest: number } {
	const quarters = Math.max(1, Math.round(minutes / 15));
	return { hours: Math.floor(quarters / 4), rest: (quarters % 4) * 15 };
}
