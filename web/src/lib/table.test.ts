import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step, Table, Update } from './api.ts';
import { known } from './history.ts';
import { notices } from './notices.svelte.ts';
import { TableSession } from './table.svelte.ts';

vi.mock('../games/index.ts', () => ({ loadGame: async () => ({ refusal: () => 'Not so.' }) }));

function step(ply: number): Step {
	return { ply, entry: { seat: ply % 2, action: { type: 'pass' } }, events: [{ type: 'passed', rule: 'X-1', ply }] };
}

/** A server with as many entries as the test wants, two seats, the first of which is the page's. */
class FakeServer {
	ply = 3;
	calls: string[] = [];
	hotseat = false;
	refuse: (() => Response) | null = null;
	stream: ReadableStreamDefaultController<Uint8Array> | null = null;

	position(after: number): Update {
		const asked = this.ply % 2;
		return {
			ply: this.ply,
			log: this.ply,
			entries: Array.from({ length: this.ply - after }, (_, index) => step(after + 1 + index)),
			view: { at: this.ply },
			menu: asked === 0 || this.hotseat ? { choices: [], refused: [] } : null,
			asked,
			seat: this.hotseat ? asked : 0,
			thinking: false,
			undoable: 0,
			proposal: null,
			state: 'running',
			notes: [],
		};
	}

	table(named: number | null): Table {
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
			options: {},
			public: false,
			commitment: '',
			nonces: ['', ''],
			players: [0, 1].map((seat) => ({
				seat,
				name: `P${seat}`,
				kind,
				connected: true,
				mine: seat === 0 || this.hotseat,
			})),
		};
	}

	fetch = async (input: string, init?: RequestInit): Promise<Response> => {
		const url = new URL(input, 'http://here');
		const path = url.pathname.replace('/api/tables/t', '') || '/';
		const seat = url.searchParams.get('seat');
		this.calls.push(`${init?.method ?? 'GET'} ${path}`);
		if (path === '/stream') {
			return new Response(new ReadableStream({ start: (controller) => void (this.stream = controller) }));
		}
		if (path === '/') return Response.json(this.table(seat === null ? null : Number(seat)));
		if (path === '/history') {
			const after = Number(url.searchParams.get('after'));
			const { entries } = this.position(after);
			const told = entries.map((entry) => ({
				...entry,
				events: entry.events.map((event) => ({ ...event, to: seat })),
			}));
			return Response.json({ ply: this.ply, entries: this.hotseat ? told : entries });
		}
		if (path === '/actions') {
			if (this.refuse) return this.refuse();
			const { ply } = JSON.parse(String(init?.body));
			this.ply = ply + 1;
			return Response.json(this.position(ply));
		}
		if (path.startsWith('/at/'))
			return Response.json({ view: { at: Number(path.slice(4)), ...(this.hotseat && { seat }) } });
		return Response.json({ tables: {} });
	};

	tell(update: Update): void {
		const text = `event: update\nid: ${update.ply}\ndata: ${JSON.stringify(update)}\n\n`;
		this.stream!.enqueue(new TextEncoder().encode(text));
	}
}

describe('table', () => {
	let server: FakeServer;
	let session: TableSession;

	beforeEach(() => {
		localStorage.clear();
		sessionStorage.clear();
		notices.shown = [];
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
		expect(known(session.steps)).toBe(5);
		expect(plies()).toEqual([1, 2, 3, 4, 5]);
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
		expect(notices.shown.map(({ tone }) => tone)).toEqual(['note']);
		expect(session.busy).toBe(false);
	});

	it('words a refusal by the game, with its rule, and keeps the draft', async () => {
		server.ply = 4;
		await session.open();
		session.draft.set({ type: 'build' });
		server.refuse = () =>
			Response.json({ status: 422, key: 'k', message: 'm', rule: 'X-1', reason: 'no', values: {} }, { status: 422 });
		await session.act({ type: 'build' });
		expect(notices.shown.map(({ text, rule }) => [text(), rule])).toEqual([['Not so.', 'X-1']]);
		expect(session.draft.action).toEqual({ type: 'build' });
	});

	it('shows the past, and of many moments asked for at once the last', async () => {
		await session.open();
		void session.look(0);
		void session.look(1);
		await session.look(2);
		expect(session.past).toMatchObject({ at: 2, view: { at: 2 } });
		expect(session.past?.recent.map(({ ply }) => ply)).toEqual([2]);
		expect(server.calls.filter((call) => call.startsWith('GET /at/'))).toEqual(['GET /at/0', 'GET /at/2']);
		await session.look(3);
		expect(session.past).toBeNull();
	});

	it('chooses nothing in the past', async () => {
		server.ply = 4;
		await session.open();
		await session.look(1);
		await session.act({ type: 'pass' });
		expect(server.calls).not.toContain('POST /actions');
	});

	it('asks for the screen to be handed over between players who share it', async () => {
		server.hotseat = true;
		server.ply = 4;
		await session.open();
		expect(session.handOver).toBe(0);
		await session.take(0);
		expect(session.handOver).toBeNull();
		await session.act({ type: 'pass' });
		expect(session.handOver).toBe(1);
		await session.take(1);
		expect(session.handOver).toBeNull();
		expect(session.table?.seat).toBe(1);
	});

	it('shows nobody at a shared screen what the player before was told or looked at', async () => {
		server.hotseat = true;
		server.ply = 4;
		await session.open();
		await session.take(0);
		await session.look(1);
		expect(session.past?.view).toEqual({ at: 1, seat: '0' });
		session.present();
		await session.act({ type: 'pass' });
		await session.look(1);
		await session.take(1);
		expect(session.past).toBeNull();
		const told = session.log.flatMap(({ events }) => events.map(({ to }) => to));
		expect(told).toEqual(['1', '1', '1', '1', '1']);
		await session.look(1);
		expect(session.past?.view).toEqual({ at: 1, seat: '1' });
	});
});
