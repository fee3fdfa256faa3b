/** The turn track: which turns are winters, and their increased-demand numbers. */
import type { Pack } from '../types.ts';

/** Winter turns are printed; after the last printed one every fourth turn is (SV-3.2). */
export function isWinter(pack: Pick<Pack, 'winter'>, turn: number): boolean {
	const last = Math.max(0, ...pack.winter);
	return turn <= last ? pack.winter.includes(turn) : (turn - last) % 4 === 0;
}

/** Past the track it stays that of its last turn (SV-8.2). */
export const demand = (pack: Pick<Pack, 'idn'>, turn: number): number =>
	pack.idn[Math.min(turn, pack.idn.length) - 1] ?? 0;
