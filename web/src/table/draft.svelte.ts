/** The choice in the making: shared by board and panel, kept until the page comes back, and while it can still be made. */
import type { Action, Box, Draft, Menu, Range } from '../games/types.ts';
import { within } from '../games/shared/numbers.ts';
import { local, read, write } from '../app/storage.ts';

type StoredDraft = { ply: number; seat: number | null; action: Partial<Action> };

export class DraftStore implements Draft {
	action = $state.raw<Partial<Action> | null>(null);
	final = $state(false);

	#key: string;
	#ply = -1;
	#seat: number | null = null;

	constructor(table: string) {
		this.#key = `gs:draft:${table}`;
	}

	/**
	 * The position the draft belongs to, and what can be chosen there. What a reload interrupted comes back; what the game
	 * went past stays if it can still be chosen, unless that was `mine`, done on this page. Whether something was lost.
	 */
	follow(ply: number, seat: number | null, menu: Menu | null = null, mine = false): boolean {
		if (ply === this.#ply && seat === this.#seat) return false;
		this.#ply = ply;
		this.#seat = seat;
		this.final = false;
		const kept = read<StoredDraft>(local, this.#key);
		const own = kept?.seat === seat && kept.ply <= ply ? kept : null;
		const stays = own !== null && (own.ply === ply || (!mine && offered(menu, own.action)));
		this.action = stays ? own.action : null;
		if (kept && kept.ply < ply) this.#keep(this.action);
		return own !== null && !stays && !mine;
	}

	/** A whole choice that was about to be made, and cannot be taken back. */
	hold(action: Action): void {
		this.set(action);
		this.final = true;
	}

	set(action: Partial<Action> | null): void {
		this.action = action;
		this.final = false;
		this.#keep(action);
	}

	#keep(action: Partial<Action> | null): void {
		write(local, this.#key, action && { ply: this.#ply, seat: this.#seat, action });
	}
}

/** Whether the menu has something like that. What it does not speak of is how a panel is set. */
function offered(menu: Menu | null, action: Partial<Action>): boolean {
	const fits = (box: Box) =>
		Object.entries(action).every(([field, value]) => !(field in box) || allows(box[field], value));
	return !!menu?.choices.some((box) => box.type === action.type && fits(box));
}

function allows(offer: unknown, value: unknown): boolean {
	if (Array.isArray(offer)) return offer.some((each) => alike(each, value)) || alike(offer, value);
	if (typeof value === 'number' && isRange(offer)) return within(offer, value);
	return alike(offer, value);
}

const isRange = (offer: unknown): offer is Range => typeof offer === 'object' && offer !== null && 'min' in offer;
const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
