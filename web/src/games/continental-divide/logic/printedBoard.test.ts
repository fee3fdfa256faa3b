import { describe, expect, it } from 'vitest';
import { PACK } from '../fixtures.ts';
import { borders } from './borders.ts';
import { HexGrid } from './hexgrid.ts';
import { landOf, printBoard, regionNames, startCities, wrapLabel } from './printedBoard.ts';

const grid = new HexGrid(PACK);
const strokes = (d: string): number => d.split('M').length - 1;

describe('the printed board', () => {
	it('draws every hex once', () => {
		expect(printBoard(PACK, grid).lands.reduce((sum, [, d]) => sum + strokes(d), 0)).toBe(PACK.hexes.length);
	});

	it('draws one line for each side between regions, and along the divide', () => {
		const count = (differ: (a: (typeof PACK.hexes)[0], b: (typeof PACK.hexes)[0]) => boolean): number =>
			PACK.hexes.reduce(
				(sum, hex) => sum + grid.neighbours(hex.id).filter((id) => differ(hex, grid.hexes.get(id)!)).length,
				0,
			) / 2;
		const lines = borders(PACK, grid);
		expect(strokes(lines.region)).toBe(count((a, b) => a.region !== b.region));
		expect(strokes(lines.divide)).toBe(count((a, b) => a.west_of_divide !== b.west_of_divide));
		expect(strokes(lines.hachures)).toBe(5 * strokes(lines.divide));
	});

	it('names three regions from west to east and each starting city once', () => {
		const names = regionNames(PACK, grid);
		expect(names.map(({ region }) => region)).toEqual(['west', 'central', 'east']);
		expect(names.map(({ x }) => x)).toEqual(names.map(({ x }) => x).sort((a, b) => a - b));
		expect(
			startCities(PACK, grid)
				.map(({ city }) => city)
				.sort(),
		).toEqual(['Chicago', 'Memphis', 'New Orleans']);
	});

	it('knows land it has no colour for', () => {
		expect(landOf({ ...PACK.hexes[1]!, kind: 'ordinary', terrain: 'swamp' })).toBe('unknown');
	});
});

it.each([
	['Denver', ['Denver']],
	['Salt Lake City', ['Salt Lake', 'City']],
	['Minneapolis-St. Paul', ['Minneapolis-', 'St. Paul']],
	['Sierra Guadalupe', ['Sierra', 'Guadalupe']],
	['Donaudampfschifffahrt', ['Donaudampfschifffahrt']],
])('%s is written on as few lines as it needs', (name, rows) => {
	expect(wrapLabel(name)).toEqual(rows);
});
