/** Repeat last turn's placement as far as possible, and say why the rest is not. */
import type { Action, Menu, NearMiss } from '../../types.ts';
import type { Target } from '../types.ts';
import { previousPlacements, type Log } from './logEvents.ts';
import { draftedChoice, ofType, type Choice } from './menu.ts';
import { targetKey } from './pieces.ts';

export interface RepeatedPlacement {
	choices: Choice[];
	/** What cannot be repeated; `why` if the menu says so. */
	missed: { piece: string; target: Target; why?: NearMiss }[];
}

/** The draft that repeats everything. */
export const REPEAT_ALL: Partial<Action> = { type: 'place', again: true };

export const isRepeatAll = (draft: Partial<Action> | null): boolean => draft?.type === 'place' && draft.again === true;

export function repeatPlacement(menu: Menu | null, log: Log, seat: number | null): RepeatedPlacement {
	const places = ofType(menu, 'place');
	const free = new Set(places.map(({ action }) => action.piece));
	const found: RepeatedPlacement = { choices: [], missed: [] };
	for (const [piece, target] of seat === null ? [] : previousPlacements(log, seat)) {
		if (!free.has(piece)) continue;
		const choice = draftedChoice(places, { type: 'place', piece, ...target });
		// Placing on track built meanwhile would dismantle it: that is no repetition.
		if (choice && choice.preview.pays === undefined) found.choices.push(choice);
		else found.missed.push({ piece, target, why: missAt(menu, piece, target) });
	}
	return found;
}

const missAt = (menu: Menu | null, piece: string, target: Target): NearMiss | undefined =>
	menu?.refused.find((miss) => miss.target.piece === piece && targetKey(miss.target as Target) === targetKey(target));
