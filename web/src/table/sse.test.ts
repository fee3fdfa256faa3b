import { describe, expect, it } from 'vitest';
import { SseParser } from './sse.ts';

const STREAM = 'event: update\nid: 12\ndata: {"ply":\ndata: 12}\n\n:\n\nevent: presence\r\ndata: {}\r\n\r\n';

describe('server-sent events', () => {
	it('reads events, lines of data and comments', () => {
		expect(new SseParser().push(STREAM)).toEqual([
			{ event: 'update', data: '{"ply":\n12}', id: '12' },
			{ event: 'presence', data: '{}', id: '12' },
		]);
	});

	it('reads the same from whatever pieces it comes in', () => {
		const whole = new SseParser().push(STREAM);
		for (const size of [1, 2, 3, 7]) {
			const parser = new SseParser();
			const pieces = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
			expect(pieces.flatMap((piece) => parser.push(piece))).toEqual(whole);
		}
	});

	it('says nothing of an event without data', () => {
		expect(new SseParser().push('event: update\n\n')).toEqual([]);
	});
});
