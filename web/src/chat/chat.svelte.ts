/** The chat of one table. */
import { chatApi, type ChatMessage, type ChatMessageRequest } from './api.ts';
import { reportError, reportUnlessUnreachable } from '../app/errors.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { local, read, write } from '../app/storage.ts';
import { say } from '../app/i18n.svelte.ts';

export const REACTIONS = ['bravo', 'thanks', 'laugh', 'wow', 'ouch', 'hm'] as const;

export class Chat {
	/** In order of their numbers. */
	messages = $state.raw<ChatMessage[]>([]);
	/** My id, as messages name their authors. */
	me = $state('');
	canPost = $state(false);
	muted = $state.raw<string[]>([]);
	busy = $state(false);
	/** The text being written; it survives a change of tab. */
	draft = $state('');
	#read = $state(0);
	#loading: Promise<void> | null = null;

	visibleMessages = $derived(this.messages.filter(({ who }) => !this.muted.includes(who)));
	unread = $derived(
		this.visibleMessages.filter(
			({ number, who, kind }) => number > this.#read && who !== this.me && kind !== 'reaction',
		).length,
	);
	/** The message that announces a rematch, if there is one. */
	rematch = $derived(this.messages.findLast(({ kind }) => kind === 'rematch'));
	/** The latest message of each muted author. */
	mutedPeople = $derived([
		...new Map(this.messages.filter(({ who }) => this.muted.includes(who)).map((each) => [each.who, each])).values(),
	]);

	constructor(readonly id: string) {
		this.#read = read<number>(local, `gs:talk:${id}`) ?? 0;
	}

	/**
	 * Load the messages after that number; by default, after the last one known. Calls that overlap share one
	 * request.
	 */
	load(after = this.messages.at(-1)?.number ?? 0): Promise<void> {
		return (this.#loading ??= this.#fetch(after).finally(() => (this.#loading = null)));
	}

	async #fetch(after: number): Promise<void> {
		try {
			for (let from: number | null = after; from !== null;) {
				const page = await chatApi.messages(this.id, from);
				this.#add(page.messages);
				this.me = page.me;
				this.canPost = page.may;
				this.muted = page.muted;
				from = page.next;
			}
		} catch (error) {
			reportUnlessUnreachable(error);
		}
	}

	/** Take a message from the event stream. */
	receive(data: string): void {
		const message = JSON.parse(data) as ChatMessage | null;
		const last = this.messages.at(-1)?.number ?? 0;
		if (!message || message.number > last + 1) return void this.load();
		if (message.number <= last) return;
		this.#add([message]);
		if (message.who !== this.me && !this.muted.includes(message.who)) toasts.announce(messageText(message));
	}

	#add(fresh: readonly ChatMessage[]): void {
		const known = new Set(this.messages.map(({ number }) => number));
		const all = [...this.messages, ...fresh.filter(({ number }) => !known.has(number))];
		this.messages = all.sort((one, other) => one.number - other.number);
	}

	/** Mark everything as read. */
	markRead(): void {
		const last = this.messages.at(-1)?.number ?? 0;
		if (last <= this.#read) return;
		this.#read = last;
		write(local, `gs:talk:${this.id}`, last);
	}

	/** Send a message. Resolves to whether it was sent. */
	async send(message: ChatMessageRequest, seat: number | null): Promise<boolean> {
		return this.#call(async () => this.#add([await chatApi.send(this.id, message, seat)]));
	}

	async mute(message: ChatMessage, muted: boolean): Promise<boolean> {
		return this.#call(async () => {
			await chatApi.mute(this.id, message.number, muted);
			this.muted = muted ? [...this.muted, message.who] : this.muted.filter((who) => who !== message.who);
		});
	}

	async report(message: ChatMessage, why: string): Promise<boolean> {
		return this.#call(async () => {
			await chatApi.report(this.id, message.number, why);
			toasts.add('note', () => say('web-talk-reported'));
		});
	}

	async #call(work: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		try {
			await work();
			return true;
		} catch (error) {
			reportError(error);
			return false;
		} finally {
			this.busy = false;
		}
	}
}

/** A message as a sentence, for screen readers. */
export function messageText({ name, kind, text }: ChatMessage): string {
	if (kind === 'rematch') return say('web-talk-rematch', { name });
	return say('web-talk-said', { name, text: kind === 'reaction' ? say(`web-react-${text}`) : text });
}
