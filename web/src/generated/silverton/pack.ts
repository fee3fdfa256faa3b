/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.packs.silverton. */

/** Everything a game of Silverton takes from its pack, in pack order. */
export interface SilvertonTables {
	towns: Town[];
	segments: Segment[];
	special_pairs: SpecialPair[];
	claims: Claim[];
	passengers: Passenger[];
	events: Event[];
	markets: Market[];
	changes: { [key: string]: Change[] };
	idn: number[];
	winter: number[];
	track_cubes: number;
	trains: Train[];
	plows: Plow[];
	numbers: Numbers;
	parallel_groups: Phrase[];
	passenger_special: Phrase[];
	event_effects: Phrase[];
}

/** A town; the market cities are those with `market`. */
export interface Town extends Worded {
	id: string;
	name: string;
	state: string;
	lat: number;
	lon: number;
	market: boolean;
	source: string;
	x: number | null;
	y: number | null;
}

/** Something with texts; `sisters` holds those of other languages under the names of their columns (`text_fr`). */
export interface Worded {
	sisters: { [key: string]: string };
}

/** Track from town `a` to town `b`; `snow` closes it in winter; `group` is a parallel group or empty. */
export interface Segment extends Worded {
	id: string;
	a: string;
	b: string;
	cost: number;
	length: number;
	snow: boolean;
	group: string;
	source: string;
	note: string;
}

/** Two segments whose surveyors may call for a dispute (SV-6.8). */
export interface SpecialPair extends Worded {
	segment_a: string;
	segment_b: string;
	reason: string;
	source: string;
}

/** A claim card; `production` gives the goods for every roll above `depleted_max`. */
export interface Claim extends Worded {
	number: number;
	town: string;
	name: string;
	commodity: 'coal' | 'copper' | 'gold' | 'lumber' | 'silver';
	claim_cost: number;
	operate_cost: number;
	depleted_max: number;
	production: { [key: string]: number };
	source: string;
}

/** A passenger card; `leadville_depletions` is the n of its special instruction (SV-11.2), if it has one. */
export interface Passenger {
	number: number;
	letter: 'A' | 'B' | 'C';
	towns: [string, string];
	price: number;
	revenue: number;
	source: string;
	leadville_depletions: number | null;
}

/** An event card; `params` holds the numbers its effect needs (`EFFECTS`). */
export interface Event extends Worded {
	number: number;
	name: string;
	effect: 'discard-claims' | 'jail' | 'kill';
	params: { [key: string]: number };
	text: string;
	source: string;
}

/** One column of the price chart. Boxes count from 0 at the bottom; a sale limit of 0 is none; city may be "any". */
export interface Market {
	id: string;
	commodity: 'coal' | 'copper' | 'gold' | 'lumber' | 'silver';
	city: string;
	ladder: number[];
	blocked: number[];
	start: number;
	sale_limit: number;
	dice: number;
	sold_divisor: number;
	idn: boolean;
	change: string;
	min_players: number;
	source: string;
}

/** Results from `low` to `high` move a price marker that many boxes up, or down if negative. */
export interface Change {
	low: number;
	high: number;
	boxes: number;
}

/** A kind of train (SV-12.4). Without `resale` it cannot be traded in; `count` are in the bank at first. */
export interface Train {
	power: number;
	from_turn: number;
	cost: number;
	resale: number | null;
	count: number;
	source: string;
}

/** A kind of snow plow (SV-12.4). */
export interface Plow {
	bonus: number;
	from_turn: number;
	cost: number;
	resale: number | null;
	count: number;
	source: string;
}

/** Single numbers: `rules_1.toml` says which rule each belongs to. */
export interface Numbers {
	trains: number;
	deliveries: number;
	dismantling: number;
	bail: number;
	wage: number;
	convoy: number;
	source: string;
}

/** A sentence of pack.toml and the key it stands under. */
export interface Phrase extends Worded {
	id: string;
	text: string;
}
