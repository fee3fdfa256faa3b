/** Plays back the moves of other players one after another, at the chosen animation speed. */
import type { GameEvent } from '../games/types.ts';
import { MOVE_DELAYS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';

/** The longest queue; the oldest moments are dropped. */
const MOST = 200;

/** The game after its first `at` log entries, and the events of the last one. */
export type Moment = { at: number; view: unknown; recent: GameEvent[] };

export class Playback {
	/** The moment shown while later ones are queued; null for the present. */
	current = $state.raw<Moment | null>(null);

	#waiting: Moment[] = [];
	/** How many were queued since the queue was last empty. */
	#queued = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Another player has moved the game from one moment to another. */
	follow(before: Moment, after: Moment): void {
		if (settings.animationSpeed === 'at-once') return this.skip();
		if (this.#timer === undefined) return this.#rest(); // the queue is empty: show it at once
		this.current ??= before;
		this.#waiting = [...this.#waiting, after].slice(-MOST);
		this.#queued++;
	}

	/** Skip to the present. */
	skip(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#waiting = [];
		this.#queued = 0;
		this.current = null;
	}

	/** Show the current moment for a while, shorter for a longer queue. A hidden page waits. */
	#rest(): void {
		const { each, all } = MOVE_DELAYS[settings.animationSpeed];
		this.#timer = setTimeout(() => this.#next(), Math.min(each, all / this.#queued));
	}

	#next(): void {
		if (document.hidden) return this.#rest();
		const next = this.#waiting.shift();
		this.#timer = undefined;
		if (!this.#waiting.length) this.#queued = 0;
		// The last moment is the present, with its choices.
		this.current = this.#waiting.length ? next! : null;
		if (next) this.#rest();
	}
}
