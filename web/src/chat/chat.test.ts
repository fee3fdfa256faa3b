import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from './api.ts';
import { Chat } from './chat.svelte.ts';

const message = (number: number, who = 'bob'): ChatMessage => ({
	number,
	ply: number,
	seat: 1,
	name: 'Bob',
	who,
	kind: 'words',
	text: `${number}`,
	at: 0,
	account: false,
});

/** The messages the server has, and the requests it got. */
let stored: ChatMessage[];
let asked: string[];
let muted: string[];

beforeEach(() => {
	stored = [];
	asked = [];
	muted = [];
	localStorage.clear();
	vi.stubGlobal('fetch', async (input: string) => {
		const url = new URL(input, 'http://here');
		const after = Number(url.searchParams.get('after'));
		asked.push(`${url.pathname} ${after}`);
		const messages = stored.filter(({ number }) => number > after);
		return Response.json({ messages, next: null, me: 'ann', muted, may: true });
	});
});

const numbers = (chat: Chat) => chat.visibleMessages.map(({ number }) => number);

test('what the stream tells twice is heard once, and what it left out is asked for', async () => {
	const chat = new Chat('t');
	stored = [message(1), message(2), message(3)];
	await chat.load();
	chat.receive(JSON.stringify(message(3)));
	expect(numbers(chat)).toEqual([1, 2, 3]);
	stored = [...stored, message(4), message(5)];
	chat.receive(JSON.stringify(message(5)));
	await vi.waitFor(() => expect(numbers(chat)).toEqual([1, 2, 3, 4, 5]));
	expect(asked).toEqual(['/api/tables/t/talk 0', '/api/tables/t/talk 3']);
	chat.receive('null');
	await vi.waitFor(() => expect(asked).toHaveLength(3));
});

test('what others say is unread until it was in sight, and stays read', async () => {
	const chat = new Chat('t');
	stored = [message(1), message(2, 'ann'), { ...message(3), kind: 'reaction', text: 'bravo' }];
	await chat.load();
	expect(chat.unread).toBe(1);
	chat.markRead();
	expect(chat.unread).toBe(0);
	const later = new Chat('t');
	stored = [...stored, message(4)];
	await later.load();
	expect(later.unread).toBe(1);
});

test('who is muted is neither heard nor counted', async () => {
	const chat = new Chat('t');
	stored = [message(1), message(2, 'cy')];
	muted = ['bob'];
	await chat.load();
	expect(numbers(chat)).toEqual([2]);
	expect(chat.unread).toBe(1);
	expect(chat.mutedPeople.map(({ who }) => who)).toEqual(['bob']);
});
