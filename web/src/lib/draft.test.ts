import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKeeper } from './draft.svelte.ts';

const BUILD = { type: 'build', railroad: 'up' };

describe('draft', () => {
	beforeEach(() => localStorage.clear());

	it('survives a reload of the page at the same position', () => {
		const before = new DraftKeeper('t1');
		before.follow(12, 0);
		before.set(BUILD);
		const after = new DraftKeeper('t1');
		after.follow(12, 0);
		expect(after.action).toEqual(BUILD);
	});

	it('is dropped when the position changes, and does not come back', () => {
		const draft = new DraftKeeper('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		draft.follow(13, 0);
		expect(draft.action).toBeNull();
		const reloaded = new DraftKeeper('t1');
		reloaded.follow(13, 0);
		expect(reloaded.action).toBeNull();
	});

	it('belongs to one table and one seat', () => {
		const draft = new DraftKeeper('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		for (const [table, seat] of [
			['t2', 0],
			['t1', 1],
		] as const) {
			const other = new DraftKeeper(table);
			other.follow(12, seat);
			expect(other.action).toBeNull();
		}
	});

	it('stays as it is when the same position is told again', () => {
		const draft = new DraftKeeper('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		draft.follow(12, 0);
		expect(draft.action).toEqual(BUILD);
		draft.set(null);
		expect(draft.action).toBeNull();
	});
});
