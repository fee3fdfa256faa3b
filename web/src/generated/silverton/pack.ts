/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.packs.silverton.tables. */

/** Everything a game of Silverton reads from its pack, in pack order. */
export interface SilvertonTables {
	towns: Town[];
	segments: Segment[];
	special_pairs: SpecialPair[];
	claims: ClaimCard[];
	passengers: PassengerCard[];
	events: EventCard[];
	markets: Market[];
	changes: { [key: string]: PriceChange[] };
	idn: number[];
	winter: number[];
	track_cubes: number;
	trains: TrainKind[];
	plows: PlowKind[];
	numbers: Numbers;
	parallel_groups: Phrase[];
	passenger_special: Phrase[];
	event_effects: Phrase[];
}

/** A town of the map. */
export interface Town extends LocalizedStruct {
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

/** A row with texts. */
export interface LocalizedStruct {
	sisters: { [key: string]: string };
}

/** A segment of track between two towns. */
export interface Segment extends LocalizedStruct {
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

/** Two segments whose surveyors may call for a special dispute (SV-6.8). */
export interface SpecialPair extends LocalizedStruct {
	segment_a: string;
	segment_b: string;
	reason: string;
	source: string;
}

/** A claim card. */
export interface ClaimCard extends LocalizedStruct {
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

/** A passenger card. */
export interface PassengerCard {
	number: number;
	letter: 'A' | 'B' | 'C';
	towns: [string, string];
	price: number;
	revenue: number;
	source: string;
	leadville_depletions: number | null;
}

/** An event card. */
export interface EventCard extends LocalizedStruct {
	number: number;
	name: string;
	effect: 'discard-claims' | 'jail' | 'kill';
	params: { [key: string]: number };
	text: string;
	source: string;
}

/** A column of the price chart. */
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

/** A line of a price change table. */
export interface PriceChange {
	low: number;
	high: number;
	boxes: number;
}

/** A kind of train (SV-12.4). */
export interface TrainKind {
	power: number;
	from_turn: number;
	cost: number;
	resale: number | null;
	count: number;
	source: string;
}

/** A kind of snow plow (SV-12.4). */
export interface PlowKind {
	bonus: number;
	from_turn: number;
	cost: number;
	resale: number | null;
	count: number;
	source: string;
}

/** Single numbers of the rulebook, and short lists of them. */
export interface Numbers {
	trains: number;
	deliveries: number;
	dismantling: number;
	bail: number;
	wage: number;
	convoy: number;
	claim_bonus: number;
	first_operation: number;
	offers: number;
	release: number[];
	joint_length: number;
	face_up_claims: number;
	short_boxes: number;
	campaign_turns: number;
	last_turn: number;
	target: number[];
	public_above: number[];
	cash: number[];
	advanced_cash: number[];
	start_trains: number[];
	points: number[];
	hiring_points: number[];
	most_pieces: number[];
	piece_points: number[];
	piece_limits: number[];
	simple_start: number[];
	simple_unsold: number[];
	simple_sold: number[];
	source: string;
}

/** A sentence of pack.toml. */
export interface Phrase extends LocalizedStruct {
	id: string;
	text: string;
}
