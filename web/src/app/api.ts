/** The server's calls (docs/server.md), typed. Nothing here keeps state. */
import type { Action, GameEvent, Menu } from '../games/types.ts';
import type { Lesson } from '../learn/lesson.ts';
import { kept } from './offlineCopy.svelte.ts';
import type * as made from '../generated/api.ts';
import { serverTime } from './serverTime.svelte.ts';

export type {
	GameInfo,
	TablePlayer,
	Presence,
	Rulebook,
	SeatRequest,
	ReassignSeatRequest,
	TableSummary as TableLine,
	OpenTableRequest,
} from '../generated/api.ts';

export type Stage = made.TableView['state'];
/** What becomes of the seat of somebody who leaves a running game: a bot plays on, anyone may sit down, or nobody may leave. */
export type Leaving = NonNullable<made.OpenTableRequest['leaving']>;

/** What a bot would choose, and what would follow. */
export interface Hint extends made.HintView {
	action: Action;
	events: GameEvent[];
}

export type Chance = { chance: string; n: number; outcome: unknown; for?: unknown };
export type Chosen = { seat: number; action: Action; bot?: string; why?: made.Reason };
export type Undone = { undo: number; by: number[] };
export type Hidden = { hidden: true };
export type LogEntry = Chance | Chosen | Undone | Hidden;

/** One entry of a table's history, with what it caused. */
export interface HistoryEntry extends made.HistoryEntry {
	entry: LogEntry;
	events: GameEvent[];
}

export interface TableView extends made.TableView {
	menu: Menu | null;
}

export interface Update extends made.TableUpdate {
	entries: HistoryEntry[];
	menu: Menu | null;
}

/** What changes with every ply. */
export type Position = Omit<Update, 'entries'>;

/** What of a record proves its dice. */
export interface GameRecord extends Pick<made.Record, 'id' | 'players' | 'nonces' | 'commitment' | 'seed'> {
	log: LogEntry[];
}

/** A refusal of the server, or its silence (`status` 0). */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly key: string,
		message: string,
		readonly details: { rule?: string; reason?: string; values?: Record<string, unknown>; ply?: number } = {},
	) {
		super(message);
	}

	/** The table has moved on since; other conflicts (409) have a sentence of their own. */
	get stale(): boolean {
		return this.key === 'server-stale';
	}

	get unreachable(): boolean {
		return this.status === 0;
	}
}

let language = 'en';

/** The language in which the server words its refusals from now on. */
export function speak(lang: string): void {
	language = lang;
}

/** A path of the API with the language and what else is asked. */
export function address(path: string, query: Record<string, string | number | null | undefined> = {}): string {
	const search = new URLSearchParams({ lang: language });
	for (const [name, value] of Object.entries(query)) {
		if (value !== null && value !== undefined) search.set(name, String(value));
	}
	return `/api${path}?${search}`;
}

async function ask(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Response> {
	let response: Response;
	try {
		response = await fetch(url, {
			method,
			credentials: 'same-origin',
			...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
		});
	} catch {
		throw new ApiError(0, 'unreachable', '');
	}
	hear(response);
	if (!response.ok) throw await refusal(response);
	return response;
}

/** Every answer says whether it is the server's, and then when it was given. */
function hear(answer: Response): void {
	kept.hear(answer);
	const now = Date.parse(answer.headers.get('date') ?? '') / 1000;
	if (now && !kept.only) serverTime.hear(now);
}

async function refusal(response: Response): Promise<ApiError> {
	try {
		const { key, message, ...details } = await response.json();
		return new ApiError(response.status, String(key ?? ''), String(message ?? ''), details);
	} catch {
		return new ApiError(response.status, '', '');
	}
}

export async function get<T>(path: string, query: Parameters<typeof address>[1] = {}): Promise<T> {
	return (await ask('GET', address(path, query))).json();
}

export async function post<T>(path: string, body: unknown, query: Parameters<typeof address>[1] = {}): Promise<T> {
	return (await ask('POST', address(path, query), body)).json();
}

/** The whole history after that ply, which the server gives page by page. */
async function allAfter(id: string, after: number, seat?: number | null): Promise<HistoryEntry[]> {
	const all: HistoryEntry[] = [];
	for (let from: number | null = after; from !== null;) {
		const page: { entries: HistoryEntry[]; next?: number | null } = await get(`/tables/${id}/history`, {
			after: from,
			seat,
		});
		all.push(...page.entries);
		// A page that leads nowhere is the last.
		from = (page.next ?? 0) > from ? page.next! : null;
	}
	return all;
}

export const api = {
	games: () => get<made.GameList>('/games'),
	pack: (sha256: string) => get<{ tables: unknown }>(`/packs/${sha256}`),
	sheet: (sha256: string) => get<made.Sheet | null>(`/packs/${sha256}/sheet`),
	rules: (game: string) => get<made.Rulebook>(`/rules/${encodeURIComponent(game)}`),
	words: async (lang: string) => (await ask('GET', `/api/words?lang=${lang}`)).text(),
	fitting: (game: string, options: Record<string, unknown>) =>
		post<made.OptionChoices>(`/games/${encodeURIComponent(game)}/options`, { options }),
	lessons: () => get<{ lessons: Lesson[] }>('/lessons'),
	learn: (id: string, name: string) => post<{ table: TableView }>(`/lessons/${id}`, name ? { name } : {}),
	open: (wish: made.OpenTableRequest) => post<{ table: TableView }>('/tables', wish),
	tables: (state?: Stage) => get<made.TableList>('/tables', { state }),
	mine: () => get<made.TableList>('/my/tables'),
	table: (id: string, seat?: number | null) => get<TableView>(`/tables/${id}`, { seat }),
	act: (id: string, seat: number | null, ply: number, action: Action, tentative = false) =>
		post<Update>(`/tables/${id}/actions`, tentative ? { ply, action, tentative } : { ply, action }, { seat }),
	hint: (id: string, seat: number | null, ply: number) => post<Hint>(`/tables/${id}/hint`, { ply }, { seat }),
	undo: (id: string, seat: number | null, ply: number, to?: number) =>
		post<Update>(`/tables/${id}/undo`, to === undefined ? { ply } : { ply, to }, { seat }),
	answerUndo: (id: string, seat: number | null, ply: number, accept: boolean) =>
		post<Update>(`/tables/${id}/undo/answer`, { ply, accept }, { seat }),
	take: (id: string, seat: number, name: string) => post<TableView>(`/tables/${id}/seats/${seat}/take`, { name }),
	nonce: (id: string, seat: number, nonce: string) => post<TableView>(`/tables/${id}/seats/${seat}/nonce`, { nonce }),
	link: (id: string, seat: number) => post<{ link: string }>(`/tables/${id}/seats/${seat}/link`, {}),
	give: (id: string, seat: number, gift: made.ReassignSeatRequest) =>
		post<TableView>(`/tables/${id}/seats/${seat}/give`, gift),
	leave: (id: string, seat: number) => post<TableView>(`/tables/${id}/seats/${seat}/leave`, {}),
	rename: (id: string, seat: number, name: string) => post<TableView>(`/tables/${id}/seats/${seat}/name`, { name }),
	start: (id: string, bot: string) => post<TableView>(`/tables/${id}/start`, { bot }),
	terms: (id: string, terms: made.TermsRequest) => post<TableView>(`/tables/${id}/terms`, terms),
	close: (id: string) => post<TableView>(`/tables/${id}/close`, {}),
	back: (id: string, seat: number) => post<TableView>(`/tables/${id}/seats/${seat}/back`, {}),
	end: (id: string, accept: boolean) => post<TableView>(`/tables/${id}/end`, { accept }),
	pause: (id: string, accept: boolean) => post<TableView>(`/tables/${id}/pause`, { accept }),
	absence: () => get<{ until: number | null; days: number }>('/my/absence'),
	setAbsence: (until: number | null) => post<{ until: number | null; days: number }>('/my/absence', { until }),
	history: allAfter,
	at: (id: string, entries: number, seat?: number | null) =>
		get<{ view: unknown }>(`/tables/${id}/at/${entries}`, { seat }),
	ledger: (id: string, seat?: number | null) => get<made.LedgerView>(`/tables/${id}/ledger`, { seat }),
	record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
};
