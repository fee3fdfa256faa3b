/** How a table in a list stands, and who sits there. */
import type { TableLine } from '../lib/api.ts';
import { say } from '../lib/words.svelte.ts';

export function isMyTurn({ state, asked, players }: TableLine): boolean {
	return state === 'running' && players.some((player) => player.mine && !player.stand_in && player.seat === asked);
}

export function isFree({ players }: TableLine): boolean {
	return players.some(({ kind }) => kind === 'open');
}

/** Everybody, open seats included. */
export function seated({ players }: TableLine) {
	return players.map((player) => (player.kind === 'open' ? { name: say('web-seat-open') } : player));
}
