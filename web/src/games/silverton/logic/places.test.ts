import { expect, it } from 'vitest';
import { panel } from '../../shared/panel.ts';
import type { GameEvent } from '../../types.ts';
import { DEALING, EVENTS, PACK, PLACEMENT } from '../fixtures.ts';
import { places } from './places.ts';

const { view } = PLACEMENT;
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, rule: '', ...fields });
const line = PACK.passengers[0]!;
const claim = PACK.claims[0]!;
const segment = PACK.segments[0]!.id;

it.each([
	['a segment', { segment }, [`segment ${segment}`]],
	['the town of a claim', { claim: claim.number }, [`town ${claim.town}`]],
	['both ends of a line', { target: { passenger: line.number } }, line.towns.map((town) => `town ${town}`)],
	['what a deal is about', { give: { claims: [claim.number] }, take: { cash: 3 } }, [`town ${claim.town}`]],
	['a city', { city: 'denver', claim: undefined }, ['town denver']],
])('names %s', (_, fields, found) => expect(places(event('any', fields), PACK)).toEqual(found));

it('is where a player has pieces or, before any are placed, track and cities', () => {
	const seat = DEALING.view.players.findIndex(({ track }) => track.length);
	const { track } = DEALING.view.players[seat]!;
	const idle = { ...DEALING.view, players: DEALING.view.players.map((each) => ({ ...each, pieces: [] })) };
	const ended = event('dealing_ended', { seat });
	expect(places(ended, PACK)).toEqual([]);
	expect(places(ended, PACK, idle)).toEqual(track.map((id) => `segment ${id}`));
	const placed = { ...idle.players[seat]!, pieces: [{ id: 's1', target: { segment } }] } as (typeof idle.players)[0];
	const standing = { ...idle, players: idle.players.with(seat, placed) };
	expect(places(event('pleaded', { seat, piece: 's1' }), PACK, standing)).toEqual([`segment ${segment}`]);
});

it('every event has one, on the map or on the page', () => {
	const elsewhere = EVENTS.filter((each) => !places(each, PACK, view).length).map((each) => [each.type, panel(each)]);
	expect(Object.fromEntries(elsewhere)).toMatchObject({ turn_advanced: 'bank' });
	expect(panel(event('price_moved', { market: 'gold' }))).toBe('market-gold');
	for (const [, place] of elsewhere) expect(place).toMatch(/^(bank|market-.+)$/);
});
