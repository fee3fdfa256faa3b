/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.silverton.views. */

/**
 * `seat` is the one whose turn it is; in disputes and deals others are asked too. What: `asked`, if anything.
 *
 * `winters` are the winters among the turns to the last, `demands` the increased-demand numbers of all of them.
 * `tradable`, while there are deals: what each seat could hand over. `grades`, for one player: the best first.
 */
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

/** What is asked: the phase, or what else it asks; and the rule that it stands on. */
export interface Question {
	what: string;
	rule: string;
}

/** `cash` is None while it is secret from the one who looks. */
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

/** `cost` frees a jailed one or replaces a dead one, from `turn` on; `city` is what a Spike surveyor is tied to. */
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

/** One of them: what a piece is placed on. */
export interface Target {
	claim?: number;
	deck?: boolean;
	passenger?: number;
	segment?: string;
}

export interface Train {
	name: string;
	power: number;
	used: boolean;
	city: string | null;
}

export interface PlowView {
	bonus: number;
	used: boolean;
}

/**
 * A claim that is on the table: face up (`place` from 1), just drawn, or somebody's.
 *
 * `marked`: goods sold ahead. One that is depleted has no `prospects`.
 */
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

/**
 * What operating a claim brings on average, at today's best price and less what it costs.
 *
 * `odds`: how many of `of` rolls give how many goods the next time, -1 being depletion; `goods` and `gain` are that
 * time's. `life` and `life_gain`: of every turn that is left, while the claim lasts.
 */
export interface Prospects {
	odds: [number, number][];
	of: number;
	goods: number;
	gain: number;
	life: number;
	life_gain: number;
}

/** One of them, by its number. */
export interface Card {
	claim?: number;
	passenger?: number;
}

/**
 * A face-up or owned card. `length` is the owners' route as it counts this turn.
 *
 * `route` are the segments of the shortest one usable now: of its owners, or if nobody owns it of who looks.
 */
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

/** `under` are the letters of the face-down cards. */
export interface Pile {
	pile: number;
	top: number | null;
	under: string[];
}

/**
 * `box` counts from 0 at the bottom; `room` is what the active player may still sell, None without a limit.
 *
 * `odds`, of an open market: how many of `of` rolls move the marker by how many boxes, with what is sold by now.
 */
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

/**
 * A grade: the last turn, or without a `target` the least cash, that earns it; the worst wants nothing.
 *
 * `missed`: it cannot be had any more. `next`: the best that still can, or that one's cash falls short of.
 */
export interface Rung {
	grade: string;
	bound: number | null;
	missed: boolean;
	next: boolean;
}
