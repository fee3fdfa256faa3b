/** One table as this page sees it: what the server said, kept up to date, and what the user does with it. */
import { loadGame } from '../games/index.ts';
import type { Action, GameEvent, GameModule } from '../games/types.ts';
import { ApiError, address, api, type Presence, type Step, type Table, type Update } from './api.ts';
import { DraftKeeper } from './draft.svelte.ts';
import { report } from './failures.ts';
import { isUndo, joined, known, lastActed, standing } from './history.ts';
import { Live } from './live.svelte.ts';
import { notices } from './notices.svelte.ts';
import type { ServerEvent } from './sse.ts';
import { local, read, write } from './stored.ts';
import { say } from './words.svelte.ts';

/** The game after its first `at` log entries. */
export type Past = { at: number; view: unknown; recent: GameEvent[] };

export class TableSession {
	readonly id: string;
	readonly draft: DraftKeeper;
	readonly live: Live;

	table = $state.raw<Table | null>(null);
	/** The pack's tables. */
	pack = $state.raw<unknown>(null);
	game = $state.raw<GameModule | null>(null);
	steps = $state.raw<Step[]>([]);
	/** Events of the latest update; empty after a load. */
	recent = $state.raw<GameEvent[]>([]);
	past = $state.raw<Past | null>(null);
	/** How many log entries the moment of the past has that is shown, or on its way; null for the present. */
	wanted = $state<number | null>(null);
	/** Why the table cannot be shown at all. */
	failure = $state.raw<unknown>(null);
	busy = $state(false);
	watching = $state(0);
	/** Who has the screen, where one screen holds several seats; null before anybody took it. */
	holder = $state<number | null>(null);
	/** How far this browser had seen the table when it was opened. */
	seen = 0;

	log = $derived(standing(this.steps));
	mine = $derived(this.table?.players.filter((player) => player.mine).map((player) => player.seat) ?? []);
	shared = $derived(this.table?.players.filter((player) => player.mine && player.kind === 'hotseat').length ?? 0);
	/** The seat that must take the screen over before anything is shown, or null. */
	handOver = $derived.by(() => {
		const { table } = this;
		if (!table || this.shared < 1 || this.mine.length < 2 || table.state === 'over') return null;
		const next = table.asked !== null && this.mine.includes(table.asked) ? table.asked : null;
		return next !== null && next !== this.holder ? next : null;
	});
	/** How long the log was after the last thing this page's player did. */
	sinceMine = $derived(lastActed(this.log, this.holder === null ? this.mine : [this.holder]));

	#past = new Map<string, unknown>();
	#looking: Promise<void> | null = null;
	#catching: Promise<void> | null = null;
	#closed = false;

	constructor(id: string) {
		this.id = id;
		this.draft = new DraftKeeper(id);
		this.live = new Live({
			url: () => address(`/tables/${id}/stream`),
			lastId: () => this.table?.ply ?? 0,
			onEvent: (event) => this.#hear(event),
			onReturn: () => void this.refresh(),
		});
	}

	async open(): Promise<void> {
		this.failure = null;
		try {
			const table = await api.table(this.id);
			const [game, pack, history] = await Promise.all([
				loadGame(table.game),
				api.pack(table.pack.sha256),
				api.history(this.id, 0),
			]);
			if (this.#closed) return;
			this.seen = read<number>(local, `gs:seen:${this.id}`) ?? 0;
			this.game = game;
			this.pack = pack.tables;
			this.steps = joined([], history.entries) ?? [];
			this.#show(table);
			if (this.mine.length === 1) this.holder = this.mine[0]!;
			this.live.open();
		} catch (error) {
			this.failure = error;
		}
	}

	close(): void {
		this.#closed = true;
		this.live.close();
	}

	/** Ask for everything anew, for what is no ply of the history: presence, proposals, what was missed. */
	async refresh(): Promise<void> {
		try {
			const table = await api.table(this.id, this.#named());
			await this.#catchUp(table.ply);
			this.#show(table);
		} catch (error) {
			if (!(error instanceof ApiError && error.unreachable)) report(error);
		}
	}

	/** The player in that seat has the screen now. What only the one before was told, or looked at, is not for this one. */
	async take(seat: number): Promise<void> {
		try {
			const { entries } = await api.history(this.id, 0, seat);
			this.present();
			this.steps = joined([], entries) ?? [];
		} catch (error) {
			return report(error);
		}
		this.holder = seat;
		if (this.table?.seat !== seat) return this.refresh();
		this.draft.follow(this.table.ply, seat);
		await this.#catchUp(this.table.ply);
	}

	// Playing

	/** Whether it was taken. */
	async act(action: Action): Promise<boolean> {
		const { table } = this;
		if (!table || this.busy || this.past) return false;
		return this.#send(() => api.act(this.id, table.seat, table.ply, action));
	}

	/** Back to so many log entries; without a number, back before my last action. */
	async undo(to?: number): Promise<void> {
		const { table } = this;
		if (!table || this.busy) return;
		this.present();
		await this.#send(() => api.undo(this.id, table.seat, table.ply, to));
	}

	async answerUndo(accept: boolean): Promise<void> {
		const { table } = this;
		if (!table || this.busy) return;
		const asked = this.mine.find((seat) => table.proposal?.waiting.includes(seat)) ?? table.seat;
		await this.#send(() => api.answerUndo(this.id, asked, table.ply, accept));
	}

	/** Any other call that changes the table, followed by a look at it. */
	async change(call: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		try {
			await call();
			await this.refresh();
			return true;
		} catch (error) {
			report(error);
			return false;
		} finally {
			this.busy = false;
		}
	}

	async #send(call: () => Promise<Update>): Promise<boolean> {
		this.busy = true;
		try {
			await this.#merge(await call());
			return true;
		} catch (error) {
			if (error instanceof ApiError && error.stale) {
				await this.refresh();
				notices.add('note', () => say('web-stale'));
			} else {
				this.#refused(error);
			}
			return false;
		} finally {
			this.busy = false;
		}
	}

	#refused(error: unknown): void {
		const { game } = this;
		if (!(error instanceof ApiError) || !error.details.reason || !game) return report(error);
		const { rule = '', reason, values = {} } = error.details;
		notices.add(
			'bad',
			() => game.refusal({ rule, reason, values }, say, this.pack, this.table?.players) || error.message,
			rule || undefined,
		);
	}

	// Looking back

	/** Show the game after its first `at` log entries; all of them is the present. */
	look(at: number): Promise<void> {
		if (at >= this.log.length) {
			this.present();
			return Promise.resolve();
		}
		this.wanted = Math.max(0, at);
		// Whoever drags the scrubber asks for many moments: only one is fetched at a time, and then the latest wanted.
		this.#looking ??= this.#lookBack().finally(() => (this.#looking = null));
		return this.#looking;
	}

	present(): void {
		this.wanted = null;
		this.past = null;
	}

	async #lookBack(): Promise<void> {
		while (this.wanted !== null && this.wanted !== this.past?.at) {
			const at = this.wanted;
			const before = this.log[at - 1];
			const seat = this.#named();
			// A log entry keeps its ply for ever, so what a seat saw after it never changes either.
			const key = `${seat} ${before?.ply ?? 0}`;
			try {
				if (!this.#past.has(key)) this.#past.set(key, (await api.at(this.id, at, seat)).view);
			} catch (error) {
				report(error);
				this.wanted = this.past?.at ?? null;
				return;
			}
			if (this.wanted !== null) this.past = { at, view: this.#past.get(key), recent: before?.events ?? [] };
		}
	}

	// Listening

	#hear({ event, data }: ServerEvent): void {
		if (event === 'update') {
			void this.#merge(JSON.parse(data) as Update);
		} else if (event === 'presence' && this.table) {
			const { players, watching } = JSON.parse(data) as Presence;
			this.watching = watching;
			this.table = { ...this.table, players };
		}
	}

	/** Takes an update over, unless a later one was faster. Plies that are missing are fetched first. */
	async #merge(update: Update): Promise<void> {
		const steps = joined(this.steps, update.entries);
		const complete = steps !== null && known(steps) >= update.ply;
		if (complete) this.#grow(steps);
		else await this.#catchUp(update.ply);
		if (!this.table || update.ply < this.table.ply) return;
		const { entries: _, ...position } = update;
		// One's own move comes twice, as an answer and as news: what is chosen from it meanwhile must not be disturbed.
		const { ply, seat, view, menu } = this.table;
		const same = ply === update.ply && seat === update.seat ? { view, menu } : {};
		this.#show({ ...this.table, ...position, ...same });
	}

	/** Fetches what is missing up to that ply; calls that overlap share one request. */
	async #catchUp(ply: number): Promise<void> {
		while (known(this.steps) < ply) {
			this.#catching ??= api
				.history(this.id, known(this.steps), this.#named())
				.then(({ entries }) => {
					const steps = joined(this.steps, entries);
					if (steps) this.#grow(steps);
				})
				.finally(() => (this.#catching = null));
			await this.#catching;
		}
	}

	#grow(steps: Step[]): void {
		const before = this.steps.length;
		if (steps.length <= before) return;
		this.steps = steps;
		// What was taken back may be the very moment that is looked at.
		if (steps.slice(before).some(isUndo)) this.present();
		this.recent = steps.slice(before).flatMap((step) => step.events);
	}

	#show(table: Table): void {
		if (this.table && table.ply < this.table.ply) return;
		this.table = table;
		write(local, `gs:seen:${this.id}`, table.ply);
		this.draft.follow(table.ply, table.seat);
		// Of several seats on one screen the server shows the first while none is asked; the screen is still with another.
		const named = this.#named();
		if (named !== null && this.handOver === null && table.seat !== named) void this.refresh();
	}

	/** The seat to name in calls: only where the page holds several and one has the screen. */
	#named(): number | null {
		return this.mine.length > 1 && this.handOver === null ? this.holder : null;
	}
}
