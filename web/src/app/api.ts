/** HTTP client for the server's API (docs/server.md). Each feature has its calls in its own api.ts. */
import { offlineCopy } from './offlineCopy.svelte.ts';
import { serverTime } from './serverTime.svelte.ts';

/** A refusal by the server, or no answer at all (`status` 0). */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly key: string,
		message: string,
		readonly details: { rule?: string; reason?: string; values?: Record<string, unknown>; ply?: number } = {},
	) {
		super(message);
	}

	/** The table has moved on since the request was made. Other conflicts (409) carry their own message. */
	get stale(): boolean {
		return this.key === 'server-stale';
	}

	get unreachable(): boolean {
		return this.status === 0;
	}
}

export type Query = Record<string, string | number | null | undefined>;

let language = 'en';

/** Set the language in which the server words its answers from now on. */
export function setLanguage(lang: string): void {
	language = lang;
}

/** The URL of an API path, with the language and the query. */
export function apiUrl(path: string, query: Query = {}): string {
	const search = new URLSearchParams({ lang: language });
	for (const [name, value] of Object.entries(query)) {
		if (value !== null && value !== undefined) search.set(name, String(value));
	}
	return `/api${path}?${search}`;
}

async function send(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Response> {
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
	observe(response);
	if (!response.ok) throw await readError(response);
	return response;
}

/** Note whether the response is a cached copy; only a fresh one tells the server's time. */
function observe(response: Response): void {
	offlineCopy.observe(response);
	const now = Date.parse(response.headers.get('date') ?? '') / 1000;
	if (now && !offlineCopy.inUse) serverTime.observe(now);
}

async function readError(response: Response): Promise<ApiError> {
	try {
		const { key, message, ...details } = await response.json();
		return new ApiError(response.status, String(key ?? ''), String(message ?? ''), details);
	} catch {
		return new ApiError(response.status, '', '');
	}
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
	return (await send('GET', apiUrl(path, query))).json();
}

export async function post<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
	return (await send('POST', apiUrl(path, query), body)).json();
}

/** The message catalogue of a language, as Fluent text. */
export async function getCatalogue(lang: string): Promise<string> {
	return (await send('GET', `/api/words?lang=${lang}`)).text();
}
