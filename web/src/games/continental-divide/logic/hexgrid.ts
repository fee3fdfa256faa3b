/** Positions of hexes. Axial coordinates: q grows eastward, r southward; y grows downward. */
import type { Direction, Hex, Pack } from '../types.ts';

export type Point = { x: number; y: number };
export type Orientation = Pack['orientation'];

/** The distance from the centre of a hex to its corners, in board units. Everything in a hex is measured in it. */
export const RADIUS = 50;
const SQRT3 = Math.sqrt(3);

export class HexGrid {
	readonly orientation: Orientation;
	readonly directions: [Direction, [number, number]][];
	readonly hexes: Map<string, Hex>;
	readonly centres: Map<string, Point>;
	/** The bounding rectangle of all hexes. */
	readonly bounds: { left: number; top: number; width: number; height: number };
	#byPlace: Map<string, string>;

	constructor(pack: Pick<Pack, 'hexes' | 'orientation' | 'directions'>) {
		this.orientation = pack.orientation;
		this.directions = Object.entries(pack.directions);
		this.hexes = new Map(pack.hexes.map((hex) => [hex.id, hex]));
		this.centres = new Map(pack.hexes.map((hex) => [hex.id, centreOf(hex, pack.orientation)]));
		this.#byPlace = new Map(pack.hexes.map((hex) => [place(hex.q, hex.r), hex.id]));
		this.bounds = boundsOf([...this.centres.values()], pack.orientation);
	}

	centre(id: string): Point {
		const centre = this.centres.get(id);
		if (!centre) throw new Error(`no hex ${id}`);
		return centre;
	}

	/** The hex at that point, if any. */
	at(point: Point): string | undefined {
		const { q, r } = axialAt(point, this.orientation);
		return this.#byPlace.get(place(q, r));
	}

	/** The neighbour in that direction, or the hex `steps` further. */
	next(id: string, direction: Direction, steps = 1): string | undefined {
		const hex = this.hexes.get(id);
		const step = this.directions.find(([name]) => name === direction)?.[1];
		if (!hex || !step) return undefined;
		return this.#byPlace.get(place(hex.q + step[0] * steps, hex.r + step[1] * steps));
	}

	/** The centre of the neighbouring place, on the board or beyond its edge. */
	beyond(id: string, direction: Direction): Point {
		const hex = this.hexes.get(id);
		const step = this.directions.find(([name]) => name === direction)?.[1];
		if (!hex || !step) throw new Error(`no place ${direction} of ${id}`);
		return centreOf({ q: hex.q + step[0], r: hex.r + step[1] }, this.orientation);
	}

	/** Direction and distance from `from` to `to`, if they lie on a straight line of hexes. */
	ray(from: string, to: string): { direction: Direction; length: number } | undefined {
		const a = this.hexes.get(from);
		const b = this.hexes.get(to);
		if (!a || !b || a === b) return undefined;
		const dq = b.q - a.q;
		const dr = b.r - a.r;
		for (const [direction, [q, r]] of this.directions) {
			const length = Math.max(Math.abs(dq), Math.abs(dr));
			if (dq === q * length && dr === r * length) return { direction, length };
		}
		return undefined;
	}

	neighbours(id: string): string[] {
		return this.directions.map(([direction]) => this.next(id, direction)).filter((each) => each !== undefined);
	}

	corners(id: string, radius = RADIUS): Point[] {
		return cornersOf(this.centre(id), this.orientation, radius);
	}

	/** For the `points` of a polygon. */
	outline(id: string, radius = RADIUS): string {
		return this.corners(id, radius)
			.map(({ x, y }) => `${round(x)},${round(y)}`)
			.join(' ');
	}
}

const place = (q: number, r: number): string => `${q},${r}`;

export const round = (value: number): number => Math.round(value * 10) / 10;

export function centreOf({ q, r }: { q: number; r: number }, orientation: Orientation): Point {
	return orientation === 'flat-top'
		? { x: 1.5 * RADIUS * q, y: SQRT3 * RADIUS * (r + q / 2) }
		: { x: SQRT3 * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r };
}

export function cornersOf(centre: Point, orientation: Orientation, radius = RADIUS): Point[] {
	const turn = orientation === 'flat-top' ? 0 : Math.PI / 6;
	return Array.from({ length: 6 }, (_, corner) => {
		const angle = turn + (Math.PI / 3) * corner;
		return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
	});
}

/** The axial coordinates of the hex around a point: round all three cube coordinates and correct the worst. */
export function axialAt({ x, y }: Point, orientation: Orientation): { q: number; r: number } {
	const q = orientation === 'flat-top' ? ((2 / 3) * x) / RADIUS : ((SQRT3 / 3) * x - y / 3) / RADIUS;
	const r = orientation === 'flat-top' ? ((SQRT3 / 3) * y - x / 3) / RADIUS : ((2 / 3) * y) / RADIUS;
	const s = -q - r;
	const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
	const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
	if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
	else if (off.r > off.s) near.r = -near.q - near.s;
	// Adding 0 turns -0 into 0.
	return { q: near.q + 0, r: near.r + 0 };
}

function boundsOf(centres: Point[], orientation: Orientation): HexGrid['bounds'] {
	const across = orientation === 'flat-top' ? RADIUS : (RADIUS * SQRT3) / 2;
	const down = orientation === 'flat-top' ? (RADIUS * SQRT3) / 2 : RADIUS;
	const xs = centres.map(({ x }) => x);
	const ys = centres.map(({ y }) => y);
	const left = Math.min(...xs) - across;
	const top = Math.min(...ys) - down;
	return { left, top, width: Math.max(...xs) + across - left, height: Math.max(...ys) + down - top };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const HEADING: Record<Arrow, Point> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
};

/**
 * Where an arrow key leads. Along one axis two neighbours are equally far ahead: they alternate, so that a key held
 * down keeps to its row. `other` (Shift) takes the other one. So four keys reach six neighbours.
 */
export function arrowStep(grid: HexGrid, from: string, arrow: Arrow, other = false): string | undefined {
	const hex = grid.hexes.get(from);
	if (!hex) return undefined;
	const heading = HEADING[arrow];
	const ahead = grid.directions
		.map(([direction]) => {
			const there = grid.beyond(from, direction);
			const centre = grid.centre(from);
			return { direction, along: (there.x - centre.x) * heading.x + (there.y - centre.y) * heading.y };
		})
		.sort((a, b) => b.along - a.along);
	const best = ahead[0]!.along;
	const paths = ahead.filter(({ along }) => best - along < 1).map(({ direction }) => grid.next(from, direction));
	const parity = grid.orientation === 'flat-top' ? hex.q : hex.r;
	// Sorted by position, so that the result does not depend on the order of directions in the pack.
	paths.sort((a, b) => pageOrder(grid, a) - pageOrder(grid, b));
	const first = (Math.abs(parity % 2) === 1) !== other ? 0 : paths.length - 1;
	return paths[first] ?? paths.find((id) => id !== undefined);
}

const pageOrder = (grid: HexGrid, id: string | undefined): number =>
	id === undefined ? Infinity : grid.centre(id).y * 10_000 + grid.centre(id).x;
