/** The choice in the making: shared by board and panel, kept until the page comes back, dropped when the position changes. */
import type { Action, Draft } from '../games/types.ts';
import { local, read, write } from './stored.ts';

type Kept = { ply: number; seat: number | null; action: Partial<Action> };

export class DraftKeeper implements Draft {
	action = $state.raw<Partial<Action> | null>(null);
	final = $state(false);

	#key: string;
	#ply = -1;
	#seat: number | null = null;

	constructor(table: string) {
		this.#key = `gs:draft:${table}`;
	}

	/** The position the draft belongs to. What was drafted elsewhere is forgotten; what a reload interrupted comes back. */
	follow(ply: number, seat: number | null): void {
		if (ply === this.#ply && seat === this.#seat) return;
		this.#ply = ply;
		this.#seat = seat;
		const kept = read<Kept>(local, this.#key);
		this.action = kept && kept.ply === ply && kept.seat === seat ? kept.action : null;
		if (kept && kept.ply < ply) write(local, this.#key, null);
		this.final = false;
	}

	/** A whole choice that was about to be made, and cannot be taken back. */
	hold(action: Action): void {
		this.set(action);
		this.final = true;
	}

	set(action: Partial<Action> | null): void {
		this.action = action;
		this.final = false;
		write(local, this.#key, action && { ply: this.#ply, seat: this.#seat, action });
	}
}
