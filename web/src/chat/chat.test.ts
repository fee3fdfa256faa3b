import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../generated/chat.ts';
import { Talk } from './chat.svelte.ts';

const said = (number: number, who = 'bob'): ChatMessage => ({
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

/** What the server has heard, and what it was asked. */
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

const numbers = (talk: Talk) => talk.heard.map(({ number }) => number);

test('what the stream tells twice is heard once, and what it left out is asked for', async () => {
	const talk = new Talk('t');
	stored = [said(1), said(2), said(3)];
	await talk.load();
	talk.hear(JSON.stringify(said(3)));
	expect(numbers(talk)).toEqual([1, 2, 3]);
	stored = [...stored, said(4), said(5)];
	talk.hear(JSON.stringify(said(5)));
	await vi.waitFor(() => expect(numbers(talk)).toEqual([1, 2, 3, 4, 5]));
	expect(asked).toEqual(['/api/tables/t/talk 0', '/api/tables/t/talk 3']);
	talk.hear('null');
	await vi.waitFor(() => expect(asked).toHaveLength(3));
});

test('what others say is unread until it was in sight, and stays read', async () => {
	const talk = new Talk('t');
	stored = [said(1), said(2, 'ann'), { ...said(3), kind: 'reaction', text: 'bravo' }];
	await talk.load();
	expect(talk.unread).toBe(1);
	talk.seen();
	expect(talk.unread).toBe(0);
	const later = new Talk('t');
	stored = [...stored, said(4)];
	await later.load();
	expect(later.unread).toBe(1);
});

test('who is muted is neither heard nor counted', async () => {
	const talk = new Talk('t');
	stored = [said(1), said(2, 'cy')];
	muted = ['bob'];
	await talk.load();
	expect(numbers(talk)).toEqual([2]);
	expect(talk.unread).toBe(1);
	expect(talk.silenced.map(({ who }) => who)).toEqual(['bob']);
});
