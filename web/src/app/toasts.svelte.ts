/** What the page tells its user in passing: shown as a slip for a while, and read aloud. */
import { untrack } from 'svelte';

export type Tone = 'note' | 'good' | 'bad';
export type Toast = {
	id: number;
	tone: Tone;
	/** Called in markup, so that the sentence follows a switch of language. */
	text: () => string;
	rule?: string;
	/** What can be done about it; such a slip stays. */
	action?: { label: () => string; run: () => void };
};

const DURATION = 9_000;
const MOST = 3;

class ToastQueue {
	visible = $state.raw<Toast[]>([]);
	/** The latest sentences for screen readers, polite and urgent. */
	polite = $state('');
	urgent = $state('');
	#next = 1;

	add(tone: Tone, text: () => string, rule?: string): void {
		const toast: Toast = { id: this.#next++, tone, text, rule };
		// Whoever tells something in an effect must not depend on what was told before.
		untrack(() => {
			this.visible = [...this.visible, toast].slice(-MOST);
			if (tone === 'bad') this.urgent = again(this.urgent, text());
			else this.announce(text());
		});
		setTimeout(() => this.dismiss(toast.id), DURATION);
	}

	/** Something that somebody may want, whenever he does. */
	offer(text: () => string, label: () => string, run: () => void): void {
		const toast: Toast = { id: this.#next++, tone: 'note', text, action: { label, run } };
		this.visible = [...this.visible, toast].slice(-MOST);
		this.announce(text());
	}

	dismiss(id: number): void {
		this.visible = this.visible.filter((toast) => toast.id !== id);
	}

	/** Only read aloud. */
	announce(text: string): void {
		this.polite = again(
			untrack(() => this.polite),
			text,
		);
	}
}

/** A sentence said twice must differ, or the second is not read. */
function again(before: string, text: string): string {
	return before === text ? `${text}\u00a0` : text;
}

export const toasts = new ToastQueue();
