/** What the server sends about a game of Continental Divide, by the names that the client uses. */
import type { GameProps, Range } from '../types.ts';
import type { ContinentalDivideTables, Hex } from './made/pack.ts';
import type { BuildPreview, BuyPreview, FoundPreview } from './made/previews.ts';
import type { View } from './made/view.ts';

export type { ContinentalDivideTables as Pack, Hex, Railroad as RailroadLook } from './made/pack.ts';
export type { BuildPreview } from './made/previews.ts';
export type { Player as Belongings, Railroad as Charter, View } from './made/view.ts';

export type Region = Hex['region'];
export type Direction = string;

export interface BuildBox {
	type: 'build';
	railroad: string;
	from: string;
	direction: Direction;
	length: Range;
	preview: BuildPreview[];
}

export interface FoundBox {
	type: 'found';
	railroad: string[];
	hex: string[];
	shares: Range;
	value: Range;
	preview: FoundPreview;
}

export interface BuyBox {
	type: 'buy';
	railroad: string;
	shares: number;
	pay: Range;
	preview: BuyPreview;
}

export interface OrderBox {
	type: 'order';
	position: number[];
}

export type Props = GameProps<View, ContinentalDivideTables>;
