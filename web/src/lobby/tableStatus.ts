/** Status and players of a table in a list. */
import type { TableSummary } from './api.ts';
import { say } from '../app/i18n.svelte.ts';

export function isMyTurn({ state, asked, players }: TableSummary): boolean {
	return state === 'running' && players.some((player) => player.mine && !player.stand_in && player.seat === asked);
}

/** A bot stands in for me until I am back. */
export function hasStandIn({ state, players }: TableSummary): boolean {
	return state === 'running' && players.some((player) => player.mine && player.stand_in);
}

export function hasOpenSeat({ players }: TableSummary): boolean {
	return players.some(({ kind }) => kind === 'open');
}

/** All seats, open ones included. */
export function seatNames({ players }: TableSummary) {
	return players.map((player) => (player.kind === 'open' ? { name: say('web-seat-open') } : player));
}
