import { expect, it } from 'vitest';
import { panel } from '../../shared/panel.ts';
import type { GameEvent } from '../../types.ts';
import { PACK, TRACK } from '../fixtures.ts';
import { places } from './places.ts';

const { view } = TRACK;
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, rule: '', ...fields });
const charter = view.railroads.find(({ started }) => started)!;

it('names hexes', () => {
	expect(places(event('founded', { hex: 'W5', seat: 0 }), PACK, view)).toEqual(['W5']);
	expect(places(event('track_laid', { hexes: ['W5', 'W6'] }), PACK)).toEqual(['W5', 'W6']);
});

it('knows the track of a railroad, and of those a player holds', () => {
	expect(places(event('dividend_paid', { railroad: charter.id }), PACK)).toEqual([]);
	expect(places(event('dividend_paid', { railroad: charter.id }), PACK, view)).toEqual(charter.track);
	const seat = charter.held.findIndex(Boolean);
	expect(places(event('passed', { seat }), PACK, view)).toEqual(expect.arrayContaining(charter.track));
});

it('leaves to the page what the board does not have', () => {
	const none = { ...view, railroads: [] };
	expect(places(event('passed', { seat: 1 }), PACK, none)).toEqual([]);
	expect(panel(event('passed', { seat: 1 }))).toBe('seat-1');
	expect(places(event('turn_advanced', { turn: 2 }), PACK, view)).toEqual([]);
	expect(panel(event('turn_advanced', { turn: 2 }))).toBe('bank');
});
