import { describe, expect, it } from 'vitest';
import { PACK, TRACK } from '../fixtures.ts';
import { HexGrid } from './hexgrid.ts';
import { actionOf, nextLine, gain, Lines, ORDERS, lineToHex, rankLines, sameLine, sameRay } from './lines.ts';

const grid = new HexGrid(PACK);
const lines = new Lines(TRACK.menu);
const charters = TRACK.view.railroads;

describe('lines of the menu', () => {
	it('are all found by the hex they end in', () => {
		const all = lines.boxes.flatMap((box) => box.preview.map((each) => each.hex));
		expect(lines.targets()).toEqual(new Set(all));
		expect([...lines.targets()].reduce((sum, hex) => sum + lines.to(hex).length, 0)).toBe(all.length);
	});

	it('run straight from the railroad’s own track, hex by hex', () => {
		for (const hex of lines.targets())
			for (const line of lines.to(hex)) {
				expect(charters.find((charter) => charter.id === line.railroad)!.track).toContain(line.from);
				expect(grid.ray(line.from, hex)).toEqual({ direction: line.direction, length: line.length });
				expect(line.hexes).toHaveLength(line.length);
				expect(line.hexes.at(-1)).toBe(hex);
			}
	});

	it('are found again by their action, and nothing else is', () => {
		const line = lines.to([...lines.targets()][0]!)[0]!;
		expect(lines.named(actionOf(line))).toEqual(line);
		expect(lines.named({ ...actionOf(line), length: 99 })).toBeUndefined();
		expect(lines.named({ ...actionOf(line), from: 'nowhere' })).toBeUndefined();
		expect(lines.named({ type: 'build', only: line.railroad })).toBeUndefined();
		expect(lines.named({ type: 'done' })).toBeUndefined();
		expect(lines.named(null)).toBeUndefined();
	});

	it('each know where and why they stop', () => {
		for (const box of lines.boxes) {
			const stop = lines.stop(box)!;
			expect(stop.target.length).toBe(box.length.max + 1);
			expect(stop.rule).toMatch(/^CD-5\./);
			expect(lines.stretched(box, 99)!.length).toBe(box.length.max);
		}
	});

	it('of one railroad only, when one is chosen', () => {
		for (const railroad of lines.railroads)
			for (const hex of lines.targets(railroad))
				expect(lines.to(hex, railroad).every((line) => line.railroad === railroad)).toBe(true);
	});
});

describe('pointing', () => {
	const crossing = [...lines.targets()].find((hex) => lines.to(hex).length > 1)!;

	it('goes on along the line it began', () => {
		for (const way of lines.to(crossing)) expect(sameRay(lineToHex(lines, crossing, undefined, way), way)).toBe(true);
	});

	it('finds nothing where no line ends', () => {
		const start = charters.find((charter) => charter.started)!.start!;
		expect(lineToHex(lines, start)).toBeUndefined();
	});

	it('walks through all ways to a hex and comes back', () => {
		const ways = lines.to(crossing);
		let line = ways[0]!;
		for (const expected of [...ways.slice(1), ways[0]!]) {
			line = nextLine(lines, line);
			expect(sameLine(line, expected)).toBe(true);
		}
		expect(sameLine(nextLine(lines, ways[0]!, -1), ways.at(-1))).toBe(true);
	});

	it('past the end of a line tells what stopped it, and leaves the line up to there', () => {
		const box = lines.boxes.find((each) => {
			const beyond = grid.next(each.from, each.direction, each.length.max + 1);
			return beyond !== undefined && !lines.targets().has(beyond);
		})!;
		const beyond = grid.next(box.from, box.direction, box.length.max + 1)!;
		const why = lines.whyNot(beyond, grid, box.railroad)!;
		expect(why.gap).toBe(0);
		expect(why.miss.target.hex).toBe(beyond);
	});

	it('beside every line has nothing to say', () => {
		const reached = new Set(TRACK.menu!.refused.flatMap(({ target }) => (target.from ? [target.from as string] : [])));
		const beside = PACK.hexes.find(
			(hex) => [...reached].every((from) => !grid.ray(from, hex.id)) && !reached.has(hex.id),
		);
		if (beside) expect(lines.whyNot(beside.id, grid)).toBeUndefined();
	});
});

describe('the list of lines', () => {
	it.each(ORDERS)('has every ray once, sorted by %s', (order) => {
		const list = rankLines(lines, charters, order);
		expect(list).toHaveLength(lines.boxes.length);
		expect(new Set(list.map((line) => `${line.railroad} ${line.from} ${line.direction}`)).size).toBe(list.length);
	});

	it('puts the longest first, as long as it can be', () => {
		const lengths = rankLines(lines, charters, 'longest').map((line) => line.length);
		expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
		expect(lengths[0]).toBe(Math.max(...lines.boxes.map((box) => box.length.max)));
	});

	it('puts side by side what is and what would be', () => {
		const line = rankLines(lines, charters, 'income')[0]!;
		const charter = charters.find((each) => each.id === line.railroad)!;
		expect(gain(line, charter)).toMatchObject({
			hexes: line.length,
			treasury: charter.treasury,
			income: [charter.income, line.preview.income],
		});
		expect(line.preview.cost + line.preview.treasury).toBe(charter.treasury);
	});
});

it('an empty menu has no lines and no reasons', () => {
	const none = new Lines(null);
	expect(none.boxes).toEqual([]);
	expect(none.targets().size).toBe(0);
	expect(none.whyNot('W5', grid)).toBeUndefined();
});
