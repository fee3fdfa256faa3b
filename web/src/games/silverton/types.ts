/** What the server sends about a game of Silverton: the pack, the view and the menu's boxes, as plain data. */
import type { GameProps } from '../types.ts';

export type Commodity = 'gold' | 'silver' | 'copper' | 'lumber' | 'coal';

interface Worded {
	/** Texts in other languages, as `name_fr`. */
	sisters?: Record<string, string>;
}

export interface Town extends Worded {
	id: string;
	name: string;
	state: string;
	lat: number;
	lon: number;
	market: boolean;
	/** Where a picture puts it, if the pack says. */
	x: number | null;
	y: number | null;
}

export interface Segment extends Worded {
	id: string;
	a: string;
	b: string;
	cost: number;
	length: number;
	snow: boolean;
	group: string;
	note: string;
}

export interface ClaimCard extends Worded {
	number: number;
	town: string;
	name: string;
	commodity: Commodity;
	claim_cost: number;
	operate_cost: number;
	depleted_max: number;
	/** Goods by roll; JSON has made words of the rolls. */
	production: Record<string, number>;
}

export interface PassengerCard {
	number: number;
	letter: 'A' | 'B' | 'C';
	towns: [string, string];
	price: number;
	revenue: number;
}

export interface EventCard extends Worded {
	number: number;
	name: string;
	text: string;
}

export interface Market {
	id: string;
	commodity: Commodity;
	/** A town, or "any". */
	city: string;
	/** Prices from the lowest box up. */
	ladder: number[];
	/** Shaded boxes. */
	blocked: number[];
	start: number;
	/** Units a player may sell there in a turn; 0 is no limit. */
	sale_limit: number;
	idn: boolean;
	dice?: number;
	sold_divisor?: number;
	/** The name of its table of changes. */
	change?: string;
}

export interface Pack {
	towns: Town[];
	segments: Segment[];
	claims: ClaimCard[];
	passengers: PassengerCard[];
	events: EventCard[];
	markets: Market[];
	/** How many boxes a marker moves by result. */
	changes?: Record<string, { low: number; high: number; boxes: number }[]>;
	idn: number[];
	winter: number[];
	track_cubes: number;
}

export type Target = { segment: string } | { claim: number } | { passenger: number } | { deck: true };

export interface Piece {
	id: string;
	kind: 'surveyor' | 'prospector' | 'neutral';
	bonus: number;
	status: 'free' | 'placed' | 'tied' | 'jail' | 'dead' | 'gone';
	target: Target | null;
	second: boolean;
	cost: number | null;
	turn: number | null;
	city: string | null;
}

export interface Train {
	name: string;
	power: number;
	used: boolean;
	city: string | null;
}

export interface Belongings {
	seat: number;
	position: number;
	cities: string[];
	/** Null while it is secret from the one who looks. */
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
	plows: { bonus: number; used: boolean }[];
}

export interface Claim {
	number: number;
	place: number | null;
	owner: number | null;
	goods: number;
	marked: number;
	depleted: boolean;
	opened: boolean;
	operated: boolean;
}

export interface Line {
	number: number;
	pile: number | null;
	place: number | null;
	owner: number | null;
	partner: number | null;
	revenue: number;
	length: number | null;
	paid: boolean;
}

export interface Price {
	id: string;
	commodity: Commodity;
	open: boolean;
	/** From 0 at the bottom. */
	box: number;
	price: number;
	sold: number;
	/** What the active player may still sell; null without a limit. */
	room: number | null;
}

export interface Stock {
	what: number;
	from_turn: number;
	cost: number;
	left: number;
}

export interface Lot {
	claim: number;
	goods: number;
}

/** One side of a deal; what is not named is not in it. */
export interface Terms {
	cash?: number;
	claims?: number[];
	segments?: string[];
	passengers?: number[];
	trains?: string[];
	plows?: number[];
	goods?: Lot[];
}

export type Phase =
	| 'positions'
	| 'first_claims'
	| 'first_lines'
	| 'order'
	| 'placement'
	| 'disputes'
	| 'buying'
	| 'building'
	| 'operating'
	| 'producing'
	| 'plowing'
	| 'dealing'
	| 'collecting'
	| 'delivering'
	| 'fines'
	| 'prices'
	| 'new_cards'
	| 'hiring'
	| 'shopping'
	| 'end_of_turn'
	| 'over';

export interface View {
	you: number | null;
	turn: number;
	last_turn: number;
	target: number | null;
	winter: boolean;
	idn: number;
	level: 'basic' | 'advanced';
	length: string;
	scenario: string | null;
	rules: string[];
	phase: Phase;
	seat: number | null;
	order: number[];
	players: Belongings[];
	/** Seats by segment. */
	owners: Record<string, number>;
	cleared: string[];
	claims: Claim[];
	row: ({ claim: number } | { passenger: number } | null)[];
	drawn: number | null;
	passengers: Line[];
	piles: { pile: number; top: number | null; under: string[] }[];
	markets: Price[];
	deck: number;
	deck_events: number;
	discards: number[];
	discarded_passengers: number[];
	leadville: number;
	trains: Stock[];
	plows: Stock[];
	offers: number;
	offer: { seat: number; to: number; give: Terms; take: Terms } | null;
	deliveries: number;
	winners: number[];
	grade: string | null;
	/** Alone: the last turn or the least cash for each grade but the worst, best first. */
	grades?: number[];
}

/** How likely each result is: [result, how many of `of` rolls]. */
export interface Odds {
	odds: [number, number][];
	of: number;
}

export interface MarketOutlook extends Odds {
	id: string;
	price: number;
	sold: number;
}

/** All that a choice may say about what follows from it; which of it, its type decides. */
export interface Preview extends Partial<Odds> {
	points?: number;
	cost?: number;
	length?: number;
	snow?: boolean;
	second?: boolean;
	pays?: number;
	price?: number;
	revenue?: number;
	operate_cost?: number;
	claims?: number;
	events?: number;
	rolls?: number;
	left?: number;
	segment?: string;
	segments?: string[];
	rivals?: { seats: number[]; bonus: number }[];
	passenger?: number;
	owners?: number[];
	owner?: number;
	owners_length?: number;
	bonus?: number;
	defence?: number;
	partner?: number;
	share?: number;
	proceeds?: number[] | number;
	market?: MarketOutlook;
	best?: { claim: number; city: string; goods: number; trains?: string; proceeds: number }[];
}

export type Props = GameProps<View, Pack>;
