import { describe, expect, it } from 'vitest';
import {
	centre,
	detail,
	fill,
	fit,
	gather,
	clamp,
	MOST,
	pinch,
	reveal,
	toBoard,
	toWindow,
	uncover,
	zoom,
} from './viewport.ts';

const CONTENT = { left: -50, top: 100, width: 1800, height: 1300 };
const WINDOW = { width: 800, height: 700 };
const VIEW = { x: 30, y: -20, k: 0.8 };

describe('the window on the board', () => {
	it('shows all of it when fitted', () => {
		const view = fit(CONTENT, WINDOW);
		const low = toWindow(view, { x: CONTENT.left, y: CONTENT.top });
		const high = toWindow(view, { x: CONTENT.left + CONTENT.width, y: CONTENT.top + CONTENT.height });
		expect(low.x).toBeGreaterThanOrEqual(0);
		expect(low.y).toBeGreaterThanOrEqual(0);
		expect(high.x).toBeLessThanOrEqual(WINDOW.width);
		expect(high.y).toBeLessThanOrEqual(WINDOW.height);
	});

	it('keeps what is under the pointer there while zooming', () => {
		const anchor = { x: 210, y: 330 };
		const before = toBoard(VIEW, anchor);
		const after = toBoard(zoom(VIEW, 1.7, anchor, 0.1), anchor);
		expect(after.x).toBeCloseTo(before.x);
		expect(after.y).toBeCloseTo(before.y);
		expect(zoom(VIEW, 99, anchor, 0.1).k).toBe(MOST);
		expect(zoom(VIEW, 0.001, anchor, 0.4).k).toBe(0.4);
	});

	it('keeps both points under two fingers', () => {
		const before: [{ x: number; y: number }, { x: number; y: number }] = [
			{ x: 100, y: 100 },
			{ x: 300, y: 100 },
		];
		const after: typeof before = [
			{ x: 150, y: 160 },
			{ x: 450, y: 160 },
		];
		const view = pinch(VIEW, before, after, 0.1);
		for (const finger of [0, 1] as const) {
			const held = toBoard(VIEW, before[finger]);
			const shown = toWindow(view, held);
			expect(shown.x).toBeCloseTo(after[finger].x);
			expect(shown.y).toBeCloseTo(after[finger].y);
		}
	});

	it('gathers what lies apart, and stays where it all is in sight already', () => {
		const inSight = [
			{ x: 100, y: 150 },
			{ x: 800, y: 700 },
		];
		expect(gather(VIEW, inSight, WINDOW, 0.1)).toBe(VIEW);
		const near = gather(VIEW, [{ x: 1500, y: 400 }], WINDOW, 0.1);
		expect(near.k).toBe(VIEW.k);
		expect(toWindow(near, { x: 1500, y: 400 })).toEqual({ x: WINDOW.width / 2, y: WINDOW.height / 2 });
		const apart = [
			{ x: 0, y: 200 },
			{ x: 1700, y: 1300 },
		];
		const view = gather(VIEW, apart, WINDOW, 0.1);
		expect(view.k).toBeLessThan(VIEW.k);
		for (const { x, y } of apart.map((point) => toWindow(view, point))) {
			expect(x).toBeGreaterThan(0);
			expect(x).toBeLessThan(WINDOW.width);
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(WINDOW.height);
		}
		expect(gather(VIEW, apart, WINDOW, 0.7).k).toBe(0.7);
	});

	it('never loses the board', () => {
		for (const x of [-9e4, 0, 9e4])
			for (const y of [-9e4, 0, 9e4]) {
				const view = clamp({ x, y, k: 0.8 }, CONTENT, WINDOW);
				const low = toWindow(view, { x: CONTENT.left, y: CONTENT.top });
				const high = toWindow(view, { x: CONTENT.left + CONTENT.width, y: CONTENT.top + CONTENT.height });
				expect(low.x).toBeLessThanOrEqual(WINDOW.width / 2 + 1);
				expect(high.x).toBeGreaterThanOrEqual(WINDOW.width / 2 - 1);
				expect(low.y).toBeLessThanOrEqual(WINDOW.height / 2 + 1);
				expect(high.y).toBeGreaterThanOrEqual(WINDOW.height / 2 - 1);
			}
	});

	it('moves only as far as needed to reveal a point', () => {
		const inside = centre(VIEW, { x: 500, y: 500 }, WINDOW);
		expect(reveal(inside, { x: 500, y: 500 }, WINDOW)).toEqual(inside);
		const shown = toWindow(reveal(inside, { x: 5_000, y: 500 }, WINDOW), { x: 5_000, y: 500 });
		expect(shown.x).toBe(WINDOW.width - 60);
	});

	it('writes more the nearer it is', () => {
		expect([0.4, 0.8, 1.5].map(detail)).toEqual(['far', 'middle', 'near']);
	});

	it('wastes no room beside a board that is larger than it', () => {
		const corner = fill(centre(VIEW, { x: 1750, y: 100 }, WINDOW), CONTENT, WINDOW);
		const shown = toBoard(corner, { x: WINDOW.width - 12, y: 12 });
		expect([shown.x, shown.y].map(Math.round)).toEqual([1750, 100]);
		const small = toWindow(fill({ x: 999, y: 999, k: 0.1 }, CONTENT, WINDOW), { x: 850, y: 750 });
		expect([small.x, small.y].map(Math.round)).toEqual([WINDOW.width / 2, WINDOW.height / 2]);
	});
});

describe('what lies over the board', () => {
	const card = { left: 0, top: 500, width: 300, height: 200 };

	it('is moved off the point one looks at, as little as can be', () => {
		const point = toBoard(VIEW, { x: 280, y: 600 });
		const at = toWindow(uncover(VIEW, point, [card], WINDOW), point);
		expect(at.x).toBeCloseTo(324);
		expect(at.y).toBeCloseTo(600);
	});

	it('moves nothing that is free, or cannot be', () => {
		expect(uncover(VIEW, toBoard(VIEW, { x: 400, y: 600 }), [card], WINDOW)).toBe(VIEW);
		const all = { left: 0, top: 0, ...WINDOW };
		expect(uncover(VIEW, toBoard(VIEW, { x: 400, y: 600 }), [all], WINDOW)).toBe(VIEW);
	});
});
