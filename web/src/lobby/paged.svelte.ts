/** A list that comes in pages: the first when what is wished for changes, the others when they are asked for. */

export class Paged<Wish, Item> {
	items = $state.raw<Item[] | null>(null);
	more = $state(false);
	failure = $state.raw<unknown>(null);

	#ask: (wish: Wish & { skip: number }) => Promise<{ tables: Item[]; more: boolean }>;
	#asked = 0;

	constructor(ask: (wish: Wish & { skip: number }) => Promise<{ tables: Item[]; more: boolean }>) {
		this.#ask = ask;
	}

	/** Only the latest answer counts. */
	async load(wish: Wish, skip = 0): Promise<void> {
		const now = ++this.#asked;
		this.failure = null;
		try {
			const found = await this.#ask({ ...wish, skip });
			if (now !== this.#asked) return;
			this.items = skip ? [...(this.items ?? []), ...found.tables] : found.tables;
			this.more = found.more;
		} catch (error) {
			if (now === this.#asked) this.failure = error;
		}
	}
}
