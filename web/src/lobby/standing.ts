/** How a table in a list stands. */
import type { TableLine } from '../lib/api.ts';

export function isMyTurn({ asked, players }: TableLine): boolean {
	return players.some((player) => player.mine && !player.stand_in && player.seat === asked);
}

export function isFree({ players }: TableLine): boolean {
	return players.some(({ kind }) => kind === 'open');
}
