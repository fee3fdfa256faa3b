/** How a table in a list stands, and who sits there. */
import type { TableSummary } from './api.ts';
import { say } from '../app/i18n.svelte.ts';

export function isMyTurn({ state, asked, players }: TableSummary): boolean {
	return state === 'running' && players.some((player) => player.mine && !player.stand_in && player.seat === asked);
}

/** A bot plays in a seat of mine until I am back. */
export function hasStandIn({ state, players }: TableSummary): boolean {
	return state === 'running' && players.some((player) => player.mine && player.stand_in);
}

export function hasOpenSeat({ players }: TableSummary): boolean {
	return players.some(({ kind }) => kind === 'open');
}

/** Everybody, open seats included. */
export function seatNames({ players }: TableSummary) {
	return players.map((player) => (player.kind === 'open' ? { name: say('web-seat-open') } : player));
}
