/** The geometry of the map: towns, segments between them, and hit tests. */
import type { Point, Rect } from '../../shared/viewport.ts';
import type { Pack, Segment, Town } from '../types.ts';
import { ends } from './names.ts';

/** How far the outer of two parallel tracks bends away. */
const BOW = 30;
const STEPS = 12;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** One segment: a curve from `start` over `bend` to `end`. */
export class Track {
	readonly points: Point[];

	constructor(
		readonly segment: Segment,
		readonly start: Point,
		readonly bend: Point,
		readonly end: Point,
	) {
		this.points = Array.from({ length: STEPS + 1 }, (_, step) => this.at(step / STEPS));
	}

	at(share: number): Point {
		const rest = 1 - share;
		const along = (a: number, b: number, c: number): number =>
			rest * rest * a + 2 * rest * share * b + share * share * c;
		return {
			x: along(this.start.x, this.bend.x, this.end.x),
			y: along(this.start.y, this.bend.y, this.end.y),
		};
	}

	get middle(): Point {
		return this.at(0.5);
	}

	get path(): string {
		const { start, bend, end } = this;
		return `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
	}

	distance(point: Point): number {
		let least = Infinity;
		for (let at = 1; at < this.points.length; at++) {
			least = Math.min(least, toLine(point, this.points[at - 1]!, this.points[at]!));
		}
		return least;
	}
}

/** The distance of a point from the line between two others. */
export function toLine(point: Point, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const square = dx * dx + dy * dy || 1;
	const along = Math.min(Math.max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1);
	return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

export class MapGeometry {
	readonly towns: Map<string, Point>;
	readonly tracks = new Map<string, Track>();
	readonly bounds: Rect;
	/** The segments at each town. */
	readonly at = new Map<string, Segment[]>();

	constructor(pack: Pack) {
		this.towns = placesOf(pack.towns);
		for (const town of pack.towns) this.at.set(town.id, []);
		const beside = new Map<string, Segment[]>();
		for (const segment of pack.segments) {
			const key = ends(segment);
			beside.set(key, [...(beside.get(key) ?? []), segment]);
			this.at.get(segment.a)?.push(segment);
			this.at.get(segment.b)?.push(segment);
		}
		for (const [key, segments] of beside) this.#lay(key, segments);
		this.bounds = around([...this.towns.values()]);
	}

	/** Segments between the same two towns bend away from each other. */
	#lay(key: string, segments: Segment[]): void {
		// Measured from the same end, so that they bend to opposite sides.
		const [start, end] = key.split(' ').map((town) => this.towns.get(town)!) as [Point, Point];
		const [dx, dy] = [end.x - start.x, end.y - start.y];
		const length = Math.hypot(dx, dy) || 1;
		segments.forEach((segment, place) => {
			const bow = 2 * BOW * (place - (segments.length - 1) / 2);
			const bend = {
				x: (start.x + end.x) / 2 - (dy / length) * bow,
				y: (start.y + end.y) / 2 + (dx / length) * bow,
			};
			this.tracks.set(segment.id, new Track(segment, start, bend, end));
		});
	}

	town(id: string): Point {
		return this.towns.get(id)!;
	}

	track(id: string): Track {
		return this.tracks.get(id)!;
	}

	/** The town or segment nearest to a point within `reach`; towns count as nearer than they are. */
	under(point: Point, reach: number): { town: string } | { segment: string } | undefined {
		let best = reach;
		let found: { town: string } | { segment: string } | undefined;
		for (const [town, at] of this.towns) {
			const distance = Math.hypot(point.x - at.x, point.y - at.y) - 6;
			if (distance < best) [best, found] = [distance, { town }];
		}
		if (found && best < 6) return found;
		for (const [segment, track] of this.tracks) {
			const distance = track.distance(point);
			if (distance < best) [best, found] = [distance, { segment }];
		}
		return found;
	}

	/** The segment at a town that leads most nearly in that direction, if any. */
	toward(town: string, angle: number): Segment | undefined {
		const here = this.town(town);
		const turned = (segment: Segment): number => {
			const there = this.town(segment.a === town ? segment.b : segment.a);
			const away = Math.abs(Math.atan2(there.y - here.y, there.x - here.x) - angle) % (2 * Math.PI);
			return Math.min(away, 2 * Math.PI - away);
		};
		const near = (this.at.get(town) ?? []).filter((segment) => turned(segment) < Math.PI / 2.2);
		return near.sort((a, b) => turned(a) - turned(b))[0];
	}
}

const around = (points: Point[]): Rect => {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

const SIZE = 1700;

/** Positions of towns from the pack or, without them, from their geographic coordinates. */
function placesOf(towns: Town[]): Map<string, Point> {
	if (towns.every((town) => town.x !== null && town.y !== null)) {
		return new Map(towns.map((town) => [town.id, { x: town.x!, y: town.y! }]));
	}
	const narrowing = Math.cos((towns.reduce((sum, town) => sum + town.lat, 0) / towns.length / 180) * Math.PI);
	const world = towns.map((town) => ({ x: town.lon * narrowing, y: -town.lat }));
	const { left, top, width, height } = around(world);
	const scale = SIZE / Math.max(width, height, 1e-6);
	return new Map(
		towns.map((town, at) => [town.id, { x: (world[at]!.x - left) * scale, y: (world[at]!.y - top) * scale }]),
	);
}
