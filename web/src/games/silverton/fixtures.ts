/** Real positions of two games with four players, the second one advanced. For tests. */
import { fixture, scene } from '../shared/fixtures.ts';
import type { GameEvent } from '../types.ts';
import type { Pack, View } from './types.ts';

const of = (name: string) => scene<View, Pack>('silverton', name);

export const BUILDING = of('building');
export const BUYING = of('buying');
export const DEALING = of('dealing');
export const DELIVERING = of('delivering');
export const MUSTER = of('muster');
export const OPERATING = of('operating');
export const OVER = of('over');
export const PLACEMENT = of('placement');
export const SHOPPING = of('shopping');
export const { pack: PACK, players: PLAYERS } = PLACEMENT;
/** One event of each kind that happened. */
export const EVENTS = fixture<GameEvent[]>('silverton', 'events');
