import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection, backOff } from './liveConnection.svelte.ts';
import type { ServerEvent } from './sse.ts';

/** A server whose connections the test controls. */
class FakeServer {
	connections: {
		lastId: string | null;
		controller: ReadableStreamDefaultController<Uint8Array>;
		signal: AbortSignal;
	}[] = [];
	down = false;
	gone = false;

	fetch = async (_url: string, init: RequestInit): Promise<Response> => {
		if (this.down) throw new TypeError('no network');
		if (this.gone) return new Response('{}', { status: 404 });
		const signal = init.signal!;
		const lastId = new Headers(init.headers).get('Last-Event-ID');
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => {
				this.connections.push({ lastId, controller, signal });
				signal.addEventListener('abort', () => controller.error(signal.reason));
			},
		});
		return new Response(body);
	};

	send(text: string): void {
		this.connections.at(-1)!.controller.enqueue(new TextEncoder().encode(text));
	}
}

describe('live connection', () => {
	let server: FakeServer;
	let heard: ServerEvent[];
	let returned: number;
	let left: number;
	let last: number;
	let live: LiveConnection;

	beforeEach(() => {
		vi.useFakeTimers();
		server = new FakeServer();
		vi.stubGlobal('fetch', server.fetch);
		heard = [];
		returned = 0;
		left = 0;
		last = 7;
		live = new LiveConnection({
			url: () => '/api/tables/t/stream',
			lastId: () => last,
			onEvent: (event) => heard.push(event),
			onReturn: () => (returned += 1),
			onGone: () => (left += 1),
		});
		live.open();
	});

	it('does not come back to a table that is gone', async () => {
		await vi.advanceTimersByTimeAsync(0);
		server.gone = true;
		server.connections[0]!.controller.close();
		await vi.advanceTimersByTimeAsync(120_000);
		expect([live.status, left, server.connections.length]).toEqual(['closed', 1, 1]);
	});

	afterEach(() => {
		live.close();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	const settle = () => vi.advanceTimersByTimeAsync(1);

	it('says from where to catch up, and passes events on', async () => {
		await settle();
		expect(live.status).toBe('live');
		expect(server.connections[0]?.lastId).toBe('7');
		server.send('event: update\nid: 8\ndata: {}\n\n');
		await settle();
		expect(heard).toEqual([{ event: 'update', data: '{}', id: '8' }]);
		expect(returned).toBe(0);
	});

	it('comes back by itself, from the ply it has by then', async () => {
		await settle();
		last = 9;
		server.connections[0]!.controller.close();
		await settle();
		expect(live.status).toBe('waiting');
		expect(live.retryAt).toBeGreaterThan(Date.now());
		await vi.advanceTimersByTimeAsync(1_600);
		expect(live.status).toBe('live');
		expect(server.connections[1]?.lastId).toBe('9');
		expect(returned).toBe(1);
	});

	it('waits longer after every failure, and not at all when told', async () => {
		await settle();
		server.down = true;
		server.connections[0]!.controller.close();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(live.status).toBe('waiting');
		server.down = false;
		live.retry();
		await settle();
		expect(live.status).toBe('live');
	});

	it('notices a connection that died without a word', async () => {
		await settle();
		await vi.advanceTimersByTimeAsync(15_000);
		server.send(':\n\n');
		await vi.advanceTimersByTimeAsync(30_000);
		expect(live.status).toBe('live');
		await vi.advanceTimersByTimeAsync(6_000);
		expect(server.connections[0]?.signal.aborted).toBe(true);
	});

	it('rests while the device is offline', async () => {
		await settle();
		dispatchEvent(new Event('offline'));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(live.status).toBe('offline');
		expect(server.connections.length).toBe(1);
		dispatchEvent(new Event('online'));
		await settle();
		expect(live.status).toBe('live');
		expect(returned).toBe(1);
	});

	it('hears nothing of an old connection once a new one is wanted', async () => {
		await settle();
		server.send('event: update\ndata: 1\n\nevent: update\ndata: 2\n\n');
		live.pause();
		await settle();
		expect(heard).toEqual([]);
		expect(server.connections[0]?.signal.aborted).toBe(true);
		live.resume();
		await settle();
		expect(live.status).toBe('live');
		expect(live.lost).toBe(false);
		server.send('event: update\ndata: 3\n\n');
		await settle();
		expect(heard.map(({ data }) => data)).toEqual(['3']);
		expect(server.connections.length).toBe(2);
	});

	it('does not hear the second half of a piece that made it pause', async () => {
		await settle();
		const both: string[] = [];
		const hasty: LiveConnection = new LiveConnection({
			url: () => '',
			lastId: () => 0,
			onEvent: ({ data }) => {
				both.push(data);
				hasty.pause();
			},
			onReturn: () => {},
			onGone: () => {},
		});
		hasty.open();
		await settle();
		server.send('data: 1\n\ndata: 2\n\n');
		await settle();
		expect(both).toEqual(['1']);
		hasty.close();
	});

	it('stays offline when somebody wants a new connection there', async () => {
		await settle();
		dispatchEvent(new Event('offline'));
		live.pause();
		live.resume();
		await settle();
		expect(live.status).toBe('offline');
	});

	it('backs off by doubling, to half a minute at most', () => {
		expect([1, 2, 3, 4].map((failures) => backOff(failures, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000]);
		expect(backOff(40, 1)).toBeLessThanOrEqual(37_500);
	});
});
