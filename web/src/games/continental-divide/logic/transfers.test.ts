import { expect, it } from 'vitest';
import { transfers } from './transfers.ts';

const rule = 'CD-1.1';

it('goes both ways when shares are bought', () => {
	expect(transfers({ type: 'shares_bought', rule, seat: 1, railroad: 'up', shares: 2, paid: 9 })).toEqual([
		{ what: 'money', amount: 9, from: 'seat-1', to: 'railroad-up' },
		{ what: 'share', amount: 2, from: 'railroad-up', to: 'seat-1' },
	]);
});

it('goes to every holder of a share', () => {
	const paid = transfers({ type: 'dividend_paid', rule, railroad: 'up', per_share: 2, paid: [4, 0, 6], kept: 1 });
	expect(paid.map(({ amount, to }) => [amount, to])).toEqual([
		[4, 'seat-0'],
		[0, 'seat-1'],
		[6, 'seat-2'],
	]);
});

it('goes into the ground where track is laid', () => {
	const [cost] = transfers({
		type: 'track_laid',
		rule,
		seat: 0,
		railroad: 'up',
		hexes: ['W5', 'V5'],
		cost: 7,
		income: 1,
	});
	expect(cost).toEqual({ what: 'money', amount: 7, from: 'railroad-up', to: 'V5' });
});

it('does not go anywhere when nothing changes hands', () => {
	expect(transfers({ type: 'passed', rule, seat: 0 })).toEqual([]);
});
