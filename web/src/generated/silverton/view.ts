/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.silverton.presentation.views. */

/** A position of Silverton as one seat, or a spectator, may see it. */
export interface View {
	you: number | null;
	turn: number;
	last_turn: number;
	target: number | null;
	winter: boolean;
	winters: number[];
	idn: number;
	demands: number[];
	level: 'advanced' | 'basic';
	length: string;
	scenario: string | null;
	rules: string[];
	phase: 'building' | 'buying' | 'collecting' | 'dealing' | 'delivering' | 'disputes' | 'end_of_turn' | 'fines' | 'first_claims' | 'first_lines' | 'hiring' | 'new_cards' | 'operating' | 'order' | 'over' | 'placement' | 'plowing' | 'positions' | 'prices' | 'producing' | 'shopping';
	asked: Question | null;
	seat: number | null;
	order: number[];
	players: Player[];
	owners: { [key: string]: number };
	cleared: string[];
	claims: Claim[];
	row: (Card | null)[];
	drawn: number | null;
	passengers: Passenger[];
	piles: Pile[];
	markets: MarketView[];
	deck: number;
	deck_events: number;
	discards: number[];
	discarded_passengers: number[];
	leadville: number;
	trains: Stock[];
	plows: Stock[];
	offers: number;
	offer: OpenOffer | null;
	tradable: Terms[];
	deliveries: number;
	winners: number[];
	grade: string | null;
	grades: Rung[];
}

/** What the asked seat decides, and by which rule. */
export interface Question {
	what: string;
	rule: string;
}

/** A player, as the viewer may see them. */
export interface Player {
	seat: number;
	position: number;
	cities: string[];
	cash: number | null;
	public: boolean;
	joined: boolean;
	pieces: Piece[];
	track: string[];
	cut_off: string[];
	cubes: number;
	claims: number[];
	passengers: number[];
	trains: Train[];
	plows: PlowView[];
}

/** A surveyor, a prospector or the neutral prospector. */
export interface Piece {
	id: string;
	kind: 'neutral' | 'prospector' | 'surveyor';
	bonus: number;
	status: 'dead' | 'free' | 'gone' | 'jail' | 'placed' | 'tied';
	target: Target | null;
	second: boolean;
	cost: number | null;
	turn: number | null;
	city: string | null;
}

/** What a piece is placed on: exactly one of these. */
export interface Target {
	claim?: number;
	deck?: boolean;
	passenger?: number;
	segment?: string;
}

/** A train that a player owns. */
export interface Train {
	name: string;
	power: number;
	used: boolean;
	city: string | null;
}

/** A snow plow that a player owns. */
export interface PlowView {
	bonus: number;
	used: boolean;
}

/** A claim on the table: face up, just drawn, or owned. */
export interface Claim {
	number: number;
	place: number | null;
	owner: number | null;
	goods: number;
	marked: number;
	depleted: boolean;
	opened: boolean;
	operated: boolean;
	prospects: Prospects | null;
}

/** What operating a claim brings on average, at today's best price, less its operating cost. */
export interface Prospects {
	odds: [number, number][];
	of: number;
	goods: number;
	gain: number;
	life: number;
	life_gain: number;
}

/** A card of the face-up row, by its number: exactly one of these. */
export interface Card {
	claim?: number;
	passenger?: number;
}

/** A passenger card that is face up or owned. */
export interface Passenger {
	number: number;
	pile: number | null;
	place: number | null;
	owner: number | null;
	partner: number | null;
	revenue: number;
	length: number | null;
	route: string[];
	paid: boolean;
}

/** A pile of passenger cards. */
export interface Pile {
	pile: number;
	top: number | null;
	under: string[];
}

/** One column of the price chart. */
export interface MarketView {
	id: string;
	commodity: 'coal' | 'copper' | 'gold' | 'lumber' | 'silver';
	open: boolean;
	box: number;
	price: number;
	sold: number;
	room: number | null;
	odds: [number, number][];
	of: number;
}

/** Trains or plows of one kind in the bank. */
export interface Stock {
	what: number;
	from_turn: number;
	cost: number;
	left: number;
}

/** An offer that waits for its answer. */
export interface OpenOffer {
	seat: number;
	to: number;
	give: Terms;
	take: Terms;
}

/** One side of a deal. */
export interface Terms {
	cash?: number;
	claims?: number[];
	segments?: string[];
	passengers?: number[];
	trains?: string[];
	plows?: number[];
	goods?: Lot[];
}

/** Goods lying on a claim. */
export interface Lot {
	claim: number;
	goods: number;
}

/** A grade of a solitaire, and what it takes. */
export interface Rung {
	grade: string;
	bound: number | null;
	missed: boolean;
	next: boolean;
}
