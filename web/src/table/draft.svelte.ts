/** The draft of a choice: shared by board and panel, kept over reloads, dropped when it is no longer possible. */
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
	 * Follow the table to a new position. A draft for that position is restored; an older one stays if it is still
	 * possible, unless this page has just acted (`mine`). Returns whether a draft was lost.
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

	/** Hold a complete choice that cannot be undone, until it is confirmed. */
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

/** Whether the menu allows the draft. Fields that no box has are settings of a panel. */
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
