/** One table as this page sees it: the state from the server, kept up to date, and what the player does with it. */
import { ApiError, apiUrl } from '../app/api.ts';
import { reportError, reportUnlessUnreachable } from '../app/errors.ts';
import { say } from '../app/i18n.svelte.ts';
import { serverTime } from '../app/serverTime.svelte.ts';
import { local, read, write } from '../app/storage.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { Chat } from '../chat/chat.svelte.ts';
import { gamesApi } from '../games/api.ts';
import { loadGame } from '../games/index.ts';
import type { Action, GameEvent, GameModule, MapSheet, TablePlayer } from '../games/types.ts';
import { Advice } from './advice.svelte.ts';
import { tableApi, type HistoryEntry, type Presence, type TableView, type TableUpdate } from './api.ts';
import type { SealedDice } from './dice.ts';
import { DraftStore } from './draft.svelte.ts';
import { isAction, isUndo, lengthAfterLastAction } from './history.ts';
import { HistoryStore } from './historyStore.svelte.ts';
import { LiveConnection } from './liveConnection.svelte.ts';
import { PastView } from './pastView.svelte.ts';
import { Playback, type Moment } from './playback.svelte.ts';
import { sameSeats, seatsOf, SeatWatch } from './seatWatch.ts';
import type { ServerEvent } from './sse.ts';

export class TableSession {
	readonly id: string;
	readonly draft: DraftStore;
	readonly live: LiveConnection;
	readonly advice = new Advice(this);
	readonly playback = new Playback();
	readonly pastView = new PastView(this);
	readonly chat: Chat;
	readonly #history = new HistoryStore(
		(ply) => tableApi.history(this.id, ply, this.namedSeat),
		// The moment that is looked at may have been undone.
		() => this.pastView.leave(),
	);

	table = $state.raw<TableView | null>(null);
	/** The pack's tables. */
	pack = $state.raw<unknown>(null);
	mapSheet = $state.raw<MapSheet | null>(null);
	game = $state.raw<GameModule | null>(null);
	/** Why the table cannot be shown at all. */
	failure = $state.raw<unknown>(null);
	busy = $state(false);
	/** How many spectators there are. */
	spectators = $state(0);
	/** The hotseat player who has the screen; null before anybody took it. */
	screenSeat = $state<number | null>(null);
	/** The names of my seats that somebody else took from me. */
	lostSeats = $state.raw<string[]>([]);
	/** The last ply that this browser had shown before the table was opened. */
	lastSeenPly = 0;

	/** The moment shown instead of the present: a past one, or a move of others still being played back. */
	moment = $derived(this.pastView.moment ?? this.playback.current);
	mySeats = $derived(seatsOf(this.table?.players ?? []));
	hotseats = $derived(this.table?.players.filter((player) => player.mine && player.kind === 'hotseat').length ?? 0);
	/** The seat that must take the screen over before anything is shown, or null. */
	nextScreenSeat = $derived.by(() => {
		const { table } = this;
		if (!table || this.hotseats < 1 || this.mySeats.length < 2 || table.state !== 'running') return null;
		const next = table.asked !== null && this.mySeats.includes(table.asked) ? table.asked : null;
		return next !== null && next !== this.screenSeat ? next : null;
	});
	/** The state to name. With delayed spectators a game may have begun though none of it is shown yet. */
	displayState = $derived(
		this.table?.state === 'waiting' && !this.table.players.some(({ kind }) => kind === 'open')
			? 'running'
			: this.table?.state,
	);
	/** There is no game to show: it has not begun, or the table was closed before. */
	notStarted = $derived(this.table?.state === 'waiting' || (this.table?.state === 'closed' && !this.table.log));
	/** The length of the log after the last action of this page's player. */
	lengthAtMyAction = $derived(
		lengthAfterLastAction(this.log, this.screenSeat === null ? this.mySeats : [this.screenSeat]),
	);
	/** The seat to name in requests: only where the page holds several and one of them has the screen. */
	namedSeat = $derived(this.mySeats.length > 1 && this.nextScreenSeat === null ? this.screenSeat : null);

	#seatWatch: SeatWatch;
	/** The players, as the stream last sent them. */
	#presence: TablePlayer[] | null = null;
	/** Grows whenever my seats may have changed: answers to earlier requests are not for me. */
	#era = 0;
	/** A request is under way that changes the table; it ends with a refresh. */
	#changing = false;
	/** An action of this page is under way: updates follow from it. */
	#acting = false;
	#closed = false;

	constructor(id: string) {
		this.id = id;
		this.draft = new DraftStore(id);
		this.chat = new Chat(id);
		this.#seatWatch = new SeatWatch(id, () => void this.reloadSeats());
		this.live = new LiveConnection({
			url: () => apiUrl(`/tables/${id}/stream`),
			lastId: () => this.table?.ply ?? 0,
			onEvent: (event) => this.#receive(event),
			onOpen: () => void this.chat.load(),
			onReturn: () => void this.refresh(),
			onGone: () => location.reload(), // the page then says why
		});
	}

	get steps(): HistoryEntry[] {
		return this.#history.steps;
	}

	get log(): HistoryEntry[] {
		return this.#history.log;
	}

	/** Events of the latest update; empty after a load. */
	get recent(): GameEvent[] {
		return this.#history.recent;
	}

	/** What this browser saw of the dice before the game began, if it was there. */
	get sealedDice(): SealedDice | null {
		return read<SealedDice>(local, `gs:sealed:${this.id}`);
	}

	async open(): Promise<void> {
		this.failure = null;
		try {
			const table = await tableApi.get(this.id);
			const [game, pack, entries] = await Promise.all([
				loadGame(table.game),
				gamesApi.pack(table.pack.sha256),
				tableApi.history(this.id, 0),
			]);
			if (this.#closed) return;
			this.lastSeenPly = read<number>(local, `gs:seen:${this.id}`) ?? 0;
			this.game = game;
			this.pack = pack.tables;
			void this.#loadMapSheet(table.pack.sha256);
			this.#seatWatch.open((seats) => !sameSeats(seats, this.mySeats) && this.#doubtSeats());
			this.#replace(table, entries);
			this.live.open();
		} catch (error) {
			this.failure = error;
		}
	}

	/** The map sheet may come later or not at all: the board is only plainer without it. */
	async #loadMapSheet(sha256: string): Promise<void> {
		this.mapSheet = await gamesApi.mapSheet(sha256).catch(() => null);
	}

	close(): void {
		this.#closed = true;
		this.live.close();
		this.playback.skip();
		this.#seatWatch.close();
	}

	/** Load the table again, for changes that are no ply of the history: presence, proposals, missed updates. */
	async refresh(): Promise<void> {
		const era = this.#era;
		const seat = this.namedSeat;
		const presence = this.#presence;
		try {
			const table = await tableApi.get(this.id, seat);
			if (era !== this.#era) return;
			if (!sameSeats(seatsOf(table.players), this.mySeats)) return this.reloadSeats();
			await this.#history.catchUp(table.ply);
			if (era !== this.#era || table.ply < this.table!.ply) return;
			// Presence is sent once, and may have arrived before the answer.
			this.#show(this.#presence === presence ? table : { ...table, players: this.table!.players });
		} catch (error) {
			if (seat !== null && error instanceof ApiError && error.status === 403) return this.reloadSeats();
			reportUnlessUnreachable(error);
		}
	}

	// My seats

	/** Ask the server which seats are mine, and reconnect as their holder. */
	async reloadSeats(byMyself = false): Promise<void> {
		const era = ++this.#era;
		this.#history.cancelRequests();
		this.live.pause();
		try {
			const table = await tableApi.get(this.id);
			const before = this.mySeats;
			const entries = sameSeats(seatsOf(table.players), before) ? null : await tableApi.history(this.id, 0);
			if (era !== this.#era || this.#closed) return;
			if (entries) {
				const lost = before.filter((seat) => !table.players[seat]?.mine);
				this.lostSeats = byMyself ? [] : lost.map((seat) => this.table!.players[seat]!.name);
				this.#replace(table, entries);
			} else {
				await this.#history.catchUp(table.ply);
				if (era === this.#era) this.#show(table);
			}
		} catch (error) {
			reportUnlessUnreachable(error);
		} finally {
			if (era === this.#era) this.live.resume();
		}
	}

	/** Replace everything by the table as the present holder of my seats may see it. */
	#replace(table: TableView, entries: HistoryEntry[]): void {
		this.pastView.clear();
		this.playback.skip();
		this.#history.recent = [];
		this.#history.reset(entries);
		const mine = seatsOf(table.players);
		if (mine.length < 2 || !mine.includes(this.screenSeat!)) this.screenSeat = mine.length === 1 ? mine[0]! : null;
		this.#show(table);
		this.#seatWatch.announce(mine);
	}

	#doubtSeats(): void {
		// A change under way ends with a look at the table.
		if (!this.#changing) this.#seatWatch.checkSoon();
	}

	/** Hand the screen to the player in that seat. What only the player before could see is dropped. */
	async takeScreen(seat: number): Promise<void> {
		try {
			const entries = await tableApi.history(this.id, 0, seat);
			this.pastView.leave();
			this.#history.reset(entries);
		} catch (error) {
			return reportError(error);
		}
		this.screenSeat = seat;
		if (this.table?.seat !== seat) return this.refresh();
		this.draft.follow(this.table.ply, seat, this.table.menu);
		await this.#history.catchUp(this.table.ply);
	}

	// Playing

	/** Send the action. Resolves to whether it was accepted. */
	async act(action: Action): Promise<boolean> {
		const { table } = this;
		if (!table || this.busy || this.pastView.moment) return false;
		return this.#send(() => tableApi.act(this.id, table.seat, table.ply, action));
	}

	/** Send the action if it can be undone; otherwise hold it as the draft. Resolves to whether it was accepted. */
	async choose(action: Action): Promise<boolean> {
		const { table } = this;
		if (!table || this.busy || this.pastView.moment) return false;
		let held = false;
		const answered = await this.#send(async () => {
			const update = await tableApi.act(this.id, table.seat, table.ply, action, true);
			held = update.ply === table.ply;
			return update;
		});
		if (held) this.draft.hold(action);
		return answered && !held;
	}

	/** Undo back to that many log entries; without a number, undo my last action. */
	async undo(to?: number): Promise<void> {
		const { table } = this;
		if (!table || this.busy) return;
		this.pastView.leave();
		await this.#send(() => tableApi.undo(this.id, table.seat, table.ply, to));
	}

	async answerUndo(accept: boolean): Promise<void> {
		const { table } = this;
		if (!table || this.busy) return;
		const seat = this.mySeats.find((each) => table.proposal?.waiting.includes(each)) ?? table.seat;
		await this.#send(() => tableApi.answerUndo(this.id, seat, table.ply, accept));
	}

	/** Make any other request that changes the table, then refresh. Resolves to its answer, or null if it was refused. */
	change<T>(request: () => Promise<T>): Promise<T | null> {
		return this.#request(request, () => this.refresh());
	}

	/** Make a request that may change my seats. */
	changeSeats<T>(request: () => Promise<T>): Promise<T | null> {
		return this.#request(request, () => this.reloadSeats(true));
	}

	async #request<T>(request: () => Promise<T>, refresh: () => Promise<void>): Promise<T | null> {
		if (this.busy) return null;
		this.busy = this.#changing = true;
		try {
			const answer = await request();
			await refresh();
			return answer;
		} catch (error) {
			reportError(error);
			// The table may have changed: a seat may be gone.
			await this.refresh();
			return null;
		} finally {
			this.busy = this.#changing = false;
		}
	}

	async #send(request: () => Promise<TableUpdate>): Promise<boolean> {
		const era = this.#era;
		this.busy = this.#acting = true;
		try {
			const update = await request();
			if (era === this.#era) await this.#merge(update);
			return true;
		} catch (error) {
			this.#acting = false;
			if (error instanceof ApiError && error.stale) {
				await this.refresh();
				toasts.add('note', () => say('web-stale'));
			} else {
				this.#reportRefusal(error);
				// The seat may be somebody else's now, or the table in another state.
				if (error instanceof ApiError && [403, 409].includes(error.status)) await this.refresh();
			}
			return false;
		} finally {
			this.busy = this.#acting = false;
		}
	}

	/** Show why the game refused an action, in the game's own words. */
	#reportRefusal(error: unknown): void {
		const { game } = this;
		if (!(error instanceof ApiError) || !error.details.reason || !game) return reportError(error);
		const { rule = '', reason, values = {} } = error.details;
		toasts.add(
			'bad',
			() => game.refusal({ rule, reason, values }, say, this.pack, this.table?.players) || error.message,
			rule || undefined,
		);
	}

	// Live updates

	#receive({ event, data }: ServerEvent): void {
		if (event === 'update') {
			const update = JSON.parse(data) as TableUpdate;
			const forMe = update.seat === null ? !this.mySeats.length : this.mySeats.includes(update.seat);
			if (forMe) this.#merge(update).catch(reportUnlessUnreachable);
			else this.#doubtSeats();
		} else if (event === 'presence' && this.table) {
			const { players, watching } = JSON.parse(data) as Presence;
			this.spectators = watching;
			if (sameSeats(seatsOf(players), this.mySeats))
				this.table = { ...this.table, players: (this.#presence = players) };
			else this.#doubtSeats();
		} else if (event === 'talk') {
			this.chat.receive(data);
		}
	}

	/** Apply an update, unless a later one was faster. Missing plies are fetched first. */
	async #merge(update: TableUpdate): Promise<void> {
		const era = this.#era;
		const before = this.#present();
		const length = this.steps.length;
		this.#history.add(update.entries);
		// No await where nothing is missing: log and board change together.
		if (this.#history.ply < update.ply) await this.#history.catchUp(update.ply);
		if (era !== this.#era || !this.table || update.ply < this.table.ply) return;
		const { entries: _, ...position } = update;
		// My own move arrives twice, as the answer and in the stream: the second must not disturb the next draft.
		const { ply, seat, state, view, menu } = this.table;
		const unchanged = ply === update.ply && seat === update.seat && state === update.state ? { view, menu } : {};
		this.#show({ ...this.table, ...position, ...unchanged });
		// Delayed spectators get the chat with the same delay.
		if (this.table.delay && !this.mySeats.length) void this.chat.load(0);
		const fresh = this.steps.slice(length);
		const mine = (step: HistoryEntry) => isAction(step) && this.mySeats.includes(step.entry.seat);
		if (fresh.some((step) => isUndo(step) || mine(step))) this.playback.skip();
		else if (fresh.length) this.playback.follow(before, this.#present());
		// Before the game, and when the state changes, more changes than an update contains.
		if (state !== update.state || update.state === 'waiting') await this.refresh();
	}

	#present(): Moment {
		return { at: this.log.length, view: this.table?.view, recent: this.recent };
	}

	#show(table: TableView): void {
		this.table = table;
		if (table.clock) serverTime.observe(table.clock.now);
		write(local, `gs:seen:${this.id}`, table.ply);
		if (table.state === 'waiting') {
			const { commitment, nonces } = table;
			write(local, `gs:sealed:${this.id}`, { commitment, nonces } satisfies SealedDice);
		}
		if (this.draft.follow(table.ply, table.seat, table.menu, this.#acting))
			toasts.add('note', () => say('web-draft-gone'));
		// While no hotseat player is asked, the server shows the first of them; another may still have the screen.
		const seat = this.namedSeat;
		if (seat !== null && this.nextScreenSeat === null && table.seat !== seat) void this.refresh();
	}
}
