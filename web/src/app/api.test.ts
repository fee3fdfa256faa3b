import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { tableApi } from '../table/api.ts';

function refuseWith(problem: { status: number; key: string; message: string; ply?: number }): void {
	vi.stubGlobal('fetch', async () => Response.json(problem, { status: problem.status }));
}

async function refused(): Promise<ApiError> {
	const error: unknown = await tableApi.act('t', 0, 4, { type: 'pass' }).catch((caught: unknown) => caught);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}

describe('a conflict', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('is stale if the server says so', async () => {
		refuseWith({ status: 409, key: 'server-stale', message: 'The table has moved on.', ply: 6 });
		const error = await refused();
		expect(error.stale).toBe(true);
		expect(error.details.ply).toBe(6);
	});

	it.each(['server-over', 'server-closed', 'server-at-once', 'server-no-proposal'])(
		'with another key (%s) keeps its sentence',
		async (key) => {
			refuseWith({ status: 409, key, message: 'What happened.' });
			const error = await refused();
			expect(error.stale).toBe(false);
			expect(error.message).toBe('What happened.');
		},
	);
});
