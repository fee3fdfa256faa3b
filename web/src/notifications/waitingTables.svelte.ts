/**
 * The tables that wait for me: shown in the tab's title and icon, with a sound and as a browser notification. One tab
 * asks the server regularly and tells the others.
 */
import { gamesApi } from '../games/api.ts';
import { notificationsApi, type WaitingTable } from './api.ts';
import { attention } from '../app/attention.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { playSound } from '../app/sound.ts';
import { say } from '../app/i18n.svelte.ts';

import { drawBadge } from './badge.ts';
import { showNotification } from './browserNotification.ts';

const EVERY = 20_000;
const NAME = 'gs:waiting';

class WaitingTables {
	tables = $state.raw<WaitingTable[]>([]);
	count = $derived(this.tables.length);

	/** Tables that were announced, with their ply: none is announced twice. */
	#called: Map<string, number> | null = null;
	#tabs: BroadcastChannel | null = null;
	#asks = false;

	/** Start watching. Returns how to stop. */
	start(): () => void {
		const stop = new AbortController();
		this.#tabs = new BroadcastChannel(NAME);
		this.#tabs.onmessage = ({ data }) =>
			data ? this.#know(data as WaitingTable[]) : void (this.#asks && this.refresh());
		const seen = () => document.hidden || void this.refresh();
		document.addEventListener('visibilitychange', seen);
		void this.#lead(stop.signal);
		return () => {
			stop.abort();
			document.removeEventListener('visibilitychange', seen);
			this.#tabs?.close();
		};
	}

	/** Poll the server as long as no other tab does. */
	async #lead(signal: AbortSignal): Promise<void> {
		const ask = async () => {
			this.#asks = true;
			await this.refresh();
			await new Promise<void>((done) => {
				const every = setInterval(() => void this.refresh(), EVERY);
				signal.addEventListener('abort', () => (clearInterval(every), done()));
			});
		};
		// The Web Locks API is missing on insecure origins.
		if (navigator.locks) await navigator.locks.request(NAME, { signal }, ask).catch(() => undefined);
		else await ask();
	}

	/** Refresh now, or ask the polling tab to. */
	async refresh(): Promise<void> {
		if (!this.#asks) return this.#tabs?.postMessage(null);
		try {
			const { tables } = await notificationsApi.waitingTables();
			this.#know(tables);
			this.#tabs?.postMessage(tables);
			this.#call(tables);
		} catch {
			// The last known tables stay until the server answers again.
		}
	}

	/** Set the state of a table from its own page, which knows it first. */
	setWaiting(table: WaitingTable, waits: boolean): void {
		const known = this.tables.some(({ id }) => id === table.id);
		if (known === waits) return;
		const others = this.tables.filter(({ id }) => id !== table.id);
		this.#know(waits ? [...others, table] : others);
		if (waits) this.#called?.set(table.id, table.ply);
		this.#tabs?.postMessage(this.tables);
	}

	#know(tables: WaitingTable[]): void {
		this.tables = tables;
		attention.count = tables.length;
		drawBadge(tables.length);
	}

	/** Announce new tables. Those known at the start are on the page already. */
	#call(tables: WaitingTable[]): void {
		const before = this.#called;
		this.#called = new Map(tables.map(({ id, ply }) => [id, ply]));
		if (!before) return;
		const here = router.current.page === 'table' ? router.current.id : '';
		const fresh = tables.filter(({ id }) => !before.has(id) && (id !== here || document.hidden));
		const [first] = fresh;
		if (!first) return;
		playSound('turn');
		if (!settings.alerts || !document.hidden) return;
		for (const table of fresh) void this.#tell(table);
	}

	/** A table without a title is named after its game. */
	async #tell({ id, title, game }: WaitingTable): Promise<void> {
		const offered = title ? [] : (await gamesApi.list().catch(() => ({ games: [] }))).games;
		const named = title || offered.find(({ name }) => name === game)?.title || game;
		await showNotification(say('web-alerts-your-turn', { table: named }), id);
	}
}

export const waitingTables = new WaitingTables();
