/** Toasts: short messages, shown for a while and read aloud by screen readers. */
import { untrack } from 'svelte';

export type Tone = 'note' | 'good' | 'bad';
export type Toast = {
	id: number;
	tone: Tone;
	/** A function, so that the text follows a change of language. */
	text: () => string;
	rule?: string;
	/** A button. A toast with one stays until it is dismissed. */
	action?: { label: () => string; run: () => void };
};

const DURATION = 9_000;
const MOST = 3;

class ToastQueue {
	visible = $state.raw<Toast[]>([]);
	/** The latest messages for screen readers, polite and urgent. */
	polite = $state('');
	urgent = $state('');
	#next = 1;

	add(tone: Tone, text: () => string, rule?: string): void {
		const toast: Toast = { id: this.#next++, tone, text, rule };
		// An effect that adds a toast must not depend on earlier toasts.
		untrack(() => {
			this.visible = [...this.visible, toast].slice(-MOST);
			if (tone === 'bad') this.urgent = again(this.urgent, text());
			else this.announce(text());
		});
		setTimeout(() => this.dismiss(toast.id), DURATION);
	}

	/** Show a toast with a button. */
	offer(text: () => string, label: () => string, run: () => void): void {
		const toast: Toast = { id: this.#next++, tone: 'note', text, action: { label, run } };
		this.visible = [...this.visible, toast].slice(-MOST);
		this.announce(text());
	}

	dismiss(id: number): void {
		this.visible = this.visible.filter((toast) => toast.id !== id);
	}

	/** Read aloud without showing. */
	announce(text: string): void {
		this.polite = again(
			untrack(() => this.polite),
			text,
		);
	}
}

/** Make a repeated message differ, or screen readers skip it. */
function again(before: string, text: string): string {
	return before === text ? `${text}\u00a0` : text;
}

export const toasts = new ToastQueue();
