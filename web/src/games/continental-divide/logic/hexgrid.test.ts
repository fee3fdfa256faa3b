import { describe, expect, it } from 'vitest';
import { PACK } from '../fixtures.ts';
import type { Pack } from '../types.ts';
import { arrowStep, axialAt, centreOf, HexGrid, type Arrow, type Orientation } from './hexgrid.ts';

const FLAT = PACK.directions;
const POINTY: Pack['directions'] = { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] };

/** Three by three hexes around "0,0", named by their coordinates. */
function small(orientation: Orientation): HexGrid {
	const hexes = [-1, 0, 1].flatMap((q) => [-1, 0, 1].map((r) => ({ ...PACK.hexes[0]!, id: `${q},${r}`, q, r })));
	return new HexGrid({ hexes, orientation, directions: orientation === 'flat-top' ? FLAT : POINTY });
}

describe.each<Orientation>(['flat-top', 'pointy-top'])('%s hexes', (orientation) => {
	it('are found again from any point well inside them', () => {
		for (const q of [-3, 0, 5])
			for (const r of [-4, 0, 2]) {
				const { x, y } = centreOf({ q, r }, orientation);
				for (const [dx, dy] of [
					[0, 0],
					[30, 10],
					[-28, 14],
					[3, -40],
				] as const)
					expect(axialAt({ x: x + dx, y: y + dy }, orientation)).toEqual({ q, r });
			}
	});

	it('reach all six neighbours with four arrow keys and Shift', () => {
		const grid = small(orientation);
		const reached = new Set<string | undefined>();
		for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as Arrow[])
			for (const other of [false, true]) reached.add(arrowStep(grid, '0,0', arrow, other));
		expect([...reached].sort()).toEqual(grid.neighbours('0,0').sort());
	});
});

describe('the board', () => {
	const grid = new HexGrid(PACK);

	it('knows the hex under a point, and none beside the board', () => {
		for (const hex of PACK.hexes) expect(grid.at(grid.centre(hex.id))).toBe(hex.id);
		expect(grid.at({ x: grid.bounds.left - 10, y: grid.bounds.top })).toBeUndefined();
	});

	it('sees straight lines, and only those', () => {
		expect(grid.ray('W5', 'R3')).toEqual({ direction: 'NW', length: 5 });
		expect(grid.ray('R3', 'W5')).toEqual({ direction: 'SE', length: 5 });
		expect(grid.ray('W5', 'W5')).toBeUndefined();
		expect(grid.ray('W5', 'U5')).toBeUndefined();
		expect(grid.next('W5', 'NW', 5)).toBe('R3');
	});

	it('keeps to a row while an arrow key is held down', () => {
		let hex: string | undefined = 'W5';
		const heights = new Set<number>();
		for (let step = 0; step < 6; step++) {
			hex = arrowStep(grid, hex!, 'ArrowLeft');
			if (step % 2) heights.add(Math.round(grid.centre(hex!).y));
		}
		expect(heights.size).toBe(1);
	});

	it('takes the other way where the first leads off the board', () => {
		for (const hex of PACK.hexes)
			for (const arrow of ['ArrowLeft', 'ArrowRight'] as Arrow[]) {
				const to = arrowStep(grid, hex.id, arrow);
				if (to !== undefined) expect(grid.neighbours(hex.id)).toContain(to);
			}
	});
});
