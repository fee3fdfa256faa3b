/** Borders between hexes: red between regions, black with hachures along the Continental Divide. */
import type { Pack, Region } from '../types.ts';
import { HexGrid, RADIUS, round, type Point } from './hexgrid.ts';

const FROM_WEST: Region[] = ['west', 'central', 'east'];
const HACHURES = [0.1, 0.3, 0.5, 0.7, 0.9];
const SLOPE = 9;

/** SVG path data. */
export interface Borders {
	region: string;
	divide: string;
	hachures: string;
}

type Edge = [Point, Point];

export function borders(pack: Pack, grid: HexGrid): Borders {
	const region: Edge[] = [];
	const divide: Edge[] = [];
	const hachures: Edge[] = [];
	for (const here of pack.hexes) {
		for (const id of grid.neighbours(here.id)) {
			if (id < here.id) continue;
			const there = grid.hexes.get(id)!;
			const parts = here.region !== there.region;
			const crosses = here.west_of_divide !== there.west_of_divide;
			if (!parts && !crosses) continue;
			const edge = sharedEdge(grid.centre(here.id), grid.centre(there.id));
			// Where both borders coincide, each moves to its own side.
			if (parts) {
				const west = FROM_WEST.indexOf(here.region) < FROM_WEST.indexOf(there.region) ? here : there;
				region.push(crosses ? shifted(edge, grid.centre(west.id), 5) : edge);
			}
			if (crosses) {
				const east = here.west_of_divide ? there : here;
				const line = parts ? shifted(edge, grid.centre(east.id), 4) : edge;
				divide.push(line);
				hachures.push(...slopes(line, grid.centre(east.id)));
			}
		}
	}
	return { region: path(region), divide: path(divide), hachures: path(hachures) };
}

function sharedEdge(a: Point, b: Point): Edge {
	const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
	const angle = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
	const dx = (RADIUS / 2) * Math.cos(angle);
	const dy = (RADIUS / 2) * Math.sin(angle);
	return [
		{ x: middle.x - dx, y: middle.y - dy },
		{ x: middle.x + dx, y: middle.y + dy },
	];
}

function unitTowards([a, b]: Edge, towards: Point): Point {
	const dx = towards.x - (a.x + b.x) / 2;
	const dy = towards.y - (a.y + b.y) / 2;
	const length = Math.hypot(dx, dy);
	return { x: dx / length, y: dy / length };
}

function shifted(edge: Edge, towards: Point, by: number): Edge {
	const unit = unitTowards(edge, towards);
	return edge.map(({ x, y }) => ({ x: x + unit.x * by, y: y + unit.y * by })) as Edge;
}

function slopes(edge: Edge, towards: Point): Edge[] {
	const unit = unitTowards(edge, towards);
	const [a, b] = edge;
	return HACHURES.map((at) => {
		const foot = { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at };
		return [
			{ x: foot.x - unit.x * SLOPE, y: foot.y - unit.y * SLOPE },
			{ x: foot.x + unit.x * SLOPE, y: foot.y + unit.y * SLOPE },
		];
	});
}

const path = (edges: Edge[]): string =>
	edges.map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join('');
