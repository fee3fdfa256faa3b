/** The live connection to one table. It reports its state, detects a dead connection, and reconnects. */
import { SseParser, type ServerEvent } from './sse.ts';

export type ConnectionState = 'connecting' | 'live' | 'waiting' | 'offline' | 'closed';

/** The server sends at least a comment every 15 seconds; after more than twice that, the connection is dead. */
const SILENCE = 35_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export interface LiveOptions {
	/** The address to connect to; read for every attempt. */
	url: () => string;
	/** The last ply the page knows, from which the server catches up. */
	lastId: () => number;
	onEvent: (event: ServerEvent) => void;
	/** The connection is open: from now on nothing is missed. */
	onOpen?: () => void;
	/** The connection is open again after it was lost. */
	onReturn: () => void;
	/** The table is gone, or no longer visible to me. */
	onGone: () => void;
}

/** The wait before the next attempt after `failures` failed ones; `chance` (0 to 1) spreads the clients. */
export function backOff(failures: number, chance: number): number {
	return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.75 + chance / 2);
}

export class LiveConnection {
	status = $state<ConnectionState>('connecting');
	/** From the loss of the connection until it is open again. */
	lost = $state(false);
	/** When the next attempt is due, while waiting. */
	retryAt = $state<number | null>(null);

	#options: LiveOptions;
	#abort: AbortController | null = null;
	#failures = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: LiveOptions) {
		this.#options = options;
	}

	open(): void {
		addEventListener('online', this.#online);
		addEventListener('offline', this.#offline);
		document.addEventListener('visibilitychange', this.#seen);
		if (navigator.onLine) void this.#connect();
		else this.#offline();
	}

	close(): void {
		removeEventListener('online', this.#online);
		removeEventListener('offline', this.#offline);
		document.removeEventListener('visibilitychange', this.#seen);
		this.#stop('closed');
	}

	/** Close the connection until `resume`; pending events are dropped. */
	pause(): void {
		if (this.status !== 'offline' && this.status !== 'closed') this.#stop('connecting');
	}

	/** Connect again. */
	resume(): void {
		if (this.status === 'connecting') void this.#connect();
	}

	/** Try now instead of waiting. */
	retry(): void {
		if (this.status === 'waiting' || this.status === 'offline') void this.#connect();
	}

	#online = () => this.retry();

	#offline = () => {
		this.lost = true;
		this.#stop('offline');
	};

	#seen = () => {
		if (document.visibilityState === 'visible' && this.status === 'waiting') this.retry();
	};

	#stop(status: ConnectionState): void {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		this.#abort = null;
		this.retryAt = null;
		this.status = status;
	}

	async #connect(): Promise<void> {
		this.#stop('connecting');
		const abort = (this.#abort = new AbortController());
		try {
			const response = await fetch(this.#options.url(), {
				headers: { Accept: 'text/event-stream', 'Last-Event-ID': String(this.#options.lastId()) },
				credentials: 'same-origin',
				cache: 'no-store',
				signal: abort.signal,
			});
			if (this.#abort !== abort) return;
			if (response.status === 404 || response.status === 403) return this.#gone();
			if (!response.ok || !response.body) throw new Error(String(response.status));
			this.status = 'live';
			this.#options.onOpen?.();
			if (this.lost) this.#options.onReturn();
			this.lost = false;
			await this.#read(response.body.getReader(), abort);
		} catch {
			// Any error leads to the same: wait and try again.
		}
		if (this.#abort === abort) this.#wait();
	}

	#gone(): void {
		this.close();
		this.#options.onGone();
	}

	async #read(reader: ReadableStreamDefaultReader<Uint8Array>, abort: AbortController): Promise<void> {
		const parser = new SseParser();
		const decoder = new TextDecoder();
		for (;;) {
			const watch = setTimeout(() => abort.abort(), SILENCE);
			const { value, done } = await reader.read().finally(() => clearTimeout(watch));
			if (done) return;
			this.#failures = 0;
			for (const event of parser.push(decoder.decode(value, { stream: true }))) {
				if (this.#abort !== abort) return;
				this.#options.onEvent(event);
			}
		}
	}

	#wait(): void {
		this.lost = true;
		this.#failures += 1;
		const wait = backOff(this.#failures, Math.random());
		this.#stop('waiting');
		this.retryAt = Date.now() + wait;
		this.#timer = setTimeout(() => void this.#connect(), wait);
	}
}
