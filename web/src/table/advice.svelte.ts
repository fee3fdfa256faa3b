/** A bot's advice for the current position, on request. Its choice becomes the draft; the player decides. */
import { ApiError } from '../app/api.ts';
import { type BotAdvice, tableApi } from './api.ts';
import { reportError } from '../app/errors.ts';
import type { TableSession } from './session.svelte.ts';

export class Advice {
	asking = $state(false);
	#hint = $state.raw<BotAdvice | null>(null);
	#session: TableSession;

	constructor(session: TableSession) {
		this.#session = session;
	}

	/** The advice for the position shown. */
	get current(): BotAdvice | null {
		return this.#hint?.ply === this.#session.table?.ply ? this.#hint : null;
	}

	async ask(): Promise<void> {
		const { id, table, draft } = this.#session;
		if (!table || this.asking) return;
		this.asking = true;
		try {
			const hint = await tableApi.hint(id, table.seat, table.ply);
			if (hint.ply !== this.#session.table?.ply) return;
			this.#hint = hint;
			draft.set(hint.action);
		} catch (error) {
			// The table has moved on: the advice is no longer needed.
			if (!(error instanceof ApiError && error.stale)) reportError(error);
		} finally {
			this.asking = false;
		}
	}
}
