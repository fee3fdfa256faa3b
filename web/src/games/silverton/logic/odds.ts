/** Odds as percentages. */
import type { Odds } from '../types.ts';

export const percent = (rolls: number, of: number): number => Math.round((100 * rolls) / of);

/** How a price may move, in percent: down, unchanged, up. */
export function moves({ odds, of }: Odds): { down: number; same: number; up: number } {
	const count = (sign: number): number => percent(rollsOf(odds, sign), of);
	return { down: count(-1), same: count(0), up: count(1) };
}

/** The chance in percent that a claim is depleted; its odds use a negative number for that. */
export const depletion = ({ odds, of }: Odds): number => percent(rollsOf(odds, -1), of);

const rollsOf = (odds: Odds['odds'], sign: number): number =>
	odds.reduce((sum, [result, rolls]) => sum + (Math.sign(result) === sign ? rolls : 0), 0);
