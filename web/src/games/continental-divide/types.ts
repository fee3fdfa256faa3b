/** What the server sends about a game of Continental Divide, by the names that the client uses. */
import type { GameProps } from '../types.ts';
import type { ContinentalDivideTables, Hex } from './made/pack.ts';
import type { View } from './made/view.ts';

export type { ContinentalDivideTables as Pack, Hex, Railroad as RailroadLook } from './made/pack.ts';
export type { BuildBox, BuildPreview, BuyBox, FoundBox, OrderBox } from './made/previews.ts';
export type { Player as Belongings, Railroad as Charter, View } from './made/view.ts';

export type Region = Hex['region'];
export type Direction = string;

export type Props = GameProps<View, ContinentalDivideTables>;
