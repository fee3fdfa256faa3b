/** Types of a game of Continental Divide, under the names that the client uses. */
import type { GameProps } from '../types.ts';
import type { ContinentalDivideTables, Hex } from '../../generated/continental-divide/pack.ts';
import type { View } from '../../generated/continental-divide/view.ts';

export type {
	ContinentalDivideTables as Pack,
	Hex,
	RailroadDefinition as RailroadDefinition,
} from '../../generated/continental-divide/pack.ts';
export type {
	BuildBox,
	BuildPreview,
	BuyBox,
	FoundBox,
	OrderBox,
} from '../../generated/continental-divide/previews.ts';
export type { Player as Belongings, Railroad as Charter, View } from '../../generated/continental-divide/view.ts';

export type Region = Hex['region'];
export type Direction = string;

export type Props = GameProps<View, ContinentalDivideTables>;
