/** Transfers of money and shares in an event. */
import type { GameEvent, Transfer } from '../../types.ts';

export function transfers(event: GameEvent): Transfer[] {
	const seat = `seat-${event.seat}`;
	const railroad = `railroad-${event.railroad}`;
	switch (event.type) {
		case 'shares_bought':
			return [
				{ what: 'money', amount: event.paid as number, from: seat, to: railroad },
				{ what: 'share', amount: event.shares as number, from: railroad, to: seat },
			];
		case 'founded':
			return [{ what: 'share', amount: event.shares as number, from: railroad, to: seat }];
		case 'track_laid':
			return [
				{
					what: 'money',
					amount: event.cost as number,
					from: railroad,
					to: (event.hexes as string[]).at(-1) ?? railroad,
				},
			];
		case 'dividend_paid':
			return (event.paid as number[]).map((amount, to) => ({
				what: 'money',
				amount,
				from: railroad,
				to: `seat-${to}`,
			}));
		default:
			return [];
	}
}
