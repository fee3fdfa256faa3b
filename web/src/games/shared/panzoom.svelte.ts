/** Pan and zoom of a board: the visible part, and how fingers, mouse and wheel move it. */
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

/** How far a pointer may move and still click. */
const SLACK = 7;
/** Up to this width in pixels, cards over the board span its whole width. */
const NARROW = 520;
/** Up to this height in pixels, the whole board would be too small to use. */
const LOW = 300;
/** The least magnification for the focus point, compared with the whole board. */
const CLOSER = 1.6;
/** How long after the last movement the board is redrawn. */
const REST = 160;

export class PanZoom {
	view = $state.raw<Viewport>({ x: 0, y: 0, k: 0.5 });
	size = $state.raw<Size>({ width: 0, height: 0 });
	/**
	 * The scale at which the board is drawn. Panning moves the finished picture and zooming stretches it; it is
	 * redrawn when the movement stops, because redrawing every frame would take too long.
	 */
	drawn = $state(0.5);
	/** A pointer is dragging: the spot under it is not meant. */
	dragging = $state(false);

	#content: Rect;
	#pointers = new Map<number, Point>();
	#pressed: Point | undefined;
	#touched = false;
	/** Where the player left the board, while it has moved by itself. */
	#left: Viewport | undefined;
	#rest: ReturnType<typeof setTimeout> | undefined;

	/** `legible` is the smallest readable scale. */
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

	/** The window has a new size. Until the player moves the board, it positions itself. */
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

	/** Show the whole board. */
	fit(): void {
		this.#take();
		this.#show(this.#whole);
	}

	/** Zoom to the focus point. */
	home(interest: Point): void {
		this.#take();
		this.#near(interest);
	}

	/** Back to where the player left it. */
	back(): void {
		if (this.#left) this.#show(this.#left);
		this.#left = undefined;
	}

	zoom(by: number, anchor: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
		this.#take();
		this.#move(zoom(this.view, by, anchor, this.least));
	}

	/** Bring a point into view, clear of what covers the board. */
	reveal(point: Point, covered = 0, covers: Rect[] = []): void {
		const { width, height } = this.size;
		const seen = reveal(this.view, point, { width, height: Math.max(height - covered, height / 4) });
		const view = uncover(seen, point, covers, this.size);
		if (view.x === this.view.x && view.y === this.view.y) return;
		this.#left ??= this.view;
		this.#move(view);
	}

	/** Bring several points into view together. */
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

	/** Returns whether the board moved. */
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

	/** Returns whether this was a click, not the end of a drag. */
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

	/** The player moved the board: it stays there. */
	#take(): void {
		this.#touched = true;
		this.#left = undefined;
	}

	/** As much as is readable, around the focus point. */
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
