import { describe, expect, it } from 'vitest';
import { PACK, TRACK } from '../fixtures.ts';
import { HexGrid } from './hexgrid.ts';
import { cubesByHex, freshCubes, inkOn, joins, monograms, slot } from './track.ts';

const grid = new HexGrid(PACK);

describe('track', () => {
	it('joins every hex but the first to one built before it', () => {
		for (const { track } of TRACK.view.railroads) {
			const found = joins(track, grid);
			expect(found).toHaveLength(Math.max(0, track.length - 1));
			for (const [from, to] of found) {
				expect(grid.neighbours(from)).toContain(to);
				expect(track.indexOf(from)).toBeLessThan(track.indexOf(to));
			}
		}
	});

	it('lets a new line come from behind, not from a neighbour by chance', () => {
		// From W5 to U4, then a line from V5 southward: V6 touches W5 as well.
		expect(joins(['W5', 'V5', 'U4', 'V6', 'V7'], grid)).toContainEqual(['V5', 'V6']);
	});

	it('has every cube in its hex, in pack order', () => {
		const cubes = cubesByHex(TRACK.view.railroads);
		const order = PACK.railroads.map((each) => each.id);
		expect([...cubes.values()].flat()).toHaveLength(TRACK.view.railroads.flatMap((each) => each.track).length);
		for (const there of cubes.values()) expect(there).toEqual(order.filter((id) => there.includes(id)));
	});
});

describe('cubes', () => {
	it.each([1, 2, 3, 8])('%i of them lie side by side inside the hex', (count) => {
		for (const laying of ['far', 'close'] as const) {
			const slots = Array.from({ length: count }, (_, at) => slot(at, count, laying));
			for (let at = 1; at < count; at++) expect(slots[at]!.x - slots[at - 1]!.x).toBeGreaterThan(slots[at]!.size);
			expect(slots.at(-1)!.x + slots[0]!.size / 2).toBeLessThan(50);
		}
	});

	it('carry letters nobody else has', () => {
		const letters = [...monograms(PACK).values()];
		expect(new Set(letters).size).toBe(PACK.railroads.length);
		expect(letters.every((letter) => letter.length === 1)).toBe(true);
		const alike = ['UP', 'US', 'U'].map((abbreviation) => ({
			...PACK.railroads[0]!,
			id: abbreviation,
			abbreviation,
		}));
		expect([...monograms({ railroads: alike }).values()]).toEqual(['UP', 'US', 'U']);
	});

	it('are lettered in whichever ink is read better', () => {
		expect(inkOn('#000000')).toBe('#ffffff');
		expect(inkOn('#F0E442')).toBe('#111111');
		expect(inkOn('#0072B2')).toBe('#ffffff');
	});

	it('drop one after another', () => {
		const events = [
			{ type: 'track_laid', rule: '', railroad: 'up', hexes: ['V5', 'U4'] },
			{ type: 'region_entered', rule: '', railroad: 'up' },
			{ type: 'track_laid', rule: '', railroad: 'up', hexes: ['T4'] },
		];
		expect([...freshCubes(events)]).toEqual([
			['up V5', 0],
			['up U4', 1],
			['up T4', 2],
		]);
	});
});
