/** What a bot would do in the present position, once it was asked. Its choice becomes the draft: who asked decides. */
import { ApiError, api, type Hint } from '../app/api.ts';
import { report } from '../app/errors.ts';
import type { TableSession } from './session.svelte.ts';

export class Advice {
	asking = $state(false);
	#hint = $state.raw<Hint | null>(null);
	#session: TableSession;

	constructor(session: TableSession) {
		this.#session = session;
	}

	/** What was said of the position that is shown now. */
	get given(): Hint | null {
		return this.#hint?.ply === this.#session.table?.ply ? this.#hint : null;
	}

	async ask(): Promise<void> {
		const { id, table, draft } = this.#session;
		if (!table || this.asking) return;
		this.asking = true;
		try {
			const hint = await api.hint(id, table.seat, table.ply);
			if (hint.ply !== this.#session.table?.ply) return;
			this.#hint = hint;
			draft.set(hint.action);
		} catch (error) {
			// The table has moved on: nobody waits for an answer any more.
			if (!(error instanceof ApiError && error.stale)) report(error);
		} finally {
			this.asking = false;
		}
	}
}
