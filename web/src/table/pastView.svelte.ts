/** Looking back: an earlier moment of the game, shown instead of the present. */
import { reportError } from '../app/errors.ts';
import { tableApi, type HistoryEntry } from './api.ts';
import type { Moment } from './playback.svelte.ts';

interface Source {
	readonly id: string;
	readonly log: readonly HistoryEntry[];
	/** The seat to look as; null for the server's choice. */
	readonly namedSeat: number | null;
}

export class PastView {
	/** The moment shown; null for the present. */
	moment = $state.raw<Moment | null>(null);
	/** The number of log entries of the moment that is shown or being loaded; null for the present. */
	target = $state<number | null>(null);

	#source: Source;
	#views = new Map<string, unknown>();
	#loading: Promise<void> | null = null;

	constructor(source: Source) {
		this.#source = source;
	}

	/** Show the game after its first `entries` log entries; all of them is the present. */
	show(entries: number): Promise<void> {
		if (entries >= this.#source.log.length) {
			this.leave();
			return Promise.resolve();
		}
		this.target = Math.max(0, entries);
		// Dragging the scrubber asks for many moments: one is fetched at a time, and then the latest asked for.
		this.#loading ??= this.#load().finally(() => (this.#loading = null));
		return this.#loading;
	}

	/** Back to the present. */
	leave(): void {
		this.target = null;
		this.moment = null;
	}

	/** Back to the present, and forget every view: they were for another seat. */
	clear(): void {
		this.leave();
		this.#views.clear();
	}

	async #load(): Promise<void> {
		while (this.target !== null && this.target !== this.moment?.at) {
			const at = this.target;
			const { id, log, namedSeat: seat } = this.#source;
			const last = log[at - 1];
			// A log entry keeps its ply, so what a seat saw after it never changes.
			const key = `${seat} ${last?.ply ?? 0}`;
			try {
				if (!this.#views.has(key)) this.#views.set(key, (await tableApi.viewAt(id, at, seat)).view);
			} catch (error) {
				reportError(error);
				this.target = this.moment?.at ?? null;
				return;
			}
			if (this.target !== null) this.moment = { at, view: this.#views.get(key), recent: last?.events ?? [] };
		}
	}
}
