/** Where cubes lie, and how they join into track. */
import type { GameEvent } from '../../types.ts';
import type { Charter, Pack } from '../types.ts';
import { round, type HexGrid, type Point } from './hexgrid.ts';

/** The railroads in each hex, in pack order, so that a cube keeps its place among others. */
export function cubesByHex(railroads: Charter[]): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const { id, track } of railroads) {
		for (const hex of track) {
			const there = found.get(hex);
			if (there) there.push(id);
			else found.set(hex, [id]);
		}
	}
	return found;
}

/** How cubes are laid out in a hex. At low zoom they use the room of the names. */
const LAYING = {
	far: { cube: 27, row: 88, y: -20 },
	close: { cube: 22, row: 69, y: -16 },
};
export type Laying = keyof typeof LAYING;
const GAP = 1.5;

export interface Slot extends Point {
	size: number;
}

/** The position of cube number `at` of `count`, from the centre of the hex. */
export function slot(at: number, count: number, laying: Laying): Slot {
	const { cube, row, y } = LAYING[laying];
	const size = Math.min(cube, (row - GAP * (count - 1)) / count);
	return { x: (at - (count - 1) / 2) * (size + GAP), y, size };
}

export function slotIn(
	grid: HexGrid,
	cubes: Map<string, string[]>,
	hex: string,
	railroad: string,
	laying: Laying,
): Slot {
	const there = cubes.get(hex) ?? [];
	const { x, y, size } = slot(Math.max(0, there.indexOf(railroad)), Math.max(1, there.length), laying);
	const centre = grid.centre(hex);
	return { x: centre.x + x, y: centre.y + y, size };
}

/**
 * Pairs of neighbouring hexes of a track, each joined to an earlier one. Track is listed in building order: a hex
 * usually continues the one before; where a new line begins, it continues from the hex straight behind it.
 */
export function joins(track: string[], grid: HexGrid): [string, string][] {
	const found: [string, string][] = [];
	for (let at = 1; at < track.length; at++) {
		const hex = track[at]!;
		const origin = originOf(track, at, grid);
		if (origin !== undefined) found.push([origin, hex]);
	}
	return found;
}

function originOf(track: string[], at: number, grid: HexGrid): string | undefined {
	const hex = track[at]!;
	const near = grid.neighbours(hex);
	if (near.includes(track[at - 1]!)) return track[at - 1];
	const earlier = track.slice(0, at).filter((each) => near.includes(each));
	const onward = at + 1 < track.length ? grid.ray(hex, track[at + 1]!) : undefined;
	const behind = onward && earlier.find((each) => grid.ray(each, hex)?.direction === onward.direction);
	return behind ?? earlier[0];
}

/** The path data of one railroad's rails. */
export function rails(charter: Charter, grid: HexGrid, cubes: Map<string, string[]>, laying: Laying): string {
	return joins(charter.track, grid)
		.map(([a, b]) => {
			const from = slotIn(grid, cubes, a, charter.id, laying);
			const to = slotIn(grid, cubes, b, charter.id, laying);
			return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
		})
		.join('');
}

/** The cubes placed by the latest events, as `railroad hex`, with their order. */
export function freshCubes(recent: GameEvent[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const event of recent) {
		if (event.type === 'track_laid') {
			for (const hex of event.hexes as string[]) found.set(cubeKey(event.railroad as string, hex), found.size);
		} else if (event.type === 'founded') {
			found.set(cubeKey(event.railroad as string, event.hex as string), found.size);
		}
	}
	return found;
}

export const cubeKey = (railroad: string, hex: string): string => `${railroad} ${hex}`;

/** The shortest unique beginning of each abbreviation: what fits on a cube. */
export function monograms(pack: Pick<Pack, 'railroads'>): Map<string, string> {
	const all = pack.railroads.map((each) => each.abbreviation.toUpperCase());
	return new Map(
		pack.railroads.map((each, at) => {
			const mine = all[at]!;
			for (let length = 1; length < mine.length; length++) {
				const start = mine.slice(0, length);
				if (!all.some((other, index) => index !== at && other.startsWith(start))) return [each.id, start];
			}
			return [each.id, mine];
		}),
	);
}

/** Black or white, whichever has more contrast on that colour (WCAG). */
export function inkOn(color: string): '#111111' | '#ffffff' {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	return 1.05 / (light + 0.05) > (light + 0.05) / 0.055 ? '#ffffff' : '#111111';
}
