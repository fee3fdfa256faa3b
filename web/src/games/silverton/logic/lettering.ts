/** Placement of town names and segment numbers, so that they cover neither each other nor the track. */
import type { Point, Rect } from '../../shared/viewport.ts';
import type { MapGeometry } from './geometry.ts';
import type { Pack } from '../types.ts';

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
	left: x - width / 2,
	top: y - height / 2,
	right: x + width / 2,
	bottom: y + height / 2,
});

export const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

/** The length of the line within the box. */
export function crossingLength(box: Box, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	let [enter, leave] = [0, 1];
	for (const [start, step, low, high] of [
		[a.x, dx, box.left, box.right],
		[a.y, dy, box.top, box.bottom],
	] as const) {
		if (Math.abs(step) < 1e-9) {
			if (start <= low || start >= high) return 0;
			continue;
		}
		const [one, other] = [(low - start) / step, (high - start) / step];
		enter = Math.max(enter, Math.min(one, other));
		leave = Math.min(leave, Math.max(one, other));
	}
	return Math.max(0, leave - enter) * Math.hypot(dx, dy);
}

/** Sizes of lettering, in map units. */
export interface Type {
	town: { letter: number; height: number };
	city: { letter: number; height: number };
	/** Segment numbers; without it, none are written. */
	tag?: { letter: number; height: number };
	/** The row of claims under a name. */
	claims: number;
}

/** High zoom with all numbers; low zoom with larger names only. */
export const NEAR: Type = {
	town: { letter: 7.1, height: 16 },
	city: { letter: 11.4, height: 22 },
	tag: { letter: 6.6, height: 15 },
	claims: 16,
};
export const FAR: Type = { town: { letter: 11, height: 24 }, city: { letter: 17.5, height: 35 }, claims: 22 };

export interface Lettering {
	names: Map<string, Box>;
	tags: Map<string, Box>;
}

interface Item {
	key: string;
	candidates: Box[];
	/** The segments that may run under it. */
	own: Set<string>;
	at: number;
}

const ROUNDS = 6;

/** `names` are the town names as written; `claims` the number of claim symbols beside each name. */
export function lettering(
	pack: Pack,
	map: MapGeometry,
	names: Map<string, string>,
	claims: Map<string, number>,
	type: Type,
): Lettering {
	const items: Item[] = [];
	if (type.tag) {
		const { letter, height } = type.tag;
		for (const track of map.tracks.values()) {
			const { id, cost, length } = track.segment;
			const width = letter * (String(cost).length + String(length).length) + 17;
			const shares = [0.5, 0.46, 0.54, 0.42, 0.58, 0.37, 0.63, 0.32, 0.68, 0.27, 0.73];
			const candidates = shares.map((share) => boxAround(track.at(share), width, height));
			items.push({ key: `tag ${id}`, candidates, own: new Set([id]), at: 0 });
		}
	}
	for (const town of pack.towns) {
		const { letter, height } = town.market ? type.city : type.town;
		const signs = Math.min(claims.get(town.id) ?? 0, MOST_SIGNS);
		const width = Math.max(names.get(town.id)!.length * letter, signs * type.claims) + 4;
		const candidates = beside(map.town(town.id), width, height + (signs ? type.claims : 0), town.market ? 13 : 9);
		items.push({ key: `name ${town.id}`, candidates, own: new Set(), at: 0 });
	}
	settle(
		items,
		map,
		[...pack.towns].map((town) => boxAround(map.town(town.id), town.market ? 20 : 13, town.market ? 20 : 13)),
	);
	const found: Lettering = { names: new Map(), tags: new Map() };
	for (const { key, candidates, at } of items) {
		const [kind, id] = key.split(' ') as [string, string];
		(kind === 'tag' ? found.tags : found.names).set(id, candidates[at]!);
	}
	return found;
}

/** The most claim symbols under a name; more are shown as a number. */
export const MOST_SIGNS = 4;

/** Possible positions of a name beside its town, best first. */
function beside({ x, y }: Point, width: number, height: number, gap: number): Box[] {
	return [gap, gap + 7, gap + 15].flatMap((distance) => {
		const [right, left] = [x + distance + width / 2, x - distance - width / 2];
		const [below, above] = [y + distance + height / 2, y - distance - height / 2];
		const spots: [number, number][] = [
			[right, y],
			[left, y],
			[x, below],
			[x, above],
			[right - 4, below - 4],
			[left + 4, below - 4],
			[right - 4, above + 4],
			[left + 4, above + 4],
			[x + width / 3, below],
			[x - width / 3, below],
			[x + width / 3, above],
			[x - width / 3, above],
			[right, y + height / 3],
			[right, y - height / 3],
			[left, y + height / 3],
			[left, y - height / 3],
		];
		return spots.map(([cx, cy]) => boxAround({ x: cx, y: cy }, width, height));
	});
}

/** Each item takes the position that does the least harm; repeated until stable. */
function settle(items: Item[], map: MapGeometry, signs: Box[]): void {
	const still = new Map<Item, number[]>();
	const lines = [...map.tracks.values()];
	for (const item of items) {
		const near = everything(item.candidates);
		const tracks = lines.filter(({ segment, points }) => {
			if (item.own.has(segment.id)) return false;
			return points.some((point, at) => at > 0 && crossingLength(near, points[at - 1]!, point) > 0);
		});
		still.set(
			item,
			item.candidates.map((box, place) => {
				const covered = signs.reduce((sum, sign) => sum + overlap(box, sign), 0);
				const run = tracks.reduce(
					(sum, { points }) =>
						sum + points.reduce((part, point, at) => part + (at ? crossingLength(box, points[at - 1]!, point) : 0), 0),
					0,
				);
				return 5 * covered + 9 * run + 2 * place + 40 * outside(box, map.bounds);
			}),
		);
	}
	const near = new Map(
		items.map((item) => {
			const box = everything(item.candidates);
			return [item, items.filter((other) => other !== item && overlap(box, everything(other.candidates)) > 0)];
		}),
	);
	const placed = new Set<Item>();
	for (let turn = 0; turn < ROUNDS; turn++) {
		let moved = false;
		for (const item of items) {
			const others = near.get(item)!.filter((other) => placed.has(other));
			const harm = item.candidates.map(
				(box, place) =>
					still.get(item)![place]! +
					others.reduce((sum, other) => sum + 8 * overlap(box, other.candidates[other.at]!), 0),
			);
			const best = harm.indexOf(Math.min(...harm));
			moved ||= best !== item.at;
			item.at = best;
			placed.add(item);
		}
		if (!moved) break;
	}
}

/** How far a box extends beyond the map. */
const outside = (box: Box, { left, top, width, height }: Rect): number =>
	Math.max(0, left - EDGE.across - box.left, box.right - left - width - EDGE.across) +
	Math.max(0, top - EDGE.down - box.top, box.bottom - top - height - EDGE.down);
/** The margin around the outermost towns. */
export const EDGE = { across: 95, down: 60 };

const everything = (boxes: Box[]): Box => ({
	left: Math.min(...boxes.map(({ left }) => left)),
	top: Math.min(...boxes.map(({ top }) => top)),
	right: Math.max(...boxes.map(({ right }) => right)),
	bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
