import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePlayer } from '../games/types.ts';
import type { HistoryEntry, TableView, TableUpdate } from './api.ts';
import { lastPly } from './history.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { TableSession } from './session.svelte.ts';

vi.mock('../games/index.ts', () => ({ loadGame: async () => ({ refusal: () => 'Not so.' }) }));

function step(ply: number): HistoryEntry {
	return { ply, entry: { seat: ply % 2, action: { type: 'pass' } }, events: [{ type: 'passed', rule: 'X-1', ply }] };
}

/** A server with as many entries as the test wants and two seats, the first of which is the page's. */
class FakeServer {
	ply = 3;
	calls: string[] = [];
	hotseat = false;
	/** Every choice is followed by dice. */
	dice = false;
	/** The page's seats, unless it is a hotseat table. */
	mine = [0];
	/** The size of a page of the history, and whether `next` never ends. */
	page = Infinity;
	stubborn = false;
	connected = true;
	/** Answers about the table wait for this. */
	underWay = Promise.resolve();
	refuse: (() => Response) | null = null;
	streams: ReadableStreamDefaultController<Uint8Array>[] = [];

	position(after: number): TableUpdate {
		const asked = this.ply % 2;
		return {
			ply: this.ply,
			log: this.ply,
			entries: Array.from({ length: this.ply - after }, (_, index) => step(after + 1 + index)),
			view: { at: this.ply },
			menu: this.mine.includes(asked) || this.hotseat ? { choices: [], refused: [] } : null,
			asked,
			seat: this.hotseat ? asked : (this.mine[0] ?? null),
			thinking: false,
			undoable: 0,
			proposal: null,
			state: 'running',
			notes: [],
			result: null,
			seed: null,
			clock: null,
			ending: null,
			ended: null,
		};
	}

	table(named: number | null): TableView {
		const { entries: _, ...position } = this.position(this.ply);
		const kind = this.hotseat ? 'hotseat' : 'human';
		return {
			...position,
			...(named === null ? {} : { seat: named }),
			id: 't',
			title: '',
			game: 'g',
			rules: 1,
			pack: { id: 'p', version: '1', sha256: 'x', name: 'P' },
			hides_nothing: false,
			options: {},
			public: false,
			host: false,
			leaving: 'bot',
			pace: 'none',
			bank: 0,
			increment: 0,
			late: 'stand-in',
			rated: false,
			language: '',
			locked: false,
			delay: 0,
			open_talk: false,
			several: false,
			commitment: '',
			nonces: ['', ''],
			players: this.players(kind),
		};
	}

	players(kind: 'hotseat' | 'human' = 'human'): TablePlayer[] {
		return [0, 1].map((seat) => ({
			seat,
			name: `P${seat}`,
			kind,
			connected: this.connected,
			mine: this.mine.includes(seat) || this.hotseat,
		}));
	}

	fetch = async (input: string, init?: RequestInit): Promise<Response> => {
		const url = new URL(input, 'http://here');
		const path = url.pathname.replace('/api/tables/t', '') || '/';
		const seat = url.searchParams.get('seat');
		this.calls.push(`${init?.method ?? 'GET'} ${path}`);
		if (path === '/stream') {
			return new Response(new ReadableStream({ start: (controller) => void this.streams.push(controller) }));
		}
		if (path === '/') {
			const answer = Response.json(this.table(seat === null ? null : Number(seat)));
			await this.underWay;
			return answer;
		}
		if (path === '/history') {
			const after = Number(url.searchParams.get('after'));
			const { entries } = this.position(after);
			const personal = entries.map((entry) => ({
				...entry,
				events: entry.events.map((event) => ({ ...event, to: seat })),
			}));
			const page = (this.hotseat ? personal : entries).slice(0, this.page);
			const next = after + page.length < this.ply || this.stubborn ? after + page.length : null;
			return Response.json({ ply: this.ply, entries: page, next });
		}
		if (path === '/actions') {
			if (this.refuse) return this.refuse();
			const { ply, tentative } = JSON.parse(String(init?.body));
			this.ply = tentative && this.dice ? ply : ply + 1;
			return Response.json(this.position(ply));
		}
		if (path.startsWith('/at/'))
			return Response.json({ view: { at: Number(path.slice(4)), ...(this.hotseat && { seat }) } });
		if (path === '/talk') return Response.json({ messages: [], next: null, me: 'me', muted: [], may: true });
		return Response.json({ tables: {} });
	};

	tell(update: TableUpdate, stream = this.streams.at(-1)!): void {
		const text = `event: update\nid: ${update.ply}\ndata: ${JSON.stringify(update)}\n\n`;
		stream.enqueue(new TextEncoder().encode(text));
	}

	/** Send presence to the holder of these seats. */
	greet(mine = this.mine): void {
		const players = this.players().map((player) => ({ ...player, mine: mine.includes(player.seat) }));
		const text = `event: presence\ndata: ${JSON.stringify({ players, watching: 2 })}\n\n`;
		this.streams.at(-1)!.enqueue(new TextEncoder().encode(text));
	}
}

describe('table', () => {
	let server: FakeServer;
	let session: TableSession;

	beforeEach(() => {
		localStorage.clear();
		localStorage.clear();
		toasts.visible = [];
		server = new FakeServer();
		vi.stubGlobal('fetch', server.fetch);
		session = new TableSession('t');
	});

	afterEach(() => {
		session.close();
		vi.unstubAllGlobals();
	});

	const plies = () => session.steps.map(({ ply }) => ply);
	const settle = () => new Promise((done) => setTimeout(done, 10));

	it('begins with the whole history and nothing to animate', async () => {
		await session.open();
		expect(plies()).toEqual([1, 2, 3]);
		expect(session.recent).toEqual([]);
		expect(session.table?.ply).toBe(3);
	});

	it('takes what the stream tells, once', async () => {
		await session.open();
		server.ply = 4;
		server.tell(server.position(3));
		server.tell(server.position(3));
		await settle();
		expect(plies()).toEqual([1, 2, 3, 4]);
		expect(session.recent.map(({ ply }) => ply)).toEqual([4]);
		expect(session.table?.view).toEqual({ at: 4 });
	});

	it('fetches what is missing before an update that came too early', async () => {
		await session.open();
		server.ply = 6;
		server.tell(server.position(5));
		await settle();
		expect(plies()).toEqual([1, 2, 3, 4, 5, 6]);
		expect(session.table?.ply).toBe(6);
		expect(server.calls.filter((call) => call === 'GET /history').length).toBe(2);
	});

	it('keeps who came while the table was asked for', async () => {
		await session.open();
		let arrive = () => {};
		server.underWay = new Promise((done) => (arrive = done));
		server.connected = false;
		const asked = session.refresh();
		server.connected = true;
		server.greet();
		await settle();
		arrive();
		await asked;
		expect(session.table?.players.every(({ connected }) => connected)).toBe(true);
	});

	it('does not go back for an update that was overtaken', async () => {
		await session.open();
		const late = server.position(3);
		server.ply = 5;
		server.tell(server.position(3));
		server.tell(late);
		await settle();
		expect(session.table?.view).toEqual({ at: 5 });
	});

	it('counts a move once, though answer and stream both tell it', async () => {
		server.ply = 4;
		await session.open();
		await session.act({ type: 'pass' });
		server.tell(server.position(4));
		await settle();
		expect(lastPly(session.steps)).toBe(5);
		expect(plies()).toEqual([1, 2, 3, 4, 5]);
	});

	it('chooses at once what can be taken back, and holds what dice would follow', async () => {
		server.ply = 4;
		await session.open();
		expect(await session.choose({ type: 'pass' })).toBe(true);
		expect(session.draft.action).toBeNull();
		server.dice = true;
		expect(await session.choose({ type: 'done' })).toBe(false);
		expect(session.table?.ply).toBe(5);
		expect(session.draft.action).toEqual({ type: 'done' });
		expect(session.draft.final).toBe(true);
		session.draft.set(null);
		expect(session.draft.final).toBe(false);
	});

	it('answers a stale click with the present position and a gentle word', async () => {
		server.ply = 4;
		await session.open();
		server.ply = 6;
		server.refuse = () =>
			Response.json({ status: 409, key: 'server-stale', message: 'stale', ply: 6 }, { status: 409 });
		await session.act({ type: 'pass' });
		expect(session.table?.ply).toBe(6);
		expect(plies()).toEqual([1, 2, 3, 4, 5, 6]);
		expect(toasts.visible.map(({ tone }) => tone)).toEqual(['note']);
		expect(session.busy).toBe(false);
	});

	it('shows the sentence of any other conflict, and the present position', async () => {
		server.ply = 4;
		await session.open();
		server.ply = 6;
		const message = 'The game is over.';
		server.refuse = () => Response.json({ status: 409, key: 'server-over', message }, { status: 409 });
		await session.act({ type: 'pass' });
		expect(session.table?.ply).toBe(6);
		expect(toasts.visible.map(({ tone, text }) => [tone, text()])).toEqual([['bad', message]]);
		expect(session.busy).toBe(false);
	});

	it('words a refusal by the game, with its rule, and keeps the draft', async () => {
		server.ply = 4;
		await session.open();
		session.draft.set({ type: 'build' });
		server.refuse = () =>
			Response.json({ status: 422, key: 'k', message: 'm', rule: 'X-1', reason: 'no', values: {} }, { status: 422 });
		await session.act({ type: 'build' });
		expect(toasts.visible.map(({ text, rule }) => [text(), rule])).toEqual([['Not so.', 'X-1']]);
		expect(session.draft.action).toEqual({ type: 'build' });
	});

	it('shows the past, and of many moments asked for at once the last', async () => {
		await session.open();
		void session.pastView.show(0);
		void session.pastView.show(1);
		await session.pastView.show(2);
		expect(session.pastView.moment).toMatchObject({ at: 2, view: { at: 2 } });
		expect(session.pastView.moment?.recent.map(({ ply }) => ply)).toEqual([2]);
		expect(server.calls.filter((call) => call.startsWith('GET /at/'))).toEqual(['GET /at/0', 'GET /at/2']);
		await session.pastView.show(3);
		expect(session.pastView.moment).toBeNull();
	});

	it('chooses nothing in the past', async () => {
		server.ply = 4;
		await session.open();
		await session.pastView.show(1);
		await session.act({ type: 'pass' });
		expect(server.calls).not.toContain('POST /actions');
	});

	it('asks for the screen to be handed over between players who share it', async () => {
		server.hotseat = true;
		server.ply = 4;
		await session.open();
		expect(session.nextScreenSeat).toBe(0);
		await session.takeScreen(0);
		expect(session.nextScreenSeat).toBeNull();
		await session.act({ type: 'pass' });
		expect(session.nextScreenSeat).toBe(1);
		await session.takeScreen(1);
		expect(session.nextScreenSeat).toBeNull();
		expect(session.table?.seat).toBe(1);
	});

	it('shows nobody at a shared screen what the player before was told or looked at', async () => {
		server.hotseat = true;
		server.ply = 4;
		await session.open();
		await session.takeScreen(0);
		await session.pastView.show(1);
		expect(session.pastView.moment?.view).toEqual({ at: 1, seat: '0' });
		session.pastView.leave();
		await session.act({ type: 'pass' });
		await session.pastView.show(1);
		await session.takeScreen(1);
		expect(session.pastView.moment).toBeNull();
		const told = session.log.flatMap(({ events }) => events.map(({ to }) => to));
		expect(told).toEqual(['1', '1', '1', '1', '1']);
		await session.pastView.show(1);
		expect(session.pastView.moment?.view).toEqual({ at: 1, seat: '1' });
	});

	// My seats

	const sit = () => session.changeSeats(async () => void (server.mine = [1]));

	it('plays at once after sitting down, and listens as who it is now', async () => {
		server.mine = [];
		await session.open();
		expect(session.table?.menu).toBeNull();
		const before = server.streams.length;
		await sit();
		expect(session.mySeats).toEqual([1]);
		expect(session.screenSeat).toBe(1);
		expect(session.table?.menu).not.toBeNull();
		expect(server.streams.length).toBe(before + 1);
		expect(plies()).toEqual([1, 2, 3]);
	});

	it('does not become an onlooker again by news of the stream it left', async () => {
		server.mine = [];
		await session.open();
		await settle();
		const [old] = server.streams;
		const late = server.position(3);
		await sit();
		server.tell(late, old);
		await settle();
		expect(session.table).toMatchObject({ seat: 1, menu: {} });
	});

	it('lets nobody else’s presence take its seat: the server decides', async () => {
		server.mine = [];
		await session.open();
		await sit();
		server.greet([]);
		await settle();
		expect(session.mySeats).toEqual([1]);
		expect(session.lostSeats).toEqual([]);
		const asked = server.calls.length;
		server.greet([]);
		await settle();
		expect(server.calls.length).toBe(asked); // not again and again
		server.greet();
		await settle();
		expect(session.spectators).toBe(2);
	});

	it('gives an answer no chance that was asked for by who it was before', async () => {
		server.mine = [];
		await session.open();
		let answer = () => {};
		const { fetch } = server;
		vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
			const response = await fetch(input, init);
			if (input.includes('/tables/t?') && !server.mine.length) await new Promise<void>((done) => (answer = done));
			return response;
		});
		const slow = session.refresh();
		await settle();
		await sit();
		answer();
		await slow;
		expect(session.mySeats).toEqual([1]);
	});

	it('notices that its seat was given away, and says whose it was', async () => {
		server.ply = 4;
		await session.open();
		expect(session.table?.menu).not.toBeNull();
		server.mine = [];
		server.greet();
		await settle();
		expect(session.table).toMatchObject({ seat: null, menu: null });
		expect(session.screenSeat).toBeNull();
		expect(session.lostSeats).toEqual(['P0']);
	});

	it('says nothing of the kind to somebody who left', async () => {
		await session.open();
		await session.changeSeats(async () => {
			server.mine = [];
			server.greet();
			await settle();
		});
		expect(session.mySeats).toEqual([]);
		expect(session.lostSeats).toEqual([]);
	});

	it('notices at an update for somebody else, too, and makes nothing of it', async () => {
		await session.open();
		server.mine = [];
		server.ply = 4;
		server.tell(server.position(3));
		await settle();
		expect(session.table).toMatchObject({ seat: null, ply: 4 });
		expect(plies()).toEqual([1, 2, 3, 4]);
	});

	it('learns from another tab that it has a seat', async () => {
		server.mine = [];
		await session.open();
		server.mine = [1];
		const other = new TableSession('t');
		await other.open();
		await vi.waitFor(() => expect(session.mySeats).toEqual([1]));
		other.close();
	});

	it('asks who it is when "back" brings it out of the drawer', async () => {
		server.mine = [];
		await session.open();
		server.mine = [1];
		dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		await settle();
		expect(session.mySeats).toEqual([1]);
	});

	it('asks for what else changed when the table is closed', async () => {
		server.ply = 4;
		await session.open();
		server.tell({ ...server.position(4), state: 'closed', menu: null });
		const table = server.table.bind(server);
		server.table = (named) => ({ ...table(named), state: 'closed', menu: null, seed: 'ab' });
		await settle();
		expect(session.table).toMatchObject({ state: 'closed', menu: null, seed: 'ab' });
	});

	// Pages

	const pages = () => server.calls.filter((call) => call === 'GET /history').length;

	it('turns all pages of a long history', async () => {
		server.ply = 9;
		server.page = 4;
		await session.open();
		expect(plies()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
		expect(pages()).toBe(3);
		server.ply = 20;
		server.tell({ ...server.position(9), entries: server.position(9).entries.slice(0, 4) });
		await settle();
		expect(lastPly(session.steps)).toBe(20);
		expect(pages()).toBe(5);
	});

	it('does not ask for ever where there is nothing new', async () => {
		server.stubborn = true;
		server.page = 0;
		await session.open();
		expect(pages()).toBe(1);
		server.tell(server.position(server.ply));
		await settle();
		expect(pages()).toBe(2);
		expect(session.table?.ply).toBe(3);
	});
});
