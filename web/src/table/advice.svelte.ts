/** What a bot would do in the present position, once it was asked. Its choice becomes the draft: who asked decides. */
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

	/** What was said of the position that is shown now. */
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
			// The table has moved on: nobody waits for an answer any more.
			if (!(error instanceof ApiError && error.stale)) reportError(error);
		} finally {
			this.asking = false;
		}
	}
}
