/** What is asked, and by which rule: most phases ask one thing, some questions come up within others. */
import type { Menu } from '../../types.ts';
import type { Phase, View } from '../types.ts';
import { offers, ofType, type Choice } from './menu.ts';
import { NEUTRAL } from './pieces.ts';

export interface Asked {
	/** Of the sentence that asks. */
	key: string;
	rule: string;
}

const PHASES: Partial<Record<Phase, string>> = {
	placement: 'SV-5.1',
	disputes: 'SV-6.1',
	buying: 'SV-7.1',
	building: 'SV-7.2',
	operating: 'SV-7.3',
	plowing: 'SV-12.5',
	dealing: 'SV-7.5',
	delivering: 'SV-7.8',
	fines: 'SV-7.9',
	hiring: 'SV-15.7',
	shopping: 'SV-12.4',
};

/** By what the menu offers: the first that fits. */
const WITHIN: [type: string, asked: Asked][] = [
	['decline', { key: 'answer', rule: 'SV-7.5' }],
	['muster', { key: 'muster', rule: 'SV-12.1' }],
	['assign', { key: 'assign', rule: 'SV-14.11' }],
	['leave', { key: 'drawn', rule: 'SV-7.1' }],
	['stand', { key: 'stand', rule: 'SV-6.2' }],
	['call', { key: 'call', rule: 'SV-6.8' }],
	['agree', { key: 'agree', rule: 'SV-15.2' }],
	['slide', { key: 'slide', rule: 'SV-15.1' }],
	['transfer', { key: 'transfer', rule: 'SV-15.4' }],
];

export function askedOf(menu: Menu | null, view: View): Asked {
	const within = WITHIN.find(([type]) => offers(menu, type));
	if (within) return within[1];
	const [theft] = ofType(menu, 'pay');
	if (theft) return isEnding(theft) ? { key: 'end', rule: 'SV-15.2' } : { key: 'theft', rule: 'SV-6.7' };
	if (ofType(menu, 'place').some((choice) => choice.action.piece === NEUTRAL))
		return { key: 'neutral', rule: 'SV-14.3' };
	if (view.phase === 'plowing' && view.rules.includes('several-plows')) return { key: 'plows', rule: 'SV-15.3' };
	return { key: view.phase, rule: PHASES[view.phase] ?? '' };
}

/** Whether who pays for a line owns half of it already. */
export const isEnding = ({ preview }: Choice): boolean => !!preview.contests?.some(({ kind }) => kind === 'ending');
