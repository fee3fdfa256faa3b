import { expect, it } from 'vitest';
import { transfers } from './transfers.ts';

const rule = 'SV-1.1';

it('brings goods to market and money home', () => {
	expect(transfers({ type: 'delivered', rule, seat: 2, market: 'coal', goods: 3, amount: 240 })).toEqual([
		{ what: 'good', amount: 3, from: 'seat-2', to: 'market-coal' },
		{ what: 'money', amount: 240, from: 'market-coal', to: 'seat-2' },
	]);
});

it('costs where something is paid, at the segment if there is one', () => {
	expect(transfers({ type: 'operated', rule, seat: 0, amount: 50 })[0]).toMatchObject({ from: 'seat-0', to: 'bank' });
	expect(transfers({ type: 'track_built', rule, seat: 0, segment: 'a-b', amount: 400 })[0]!.to).toBe('a-b');
});

it('turns round where less than nothing is moved', () => {
	const [paid] = transfers({ type: 'cash_moved', rule, seat: 1, amount: -80 });
	expect(paid).toEqual({ what: 'money', amount: 80, from: 'seat-1', to: 'bank' });
});

it('does not go anywhere where the amount is hidden', () => {
	expect(transfers({ type: 'cash_moved', rule, seat: 1, amount: null })).toEqual([]);
	expect(transfers({ type: 'placement_ended', rule, seat: 1 })).toEqual([]);
});
