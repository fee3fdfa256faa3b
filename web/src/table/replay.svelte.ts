/** Replays a table's log entry by entry up to the present. */
import { MOVE_DELAYS } from '../app/animationSpeed.ts';
import { settings } from '../app/settings.svelte.ts';
import type { TableSession } from './session.svelte.ts';

export class Replay {
	playing = $state(false);

	constructor(private session: TableSession) {
		$effect(() => {
			if (!this.playing) return;
			const at = session.pastView.moment?.at;
			if (at === undefined) {
				this.playing = false;
				return;
			}
			const { each } = MOVE_DELAYS[settings.animationSpeed];
			const timer = setTimeout(() => void session.pastView.show(at + 1), each || MOVE_DELAYS.brisk.each);
			return () => clearTimeout(timer);
		});
	}

	async playFrom(entry: number): Promise<void> {
		await this.session.pastView.show(entry);
		this.playing = true;
	}

	/** Replay since the player's last action. */
	playSinceMyAction(): void {
		void this.playFrom(this.session.lengthAtMyAction);
	}

	toggle(): void {
		if (this.playing) this.playing = false;
		else void this.playFrom(this.session.pastView.moment?.at ?? 0);
	}
}
