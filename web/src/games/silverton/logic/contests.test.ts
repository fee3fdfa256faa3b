import { describe, expect, it } from 'vitest';
import { PACK, PLACEMENT, PLAYERS } from '../fixtures.ts';
import { say } from '../../shared/stage.svelte.ts';
import type { Preview, Target, View } from '../types.ts';
import { contestsOf } from './contests.ts';
import { consequence } from './labels.ts';
import type { Choice } from './menu.ts';
import { Names } from './names.ts';
import { winning } from './odds.ts';

/** Nothing is built, owned or placed. Seat 2 is asked; its pieces have +1. Seat 3, from Denver too, has an s1 of +2. */
const view: View = {
	...PLACEMENT.view,
	you: 2,
	players: PLACEMENT.view.players.map((player) => ({
		...player,
		cities: ['denver'],
		track: [],
		pieces: player.pieces.map((piece) => ({
			...piece,
			status: 'free',
			target: null,
			bonus: player.seat === 2 ? 1 : player.seat === 3 && piece.id === 's1' ? 2 : 0,
		})),
	})),
	owners: {},
	passengers: PLACEMENT.view.passengers.map((line) => ({ ...line, owner: null, partner: null })),
};
const names = new Names(PACK, PLAYERS, say);

/** With a piece of somebody on a target. */
const standing = (seat: number, id: string, target: Target, from: View = view): View => ({
	...from,
	players: from.players.map((player) => ({
		...player,
		pieces: player.pieces.map((piece) =>
			player.seat === seat && piece.id === id ? { ...piece, status: 'placed', target } : piece,
		),
	})),
});
const place = (piece: string, target: Target, preview: Preview = {}): Choice => ({
	id: '',
	action: { type: 'place', piece, ...target },
	preview,
});
const onto = (passenger: number, preview: Preview): Choice => place('p1', { passenger }, preview);

describe('a dispute that looms', () => {
	it('is none where nobody stands, nor on the deck', () => {
		expect(contestsOf(place('s1', { segment: 'denver-golden-1' }), view, PACK)).toEqual([]);
		expect(contestsOf(place('p1', { deck: true }), standing(3, 'p1', { deck: true }), PACK)).toEqual([]);
	});

	it('counts the pieces’ bonuses on a segment', () => {
		const busy = standing(3, 's1', { segment: 'denver-golden-1' });
		const choice = place('s1', { segment: 'denver-golden-1' }, { cost: 80, length: 2 });
		const [found] = contestsOf(choice, busy, PACK);
		expect(found!.sides).toEqual([
			{ seats: [2], bonus: 1 },
			{ seats: [3], bonus: 2 },
		]);
		expect(found!.chance).toBeCloseTo(winning([1, 2], 0));
		expect(consequence(choice, names, busy)).toMatch(/^\$80 .*; a dispute, Chloé \+1, Dag \+2: you win with 3\d\s%$/);
	});

	it('counts +3 for who is joined to a claim', () => {
		const claim = 54;
		const town = names.index.claims.get(claim)!.town;
		const there = standing(3, 'p1', { claim });
		const bonuses = (from: View): number[] =>
			contestsOf(place('p1', { claim }), from, PACK)[0]!.sides.map(({ bonus }) => bonus);
		expect(bonuses(there)).toEqual([1, 0]);
		const joined = there.players.map((player) => (player.seat === 3 ? { ...player, cities: [town] } : player));
		expect(bonuses({ ...there, players: joined })).toEqual([1, 3]);
	});

	it('counts the difference to the longest route on a passenger card', () => {
		const busy = standing(3, 'p1', { passenger: 1 });
		const bonuses = contestsOf(place('p1', { passenger: 1 }), busy, PACK)[0]!.sides.map(({ bonus }) => bonus);
		const [mine, theirs] = ['denver-colorado-springs-2', 'denver-colorado-springs-1'].map(
			(id) => names.index.segments.get(id)!.length,
		);
		const longest = Math.max(mine!, theirs!);
		expect(bonuses).toEqual([1 + longest - mine!, longest - theirs!]);
		const shared = { ...busy, rules: ['joint-passenger-line'] };
		expect(contestsOf(place('p1', { passenger: 1 }), shared, PACK)).toEqual([]);
	});
});

describe('a theft', () => {
	const preview = { price: 130, revenue: 50, length: 7, owner: 3, owners_length: 9 };
	const owned: View = {
		...view,
		passengers: view.passengers.map((line) => (line.number === 1 ? { ...line, owner: 3 } : line)),
	};

	it('gives the thief the difference of the routes, and no piece’s bonus', () => {
		const choice = onto(1, preview);
		const [found, ...more] = contestsOf(choice, owned, PACK);
		expect(more).toEqual([]);
		expect(found!.kind).toBe('theft');
		expect(found!.sides).toEqual([
			{ seats: [2], bonus: 2 },
			{ seats: [3], bonus: 0 },
		]);
		expect(consequence(choice, names, owned)).toMatch(
			/^a theft from Dag: \$130 to pay, whatever the dice say; you win with 66\s%, then \$50 a turn$/,
		);
	});

	it('comes after a dispute with another thief', () => {
		const found = contestsOf(onto(1, preview), standing(1, 'p1', { passenger: 1 }, owned), PACK);
		expect(found.map(({ kind }) => kind)).toEqual(['dispute', 'theft']);
		// Only free cards are shared.
		const sharing = { ...owned, rules: ['joint-passenger-line'] };
		const still = contestsOf(onto(1, preview), standing(1, 'p1', { passenger: 1 }, sharing), PACK);
		expect(still).toEqual(found);
	});

	it('of a partner who ends a joint line counts his piece', () => {
		const joint: View = {
			...owned,
			passengers: owned.passengers.map((line) => (line.number === 1 ? { ...line, owner: 2, partner: 3 } : line)),
		};
		const choice = onto(1, { ...preview, owner: 2 });
		const [found] = contestsOf(choice, joint, PACK);
		expect(found!.kind).toBe('ending');
		expect(consequence(choice, names, joint)).toMatch(/^the end of the partnership with Dag: \$130 to pay, /);
		expect(found!.sides).toEqual([
			{ seats: [2], bonus: 1 },
			{ seats: [3], bonus: 0 },
		]);
	});
});
