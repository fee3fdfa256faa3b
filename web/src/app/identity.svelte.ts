/** The account that is logged in in this browser. The account feature sets it; any page may read it. */
import { local, read, write } from './storage.ts';

const KEY = 'gs:account';

class Identity {
	/** The account's name, or null for a guest. Stored, so that a page knows at once what to show. */
	name = $state<string | null>(read<string>(local, KEY));

	set(name: string | null): void {
		this.name = name;
		write(local, KEY, name);
	}
}

export const identity = new Identity();
