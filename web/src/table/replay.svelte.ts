/** Plays a table's log to the present, entry after entry. */
import { RESTS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';
import type { TableSession } from './session.svelte.ts';

export class Replay {
	playing = $state(false);

	constructor(private session: TableSession) {
		$effect(() => {
			if (!this.playing) return;
			const at = session.past?.at;
			if (at === undefined) {
				this.playing = false;
				return;
			}
			const { each } = RESTS[settings.pace];
			const timer = setTimeout(() => void session.look(at + 1), each || RESTS.brisk.each);
			return () => clearTimeout(timer);
		});
	}

	async from(entry: number): Promise<void> {
		await this.session.look(entry);
		this.playing = true;
	}

	/** From the last thing one did oneself. */
	sinceMine(): void {
		void this.from(this.session.sinceMine);
	}

	toggle(): void {
		if (this.playing) this.playing = false;
		else void this.from(this.session.past?.at ?? 0);
	}
}
