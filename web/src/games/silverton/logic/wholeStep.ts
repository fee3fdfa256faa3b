/** A whole step at once: everything on offer, if there is enough cash and no choice excludes another. */
import type { Action } from '../../types.ts';
import type { View } from '../types.ts';
import { actionOf, type Choice } from './menu.ts';

export interface WholeStep {
	type: string;
	actions: Action[];
	cost: number;
}

/** Purchases for pieces on the board; trains and plows are chosen one by one. */
const WHAT: Record<string, string[]> = { buy: ['claim', 'passenger'], build: ['segment'] };

export function wholeStep(choices: readonly Choice[], view: View): WholeStep | undefined {
	const [first] = choices;
	const type = first?.action.type ?? '';
	const alike = ({ action }: Choice): boolean => action.type === type && !!WHAT[type]?.some((what) => what in action);
	if (choices.length < 2 || !choices.every(alike)) return undefined;
	// Choices that dice decide are left out.
	if (choices.some(({ preview }) => preview.rolls !== undefined)) return undefined;
	const cost = choices.reduce((sum, { preview }) => sum + (preview.cost ?? preview.price ?? 0), 0);
	if (cost > (view.you === null ? 0 : (view.players[view.you]?.cash ?? 0))) return undefined;
	return { type, actions: choices.map((choice) => actionOf(choice)), cost };
}
