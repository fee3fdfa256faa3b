/**
 * The lines a player may build, read from the menu. Which lines there are, what they cost and where they must stop comes
 * from its boxes and near misses; here they are only looked up by the hex one points at.
 */
import type { Action, Box, Menu, NearMiss } from '../../types.ts';
import type { BuildBox, BuildPreview, Charter, Direction } from '../types.ts';
import type { HexGrid } from './hexgrid.ts';

/** One legal build: the action's fields, the hexes it fills in order, and what the railroad has afterwards. */
export interface Line {
	railroad: string;
	from: string;
	direction: Direction;
	length: number;
	hexes: string[];
	preview: BuildPreview;
}

export const isBuild = (box: Box): box is Box & BuildBox => box.type === 'build';

export class Lines {
	readonly boxes: BuildBox[];
	/** Railroads that can be built for, in the menu's order. */
	readonly railroads: string[];
	#to = new Map<string, Line[]>();
	#rays = new Map<string, BuildBox>();
	#stops = new Map<string, NearMiss>();
	#misses: NearMiss[];

	constructor(menu: Menu | null) {
		this.boxes = (menu?.choices ?? []).filter(isBuild);
		this.railroads = [...new Set(this.boxes.map((box) => box.railroad))];
		this.#misses = (menu?.refused ?? []).filter((miss) => miss.target.type === 'build');
		for (const box of this.boxes) {
			this.#rays.set(rayKey(box), box);
			for (let length = box.length.min; length <= box.length.max; length++) {
				const line = lineOf(box, length);
				const there = this.#to.get(line.preview.hex);
				if (there) there.push(line);
				else this.#to.set(line.preview.hex, [line]);
			}
		}
		for (const miss of this.#misses) {
			if (miss.target.from !== undefined) this.#stops.set(rayKey(miss.target as unknown as Ray), miss);
		}
	}

	/** Every hex a line can end in; of one railroad where it is named. */
	targets(railroad?: string): Set<string> {
		const found = new Set<string>();
		for (const [hex, lines] of this.#to) {
			if (!railroad || lines.some((line) => line.railroad === railroad)) found.add(hex);
		}
		return found;
	}

	/** The lines that end in that hex, the best first. */
	to(hex: string, railroad?: string): Line[] {
		const lines = (this.#to.get(hex) ?? []).filter((line) => !railroad || line.railroad === railroad);
		return lines.sort(byPromise);
	}

	/** The line a half-made or whole action names, if the menu has it. */
	named(action: Partial<Action> | null): Line | undefined {
		if (action?.type !== 'build' || typeof action.length !== 'number') return undefined;
		const box = this.#rays.get(rayKey(action as unknown as Ray));
		if (!box || action.length < box.length.min || action.length > box.length.max) return undefined;
		return lineOf(box, action.length);
	}

	/** The same ray at another length, as far as it goes. */
	stretched(ray: Ray, length: number): Line | undefined {
		const box = this.#rays.get(rayKey(ray));
		return box && lineOf(box, Math.min(Math.max(length, box.length.min), box.length.max));
	}

	/** How far a line can go that way. */
	reach(ray: Ray): number {
		return this.#rays.get(rayKey(ray))?.length.max ?? 0;
	}

	/** Where and why a line that way must stop. */
	stop(ray: Ray): NearMiss | undefined {
		return this.#stops.get(rayKey(ray));
	}

	/** Why nothing at all can be built for that railroad. */
	barred(railroad: string): NearMiss | undefined {
		return this.#misses.find((miss) => miss.target.railroad === railroad && miss.target.from === undefined);
	}

	/** Railroads the menu refuses to build for, with the reason. */
	get refusedRailroads(): NearMiss[] {
		return this.#misses.filter((miss) => miss.target.from === undefined);
	}

	/**
	 * Why no line ends in that hex: the near miss of the ray that comes closest, by how
	 * many hexes (`gap`) the line would have to go on past its stop, and the line that is possible up to there.
	 * Undefined if no ray of a railroad that may build points there at all.
	 */
	whyNot(hex: string, grid: HexGrid, railroad?: string): { miss: NearMiss; gap: number; upTo?: Line } | undefined {
		let best: { miss: NearMiss; gap: number; laid: number; able: boolean } | undefined;
		for (const miss of this.#stops.values()) {
			const { railroad: owner, from, direction, length } = miss.target as unknown as Ray & { length: number };
			if (railroad && owner !== railroad) continue;
			if (from === hex) continue;
			const ray = grid.ray(from, hex);
			if (ray?.direction !== direction || ray.length < length) continue;
			const gap = ray.length - length;
			// Of equals, a railroad that can build at all has the more useful reason, then the longer line.
			const able = this.railroads.includes(owner);
			const behind = best ? gap - best.gap || Number(best.able) - Number(able) || best.laid - length : -1;
			if (behind < 0) best = { miss, gap, laid: length, able };
		}
		if (!best) return undefined;
		const target = best.miss.target as unknown as Ray & { length: number };
		return {
			miss: best.miss,
			gap: best.gap,
			upTo: target.length > 1 ? this.stretched(target, target.length - 1) : undefined,
		};
	}
}

export type Ray = Pick<Line, 'railroad' | 'from' | 'direction'>;

const rayKey = (ray: Ray): string => `${ray.railroad} ${ray.from} ${ray.direction}`;

export const sameRay = (a: Ray | undefined, b: Ray | undefined): boolean => !!a && !!b && rayKey(a) === rayKey(b);

export const sameLine = (a: Line | undefined, b: Line | undefined): boolean => sameRay(a, b) && a!.length === b!.length;

export function lineOf(box: BuildBox, length: number): Line {
	const at = length - box.length.min;
	const { railroad, from, direction } = box;
	const hexes = box.preview.slice(0, at + 1).map((each) => each.hex);
	return { railroad, from, direction, length, hexes, preview: box.preview[at]! };
}

/** Points first, then income, then thrift: what most players would want of several ways to one hex. */
function byPromise(a: Line, b: Line): number {
	return b.preview.points - a.preview.points || b.preview.income - a.preview.income || a.preview.cost - b.preview.cost;
}

export const actionOf = ({ railroad, from, direction, length }: Line): Action => ({
	type: 'build',
	railroad,
	from,
	direction,
	length,
});

/** Which line pointing at a hex means. Whoever points along a line already begun means that one. */
export function lineToHex(lines: Lines, hex: string, railroad?: string, along?: Ray): Line | undefined {
	const candidates = lines.to(hex, railroad);
	return candidates.find((line) => sameRay(line, along)) ?? candidates[0];
}

/** The next of the lines that end where this one does. */
export function nextLine(lines: Lines, line: Line, by = 1, railroad?: string): Line {
	const candidates = lines.to(line.preview.hex, railroad);
	const at = candidates.findIndex((each) => sameRay(each, line));
	return candidates[(at + by + candidates.length) % candidates.length] ?? line;
}

/** What a line changes, side by side with what is now. */
export interface Gain {
	hexes: number;
	cost: number;
	treasury: number;
	income: [number, number];
	dividend: [number, number];
	cubes: [number, number];
	points: [number, number];
}

export function gain(line: Line, charter: Charter): Gain {
	const { preview } = line;
	return {
		hexes: line.length,
		cost: preview.cost,
		treasury: charter.treasury,
		income: [charter.income, preview.income],
		dividend: [charter.dividend, preview.dividend],
		cubes: [charter.cubes, preview.cubes],
		points: [charter.points, preview.points],
	};
}

export const ORDERS = ['points', 'income', 'thrift', 'longest'] as const;
export type Order = (typeof ORDERS)[number];

/**
 * The menu's rays for a list, one line each: of every ray the length that serves the order best, and those lines from
 * best to least. Ties go to the shorter purse.
 */
export function rankLines(lines: Lines, charters: Charter[], order: Order, railroad?: string): Line[] {
	const charterOf = new Map(charters.map((charter) => [charter.id, charter]));
	const worth = (line: Line): number => WORTH[order](gain(line, charterOf.get(line.railroad)!));
	const compare = (a: Line, b: Line): number => worth(b) - worth(a) || a.preview.cost - b.preview.cost;
	return lines.boxes
		.filter((box) => !railroad || box.railroad === railroad)
		.map((box) =>
			box.preview.map((_, at) => lineOf(box, at + box.length.min)).reduce((a, b) => (compare(b, a) < 0 ? b : a)),
		)
		.sort(compare);
}

const grown = ([before, after]: [number, number]): number => after - before;

const WORTH: Record<Order, (gain: Gain) => number> = {
	points: (gain) => grown(gain.points) * 1_000 + grown(gain.income),
	income: (gain) => grown(gain.income),
	thrift: (gain) => (grown(gain.income) > 0 ? grown(gain.income) / Math.max(gain.cost, 1) : -gain.cost),
	longest: (gain) => gain.hexes,
};
