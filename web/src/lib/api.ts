/** The server's calls (docs/server.md), typed. Nothing here keeps state. */
import type { Action, Fitting, GameEvent, GameOption, Menu, Player } from '../games/types.ts';
import type { Lesson } from '../learn/lesson.ts';

export type Stage = 'waiting' | 'running' | 'over' | 'closed';
/** What becomes of the seat of somebody who leaves a running game: a bot plays on, anyone may sit down, or nobody may leave. */
export type Leaving = 'bot' | 'open' | 'stay';

export type Chance = { chance: string; n: number; outcome: unknown; for?: unknown };
export type Chosen = { seat: number; action: Action; bot?: string };
export type Undone = { undo: number; by: number[] };
export type Hidden = { hidden: true };
export type Entry = Chance | Chosen | Undone | Hidden;

/** One entry of a table's history, with what it caused. */
export type Step = { ply: number; entry: Entry; events: GameEvent[]; undone?: boolean };

/** To go back to `to` log entries: the seats `by` agree, those `waiting` are still asked. */
export type Proposal = { to: number; by: number[]; waiting: number[] };
export type Note = { key: string; values: Record<string, unknown> };
/** With `link` where I opened the table and nobody holds the seat yet; with `nonce` where it is mine. */
export type Seated = Player & { link?: string; nonce?: string };
/** Where a seat goes that its host gives away. */
export type Gift = { to: 'link'; name?: string } | { to: 'open' } | { to: 'bot'; bot: string };
export type Presence = { players: Seated[]; watching: number };
export type Result = { scores: number[]; winners: number[]; [field: string]: unknown };
export type PackName = { id: string; version: string; sha256: string; name: string };

/** What changes with every ply. */
export interface Position {
	ply: number;
	/** How many entries the game's log has. */
	log: number;
	view: unknown;
	menu: Menu | null;
	asked: number | null;
	seat: number | null;
	thinking: boolean;
	undoable: number;
	proposal: Proposal | null;
	state: Stage;
	notes: Note[];
	result?: Result | null;
	seed?: string | null;
}

export interface Table extends Position {
	id: string;
	title: string;
	game: string;
	rules: number;
	pack: PackName;
	options: Record<string, unknown>;
	public: boolean;
	/** Whether I opened it. */
	host: boolean;
	leaving: Leaving;
	/** One person may take several open seats. */
	several: boolean;
	commitment: string;
	/** What each seat adds to the dice; while the table waits, only the fingerprint of that. */
	nonces: string[];
	players: Seated[];
}

export interface Update extends Position {
	entries: Step[];
}

export type SeatWish = { kind: Player['kind']; name?: string; bot?: string; me?: boolean };
export type NewTable = {
	game: string;
	pack?: string;
	options?: Record<string, unknown>;
	seats: SeatWish[];
	public?: boolean;
	title?: string;
	several?: boolean;
	leaving?: Leaving;
};

export interface GameOffer {
	name: string;
	title: string;
	/** The least and the greatest number of players. */
	seats: [number, number];
	options: GameOption[];
	packs: (PackName & { edition: string; about: string })[];
	bots: string[];
}

/** A table in a list. */
export interface TableLine {
	id: string;
	title: string;
	game: string;
	public: boolean;
	state: Stage;
	ply: number;
	asked: number | null;
	/** Seconds since 1970. */
	updated: number;
	players: Pick<Player, 'seat' | 'name' | 'kind' | 'bot' | 'mine'>[];
}

export interface Rule {
	id: string;
	title: string;
	text: string;
}
export interface Rulebook {
	game: string;
	lang: string;
	title: string;
	introduction: string;
	sections: { id: string; title: string; rules: Rule[] }[];
}

export interface GameRecord {
	id: string;
	players: string[];
	nonces: string[];
	commitment: string;
	seed?: string;
	log: Entry[];
	[field: string]: unknown;
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

	get stale(): boolean {
		return this.status === 409;
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
	if (!response.ok) throw await refusal(response);
	return response;
}

async function refusal(response: Response): Promise<ApiError> {
	try {
		const { key, message, ...details } = await response.json();
		return new ApiError(response.status, String(key ?? ''), String(message ?? ''), details);
	} catch {
		return new ApiError(response.status, '', '');
	}
}

async function get<T>(path: string, query: Parameters<typeof address>[1] = {}): Promise<T> {
	return (await ask('GET', address(path, query))).json();
}

async function post<T>(path: string, body: unknown, query: Parameters<typeof address>[1] = {}): Promise<T> {
	return (await ask('POST', address(path, query), body)).json();
}

/** The whole history after that ply, which the server gives page by page. */
async function allAfter(id: string, after: number, seat?: number | null): Promise<Step[]> {
	const all: Step[] = [];
	for (let from: number | null = after; from !== null;) {
		const page: { entries: Step[]; next?: number | null } = await get(`/tables/${id}/history`, { after: from, seat });
		all.push(...page.entries);
		// A page that leads nowhere is the last.
		from = (page.next ?? 0) > from ? page.next! : null;
	}
	return all;
}

export const api = {
	games: () => get<{ games: GameOffer[] }>('/games'),
	pack: (sha256: string) => get<{ tables: unknown }>(`/packs/${sha256}`),
	rules: (game: string) => get<Rulebook>(`/rules/${encodeURIComponent(game)}`),
	words: async (lang: string) => (await ask('GET', `/api/words?lang=${lang}`)).text(),
	fitting: (game: string, options: Record<string, unknown>) =>
		post<Fitting>(`/games/${encodeURIComponent(game)}/options`, { options }),
	lessons: () => get<{ lessons: Lesson[] }>('/lessons'),
	learn: (id: string, name: string) => post<{ table: Table }>(`/lessons/${id}`, name ? { name } : {}),
	open: (wish: NewTable) => post<{ table: Table }>('/tables', wish),
	tables: (state?: Stage) => get<{ tables: TableLine[] }>('/tables', { state }),
	mine: () => get<{ tables: TableLine[] }>('/my/tables'),
	table: (id: string, seat?: number | null) => get<Table>(`/tables/${id}`, { seat }),
	act: (id: string, seat: number | null, ply: number, action: Action) =>
		post<Update>(`/tables/${id}/actions`, { ply, action }, { seat }),
	undo: (id: string, seat: number | null, ply: number, to?: number) =>
		post<Update>(`/tables/${id}/undo`, to === undefined ? { ply } : { ply, to }, { seat }),
	answerUndo: (id: string, seat: number | null, ply: number, accept: boolean) =>
		post<Update>(`/tables/${id}/undo/answer`, { ply, accept }, { seat }),
	take: (id: string, seat: number, name: string) => post<Table>(`/tables/${id}/seats/${seat}/take`, { name }),
	nonce: (id: string, seat: number, nonce: string) => post<Table>(`/tables/${id}/seats/${seat}/nonce`, { nonce }),
	link: (id: string, seat: number) => post<{ link: string }>(`/tables/${id}/seats/${seat}/link`, {}),
	give: (id: string, seat: number, gift: Gift) => post<Table>(`/tables/${id}/seats/${seat}/give`, gift),
	leave: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/leave`, {}),
	close: (id: string) => post<Table>(`/tables/${id}/close`, {}),
	history: allAfter,
	at: (id: string, entries: number, seat?: number | null) =>
		get<{ view: unknown }>(`/tables/${id}/at/${entries}`, { seat }),
	record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
};
