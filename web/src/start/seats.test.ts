import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../games/api.ts';
import { tableAgainstBots, toHours, resizeSeats, defaultBot, type SeatForm } from './seats.ts';

describe('a length of time', () => {
	it('is told in hours and quarters', () => {
		expect(toHours(104)).toEqual({ hours: 1, rest: 45 });
		expect(toHours(117)).toEqual({ hours: 2, rest: 0 });
		expect(toHours(38)).toEqual({ hours: 0, rest: 45 });
		expect(toHours(2)).toEqual({ hours: 0, rest: 15 });
	});
});

describe('more seats', () => {
	const seat = (sitting: SeatForm['sitting']): SeatForm => ({ sitting, name: '', bot: 'greedy' });
	const sittings = (...before: SeatForm[]) => resizeSeats(before, 3, 'greedy').map(({ sitting }) => sitting);

	it('are for bots, or open if the last one is', () => {
		expect(sittings(seat('me'))).toEqual(['me', 'bot', 'bot']);
		expect(sittings(seat('me'), seat('friend'))).toEqual(['me', 'friend', 'bot']);
		expect(sittings(seat('me'), seat('open'))).toEqual(['me', 'open', 'open']);
		expect(sittings(seat('me'), seat('open'), seat('bot'), seat('bot'))).toEqual(['me', 'open', 'bot']);
	});
});

describe('the bots one plays against', () => {
	const game = { name: 'silverton', bots: ['random', 'greedy', 'expert'] } as unknown as GameInfo;

	it('are those one likes, where they play that game', () => {
		expect(defaultBot(game)).toBe('greedy');
		expect(defaultBot(game, 'expert')).toBe('expert');
		expect(defaultBot(game, 'planner')).toBe('greedy');
		expect(defaultBot({ ...game, bots: ['random'] }, 'expert')).toBe('random');
	});

	it('sit beside me', () => {
		const seats = tableAgainstBots(game, 'Ann', 2, {}, 'expert').seats;
		expect(seats.map(({ kind, bot }) => [kind, bot])).toEqual([
			['human', undefined],
			['bot', 'expert'],
			['bot', 'expert'],
		]);
	});
});
