/**
 * A server in the page that knows one finished game (web/mock/make.py), for working on the interface without a real
 * one. It knows no rules: whatever is chosen, the game continues as it was played. /t/mock?ply=40 begins at that
 * entry.
 */
import type { Menu } from '../games/types.ts';
import type { GameInfo } from '../games/api.ts';
import type { Rulebook } from '../rules/api.ts';
import type { GameRecord, HistoryEntry, LogEntry, Position, TableView } from '../table/api.ts';

interface Game {
	game: string;
	title: string;
	seats: [number, number];
	bots: string[];
	pack: { id: string; version: string; sha256: string; name: string; tables: unknown };
	rules: Record<string, Rulebook>;
	words: Record<string, string>;
	record: GameRecord & { result: Position['result'] };
	positions: {
		entry: LogEntry;
		events: HistoryEntry['events'];
		view: unknown;
		asked: number | null;
		menu: Menu | null;
	}[];
}

const THOUGHT = 700;

export async function install(): Promise<void> {
	const files = import.meta.glob('../../mock/data/game.json', { import: 'default' });
	const load = Object.values(files)[0];
	if (!load) throw new Error('run python web/mock/make.py first');
	const mock = new Mock((await load()) as Game);
	const real = window.fetch;
	window.fetch = async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input, location.href);
		return url.pathname.startsWith('/api/') ? mock.answer(url, init) : real(input, init);
	};
}

class Mock {
	#ply: number;
	#streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

	constructor(private game: Game) {
		const wanted = Number(new URLSearchParams(location.search).get('ply') ?? 1);
		this.#ply = Math.min(Math.max(1, wanted), this.#last);
		this.#letBotsPlay();
	}

	get #last(): number {
		return this.game.positions.length - 1;
	}

	answer(url: URL, init?: RequestInit): Response {
		const [, , door = '', second = '', third = '', fourth = ''] = url.pathname.split('/');
		const lang = url.searchParams.get('lang') ?? 'en';
		if (door === 'words') return new Response(this.game.words[lang]);
		if (door === 'rules') return Response.json(this.game.rules[lang]);
		if (door === 'games') return Response.json({ games: [this.#offer()] });
		if (door === 'packs' && url.pathname.endsWith('/sheet')) return Response.json(null);
		if (door === 'packs') return Response.json(this.game.pack);
		if (door === 'my') return Response.json({ tables: [{ ...this.#table(), updated: 0 }], now: Date.now() / 1000 });
		if (door === 'tables' && !second) {
			return Response.json(init?.method === 'POST' ? { table: this.#table() } : { tables: [], now: Date.now() / 1000 });
		}
		switch (third) {
			case '':
				return Response.json(this.#table());
			case 'history':
				return Response.json({
					ply: this.#ply,
					entries: this.#steps(Number(url.searchParams.get('after'))),
					next: null,
				});
			case 'talk':
				return Response.json({ messages: [], next: null, me: '', muted: [], may: false });
			case 'note':
				return Response.json({ text: '' });
			case 'at':
				return Response.json(this.game.positions[Number(fourth)]);
			case 'record':
				return Response.json(this.game.record);
			case 'stream':
				return this.#stream(init?.signal ?? null);
			case 'actions':
				return this.#act();
			default:
				return Response.json({ key: 'mock', message: 'The mock cannot do that.' }, { status: 422 });
		}
	}

	#act(): Response {
		const before = this.#ply;
		this.#ply += 1;
		this.#tell(before);
		this.#letBotsPlay();
		return Response.json(this.#update(before));
	}

	#letBotsPlay(): void {
		const asked = this.game.positions[this.#ply]?.asked;
		if (asked === 0 || this.#ply >= this.#last) return;
		setTimeout(() => {
			this.#ply += 1;
			this.#tell(this.#ply - 1);
			this.#letBotsPlay();
		}, THOUGHT);
	}

	#stream(signal: AbortSignal | null): Response {
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => {
				this.#streams.add(controller);
				const beat = setInterval(() => this.#write(controller, ':\n\n'), 15_000);
				signal?.addEventListener('abort', () => {
					clearInterval(beat);
					if (this.#streams.delete(controller)) controller.error(signal.reason);
				});
			},
		});
		return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
	}

	#tell(after: number): void {
		const data = JSON.stringify(this.#update(after));
		for (const stream of this.#streams) this.#write(stream, `event: update\nid: ${this.#ply}\ndata: ${data}\n\n`);
	}

	#write(stream: ReadableStreamDefaultController<Uint8Array>, text: string): void {
		stream.enqueue(new TextEncoder().encode(text));
	}

	#steps(after: number): HistoryEntry[] {
		return this.game.positions
			.slice(1, this.#ply + 1)
			.map(({ entry, events }, index) => ({ ply: index + 1, entry, events }))
			.filter((step) => step.ply > after);
	}

	#position(): Position {
		const { view, menu, asked } = this.game.positions[this.#ply]!;
		const over = this.#ply === this.#last;
		return {
			ply: this.#ply,
			log: this.#ply,
			view,
			menu,
			asked,
			seat: 0,
			thinking: asked !== null && asked !== 0,
			undoable: 0,
			proposal: null,
			state: over ? 'over' : 'running',
			notes: [],
			result: over ? this.game.record.result : null,
			seed: over ? (this.game.record.seed ?? null) : null,
			clock: null,
			ending: null,
			ended: null,
		};
	}

	#update(after: number) {
		return { ...this.#position(), entries: this.#steps(after) };
	}

	#table(): TableView {
		const { id, version, sha256, name } = this.game.pack;
		return {
			...this.#position(),
			id: 'mock',
			title: '',
			game: this.game.game,
			rules: 1,
			pack: { id, version, sha256, name },
			hides_nothing: false,
			options: {},
			public: false,
			host: true,
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
			commitment: this.game.record.commitment,
			nonces: this.game.record.nonces,
			players: this.game.record.players.map((player, seat) => ({
				seat,
				name: player,
				kind: seat ? 'bot' : 'human',
				...(seat ? { bot: 'greedy' } : {}),
				connected: true,
				mine: seat === 0,
			})),
		};
	}

	#offer(): GameInfo {
		const { id, version, sha256, name } = this.game.pack;
		const pack = { id, version, sha256, name, edition: 'mock', about: '' };
		return {
			name: this.game.game,
			title: this.game.title,
			rules: 1,
			seats: this.game.seats,
			options: [],
			packs: [pack],
			bots: this.game.bots,
			fitting: { options: {}, seats: [this.game.seats[0]], minutes: [60], values: [] },
		};
	}
}
