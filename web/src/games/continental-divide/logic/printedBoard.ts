/**
 * The printed board as a few long paths, one for each kind of land and one for all symbols. Hundreds of shapes would
 * repaint slower.
 */
import type { Hex, Pack } from '../types.ts';
import { round, type HexGrid, type Point } from './hexgrid.ts';

/** Pen strokes from the centre of a symbol. */
const SIGNS: Record<string, string> = {
	mountain: 'm-13 4l8-10 6 7 4-5 8 8m-21-5l3 2 3-3',
	hills: 'm-14 3q5-8 10 0m0 0q5-8 10 0m-5-4q5-7 9 2',
	forest: 'm-9 4v-3m-4 0l4-8 4 8zm9 3v-3m-4 0l4-8 4 8zm9 3v-3m-4 0l4-8 4 8z',
	river: 'm-13-3q4-5 8 0t8 0 8 0m-22 6q4-5 8 0t8 0 8 0',
	farmland: 'm-11-4h22m-22 4h22m-22 4h22',
	desert: 'm-8-2h.1m7 4h.1m7-5h.1m-18 7h.1m12 1h.1',
};
/** Vertical positions of symbols, cubes, numbers and names, from the centre of the hex. */
export const SIGN_Y = -19;
export const NUMBER_Y = 14;
export const NAME_Y = 27;
export const NAME_STEP = 12;

export type Land =
	'plains' | 'farmland' | 'desert' | 'hills' | 'forest' | 'river' | 'mountain' | 'city' | 'start' | 'port' | 'unknown';
export const LANDS: Land[] = [
	'plains',
	'farmland',
	'desert',
	'hills',
	'forest',
	'river',
	'mountain',
	'city',
	'start',
	'port',
];

export function landOf(hex: Hex): Land {
	if (hex.kind !== 'ordinary') return hex.kind;
	return LANDS.includes(hex.terrain as Land) ? (hex.terrain as Land) : 'unknown';
}

export interface PrintedBoard {
	lands: [Land, string][];
	signs: string;
	/** Rings with a dot, larger for a higher income. */
	towns: string;
	anchors: string;
	stars: string;
}

export function printBoard(pack: Pack, grid: HexGrid): PrintedBoard {
	const lands = new Map<Land, string>();
	const found: PrintedBoard = { lands: [], signs: '', towns: '', anchors: '', stars: '' };
	for (const hex of pack.hexes) {
		const land = landOf(hex);
		const { x, y } = grid.centre(hex.id);
		lands.set(land, `${lands.get(land) ?? ''}M${grid.outline(hex.id).replaceAll(' ', 'L')}z`);
		if (hex.kind === 'start') found.stars += star({ x, y: y - 4 }, 17);
		if (hex.kind === 'port') found.anchors += `M${round(x)} ${round(y + SIGN_Y - 9)}v14m-5-10h10m-13 5a8 8 0 0 0 16 0`;
		else if (isTown(hex)) found.towns += disc(x, y + SIGN_Y, 3 + hex.income) + disc(x, y + SIGN_Y, 1 + hex.income / 2);
		else if (SIGNS[land]) found.signs += `M${round(x)} ${round(y + SIGN_Y)}${SIGNS[land]}`;
	}
	found.lands = [...lands];
	return found;
}

/** Places that are named at low zoom too and have a town symbol: cities, and hexes with a high income. */
export const isTown = (hex: Hex): boolean => hex.kind === 'ordinary' && (hex.terrain === 'city' || hex.income >= GREAT);
export const GREAT = 3;

const disc = (x: number, y: number, r: number): string =>
	`M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function star({ x, y }: Point, radius: number): string {
	const spikes = Array.from({ length: 10 }, (_, spike) => {
		const reach = spike % 2 === 0 ? radius : radius * 0.42;
		const angle = (Math.PI / 5) * spike - Math.PI / 2;
		return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
	});
	return `M${spikes.join('L')}z`;
}

/** The hairlines between cost and income. */
export function numberRules(pack: Pack, grid: HexGrid): string {
	return pack.hexes
		.filter((hex) => hex.kind !== 'start')
		.map((hex) => `M${round(grid.centre(hex.id).x)} ${round(grid.centre(hex.id).y + NUMBER_Y - 17)}v18`)
		.join('');
}

/** The position of a starting city's name: at the foot of its southernmost hex, clear of cubes. */
export function startCities(pack: Pack, grid: HexGrid): { city: string; x: number; y: number }[] {
	const feet = new Map<string, Point>();
	for (const hex of pack.hexes.filter((each) => each.kind === 'start')) {
		const centre = grid.centre(hex.id);
		const foot = feet.get(hex.city);
		if (!foot || centre.y > foot.y) feet.set(hex.city, centre);
	}
	return [...feet].map(([city, { x, y }]) => ({ city, x, y: y + 33 }));
}

/**
 * Break a label into at most two lines as even as possible; of equals, with the longer line first, where a hex is
 * wider.
 */
export function wrapLabel(said: string, widest = 12): string[] {
	if (said.length <= widest) return [said];
	const cuts = [...said].flatMap((character, at) => (character === ' ' || character === '-' ? [at + 1] : []));
	const longer = (cut: number): number => Math.max(said.slice(0, cut).trim().length, said.length - cut);
	const cut = cuts.sort((a, b) => longer(a) - longer(b) || b - a)[0];
	return cut === undefined ? [said] : [said.slice(0, cut).trim(), said.slice(cut)];
}

/** The position of each region's name: above the middle of its columns. */
export function regionNames(pack: Pack, grid: HexGrid): { region: Hex['region']; x: number; y: number }[] {
	const regions: Hex['region'][] = ['west', 'central', 'east'];
	return regions.flatMap((region) => {
		const xs = pack.hexes.filter((hex) => hex.region === region).map((hex) => grid.centre(hex.id).x);
		return xs.length ? [{ region, x: (Math.min(...xs) + Math.max(...xs)) / 2, y: grid.bounds.top - 14 }] : [];
	});
}
