/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.continental_divide.views. */

/** `seat` is the one whose turn it is; `positions` the seats that took each place of the next order, so far. */
export interface View {
	you: number | null;
	turn: number;
	turns: number;
	phase: 'deal' | 'end_of_turn' | 'order' | 'over' | 'stock' | 'track';
	seat: number | null;
	order: number[];
	positions: (number | null)[];
	built: string[];
	players: Player[];
	railroads: Railroad[];
	winners: number[];
	rules: Rules;
}

/** `points` are what the seat would score if the game ended now. */
export interface Player {
	seat: number;
	cash: number;
	points: number;
	shares: { [key: string]: number };
}

/**
 * A charter. What an unstarted railroad does not have yet is 0, None or empty.
 *
 * `scored`: what a share scores if the game ended now, and for what; `points` is the sum.
 */
export interface Railroad {
	id: string;
	started: boolean;
	start: string | null;
	value: number;
	total: number;
	unsold: number;
	held: number[];
	builders: number[];
	treasury: number;
	income: number;
	dividend: number;
	least_price: number;
	cubes: number;
	locked: number;
	region: 'central' | 'east' | 'west';
	crossed: boolean;
	port: string | null;
	points: number;
	scored: { [key: string]: number };
	track: string[];
}

/** Those that lines and points stand on. */
export interface Rules {
	lines: string;
	points: string;
}
