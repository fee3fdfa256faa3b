/** API calls about one table: opening it, its seats, playing, history, notes. */
import { get, post } from '../app/api.ts';
import type { Action, GameEvent, Menu } from '../games/types.ts';
import type * as generated from '../generated/api.ts';

export type { LedgerTurn, OpenTableRequest, Presence, ReassignSeatRequest, SeatRequest } from '../generated/api.ts';

/** What happens to the seat of a player who leaves a running game: a bot plays on, anyone may sit down, or nobody may leave. */
export type LeavingRule = NonNullable<generated.OpenTableRequest['leaving']>;

/** What a bot would choose, and what would follow. */
export interface BotAdvice extends generated.HintView {
	action: Action;
	events: GameEvent[];
}

export type ChanceEntry = { chance: string; n: number; outcome: unknown; for?: unknown };
export type ActionEntry = { seat: number; action: Action; bot?: string; why?: generated.Reason };
export type UndoEntry = { undo: number; by: number[] };
export type HiddenEntry = { hidden: true };
export type LogEntry = ChanceEntry | ActionEntry | UndoEntry | HiddenEntry;

/** One entry of a table's history, with the events it caused. */
export interface HistoryEntry extends generated.HistoryEntry {
	entry: LogEntry;
	events: GameEvent[];
}

export interface TableView extends generated.TableView {
	menu: Menu | null;
}

export interface TableUpdate extends generated.TableUpdate {
	entries: HistoryEntry[];
	menu: Menu | null;
}

/** The part of a table that changes with every ply. */
export type Position = Omit<TableUpdate, 'entries'>;

/** The part of a record that proves its dice. */
export interface GameRecord extends Pick<generated.Record, 'id' | 'players' | 'nonces' | 'commitment' | 'seed'> {
	log: LogEntry[];
}

/** Fetch the whole history after that ply; the server sends it in pages. */
async function historyAfter(id: string, after: number, seat?: number | null): Promise<HistoryEntry[]> {
	const all: HistoryEntry[] = [];
	for (let from: number | null = after; from !== null;) {
		const page: { entries: HistoryEntry[]; next?: number | null } = await get(`/tables/${id}/history`, {
			after: from,
			seat,
		});
		all.push(...page.entries);
		// A page whose `next` does not advance is the last.
		from = (page.next ?? 0) > from ? page.next! : null;
	}
	return all;
}

export const tableApi = {
	open: (table: generated.OpenTableRequest) => post<{ table: TableView }>('/tables', table),
	get: (id: string, seat?: number | null) => get<TableView>(`/tables/${id}`, { seat }),
	/** Give the password of a locked table. */
	enter: (id: string, password: string) => post<TableView>(`/tables/${id}/enter`, { password }),
	act: (id: string, seat: number | null, ply: number, action: Action, tentative = false) =>
		post<TableUpdate>(`/tables/${id}/actions`, tentative ? { ply, action, tentative } : { ply, action }, { seat }),
	hint: (id: string, seat: number | null, ply: number) => post<BotAdvice>(`/tables/${id}/hint`, { ply }, { seat }),
	undo: (id: string, seat: number | null, ply: number, to?: number) =>
		post<TableUpdate>(`/tables/${id}/undo`, to === undefined ? { ply } : { ply, to }, { seat }),
	answerUndo: (id: string, seat: number | null, ply: number, accept: boolean) =>
		post<TableUpdate>(`/tables/${id}/undo/answer`, { ply, accept }, { seat }),
	takeSeat: (id: string, seat: number, name: string) => post<TableView>(`/tables/${id}/seats/${seat}/take`, { name }),
	setNonce: (id: string, seat: number, nonce: string) =>
		post<TableView>(`/tables/${id}/seats/${seat}/nonce`, { nonce }),
	createSeatLink: (id: string, seat: number) => post<{ link: string }>(`/tables/${id}/seats/${seat}/link`, {}),
	assignSeat: (id: string, seat: number, assignment: generated.ReassignSeatRequest) =>
		post<TableView>(`/tables/${id}/seats/${seat}/give`, assignment),
	leaveSeat: (id: string, seat: number) => post<TableView>(`/tables/${id}/seats/${seat}/leave`, {}),
	renameSeat: (id: string, seat: number, name: string) => post<TableView>(`/tables/${id}/seats/${seat}/name`, { name }),
	start: (id: string, bot: string) => post<TableView>(`/tables/${id}/start`, { bot }),
	setTerms: (id: string, terms: generated.TermsRequest) => post<TableView>(`/tables/${id}/terms`, terms),
	close: (id: string) => post<TableView>(`/tables/${id}/close`, {}),
	rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`, {}),
	history: historyAfter,
	viewAt: (id: string, entries: number, seat?: number | null) =>
		get<{ view: unknown }>(`/tables/${id}/at/${entries}`, { seat }),
	ledger: (id: string, seat?: number | null) => get<generated.LedgerView>(`/tables/${id}/ledger`, { seat }),
	record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
	note: (id: string) => get<{ text: string }>(`/tables/${id}/note`),
	saveNote: (id: string, text: string) => post<{ text: string }>(`/tables/${id}/note`, { text }),
};
