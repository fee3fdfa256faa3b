/** The window onto the board: what part of it is shown, and how fingers, mouse and wheel move it. */
import {
	centre,
	fill,
	fit,
	gather,
	clamp,
	LEGIBLE,
	pinch,
	reveal,
	toBoard,
	uncover,
	zoom,
	type Point,
	type Rect,
	type Size,
	type Viewport,
} from './viewport.ts';

/** How far a pointer may stray and still mean a press. */
const SLACK = 7;
/** Up to this width, in pixels, what lies over the board has its whole width. */
const NARROW = 520;
/** Up to this height, in pixels, the whole board would be too small to be of use. */
const LOW = 300;
/** How much larger than the whole board what matters is shown, at least. */
const CLOSER = 1.6;
/** How long after the last movement the board is drawn sharp again. */
const REST = 160;

export class PanZoom {
	view = $state.raw<Viewport>({ x: 0, y: 0, k: 0.5 });
	size = $state.raw<Size>({ width: 0, height: 0 });
	/**
	 * The scale the board is drawn at. Moving shifts the finished picture and zooming stretches it; it is drawn anew, and
	 * sharp, when the hand rests. Drawing it for every frame would take too long.
	 */
	drawn = $state(0.5);
	/** A pointer is dragging: what lies under it is not meant. */
	dragging = $state(false);

	#content: Rect;
	#pointers = new Map<number, Point>();
	#pressed: Point | undefined;
	#touched = false;
	/** Where its user left the board, while it has moved by itself. */
	#left: Viewport | undefined;
	#rest: ReturnType<typeof setTimeout> | undefined;

	/** `legible` is the least scale at which the board can be read. */
	constructor(
		content: Rect,
		private legible = LEGIBLE,
	) {
		this.#content = content;
	}

	get narrow(): boolean {
		return this.size.width <= NARROW;
	}

	get least(): number {
		return Math.min(fit(this.#content, this.size).k, this.legible);
	}

	get #whole(): Viewport {
		return fit(this.#content, this.size);
	}

	/** The window got a size. As long as nobody has moved the board, it finds its own place. */
	resize(size: Size, interest: Point): void {
		if (size.width === this.size.width && size.height === this.size.height) return;
		const middle = toBoard(this.view, { x: this.size.width / 2, y: this.size.height / 2 });
		this.size = size;
		if (!size.width || !size.height) return;
		this.#left = undefined;
		if (this.#touched) this.#show(centre(this.view, middle, size));
		else if (this.narrow || size.height <= LOW) this.#near(interest);
		else this.#show(this.#whole);
	}

	/** All of it. */
	fit(): void {
		this.#take();
		this.#show(this.#whole);
	}

	/** Close to what matters to its user. */
	home(interest: Point): void {
		this.#take();
		this.#near(interest);
	}

	/** Where its user left it, before it moved by itself. */
	back(): void {
		if (this.#left) this.#show(this.#left);
		this.#left = undefined;
	}

	zoom(by: number, anchor: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
		this.#take();
		this.#move(zoom(this.view, by, anchor, this.least));
	}

	/** Bring a point into sight, clear of what covers the lower edge, and of what lies over the board. */
	reveal(point: Point, covered = 0, covers: Rect[] = []): void {
		const { width, height } = this.size;
		const seen = reveal(this.view, point, { width, height: Math.max(height - covered, height / 4) });
		const view = uncover(seen, point, covers, this.size);
		if (view.x === this.view.x && view.y === this.view.y) return;
		this.#left ??= this.view;
		this.#move(view);
	}

	/** Bring several points into sight together. */
	gather(points: Point[]): void {
		const view = gather(this.view, points, this.size, this.least);
		if (view === this.view) return;
		this.#left ??= this.view;
		this.#show(fill(view, this.#content, this.size));
	}

	press(id: number, at: Point): void {
		this.#pointers.set(id, at);
		this.#pressed = this.#pointers.size === 1 ? at : undefined;
	}

	/** True if the board moved with it. */
	drag(id: number, at: Point): boolean {
		const before = this.#pointers.get(id);
		if (!before) return false;
		if (this.#pointers.size === 2) {
			const [, there] = [...this.#pointers].find(([each]) => each !== id)!;
			this.#pointers.set(id, at);
			this.#grab();
			this.#move(pinch(this.view, [before, there], [at, there], this.least));
			return true;
		}
		if (!this.dragging) {
			const from = this.#pressed ?? before;
			if (Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return false;
			this.#grab();
		}
		this.#pointers.set(id, at);
		this.#move({ ...this.view, x: this.view.x + at.x - before.x, y: this.view.y + at.y - before.y });
		return true;
	}

	/** True if this was a press on one spot, not the end of a drag. */
	release(id: number): boolean {
		const press = this.#pointers.size === 1 && this.#pressed !== undefined && !this.dragging;
		this.#pointers.delete(id);
		if (this.#pointers.size === 0) {
			this.dragging = false;
			this.#pressed = undefined;
		}
		return press;
	}

	#grab(): void {
		this.dragging = true;
		this.#take();
		this.#pressed = undefined;
	}

	/** Its user has moved it: it stays so. */
	#take(): void {
		this.#touched = true;
		this.#left = undefined;
	}

	/** As much as can be read, around what matters. */
	#near(interest: Point): void {
		const k = Math.max(this.#whole.k * CLOSER, this.legible * 1.25);
		this.#show(fill(centre({ ...this.view, k }, interest, this.size), this.#content, this.size));
	}

	#show(view: Viewport): void {
		this.#move(view);
		this.drawn = this.view.k;
	}

	#move(view: Viewport): void {
		this.view = clamp(view, this.#content, this.size);
		if (this.view.k === this.drawn) return;
		clearTimeout(this.#rest);
		this.#rest = setTimeout(() => (this.drawn = this.view.k), REST);
	}
}
