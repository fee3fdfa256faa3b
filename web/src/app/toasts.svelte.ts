/** What the page tells its user in passing: shown as a slip for a while, and read aloud. */
import { untrack } from 'svelte';

export type Tone = 'note' | 'good' | 'bad';
export type Notice = {
	id: number;
	tone: Tone;
	/** Called in markup, so that the sentence follows a switch of language. */
	text: () => string;
	rule?: string;
	/** What can be done about it; such a slip stays. */
	action?: { label: () => string; run: () => void };
};

const SHOWN = 9_000;
const MOST = 3;

class Notices {
	shown = $state.raw<Notice[]>([]);
	/** The latest sentences for screen readers, polite and urgent. */
	polite = $state('');
	urgent = $state('');
	#next = 1;

	add(tone: Tone, text: () => string, rule?: string): void {
		const notice: Notice = { id: this.#next++, tone, text, rule };
		// Whoever tells something in an effect must not depend on what was told before.
		untrack(() => {
			this.shown = [...this.shown, notice].slice(-MOST);
			if (tone === 'bad') this.urgent = again(this.urgent, text());
			else this.announce(text());
		});
		setTimeout(() => this.drop(notice.id), SHOWN);
	}

	/** Something that somebody may want, whenever he does. */
	offer(text: () => string, label: () => string, run: () => void): void {
		const notice: Notice = { id: this.#next++, tone: 'note', text, action: { label, run } };
		this.shown = [...this.shown, notice].slice(-MOST);
		this.announce(text());
	}

	drop(id: number): void {
		this.shown = this.shown.filter((notice) => notice.id !== id);
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

export const notices = new Notices();
