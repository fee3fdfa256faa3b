/** What the server sends about a game of Silverton, by the names that the client uses. */
import type { GameProps } from '../types.ts';
import type { Market, SilvertonTables } from './made/pack.ts';
import type { View } from './made/view.ts';

export type {
	Claim as ClaimCard,
	Event as EventCard,
	Market,
	Passenger as PassengerCard,
	Segment,
	SilvertonTables as Pack,
	Town,
} from './made/pack.ts';
export type {
	Claim,
	MarketView as Price,
	Passenger as Line,
	Piece,
	Player as Belongings,
	Stock,
	Target,
	Terms,
	Train,
	View,
} from './made/view.ts';

export type Commodity = Market['commodity'];
export type Phase = View['phase'];

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

/** Who would roll against whom, and in how many of `of` rolls the one who looks would win. */
export interface Contest {
	/** A theft, or the end of a joint line, has its price, whatever the dice say. */
	kind: 'dispute' | 'theft' | 'ending';
	sides: { seats: number[]; bonus: number }[];
	rolls: number;
	of: number;
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
	/** The segments of the way over own track, or over that of both partners. */
	route?: string[];
	/** What dice would decide, in the order of the rolls. */
	contests?: Contest[];
	passenger?: number;
	owners?: number[];
	partner?: number;
	share?: number;
	proceeds?: number[] | number;
	/** What goes with track that is taken up. */
	lost_lines?: number[];
	cut_off?: string[];
	market?: MarketOutlook;
	best?: { claim: number; city: string; goods: number; trains?: string; proceeds: number }[];
}

export type Props = GameProps<View, SilvertonTables>;
