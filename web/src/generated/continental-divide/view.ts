/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.continental_divide.presentation.views. */

/** A position of Continental Divide. Nothing is hidden in this game. */
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

/** A player. */
export interface Player {
	seat: number;
	cash: number;
	points: number;
	shares: { [key: string]: number };
}

/** The charter of a railroad. A railroad that has not started has 0, null or empty values. */
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

/** Ids of rules that interfaces cite. */
export interface Rules {
	lines: string;
	points: string;
}
