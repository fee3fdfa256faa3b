/** API calls about clocks: pauses, agreed ends, absences. */
import { get, post } from '../app/api.ts';
import type { TableView } from '../table/api.ts';

export type { ClockView } from '../generated/api.ts';

/** Until when the player is away, and how many days of absence they have left. */
export type Absence = { until: number | null; days: number };

export const clocksApi = {
	/** Take the seat back from the bot that stands in. */
	takeBackSeat: (id: string, seat: number) => post<TableView>(`/tables/${id}/seats/${seat}/back`, {}),
	end: (id: string, accept: boolean) => post<TableView>(`/tables/${id}/end`, { accept }),
	pause: (id: string, accept: boolean) => post<TableView>(`/tables/${id}/pause`, { accept }),
	absence: () => get<Absence>('/my/absence'),
	setAbsence: (until: number | null) => post<Absence>('/my/absence', { until }),
};
