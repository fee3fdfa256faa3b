import { expect, it, vi } from 'vitest';
import { get } from './api.ts';
import { serverTime } from './serverTime.svelte.ts';

const NOON = Date.UTC(2026, 5, 15, 12) / 1000;
const HOUR = 3_600;

function answers(seconds: number, headers: Record<string, string> = {}): Promise<unknown> {
	const date = new Date(seconds * 1000).toUTCString();
	vi.stubGlobal('fetch', async () => Response.json({}, { headers: { date, ...headers } }));
	return get('/my/waiting');
}

it('is the server’s, whatever this computer’s clock says', async () => {
	vi.useFakeTimers({ now: (NOON + 3 * HOUR) * 1000 });
	await answers(NOON - 1, { 'x-kept': '1' });
	expect(serverTime.now, 'what was kept says nothing of now').toBeGreaterThan(NOON + 2 * HOUR);
	await answers(NOON);
	expect(serverTime.now).toBe(NOON);
	await answers(NOON - 5);
	expect(serverTime.now, 'what comes late says too little').toBe(NOON);
	vi.advanceTimersByTime(2_000);
	serverTime.tick();
	expect(serverTime.now).toBe(NOON + 2);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
