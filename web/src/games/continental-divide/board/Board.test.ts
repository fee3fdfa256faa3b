import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PACK, STOCK, TRACK } from '../fixtures.ts';
import { Stage } from '../../shared/stage.svelte.ts';
import { Lines } from '../logic/lines.ts';
import Board from './Board.svelte';

const lines = new Lines(TRACK.menu);
/** A hex where one line ends, one where several end, and one where none does. */
const one = [...lines.targets()].find((hex) => lines.to(hex).length === 1)!;
const several = [...lines.targets()].find((hex) => lines.to(hex).length > 1)!;
const none = PACK.hexes.find((hex) => !lines.targets().has(hex.id))!.id;

let stage: Stage;
beforeAll(() => {
	// jsdom has no layout.
	globalThis.ResizeObserver ??= class {
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
	};
});
afterEach(() => stage.strike());

describe('the board', () => {
	it('reads every hex aloud, and is one tab stop', () => {
		stage = new Stage(Board, TRACK);
		const hexes = [...stage.root.querySelectorAll('[data-spot]')];
		expect(hexes).toHaveLength(PACK.hexes.length);
		expect(hexes.every((hex) => hex.getAttribute('aria-label'))).toBe(true);
		expect(hexes.filter((hex) => hex.getAttribute('tabindex') === '0')).toHaveLength(1);
		expect(hexes.filter((hex) => hex.getAttribute('aria-label')!.includes('You can choose this'))).toHaveLength(
			lines.targets().size,
		);
	});

	it('takes a line into the draft, and builds it when chosen again', () => {
		stage = new Stage(Board, TRACK);
		stage.key(stage.spot(one), 'Enter');
		expect(stage.acts).toEqual([]);
		expect(stage.action).toMatchObject({ type: 'build', railroad: lines.to(one)[0]!.railroad });
		expect(stage.spot(one).getAttribute('aria-pressed')).toBe('true');
		stage.key(stage.spot(one), 'Enter');
		const { railroad, from, direction, length } = lines.to(one)[0]!;
		expect(stage.acts).toEqual([{ type: 'build', railroad, from, direction, length }]);
	});

	it('changes between the lines to one hex', () => {
		stage = new Stage(Board, TRACK);
		stage.key(stage.spot(several), 'Enter');
		const first = stage.action;
		stage.key(stage.spot(several), 'n');
		expect(stage.action).not.toEqual(first);
		expect(lines.named(stage.action)?.preview.hex).toBe(several);
		stage.key(stage.spot(several), 'Escape');
		expect(stage.action).toBeNull();
	});

	it('builds at once in instant mode', () => {
		stage = new Stage(Board, TRACK, 'instant');
		stage.key(stage.spot(one), 'Enter');
		expect(stage.acts).toHaveLength(1);
	});

	it('says why nothing ends in a hex, with the rule a press away', () => {
		stage = new Stage(Board, TRACK);
		stage.key(stage.spot(none), 'Enter');
		expect(stage.action).toBeNull();
		expect(stage.acts).toEqual([]);
		stage.press(stage.button(/^Rule CD-5/));
		expect(stage.rules[0]).toMatch(/^CD-5/);
	});

	it('starts a founding at a starting hex, and keeps what was chosen before', () => {
		stage = new Stage(Board, STOCK);
		stage.set({ type: 'found', shares: 7 });
		const start = STOCK.menu!.choices.find((box) => box.type === 'found')!.hex as string[];
		stage.key(stage.spot(start[0]!), 'Enter');
		expect(stage.action).toEqual({ type: 'found', shares: 7, hex: start[0] });
	});

	it('offers nothing to somebody who is not asked', () => {
		stage = new Stage(Board, { ...TRACK, menu: null });
		stage.key(stage.spot(one), 'Enter');
		expect(stage.action).toBeNull();
		expect(stage.acts).toEqual([]);
		expect(stage.text).toContain(one);
	});
});
