import { beforeEach, describe, expect, it } from 'vitest';
import { DraftStore } from './draft.svelte.ts';

const BUILD = { type: 'build', railroad: 'up' };

describe('draft', () => {
	beforeEach(() => localStorage.clear());

	it('survives a reload of the page at the same position', () => {
		const before = new DraftStore('t1');
		before.follow(12, 0);
		before.set(BUILD);
		const after = new DraftStore('t1');
		after.follow(12, 0);
		expect(after.action).toEqual(BUILD);
	});

	it('is dropped when the position changes, and does not come back', () => {
		const draft = new DraftStore('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		draft.follow(13, 0);
		expect(draft.action).toBeNull();
		const reloaded = new DraftStore('t1');
		reloaded.follow(13, 0);
		expect(reloaded.action).toBeNull();
	});

	it('stays while it can still be chosen, after a move by anyone', () => {
		const menu = {
			choices: [{ type: 'build', railroad: ['up', 'cp'], length: { min: 1, max: 3, except: [2] } }],
			refused: [],
		};
		const cases: [object, boolean][] = [
			[{ type: 'build', railroad: 'up', only: 'up' }, true],
			[{ type: 'build', railroad: 'up', length: 3 }, true],
			[{ type: 'build', railroad: 'up', length: 2 }, false],
			[{ type: 'build', railroad: 'np' }, false],
			[{ type: 'buy' }, false],
		];
		for (const [action, stays] of cases) {
			localStorage.clear();
			const draft = new DraftStore('t1');
			draft.follow(12, 0, menu);
			draft.set(action);
			expect(draft.follow(15, 0, menu)).toBe(!stays);
			expect(draft.action).toEqual(stays ? action : null);
			const reloaded = new DraftStore('t1');
			expect(reloaded.follow(15, 0, menu)).toBe(false);
			expect(reloaded.action).toEqual(stays ? action : null);
		}
	});

	it('is done with when it was made here, or nobody is asked', () => {
		const menu = { choices: [BUILD], refused: [] };
		for (const [asked, mine] of [
			[menu, true],
			[null, false],
		] as const) {
			const draft = new DraftStore('t1');
			draft.follow(12, 0, menu);
			draft.set(BUILD);
			expect(draft.follow(13, 0, asked, mine)).toBe(!mine);
			expect(draft.action).toBeNull();
		}
	});

	it('belongs to one table and one seat', () => {
		const draft = new DraftStore('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		for (const [table, seat] of [
			['t2', 0],
			['t1', 1],
		] as const) {
			const other = new DraftStore(table);
			other.follow(12, seat);
			expect(other.action).toBeNull();
		}
	});

	it('stays as it is when the same position is told again', () => {
		const draft = new DraftStore('t1');
		draft.follow(12, 0);
		draft.set(BUILD);
		draft.follow(12, 0);
		expect(draft.action).toEqual(BUILD);
		draft.set(null);
		expect(draft.action).toBeNull();
	});
});
