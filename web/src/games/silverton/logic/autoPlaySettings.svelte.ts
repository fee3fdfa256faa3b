/** The automatic steps that the player has switched on, stored in this browser. */
import { local, read, write } from '../../../app/storage.ts';
import { NO_AUTO_PLAY, type AutoPlayOptions } from './autoPlay.ts';

const KEY = 'gs:sv:auto';

class StoredAutoPlaySettings {
	#now = $state.raw<AutoPlayOptions | null>(null);

	get now(): AutoPlayOptions {
		return this.#now ?? { ...NO_AUTO_PLAY, ...read<AutoPlayOptions>(local, KEY) };
	}

	change(changed: Partial<AutoPlayOptions>): void {
		this.#now = { ...this.now, ...changed };
		write(local, KEY, this.#now);
	}
}

export const autoPlaySettings = new StoredAutoPlaySettings();
