/** Where on the board something happened. */
import type { GameEvent } from '../../types.ts';
import type { View } from '../types.ts';
import { charterOf } from './names.ts';

/** The hexes it names; with a position, those of the railroad it tells of. */
export function places(event: GameEvent, _: unknown, view?: View): string[] {
	if (typeof event.hex === 'string') return [event.hex];
	if (Array.isArray(event.hexes)) return event.hexes as string[];
	return view && typeof event.railroad === 'string' ? (charterOf(view.railroads, event.railroad)?.track ?? []) : [];
}
