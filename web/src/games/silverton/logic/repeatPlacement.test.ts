import { describe, expect, it } from 'vitest';
import type { GameEvent, LogStep } from '../../types.ts';
import { repeatPlacement } from './repeatPlacement.ts';

const placed = (seat: number, piece: string, target: object): LogStep => ({
	entry: { seat, action: { type: 'place' } },
	events: [{ type: 'placed', rule: '', seat, piece, target } as GameEvent],
});
const next: LogStep = { entry: { chance: 'dice' }, events: [{ type: 'turn_advanced', rule: '', turn: 3 }] };
const box = (piece: string | string[], segment: string | string[], preview = {}) => ({
	type: 'place',
	piece,
	segment,
	preview,
});
const menu = (...choices: { type: string }[]) => ({ choices, refused: [] });

describe('as last turn', () => {
	const log = [placed(0, 's1', { segment: 'a' }), placed(0, 's2', { segment: 'b' }), placed(1, 's1', { segment: 'c' })];

	it('is what is offered there now', () => {
		const found = repeatPlacement(menu(box(['s1', 's2'], ['a', 'b', 'c'])), [...log, next], 0);
		expect(found.choices.map(({ action }) => action)).toEqual([
			{ type: 'place', piece: 's1', segment: 'a' },
			{ type: 'place', piece: 's2', segment: 'b' },
		]);
		expect(found.missed).toEqual([]);
	});

	it('says what is not, and why', () => {
		const why = {
			target: { type: 'place', piece: 's2', segment: 'b' },
			rule: 'SV-5.2',
			reason: 'stands_there',
			values: {},
		};
		const found = repeatPlacement({ choices: [box(['s1', 's2'], ['a', 'c'])], refused: [why] }, [...log, next], 0);
		expect(found.choices).toHaveLength(1);
		expect(found.missed).toEqual([{ piece: 's2', target: { segment: 'b' }, why }]);
	});

	it('takes up no track', () => {
		const found = repeatPlacement(menu(box('s1', 'a', { pays: 50 })), [...log, next], 0);
		expect(found).toMatchObject({ choices: [], missed: [{ piece: 's1' }] });
	});

	it('is of the last turn only, of pieces that are at home, and of nobody who watches', () => {
		const all = menu(box(['s1', 's2'], ['a', 'b']));
		expect(repeatPlacement(all, [...log, next, next], 0).choices).toEqual([]);
		expect(repeatPlacement(all, log, 0).choices).toEqual([]);
		expect(repeatPlacement(all, [...log, next], null).choices).toEqual([]);
		expect(repeatPlacement(menu(box('s2', ['a', 'b'])), [...log, next], 0)).toMatchObject({
			choices: [{}],
			missed: [],
		});
	});
});
