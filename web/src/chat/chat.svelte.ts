/** What is said at one table, as this page heard it. */
import { ApiError } from '../app/api.ts';
import { report } from '../app/errors.ts';
import { notices } from '../app/toasts.svelte.ts';
import { local, read, write } from '../app/storage.ts';
import { say } from '../app/i18n.svelte.ts';
import { calls } from './api.ts';
import type { ChatMessage, ChatMessageRequest } from '../generated/chat.ts';

export const REACTIONS = ['bravo', 'thanks', 'laugh', 'wow', 'ouch', 'hm'] as const;

export class Talk {
	/** In the order in which it was said. */
	messages = $state.raw<ChatMessage[]>([]);
	/** I, as messages name people. */
	me = $state('');
	may = $state(false);
	muted = $state.raw<string[]>([]);
	busy = $state(false);
	/** What is being written, kept while one looks elsewhere. */
	draft = $state('');
	#read = $state(0);
	#loading: Promise<void> | null = null;

	heard = $derived(this.messages.filter(({ who }) => !this.muted.includes(who)));
	unread = $derived(
		this.heard.filter(({ number, who, kind }) => number > this.#read && who !== this.me && kind !== 'reaction').length,
	);
	/** Where the game is played again, if somebody wanted to. */
	rematch = $derived(this.messages.findLast(({ kind }) => kind === 'rematch'));
	/** Those who were muted, by the latest of what they said. */
	silenced = $derived([
		...new Map(this.messages.filter(({ who }) => this.muted.includes(who)).map((each) => [each.who, each])).values(),
	]);

	constructor(readonly id: string) {
		this.#read = read<number>(local, `gs:talk:${id}`) ?? 0;
	}

	/** All that was said after that number; without one, after what is known. Calls that overlap share one request. */
	load(after = this.messages.at(-1)?.number ?? 0): Promise<void> {
		return (this.#loading ??= this.#fetch(after).finally(() => (this.#loading = null)));
	}

	async #fetch(after: number): Promise<void> {
		try {
			for (let from: number | null = after; from !== null;) {
				const page = await calls.talk(this.id, from);
				this.#add(page.messages);
				this.me = page.me;
				this.may = page.may;
				this.muted = page.muted;
				from = page.next;
			}
		} catch (error) {
			// It is asked for again when the connection stands.
			if (!(error instanceof ApiError && error.unreachable)) report(error);
		}
	}

	/** What the stream tells. */
	hear(data: string): void {
		const message = JSON.parse(data) as ChatMessage | null;
		const last = this.messages.at(-1)?.number ?? 0;
		if (!message || message.number > last + 1) return void this.load();
		if (message.number <= last) return;
		this.#add([message]);
		if (message.who !== this.me && !this.muted.includes(message.who)) notices.announce(told(message));
	}

	#add(fresh: readonly ChatMessage[]): void {
		const known = new Set(this.messages.map(({ number }) => number));
		const all = [...this.messages, ...fresh.filter(({ number }) => !known.has(number))];
		this.messages = all.sort((one, other) => one.number - other.number);
	}

	/** It is in sight. */
	seen(): void {
		const last = this.messages.at(-1)?.number ?? 0;
		if (last <= this.#read) return;
		this.#read = last;
		write(local, `gs:talk:${this.id}`, last);
	}

	/** Whether it was said. */
	async say(said: ChatMessageRequest, seat: number | null): Promise<boolean> {
		return this.#call(async () => this.#add([await calls.say(this.id, said, seat)]));
	}

	async mute(message: ChatMessage, muted: boolean): Promise<boolean> {
		return this.#call(async () => {
			await calls.mute(this.id, message.number, muted);
			this.muted = muted ? [...this.muted, message.who] : this.muted.filter((who) => who !== message.who);
		});
	}

	async report(message: ChatMessage, why: string): Promise<boolean> {
		return this.#call(async () => {
			await calls.report(this.id, message.number, why);
			notices.add('note', () => say('web-talk-reported'));
		});
	}

	async #call(work: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		try {
			await work();
			return true;
		} catch (error) {
			report(error);
			return false;
		} finally {
			this.busy = false;
		}
	}
}

/** One message as a sentence. */
export function told({ name, kind, text }: ChatMessage): string {
	if (kind === 'rematch') return say('web-talk-rematch', { name });
	return say('web-talk-said', { name, text: kind === 'reaction' ? say(`web-react-${text}`) : text });
}
