/** Transfers of money and goods in an event. */
import { BANK, type GameEvent, type Transfer } from '../../types.ts';

/** Events that bring a player money; every other amount is a cost. */
const BRINGS = new Set(['revenue_paid', 'delivered', 'track_dismantled', 'cash_dealt', 'cash_moved', 'share_paid']);

export function transfers(event: GameEvent): Transfer[] {
	const { type, seat, amount } = event;
	if (typeof seat !== 'number' || typeof amount !== 'number') return [];
	const purse = `seat-${seat}`;
	const market = event.market ? `market-${event.market}` : BANK;
	const money: Transfer = BRINGS.has(type)
		? { what: 'money', amount, from: market, to: purse }
		: { what: 'money', amount, from: purse, to: (event.segment as string | undefined) ?? BANK };
	const goods: Transfer[] =
		type === 'delivered' ? [{ what: 'good', amount: event.goods as number, from: purse, to: market }] : [];
	return [...goods, amount < 0 ? { ...money, amount: -amount, from: money.to, to: money.from } : money];
}
