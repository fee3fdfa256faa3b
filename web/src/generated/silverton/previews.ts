/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.silverton.presentation.previews. */

/**
 * All that a choice may say about what follows from it; which of it, its type decides.
 *
 * `points` buy pieces, each kind at its `costs`.
 * `rolls` of `of` succeed; `odds` are how many of `of` rolls give how many goods, -1 for depletion. `second`: the
 * segment would be a second consecutive one. `route` are the segments of the way over own track, or over that of both
 * partners. `contests` are what dice would decide, in the order of the rolls; of a placement by the piece that is
 * placed. `proceeds` are those of each number of goods, or of all that could still be sold. `lost_lines` and `cut_off`
 * go with track that is taken up.
 */
export interface Preview {
	best?: Sale[];
	bonus?: number;
	claims?: number;
	contests?: Contest[] | { [key: string]: Contest[] };
	cost?: number;
	costs?: { [key: string]: number };
	cut_off?: string[];
	defence?: number;
	dismantle?: boolean;
	events?: number;
	left?: number;
	length?: number | null;
	lost_lines?: number[];
	market?: MarketOutlook;
	odds?: [number, number][];
	of?: number;
	operate_cost?: number;
	owner?: number;
	owners?: number[];
	owners_length?: number;
	partner?: number;
	passenger?: number;
	pays?: number;
	points?: number;
	price?: number;
	proceeds?: number[] | number;
	revenue?: number;
	rivals?: Side[];
	rolls?: number;
	route?: string[];
	second?: boolean;
	segment?: string;
	segments?: string[];
	share?: number;
	snow?: boolean;
	together?: CombinedPlows;
}

export interface Sale {
	city: string;
	claim: number;
	goods: number;
	proceeds: number;
	trains?: string;
}

/**
 * Who would roll against whom, and in how many of `of` rolls the one who is asked would win.
 *
 * A theft, or the end of a joint line, has its price, whatever the dice say.
 */
export interface Contest {
	kind: 'dispute' | 'ending' | 'theft';
	of: number;
	rolls: number;
	sides: Side[];
}

export interface Side {
	bonus: number;
	seats: number[];
}

/** A market: its `price` and what is `sold`; how many of `of` rolls would move the marker by how many boxes. */
export interface MarketOutlook {
	id: string;
	odds: [number, number][];
	of: number;
	price: number;
	sold: number;
}

/** With plows that were sent there before. */
export interface CombinedPlows {
	of: number;
	plows: number[];
	rolls: number;
}
