/** The clock that fits who plays: none where nobody waits for anybody, a week among friends, a day with whoever comes. */
import type { TableAsked } from '../lib/api.ts';
import type { SeatForm } from '../lib/seating.ts';

export function usualPace(seats: readonly SeatForm[]): NonNullable<TableAsked['pace']> {
	if (seats.some(({ sitting }) => sitting === 'open')) return 'fast';
	return seats.some(({ sitting }) => sitting === 'friend') ? 'slow' : 'none';
}
