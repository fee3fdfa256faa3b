/** The history of one table as this page knows it, without gaps. Missing plies are fetched. */
import type { GameEvent } from '../games/types.ts';
import type { HistoryEntry } from './api.ts';
import { appendEntries, isUndo, lastPly, withoutUndone } from './history.ts';

export class HistoryStore {
	steps = $state.raw<HistoryEntry[]>([]);
	/** Events of the latest update; empty after a load. */
	recent = $state.raw<GameEvent[]>([]);
	/** The game's log: the steps that were not undone. */
	log = $derived(withoutUndone(this.steps));

	#fetchAfter: (ply: number) => Promise<HistoryEntry[]>;
	#onUndo: () => void;
	#fetching: Promise<void> | null = null;
	/** Grows when requests under way no longer count. */
	#generation = 0;

	constructor(fetchAfter: (ply: number) => Promise<HistoryEntry[]>, onUndo: () => void) {
		this.#fetchAfter = fetchAfter;
		this.#onUndo = onUndo;
	}

	/** The ply up to which nothing is missing. */
	get ply(): number {
		return lastPly(this.steps);
	}

	/** Begin anew with these entries. */
	reset(entries: readonly HistoryEntry[]): void {
		this.steps = appendEntries([], entries) ?? [];
	}

	/** Ignore the answers to requests under way. */
	cancelRequests(): void {
		this.#generation++;
		this.#fetching = null;
	}

	/** Add the entries that are new. Entries after a gap are ignored. */
	add(entries: readonly HistoryEntry[]): void {
		const steps = appendEntries(this.steps, entries);
		const before = this.steps.length;
		if (!steps || steps.length <= before) return;
		this.steps = steps;
		const added = steps.slice(before);
		if (added.some(isUndo)) this.#onUndo();
		this.recent = added.flatMap((step) => step.events);
	}

	/** Fetch what is missing up to that ply. Calls that overlap share one request. */
	async catchUp(ply: number): Promise<void> {
		let before = -1;
		// Stop when the server sends nothing new.
		while (this.ply < ply && this.ply > before) {
			before = this.ply;
			await (this.#fetching ??= this.#fetch(before));
		}
	}

	async #fetch(ply: number): Promise<void> {
		const generation = this.#generation;
		try {
			const entries = await this.#fetchAfter(ply);
			if (generation === this.#generation) this.add(entries);
		} finally {
			if (generation === this.#generation) this.#fetching = null;
		}
	}
}
