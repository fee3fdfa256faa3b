/** The clocks that a new table may have, and the one that fits who plays. */
import type { OpenTableRequest } from '../app/api.ts';
import type { SeatForm } from '../start/seats.ts';

export const PACES = ['none', 'live', 'fast', 'slow'] as const satisfies readonly OpenTableRequest['pace'][];
export const LATES = ['stand-in', 'wait', 'end'] as const satisfies readonly OpenTableRequest['late'][];
export type PaceName = (typeof PACES)[number];
export type Late = (typeof LATES)[number];

/** None where nobody waits for anybody, a week among friends, a day where `anybody` finds the table and comes. */
export function usualPace(seats: readonly SeatForm[], anybody: boolean): PaceName {
	if (anybody && seats.some(({ sitting }) => sitting === 'open')) return 'fast';
	return seats.some(({ sitting }) => sitting === 'open' || sitting === 'friend') ? 'slow' : 'none';
}
