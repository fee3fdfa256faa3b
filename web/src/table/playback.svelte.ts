/** What others do is shown one move after the other, at a pace one can follow, however fast it arrives. */
import type { GameEvent } from '../games/types.ts';
import { MOVE_DELAYS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';

/** Of more than so many that wait, the oldest are left out. */
const MOST = 200;

/** The game after its first `at` log entries, and what had just happened then. */
export type Moment = { at: number; view: unknown; recent: GameEvent[] };

export class Playback {
	/** The moment that is shown while later ones wait; null for the present. */
	current = $state.raw<Moment | null>(null);

	#waiting: Moment[] = [];
	/** How many had to wait since nobody did. */
	#queued = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The game has gone from one moment to another by somebody else's doing. */
	follow(before: Moment, after: Moment): void {
		if (settings.animationSpeed === 'at-once') return this.skip();
		if (this.#timer === undefined) return this.#rest(); // nothing is in the way: it is shown at once
		this.current ??= before;
		this.#waiting = [...this.#waiting, after].slice(-MOST);
		this.#queued++;
	}

	/** To the present, past all that waits. */
	skip(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#waiting = [];
		this.#queued = 0;
		this.current = null;
	}

	/** What is shown stays for a while; the longer the queue, the shorter. Nobody looks at a page that is hidden. */
	#rest(): void {
		const { each, all } = MOVE_DELAYS[settings.animationSpeed];
		this.#timer = setTimeout(() => this.#next(), Math.min(each, all / this.#queued));
	}

	#next(): void {
		if (document.hidden) return this.#rest();
		const next = this.#waiting.shift();
		this.#timer = undefined;
		if (!this.#waiting.length) this.#queued = 0;
		// The last one is the present, with all that can be chosen there.
		this.current = this.#waiting.length ? next! : null;
		if (next) this.#rest();
	}
}
