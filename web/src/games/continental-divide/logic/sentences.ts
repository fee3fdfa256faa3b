/** Sentences for phases, events and refusals, the same as in the terminal. */
import type { GameEvent, TablePlayer, Say } from '../../types.ts';
import type { Pack, View } from '../types.ts';
import { count, most, wordEvent } from '../../shared/eventWording.ts';
import { eventWording } from '../../../generated/continental-divide/eventWording.ts';
import { hexNameOf, playerName, railroadName } from './names.ts';

export function phase(view: View, players: TablePlayer[], say: Say): string {
	if (view.phase === 'over' && view.winners.length) {
		return say('cd-result', { count: view.winners.length, winners: names(view.winners, players) });
	}
	return say(`cd-phase-${view.phase}`, { player: view.seat === null ? '' : playerName(players, view.seat) });
}

export function event(event: GameEvent, pack: Pack, players: TablePlayer[], say: Say): string {
	const [sentence, values] = wordEvent(event, eventWording, wordsOf(pack, players, say));
	return say(`cd-event-${sentence}`, values);
}

export function refusal(miss: { reason: string; values: Record<string, unknown> }, say: Say): string {
	return say(`cd-refused-${miss.reason}`, miss.values);
}

const names = (seats: number[], players: TablePlayer[]): string =>
	seats.map((seat) => playerName(players, seat)).join(', ');

/** Words for the fields of events. */
function wordsOf(pack: Pack, players: TablePlayer[], say: Say): object {
	const hex = (id: string): string => hexNameOf(pack, id, say);
	return {
		count,
		most,
		hex,
		player: (seat: number) => playerName(players, seat),
		seats: (seats: number[]) => names(seats, players),
		railroad: (id: string) => railroadName(pack, id, say),
		first: (hexes: string[]) => hex(hexes[0]!),
		last: (hexes: string[]) => hex(hexes.at(-1)!),
		payments: (paid: number[]) => payments(paid, players, say),
	};
}

function payments(paid: number[], players: TablePlayer[], say: Say): string {
	return paid
		.flatMap((dollars, seat) => (dollars ? [say('cd-payment', { player: playerName(players, seat), dollars })] : []))
		.join(', ');
}
