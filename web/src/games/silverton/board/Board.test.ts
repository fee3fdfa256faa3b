import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PACK, PLACEMENT } from '../fixtures.ts';
import { Stage } from '../../shared/stage.svelte.ts';
import { mapHighlight } from '../logic/highlight.svelte.ts';
import { bySpot, choicesOf } from '../logic/menu.ts';
import Board from './Board.svelte';

const spots = bySpot(choicesOf(PLACEMENT.menu), PACK);
const target = [...spots.keys()].find((key) => key.startsWith('segment '))!;
const refused = `segment ${PLACEMENT.menu!.refused.find((miss) => miss.target.segment && !spots.has(`segment ${miss.target.segment}`))!.target.segment}`;

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

describe('the map', () => {
	it('reads every town and segment aloud, and is one tab stop', () => {
		stage = new Stage(Board, PLACEMENT);
		const all = [...stage.root.querySelectorAll('[data-spot]')];
		expect(all).toHaveLength(PACK.towns.length + PACK.segments.length);
		expect(all.every((each) => each.getAttribute('aria-label'))).toBe(true);
		expect(all.filter((each) => each.getAttribute('tabindex') === '0')).toHaveLength(1);
		expect(all.filter((each) => each.getAttribute('aria-label')!.includes('You can choose this'))).toHaveLength(
			spots.size,
		);
	});

	it('lights a town once, where goods come from and go to the same', () => {
		stage = new Stage(Board, PLACEMENT);
		mapHighlight.show([], ['denver', 'denver']);
		flushSync();
		expect(stage.root.querySelectorAll('circle.lit')).toHaveLength(1);
		mapHighlight.hide();
	});

	it('takes a segment into the draft, and places there when chosen again', () => {
		stage = new Stage(Board, PLACEMENT);
		stage.key(stage.spot(target), 'Enter');
		expect(stage.acts).toEqual([]);
		expect(stage.action).toMatchObject({ type: 'place', segment: target.slice(8) });
		expect(stage.spot(target).getAttribute('aria-pressed')).toBe('true');
		stage.key(stage.spot(target), 'Enter');
		expect(stage.acts).toEqual([stage.action]);
	});

	it('shows only where the chosen piece can go', () => {
		stage = new Stage(Board, PLACEMENT);
		stage.mean({ type: 'place', piece: choicesOf(PLACEMENT.menu)[0]!.action.piece });
		const open = stage.root.querySelectorAll('[aria-label*="You can choose this"]').length;
		expect(open).toBeLessThan(spots.size);
	});

	it('says why nothing can be done, with the rule a press away', () => {
		stage = new Stage(Board, PLACEMENT);
		stage.key(stage.spot(refused), 'Enter');
		expect(stage.action).toBeNull();
		stage.press(stage.button(/^Rule SV-/));
		expect(stage.rules[0]).toMatch(/^SV-/);
	});

	it('goes by arrow keys from town to segment to town', () => {
		stage = new Stage(Board, PLACEMENT);
		stage.spot('town denver').focus();
		stage.key(stage.spot('town denver'), 'ArrowLeft');
		const segment = (document.activeElement as SVGElement).dataset.spot!;
		expect(segment).toMatch(/^segment /);
		stage.key(document.activeElement!, 'ArrowLeft');
		expect((document.activeElement as SVGElement).dataset.spot).toMatch(/^town /);
	});

	it('offers nothing to somebody who is not asked', () => {
		stage = new Stage(Board, { ...PLACEMENT, menu: null });
		stage.key(stage.spot(target), 'Enter');
		expect(stage.action).toBeNull();
		expect(stage.acts).toEqual([]);
	});
});
