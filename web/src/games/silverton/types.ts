/** Types of a game of Silverton, under the names that the client uses. */
import type { GameProps } from '../types.ts';
import type { Market, SilvertonTables } from '../../generated/silverton/pack.ts';
import type { Contest, MarketOutlook, Preview as AnyPreview } from '../../generated/silverton/previews.ts';
import type { View } from '../../generated/silverton/view.ts';

export type {
	ClaimCard,
	EventCard,
	Market,
	PassengerCard,
	Segment,
	SilvertonTables as Pack,
	Town,
} from '../../generated/silverton/pack.ts';
export type { Contest } from '../../generated/silverton/previews.ts';
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
} from '../../generated/silverton/view.ts';

export type Commodity = Market['commodity'];
export type Phase = View['phase'];

/** The odds of each result: [result, number of rolls out of `of`]. */
export type Odds = Pick<MarketOutlook, 'odds' | 'of'>;

/** The preview of a single choice with one piece. */
export type Preview = Omit<AnyPreview, 'contests'> & { contests?: Contest[] };

export type Props = GameProps<View, SilvertonTables>;
