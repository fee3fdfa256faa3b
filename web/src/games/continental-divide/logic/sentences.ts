/** What happens and what happened, told with the same sentences the terminal uses. */
import type { GameEvent, Player, Say } from '../../types.ts';
import type { Pack, View } from '../types.ts';
import { hexCalled, playerCalled, railroadCalled } from './names.ts';

export function phase(view: View, players: Player[], say: Say): string {
	if (view.phase === 'over' && view.winners.length) {
		return say('cd-result', { count: view.winners.length, winners: names(view.winners, players) });
	}
	return say(`cd-phase-${view.phase}`, { player: view.seat === null ? '' : playerCalled(players, view.seat) });
}

export function event(event: GameEvent, pack: Pack, players: Player[], say: Say): string {
	return say(`cd-event-${event.type}`, valuesOf(event, pack, players, say));
}

export function refusal(miss: { reason: string; values: Record<string, unknown> }, say: Say): string {
	return say(`cd-refused-${miss.reason}`, miss.values);
}

const names = (seats: number[], players: Player[]): string =>
	seats.map((seat) => playerCalled(players, seat)).join(', ');

/** The event's own fields, with names for numbers and ids. */
function valuesOf(event: GameEvent, pack: Pack, players: Player[], say: Say): Record<string, unknown> {
	const values: Record<string, unknown> = { ...event };
	if (typeof event.seat === 'number') values.player = playerCalled(players, event.seat);
	if (typeof event.railroad === 'string') values.railroad = railroadCalled(pack, event.railroad, say);
	switch (event.type) {
		case 'founded':
			values.hex = hexCalled(pack, event.hex as string, say);
			break;
		case 'track_laid': {
			const hexes = event.hexes as string[];
			values.hexes = hexes.length;
			values.first = hexCalled(pack, hexes[0]!, say);
			values.last = hexCalled(pack, hexes.at(-1)!, say);
			break;
		}
		case 'order_dealt':
			values.order = names(event.order as number[], players);
			break;
		case 'dividend_paid':
			values.paid = payments(event.paid as number[], players, say);
			break;
		case 'game_ended':
			values.winners = names(event.winners as number[], players);
			values.count = (event.winners as number[]).length;
			values.scores = Math.max(...(event.scores as number[]));
			break;
	}
	return values;
}

function payments(paid: number[], players: Player[], say: Say): string {
	return paid
		.flatMap((dollars, seat) => (dollars ? [say('cd-payment', { player: playerCalled(players, seat), dollars })] : []))
		.join(', ');
}
