import { describe, expect, it } from 'vitest';
import { PagedList } from './pagedList.svelte.ts';

type Page = { tables: number[]; more: boolean };

describe('a list in pages', () => {
	it('grows by what is asked for, and begins anew with another wish', async () => {
		const list = new PagedList<{ from: number }, number>(async ({ from, skip }) => ({
			tables: [from + skip, from + skip + 1],
			more: skip < 2,
		}));
		await list.load({ from: 10 });
		expect([list.items, list.more]).toEqual([[10, 11], true]);
		await list.load({ from: 10 }, 2);
		expect([list.items, list.more]).toEqual([[10, 11, 12, 13], false]);
		await list.load({ from: 50 });
		expect(list.items).toEqual([50, 51]);
	});

	it('shows the latest answer, whichever comes first', async () => {
		const answers: ((page: Page) => void)[] = [];
		const list = new PagedList<object, number>(() => new Promise<Page>((done) => answers.push(done)));
		const both = [list.load({}), list.load({})];
		answers[1]!({ tables: [2], more: false });
		answers[0]!({ tables: [1], more: true });
		await Promise.all(both);
		expect([list.items, list.more]).toEqual([[2], false]);
	});

	it('says that it has changed, and moves nothing by itself', async () => {
		let tables: string[] = [];
		const list = new PagedList<object, string>(async () => ({ tables, more: false }));
		const look = () => list.checkForChanges({}, (item) => item);
		await list.load({});
		tables = ['a', 'b'];
		await look();
		expect([list.items, list.changed]).toEqual([['a', 'b'], false]);
		await look();
		expect(list.changed).toBe(false);
		tables = ['c', 'a'];
		await look();
		expect([list.items, list.changed]).toEqual([['a', 'b'], true]);
		await list.load({});
		expect([list.items, list.changed]).toEqual([['c', 'a'], false]);
	});

	it('shows how things stand now, each in its place', async () => {
		let tables = ['a1', 'b1'];
		const list = new PagedList<object, string>(async () => ({ tables, more: false }));
		await list.load({});
		tables = ['c2', 'b2', 'a2'];
		await list.refresh({}, (item) => item[0]!);
		expect(list.items).toEqual(['a2', 'b2']);
	});

	it('keeps what failed until it is tried again', async () => {
		let works = false;
		const list = new PagedList<object, number>(async () => {
			if (!works) throw new Error('away');
			return { tables: [1], more: false };
		});
		await list.load({});
		expect(String(list.failure)).toContain('away');
		works = true;
		await list.load({});
		expect([list.failure, list.items]).toEqual([null, [1]]);
	});
});
