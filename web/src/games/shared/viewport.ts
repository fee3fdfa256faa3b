/** Panning and zooming: a point p of the board is shown at (p.x * k + x, p.y * k + y) of the window. */

export interface Point {
	x: number;
	y: number;
}
export interface Viewport {
	x: number;
	y: number;
	k: number;
}
export interface Size {
	width: number;
	height: number;
}
export interface Rect extends Size {
	left: number;
	top: number;
}

export const MOST = 2.2;
/** Below this scale a hex is too small to read and to tap. */
export const LEGIBLE = 0.42;

export const toBoard = (view: Viewport, { x, y }: Point): Point => ({
	x: (x - view.x) / view.k,
	y: (y - view.y) / view.k,
});
export const toWindow = (view: Viewport, { x, y }: Point): Point => ({
	x: x * view.k + view.x,
	y: y * view.k + view.y,
});

/** Show the whole rectangle as large as the window allows. */
export function fit(content: Rect, window: Size, margin = 12): Viewport {
	const width = Math.max(1, window.width - 2 * margin);
	const height = Math.max(1, window.height - 2 * margin);
	const k = Math.min(width / content.width, height / content.height, MOST);
	return {
		k,
		x: (window.width - content.width * k) / 2 - content.left * k,
		y: (window.height - content.height * k) / 2 - content.top * k,
	};
}

/** Keep the scale and centre that point. */
export function centre(view: Viewport, { x, y }: Point, window: Size): Viewport {
	return { k: view.k, x: window.width / 2 - x * view.k, y: window.height / 2 - y * view.k };
}

/** Change the scale; the point under `anchor` stays there. */
export function zoom(view: Viewport, by: number, anchor: Point, least: number): Viewport {
	const k = Math.min(Math.max(view.k * by, least), MOST);
	const held = toBoard(view, anchor);
	return { k, x: anchor.x - held.x * k, y: anchor.y - held.y * k };
}

/** Two fingers: the board points under them stay under them. */
export function pinch(view: Viewport, before: [Point, Point], after: [Point, Point], least: number): Viewport {
	const apart = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
	const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
	const [from, to] = [middle(before), middle(after)];
	const grown = zoom(view, apart(after) / Math.max(1, apart(before)), from, least);
	return { k: grown.k, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y };
}

/** Keep the board in view: at least half a window of it stays inside. */
export function clamp(view: Viewport, content: Rect, window: Size): Viewport {
	const clamp = (at: number, start: number, length: number, room: number): number => {
		const slack = Math.min(room, length * view.k) / 2;
		const low = slack - (start + length) * view.k;
		const high = room - slack - start * view.k;
		return Math.min(Math.max(at, low), high);
	};
	return {
		k: view.k,
		x: clamp(view.x, content.left, content.width, window.width),
		y: clamp(view.y, content.top, content.height, window.height),
	};
}

/** Move the board so that no room is wasted; centre it if it is smaller than the window. */
export function fill(view: Viewport, content: Rect, window: Size, margin = 12): Viewport {
	const clamp = (at: number, start: number, length: number, room: number): number => {
		const [low, high] = [room - margin - (start + length) * view.k, margin - start * view.k];
		return low > high ? (low + high) / 2 : Math.min(Math.max(at, low), high);
	};
	return {
		k: view.k,
		x: clamp(view.x, content.left, content.width, window.width),
		y: clamp(view.y, content.top, content.height, window.height),
	};
}

/** Move just enough to bring the point well inside the window. */
export function reveal(view: Viewport, point: Point, window: Size, margin = 60): Viewport {
	const { x, y } = toWindow(view, point);
	const into = (at: number, room: number): number => {
		const edge = Math.min(margin, room / 3);
		return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
	};
	return { k: view.k, x: view.x + into(x, window.width), y: view.y + into(y, window.height) };
}

/** Move as little as possible so that none of these covers the point; do nothing if that is impossible. */
export function uncover(view: Viewport, point: Point, covers: Rect[], window: Size, margin = 24): Viewport {
	const at = toWindow(view, point);
	const inside = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < window.width && y < window.height;
	const under = ({ left, top, width, height }: Rect, { x, y }: Point): boolean =>
		x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;
	const free = (place: Point): boolean => inside(place) && !covers.some((cover) => under(cover, place));
	if (free(at)) return view;
	const beside = covers.flatMap(({ left, top, width, height }) => [
		{ x: left - margin, y: at.y },
		{ x: left + width + margin, y: at.y },
		{ x: at.x, y: top - margin },
		{ x: at.x, y: top + height + margin },
	]);
	const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
	const [place] = beside.filter(free).sort((a, b) => far(a) - far(b));
	return place ? { k: view.k, x: view.x + place.x - at.x, y: view.y + place.y - at.y } : view;
}

/** Bring all points well inside the window, at a smaller scale if necessary, but not below `least`. */
export function gather(view: Viewport, points: Point[], window: Size, least: number, margin = 40): Viewport {
	const inside = ({ x, y }: Viewport): boolean => x === view.x && y === view.y;
	if (points.every((point) => inside(reveal(view, point, window)))) return view;
	const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [left, top] = [Math.min(...across), Math.min(...down)];
	const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
	const room = fit({ left, top, width: Math.max(width, 1), height: Math.max(height, 1) }, window, margin).k;
	const k = Math.min(view.k, Math.max(room, least));
	return centre({ ...view, k }, { x: left + width / 2, y: top + height / 2 }, window);
}

export type Detail = 'far' | 'middle' | 'near';

/** How much is written in a hex at that scale. */
export const detail = (k: number): Detail => (k < 0.62 ? 'far' : k < 1.05 ? 'middle' : 'near');
