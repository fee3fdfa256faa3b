import { describe, expect, it } from 'vitest';
import { PanZoom } from './panzoom.svelte.ts';
import { fit, toWindow } from './viewport.ts';

const CONTENT = { left: 0, top: 0, width: 1800, height: 1300 };
const WINDOW = { width: 800, height: 700 };
const FAR = { x: 1700, y: 1200 };
const WHOLE = fit(CONTENT, WINDOW);

function near(): PanZoom {
	const pan = new PanZoom(CONTENT);
	pan.resize(WINDOW, { x: 100, y: 100 });
	pan.home({ x: 100, y: 100 });
	pan.zoom(2);
	return pan;
}

describe('the camera', () => {
	it('shows the whole board until somebody moves it, and again when asked', () => {
		const pan = new PanZoom(CONTENT);
		pan.resize(WINDOW, FAR);
		expect(pan.view).toEqual(WHOLE);
		pan.home(FAR);
		expect(pan.view).not.toEqual(WHOLE);
		pan.fit();
		expect(pan.view).toEqual(WHOLE);
	});

	it.each([
		['what is chosen', (pan: PanZoom) => pan.reveal(FAR)],
		['what happened', (pan: PanZoom) => pan.gather([FAR])],
	])('brings %s into sight, and returns to where it was left', (_, move) => {
		const pan = near();
		const { view } = pan;
		move(pan);
		const at = toWindow(pan.view, FAR);
		expect(at.x).toBeLessThan(WINDOW.width);
		expect(at.y).toBeLessThan(WINDOW.height);
		pan.back();
		expect(pan.view).toEqual(view);
	});

	it('stays where somebody moved it meanwhile', () => {
		const pan = near();
		pan.reveal(FAR);
		pan.zoom(1.2);
		const { view } = pan;
		pan.back();
		expect(pan.view).toEqual(view);
	});
});
