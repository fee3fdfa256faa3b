/** A list in pages: the first is loaded when the filter changes, the others on request. */

export class PagedList<Wish, Item> {
	items = $state.raw<Item[] | null>(null);
	more = $state(false);
	failure = $state.raw<unknown>(null);
	/** The first page has changed on the server. */
	changed = $state(false);

	#ask: (wish: Wish & { skip: number }) => Promise<{ tables: Item[]; more: boolean }>;
	#asked = 0;

	constructor(ask: (wish: Wish & { skip: number }) => Promise<{ tables: Item[]; more: boolean }>) {
		this.#ask = ask;
	}

	/** Load a page. Only the latest answer counts. */
	async load(wish: Wish, skip = 0): Promise<void> {
		const now = ++this.#asked;
		this.failure = null;
		this.changed = false;
		try {
			const found = await this.#ask({ ...wish, skip });
			if (now !== this.#asked) return;
			this.items = skip ? [...(this.items ?? []), ...found.tables] : found.tables;
			this.more = found.more;
		} catch (error) {
			if (now === this.#asked) this.failure = error;
		}
	}

	/** Update the items shown; each keeps its place. */
	async refresh(wish: Wish, id: (item: Item) => string): Promise<void> {
		const now = this.#asked;
		const found = await this.#ask({ ...wish, skip: 0 }).catch(() => null);
		if (!found || !this.items || now !== this.#asked) return;
		const fresh = new Map(found.tables.map((item) => [id(item), item]));
		this.items = this.items.length ? this.items.map((item) => fresh.get(id(item)) ?? item) : found.tables;
	}

	/** Check whether the first page has changed. Nothing moves under a finger: only an empty list is filled. */
	async checkForChanges(wish: Wish, id: (item: Item) => string): Promise<void> {
		const now = this.#asked;
		const found = await this.#ask({ ...wish, skip: 0 }).catch(() => null);
		if (!found || !this.items || now !== this.#asked) return;
		if (!this.items.length) this.items = found.tables;
		else this.changed = String(found.tables.map(id)) !== String(this.items.slice(0, found.tables.length).map(id));
	}
}
