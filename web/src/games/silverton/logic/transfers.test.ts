import { expect, it } from 'vitest';
import { travels } from './transfers.ts';

const rule = 'SV-1.1';

it('brings goods to market and money home', () => {
	expect(travels({ type: 'delivered', rule, seat: 2, market: 'coal', goods: 3, amount: 240 })).toEqual([
		{ what: 'good', amount: 3, from: 'seat-2', to: 'market-coal' },
		{ what: 'money', amount: 240, from: 'market-coal', to: 'seat-2' },
	]);
});

it('costs where something is paid, at the segment if there is one', () => {
	expect(travels({ type: 'operated', rule, seat: 0, amount: 50 })[0]).toMatchObject({ from: 'seat-0', to: 'bank' });
	expect(travels({ type: 'track_built', rule, seat: 0, segment: 'a-b', amount: 400 })[0]!.to).toBe('a-b');
});

it('turns round where less than nothing is moved', () => {
	const [paid] = travels({ type: 'cash_moved', rule, seat: 1, amount: -80 });
	expect(paid).toEqual({ what: 'money', amount: 80, from: 'seat-1', to: 'bank' });
});

it('does not go anywhere where the amount is hidden', () => {
	expect(travels({ type: 'cash_moved', rule, seat: 1, amount: null })).toEqual([]);
	expect(travels({ type: 'placement_ended', rule, seat: 1 })).toEqual([]);
});
