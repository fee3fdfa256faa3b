/** Time controls for new tables, and the default one. */
import type { OpenTableRequest } from '../table/api.ts';
import type { SeatForm } from '../start/seats.ts';

export const TIME_CONTROLS = ['none', 'live', 'fast', 'slow'] as const satisfies readonly OpenTableRequest['pace'][];
export const LATE_RULES = ['stand-in', 'wait', 'end'] as const satisfies readonly OpenTableRequest['late'][];
export type TimeControl = (typeof TIME_CONTROLS)[number];
export type LateRule = (typeof LATE_RULES)[number];

/** None against bots or on one screen; a week among friends; a day where `anybody` may join. */
export function defaultTimeControl(seats: readonly SeatForm[], anybody: boolean): TimeControl {
	if (anybody && seats.some(({ sitting }) => sitting === 'open')) return 'fast';
	return seats.some(({ sitting }) => sitting === 'open' || sitting === 'friend') ? 'slow' : 'none';
}
