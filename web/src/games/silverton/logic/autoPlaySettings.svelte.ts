/** Which steps the player wants taken for him, kept in this browser. */
import { local, read, write } from '../../../app/storage.ts';
import { NO_WISHES, type Wishes } from './autoPlay.ts';

const KEY = 'gs:sv:auto';

class Kept {
	#now = $state.raw<Wishes | null>(null);

	get now(): Wishes {
		return this.#now ?? { ...NO_WISHES, ...read<Wishes>(local, KEY) };
	}

	change(changed: Partial<Wishes>): void {
		this.#now = { ...this.now, ...changed };
		write(local, KEY, this.#now);
	}
}

export const wishes = new Kept();
