/**
 * The lines a player may build, read from the menu. Its boxes and near misses say which lines exist, what they cost
 * and where they stop; here they are only looked up by hex.
 */
import type { Action, Box, Menu, NearMiss } from '../../types.ts';
import type { BuildBox, BuildPreview, Charter, Direction } from '../types.ts';
import type { HexGrid } from './hexgrid.ts';

/** One legal build: the action's fields, the hexes in order, and the railroad's figures afterwards. */
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
	/** Railroads that can build, in the order of the menu. */
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

	/** Every hex where a line can end; with a railroad, only its own. */
	targets(railroad?: string): Set<string> {
		const found = new Set<string>();
		for (const [hex, lines] of this.#to) {
			if (!railroad || lines.some((line) => line.railroad === railroad)) found.add(hex);
		}
		return found;
	}

	/** The lines that end in that hex, best first. */
	to(hex: string, railroad?: string): Line[] {
		const lines = (this.#to.get(hex) ?? []).filter((line) => !railroad || line.railroad === railroad);
		return lines.sort(byPromise);
	}

	/** The line that an action or a draft names, if the menu has it. */
	named(action: Partial<Action> | null): Line | undefined {
		if (action?.type !== 'build' || typeof action.length !== 'number') return undefined;
		const box = this.#rays.get(rayKey(action as unknown as Ray));
		if (!box || action.length < box.length.min || action.length > box.length.max) return undefined;
		return lineOf(box, action.length);
	}

	/** The line along the same ray with another length, within its limits. */
	stretched(ray: Ray, length: number): Line | undefined {
		const box = this.#rays.get(rayKey(ray));
		return box && lineOf(box, Math.min(Math.max(length, box.length.min), box.length.max));
	}

	/** The greatest length along that ray. */
	reach(ray: Ray): number {
		return this.#rays.get(rayKey(ray))?.length.max ?? 0;
	}

	/** Where and why lines along that ray stop. */
	stop(ray: Ray): NearMiss | undefined {
		return this.#stops.get(rayKey(ray));
	}

	/** Why that railroad cannot build at all. */
	barred(railroad: string): NearMiss | undefined {
		return this.#misses.find((miss) => miss.target.railroad === railroad && miss.target.from === undefined);
	}

	/** Railroads that cannot build, with the reason. */
	get refusedRailroads(): NearMiss[] {
		return this.#misses.filter((miss) => miss.target.from === undefined);
	}

	/**
	 * Why no line ends in that hex: the near miss of the ray that comes closest, by how many hexes (`gap`) it falls
	 * short, and the line that is possible up to there. Undefined if no ray points there.
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
			// Of equals, a railroad that can build gives the more useful reason, then the longer line.
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

/** By points, then income, then cost: what most players would want of several lines to one hex. */
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

/** The line meant by pointing at a hex. Pointing along a line already begun means that line. */
export function lineToHex(lines: Lines, hex: string, railroad?: string, along?: Ray): Line | undefined {
	const candidates = lines.to(hex, railroad);
	return candidates.find((line) => sameRay(line, along)) ?? candidates[0];
}

/** The next of the lines that end in the same hex. */
export function nextLine(lines: Lines, line: Line, by = 1, railroad?: string): Line {
	const candidates = lines.to(line.preview.hex, railroad);
	const at = candidates.findIndex((each) => sameRay(each, line));
	return candidates[(at + by + candidates.length) % candidates.length] ?? line;
}

/** What a line changes: figures before and after. */
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

/** One line for each ray: the length that serves the order best, from best to worst. Ties go to the cheaper line. */
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
