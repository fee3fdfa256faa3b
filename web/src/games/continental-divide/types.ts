/** What the server sends about a game of Continental Divide: the pack, the view and the menu's boxes, as plain data. */
import type { GameProps, Range } from '../types.ts';

export type Region = 'east' | 'central' | 'west';
export type Direction = string;

export interface Hex {
	id: string;
	q: number;
	r: number;
	name: string;
	terrain: string;
	kind: 'ordinary' | 'start' | 'port';
	city: string;
	cost: number;
	income: number;
	region: Region;
	west_of_divide: boolean;
	/** Texts in other languages, as `name_fr`. */
	sisters?: Record<string, string>;
}

export interface RailroadLook {
	id: string;
	name: string;
	abbreviation: string;
	color: string;
	pattern: string;
	sisters?: Record<string, string>;
}

export interface Pack {
	hexes: Hex[];
	railroads: RailroadLook[];
	orientation: 'flat-top' | 'pointy-top';
	directions: Record<Direction, [number, number]>;
	limits: {
		turns: number;
		shares_min: number;
		shares_max: number;
		stock_value_min: number;
		stock_value_max: number;
		cubes_per_railroad: number;
		railroads_per_hex: number;
	};
	divide_income: number;
	points: { central: number; west: number; divide: number; sold_out: number; ports: Record<string, number> };
}

export interface Charter {
	id: string;
	started: boolean;
	start: string | null;
	value: number;
	total: number;
	unsold: number;
	/** Shares by seat. */
	held: number[];
	/** Seats that may build for it. */
	builders: number[];
	treasury: number;
	income: number;
	dividend: number;
	least_price: number;
	cubes: number;
	locked: number;
	region: Region;
	crossed: boolean;
	port: string | null;
	/** Of one share, if the game ended now. */
	points: number;
	track: string[];
}

export interface Belongings {
	seat: number;
	cash: number;
	points: number;
	shares: Record<string, number>;
}

export interface View {
	you: number | null;
	turn: number;
	turns: number;
	phase: 'deal' | 'stock' | 'track' | 'end_of_turn' | 'order' | 'over';
	seat: number | null;
	order: number[];
	/** Who took each place of the next order, so far. */
	positions: (number | null)[];
	/** Railroads that were built for in this player's turn. */
	built: string[];
	players: Belongings[];
	railroads: Charter[];
	winners: number[];
}

export interface BuildPreview {
	hex: string;
	cost: number;
	treasury: number;
	cubes: number;
	income: number;
	dividend: number;
	points: number;
}

export interface BuildBox {
	type: 'build';
	railroad: string;
	from: string;
	direction: Direction;
	length: Range;
	preview: BuildPreview[];
}

export interface FoundBox {
	type: 'found';
	railroad: string[];
	hex: string[];
	shares: Range;
	value: Range;
	preview: { cash: number; cubes: number };
}

export interface BuyBox {
	type: 'buy';
	railroad: string;
	shares: number;
	pay: Range;
	preview: { least_each: number; dividend: number; held: number; unsold: number; treasury: number };
}

export interface OrderBox {
	type: 'order';
	position: number[];
}

export type Props = GameProps<View, Pack>;
