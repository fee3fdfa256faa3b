/** How a table in a list stands, and who sits there. */
import type { TableLine } from '../app/api.ts';
import { say } from '../app/i18n.svelte.ts';

export function isMyTurn({ state, asked, players }: TableLine): boolean {
	return state === 'running' && players.some((player) => player.mine && !player.stand_in && player.seat === asked);
}

/** A bot plays in a seat of mine until I am back. */
export function isStoodIn({ state, players }: TableLine): boolean {
	return state === 'running' && players.some((player) => player.mine && player.stand_in);
}

export function isFree({ players }: TableLine): boolean {
	return players.some(({ kind }) => kind === 'open');
}

/** Everybody, open seats included. */
export function seated({ players }: TableLine) {
	return players.map((player) => (player.kind === 'open' ? { name: say('web-seat-open') } : player));
}
