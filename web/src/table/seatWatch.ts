/**
 * Notices that the seats of this browser at a table may have changed: in another tab, while the page lay in the browser's
 * back/forward cache, or by the host. The tabs of a browser are one guest, so a change in one concerns all.
 */
import type { TablePlayer } from '../games/types.ts';

/** The shortest time between two checks, should the stream and the answers of the server never agree. */
const INTERVAL = 3_000;

export class SeatWatch {
	#table: string;
	#check: () => void;
	#tabs: BroadcastChannel | null = null;
	#lastCheck = -INTERVAL;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `check` asks the server which seats are mine. */
	constructor(table: string, check: () => void) {
		this.#table = table;
		this.#check = check;
	}

	/** Listen to the other tabs; `onSeats` receives the seats that another tab has. */
	open(onSeats: (seats: number[]) => void): void {
		if (this.#tabs) return;
		this.#tabs = new BroadcastChannel(`gs:table:${this.#table}`);
		this.#tabs.onmessage = ({ data }) => onSeats(data as number[]);
		addEventListener('pageshow', this.#pageShown);
	}

	close(): void {
		this.#tabs?.close();
		clearTimeout(this.#timer);
		removeEventListener('pageshow', this.#pageShown);
	}

	/** Tell the other tabs which seats are mine. */
	announce(seats: number[]): void {
		this.#tabs?.postMessage(seats);
	}

	/** Check soon. */
	checkSoon(): void {
		if (this.#timer !== undefined) return;
		const wait = this.#lastCheck + INTERVAL - Date.now();
		this.#timer = setTimeout(
			() => {
				this.#timer = undefined;
				this.#lastCheck = Date.now();
				this.#check();
			},
			Math.max(0, wait),
		);
	}

	#pageShown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) this.#check();
	};
}

/** The seats that are mine. */
export function seatsOf(players: readonly TablePlayer[]): number[] {
	return players.filter((player) => player.mine).map((player) => player.seat);
}

export function sameSeats(some: readonly number[], others: readonly number[]): boolean {
	return some.length === others.length && some.every((seat, index) => seat === others[index]);
}
