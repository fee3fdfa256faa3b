/** Real positions of a game with six players, for tests. */
import { scene } from '../shared/fixtures.ts';
import type { Pack, View } from './types.ts';

const of = (name: string) => scene<View, Pack>('continental-divide', name);

export const ORDER = of('order');
export const OVER = of('over');
export const STOCK = of('stock');
export const TRACK = of('track');
export const { pack: PACK, players: PLAYERS } = TRACK;
