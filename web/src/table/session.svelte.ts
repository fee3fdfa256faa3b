/** One table as this page sees it: what the server said, kept up to date, and what the user does with it. */
import { loadGame } from '../games/index.ts';
import type { Action, GameEvent, GameModule } from '../games/types.ts';
import { Advice } from './advice.svelte.ts';
import {
	ApiError,
	address,
	api,
	type Presence,
	type TablePlayer,
	type HistoryEntry,
	type TableView,
	type Update,
} from '../app/api.ts';
import type { Sheet } from '../generated/api.ts';
import type { Sealed } from './dice.ts';
import { DraftKeeper } from './draft.svelte.ts';
import { report } from '../app/errors.ts';
import { isChosen, isUndo, joined, known, lastActed, standing } from './history.ts';
import { Live } from './live.svelte.ts';
import { notices } from '../app/toasts.svelte.ts';
import { Pace, type Moment } from './playback.svelte.ts';
import type { ServerEvent } from './sse.ts';
import { local, read, write } from '../app/storage.ts';
import { serverTime } from '../app/serverTime.svelte.ts';
import { say } from '../app/i18n.svelte.ts';
import { Talk } from '../chat/chat.svelte.ts';

/** How soon the server is asked again who I am, should its stream and its answers never agree. */
const DOUBT = 3_000;

export class TableSession {
	readonly id: string;
	readonly draft: DraftKeeper;
	readonly live: Live;
	readonly advice = new Advice(this);
	readonly pace = new Pace();
	readonly talk: Talk;

	table = $state.raw<TableView | null>(null);
	/** The pack's tables. */
	pack = $state.raw<unknown>(null);
	sheet = $state.raw<Sheet | null>(null);
	game = $state.raw<GameModule | null>(null);
	steps = $state.raw<HistoryEntry[]>([]);
	/** Events of the latest update; empty after a load. */
	recent = $state.raw<GameEvent[]>([]);
	/** The moment that somebody looks back at. */
	past = $state.raw<Moment | null>(null);
	/** How many log entries the moment of the past has that is shown, or on its way; null for the present. */
	wanted = $state<number | null>(null);
	/** Why the table cannot be shown at all. */
	failure = $state.raw<unknown>(null);
	busy = $state(false);
	watching = $state(0);
	/** Who has the screen, where one screen holds several seats; null before anybody took it. */
	holder = $state<number | null>(null);
	/** Who I was here until somebody else changed that. */
	ousted = $state.raw<string[]>([]);
	/** How far this browser had seen the table when it was opened. */
	seen = 0;

	log = $derived(standing(this.steps));
	/** What is shown instead of the present: the past, or what others did before the latest. */
	moment = $derived(this.past ?? this.pace.showing);
	mine = $derived(held(this.table?.players ?? []));
	shared = $derived(this.table?.players.filter((player) => player.mine && player.kind === 'hotseat').length ?? 0);
	/** The seat that must take the screen over before anything is shown, or null. */
	handOver = $derived.by(() => {
		const { table } = this;
		if (!table || this.shared < 1 || this.mine.length < 2 || table.state !== 'running') return null;
		const next = table.asked !== null && this.mine.includes(table.asked) ? table.asked : null;
		return next !== null && next !== this.holder ? next : null;
	});
	/** What is said of its state: a game that is watched later has begun, though nothing is to be seen of it yet. */
	stage = $derived(
		this.table?.state === 'waiting' && !this.table.players.some(({ kind }) => kind === 'open')
			? 'running'
			: this.table?.state,
	);
	/** Whether there is nothing to show of a game. */
	unplayed = $derived(this.table?.state === 'waiting' || (this.table?.state === 'closed' && !this.table.log));
	/** How long the log was after the last thing this page's player did. */
	sinceMine = $derived(lastActed(this.log, this.holder === null ? this.mine : [this.holder]));

	#past = new Map<string, unknown>();
	#looking: Promise<void> | null = null;
	#catching: Promise<void> | null = null;
	/** Who is there, as last heard. */
	#heard: TablePlayer[] | null = null;
	/** Grows whenever I may have become somebody else: what was asked before is not for me any more. */
	#era = 0;
	#changing = false;
	/** A choice of this page is under way: what happens now follows from it. */
	#acting = false;
	#doubted = -DOUBT;
	#doubting: ReturnType<typeof setTimeout> | undefined;
	#tabs: BroadcastChannel | null = null;
	#closed = false;

	constructor(id: string) {
		this.id = id;
		this.draft = new DraftKeeper(id);
		this.talk = new Talk(id);
		this.live = new Live({
			url: () => address(`/tables/${id}/stream`),
			lastId: () => this.table?.ply ?? 0,
			onEvent: (event) => this.#hear(event),
			onOpen: () => void this.talk.load(),
			onReturn: () => void this.refresh(),
			onGone: () => location.reload(), // the page then says so
		});
	}

	/** What this browser saw of the dice before the game began, if it was there. */
	get sealed(): Sealed | null {
		return read<Sealed>(local, `gs:sealed:${this.id}`);
	}

	async open(): Promise<void> {
		this.failure = null;
		try {
			const table = await api.table(this.id);
			const [game, pack, entries] = await Promise.all([
				loadGame(table.game),
				api.pack(table.pack.sha256),
				api.history(this.id, 0),
			]);
			if (this.#closed) return;
			this.seen = read<number>(local, `gs:seen:${this.id}`) ?? 0;
			this.game = game;
			this.pack = pack.tables;
			void this.#lay(table.pack.sha256);
			this.#listenToTabs();
			this.#become(table, entries);
			this.live.open();
		} catch (error) {
			this.failure = error;
		}
	}

	/** The land comes when it comes; a table without it is only plainer. */
	async #lay(sha256: string): Promise<void> {
		this.sheet = await api.sheet(sha256).catch(() => null);
	}

	close(): void {
		this.#closed = true;
		this.live.close();
		this.pace.skip();
		this.#tabs?.close();
		clearTimeout(this.#doubting);
		removeEventListener('pageshow', this.#shown);
	}

	/** Ask for everything anew, for what is no ply of the history: presence, proposals, what was missed. */
	async refresh(): Promise<void> {
		const era = this.#era;
		const named = this.#named();
		const heard = this.#heard;
		try {
			const table = await api.table(this.id, named);
			if (era !== this.#era) return;
			if (!alike(held(table.players), this.mine)) return this.settle();
			await this.#catchUp(table.ply);
			if (era !== this.#era || table.ply < this.table!.ply) return;
			// Who came while this was asked for is told once, and perhaps before the answer.
			this.#show(this.#heard === heard ? table : { ...table, players: this.table!.players });
		} catch (error) {
			if (named !== null && error instanceof ApiError && error.status === 403) return this.settle();
			missed(error);
		}
	}

	// Who I am here

	/** I may be somebody else here now: ask as that, and listen as that, to nobody's news of before. */
	async settle(byMyself = false): Promise<void> {
		const era = ++this.#era;
		this.#catching = null;
		this.live.pause();
		try {
			const table = await api.table(this.id);
			const before = this.mine;
			const entries = alike(held(table.players), before) ? null : await api.history(this.id, 0);
			if (era !== this.#era || this.#closed) return;
			if (entries) {
				const lost = before.filter((seat) => !table.players[seat]?.mine);
				this.ousted = byMyself ? [] : lost.map((seat) => this.table!.players[seat]!.name);
				this.#become(table, entries);
			} else {
				await this.#catchUp(table.ply);
				if (era === this.#era) this.#show(table);
			}
		} catch (error) {
			missed(error);
		} finally {
			if (era === this.#era) this.live.resume();
		}
	}

	/** The table as it is told to who I am now; what was told to another is forgotten. */
	#become(table: TableView, entries: HistoryEntry[]): void {
		this.present();
		this.pace.skip();
		this.#past.clear();
		this.recent = [];
		this.steps = joined([], entries) ?? [];
		const mine = held(table.players);
		if (mine.length < 2 || !mine.includes(this.holder!)) this.holder = mine.length === 1 ? mine[0]! : null;
		this.#show(table);
		this.#tabs?.postMessage(mine);
	}

	/** The tabs of a browser are one guest: what one of them became, all are. */
	#listenToTabs(): void {
		if (this.#tabs) return;
		this.#tabs = new BroadcastChannel(`gs:table:${this.id}`);
		this.#tabs.onmessage = ({ data }) => {
			if (!alike(data as number[], this.mine)) this.#doubt();
		};
		addEventListener('pageshow', this.#shown);
	}

	/** A page that "back" brings out of the browser's drawer may have been put there by somebody else. */
	#shown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) void this.settle();
	};

	/** Somebody says that I am another than I think: the server knows. */
	#doubt(): void {
		// Whatever is under way ends with a look at the table.
		if (this.#changing || this.#doubting !== undefined) return;
		const wait = this.#doubted + DOUBT - Date.now();
		this.#doubting = setTimeout(
			() => {
				this.#doubting = undefined;
				this.#doubted = Date.now();
				void this.settle();
			},
			Math.max(0, wait),
		);
	}

	/** The player in that seat has the screen now. What only the one before was told, or looked at, is not for this one. */
	async take(seat: number): Promise<void> {
		try {
			const entries = await api.history(this.id, 0, seat);
			this.present();
			this.steps = joined([], entries) ?? [];
		} catch (error) {
			return report(error);
		}
		this.holder = seat;
		if (this.table?.seat !== seat) return this.refresh();
		this.draft.follow(this.table.ply, seat, this.table.menu);
		await this.#catchUp(this.table.ply);
	}

	// Playing

	/** Whether it was taken. */
	async act(action: Action): Promise<boolean> {
		const { table } = this;
		if (!table || this.busy || this.past) return false;
		return this.#send(() => api.act(this.id, table.seat, table.ply, action));
	}

	/** Does it if it can be taken back; otherwise it becomes the choice in the making. Whether it was taken. */
	async choose(action: Action): Promise<boolean> {
		const { table } = this;
		if (!table || this.busy || this.past) return false;
		let held = false;
		const answered = await this.#send(async () => {
			const update = await api.act(this.id, table.seat, table.ply, action, true);
			held = update.ply === table.ply;
			return update;
		});
		if (held) this.draft.hold(action);
		return answered && !held;
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

	/** Any other call that changes the table, followed by a look at it. What it answered, or null if it was refused. */
	change<T>(call: () => Promise<T>): Promise<T | null> {
		return this.#call(call, () => this.refresh());
	}

	/** A call after which I may be somebody else here. */
	reseat<T>(call: () => Promise<T>): Promise<T | null> {
		return this.#call(call, () => this.settle(true));
	}

	async #call<T>(call: () => Promise<T>, look: () => Promise<void>): Promise<T | null> {
		if (this.busy) return null;
		this.busy = this.#changing = true;
		try {
			const answer = await call();
			await look();
			return answer;
		} catch (error) {
			report(error);
			// A seat that was gone already shows so.
			await this.refresh();
			return null;
		} finally {
			this.busy = this.#changing = false;
		}
	}

	async #send(call: () => Promise<Update>): Promise<boolean> {
		const era = this.#era;
		this.busy = this.#acting = true;
		try {
			const update = await call();
			if (era === this.#era) await this.#merge(update);
			return true;
		} catch (error) {
			this.#acting = false;
			if (error instanceof ApiError && error.stale) {
				await this.refresh();
				notices.add('note', () => say('web-stale'));
			} else {
				this.#refused(error);
				// The seat is another's, or the table is in another state: look again.
				if (error instanceof ApiError && [403, 409].includes(error.status)) await this.refresh();
			}
			return false;
		} finally {
			this.busy = this.#acting = false;
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
			const update = JSON.parse(data) as Update;
			const toMe = update.seat === null ? !this.mine.length : this.mine.includes(update.seat);
			if (toMe) this.#merge(update).catch(missed);
			else this.#doubt();
		} else if (event === 'presence' && this.table) {
			const { players, watching } = JSON.parse(data) as Presence;
			this.watching = watching;
			if (alike(held(players), this.mine)) this.table = { ...this.table, players: (this.#heard = players) };
			else this.#doubt();
		} else if (event === 'talk') {
			this.talk.hear(data);
		}
	}

	/** Takes an update over, unless a later one was faster. Plies that are missing are fetched first. */
	async #merge(update: Update): Promise<void> {
		const era = this.#era;
		const before = this.#moment();
		const length = this.steps.length;
		const steps = joined(this.steps, update.entries);
		if (steps) this.#grow(steps);
		// Without a pause where nothing is missing: log and board change together.
		if (known(this.steps) < update.ply) await this.#catchUp(update.ply);
		if (era !== this.#era || !this.table || update.ply < this.table.ply) return;
		const { entries: _, ...position } = update;
		// One's own move comes twice, as an answer and as news: what is chosen from it meanwhile must not be disturbed.
		const { ply, seat, state, view, menu } = this.table;
		const same = ply === update.ply && seat === update.seat && state === update.state ? { view, menu } : {};
		this.#show({ ...this.table, ...position, ...same });
		// Who sees the game later hears later what was said about it.
		if (this.table.delay && !this.mine.length) void this.talk.load(0);
		const fresh = this.steps.slice(length);
		if (fresh.some((step) => isUndo(step) || (isChosen(step) && this.mine.includes(step.entry.seat)))) this.pace.skip();
		else if (fresh.length) this.pace.follow(before, this.#moment());
		// With its state, and before the game, more changes at a table than an update tells.
		if (state !== update.state || update.state === 'waiting') await this.refresh();
	}

	#moment(): Moment {
		return { at: this.log.length, view: this.table?.view, recent: this.recent };
	}

	/** Fetches what is missing up to that ply; calls that overlap share one request. */
	async #catchUp(ply: number): Promise<void> {
		let before = -1;
		// A server that tells nothing new is not asked again.
		while (known(this.steps) < ply && known(this.steps) > before) {
			before = known(this.steps);
			await (this.#catching ??= this.#fetchAfter(before));
		}
	}

	async #fetchAfter(ply: number): Promise<void> {
		const era = this.#era;
		try {
			const entries = await api.history(this.id, ply, this.#named());
			const steps = era === this.#era ? joined(this.steps, entries) : null;
			if (steps) this.#grow(steps);
		} finally {
			if (era === this.#era) this.#catching = null;
		}
	}

	#grow(steps: HistoryEntry[]): void {
		const before = this.steps.length;
		if (steps.length <= before) return;
		this.steps = steps;
		// What was taken back may be the very moment that is looked at.
		if (steps.slice(before).some(isUndo)) this.present();
		this.recent = steps.slice(before).flatMap((step) => step.events);
	}

	#show(table: TableView): void {
		this.table = table;
		if (table.clock) serverTime.hear(table.clock.now);
		write(local, `gs:seen:${this.id}`, table.ply);
		if (table.state === 'waiting') {
			const { commitment, nonces } = table;
			write(local, `gs:sealed:${this.id}`, { commitment, nonces } satisfies Sealed);
		}
		if (this.draft.follow(table.ply, table.seat, table.menu, this.#acting))
			notices.add('note', () => say('web-draft-gone'));
		// Of several seats on one screen the server shows the first while none is asked; the screen is still with another.
		const named = this.#named();
		if (named !== null && this.handOver === null && table.seat !== named) void this.refresh();
	}

	/** The seat to name in calls: only where the page holds several and one has the screen. */
	#named(): number | null {
		return this.mine.length > 1 && this.handOver === null ? this.holder : null;
	}
}

/** The seats that are mine. */
function held(players: readonly TablePlayer[]): number[] {
	return players.filter((player) => player.mine).map((player) => player.seat);
}

function alike(some: readonly number[], others: readonly number[]): boolean {
	return some.length === others.length && some.every((seat, index) => seat === others[index]);
}

/** What could not be asked for because nobody answered is asked for again when the connection stands. */
function missed(error: unknown): void {
	if (!(error instanceof ApiError && error.unreachable)) report(error);
}
