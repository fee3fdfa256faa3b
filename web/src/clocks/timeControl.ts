/** The clocks that a new table may have, and the one that fits who plays. */
import type { OpenTableRequest } from '../table/api.ts';
import type { SeatForm } from '../start/seats.ts';

export const TIME_CONTROLS = ['none', 'live', 'fast', 'slow'] as const satisfies readonly OpenTableRequest['pace'][];
export const LATE_RULES = ['stand-in', 'wait', 'end'] as const satisfies readonly OpenTableRequest['late'][];
export type TimeControl = (typeof TIME_CONTROLS)[number];
export type LateRule = (typeof LATE_RULES)[number];

/** None where nobody waits for anybody, a week among friends, a day where `anybody` finds the table and comes. */
export function defaultTimeControl(seats: readonly SeatForm[], anybody: boolean): TimeControl {
	if (anybody && seats.some(({ sitting }) => sitting === 'open')) return 'fast';
	return seats.some(({ sitting }) => sitting === 'open' || sitting === 'friend') ? 'slow' : 'none';
}
