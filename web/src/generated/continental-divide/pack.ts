/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.packs.continental_divide.tables. */

/** Everything a game of Continental Divide reads from its pack, in pack order. */
export interface ContinentalDivideTables {
	hexes: Hex[];
	railroads: RailroadDefinition[];
	orientation: string;
	directions: { [key: string]: [number, number] };
	cash: { [key: string]: number };
	limits: GameLimits;
	divide_income: number;
	points: VictoryPoints;
}

/** A hex of the board. */
export interface Hex extends LocalizedStruct {
	id: string;
	q: number;
	r: number;
	lat: number | null;
	lon: number | null;
	name: string;
	terrain: string;
	kind: 'ordinary' | 'port' | 'start';
	city: string;
	cost: number;
	income: number;
	region: 'central' | 'east' | 'west';
	west_of_divide: boolean;
	source: string;
	x: number | null;
	y: number | null;
}

/** A row with texts. */
export interface LocalizedStruct {
	sisters: { [key: string]: string };
}

/** A railroad that can be founded. */
export interface RailroadDefinition extends LocalizedStruct {
	id: string;
	name: string;
	abbreviation: string;
	color: string;
	pattern: string;
	source: string;
}

/** The numbers of `[limits]`. */
export interface GameLimits {
	turns: number;
	railroads: number;
	shares_min: number;
	shares_max: number;
	stock_value_min: number;
	stock_value_max: number;
	cubes_per_railroad: number;
	cubes_at_start: number;
	cubes_central: number;
	cubes_west: number;
	railroads_per_hex: number;
	railroads_per_port: number;
	start_hexes_per_railroad: number;
	ports_per_railroad: number;
}

/** Points of one share, by what its railroad has done (CD-9.1). */
export interface VictoryPoints {
	central: number;
	west: number;
	divide: number;
	sold_out: number;
	ports: { [key: string]: number };
}
