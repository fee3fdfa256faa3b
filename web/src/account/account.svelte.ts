/** Who is logged in here, and keeping what he prefers. A guest costs no call. */
import { ApiError } from '../app/api.ts';
import { router } from '../app/router.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { local, read, write } from '../app/storage.ts';
import { calls, type AccountView, type Welcome } from './api.ts';

const KEY = 'gs:account';
/** So long nothing more is chosen before it is sent. */
const PAUSE = 800;

class Account {
	/** Nobody, for a guest. It is remembered, so that a page knows at once what to show. */
	name = $state<string | null>(read<string>(local, KEY));
	/** Recovery codes that were just made: they are shown once. */
	codes = $state.raw<string[]>([]);
	/** What the server has of what was chosen, as text. */
	#sent = '';
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Ask the server who is in, if somebody was. */
	async look(): Promise<void> {
		if (this.name === null) return;
		try {
			this.is(await calls.look());
		} catch {
			// He is asked for by whatever needs him.
		}
	}

	/** Somebody came in. His preferences are taken over; who has none yet keeps those of this browser, and sits down by the name of his new account. */
	enter({ account, codes }: Welcome): void {
		this.codes = codes;
		if (codes.length && account.name) settings.name = account.name;
		this.is(account);
	}

	/** Who was asked at a table to log in goes on there, once he has kept his codes. */
	goOn(): void {
		if (!this.codes.length && router.from.startsWith('/t/')) router.go(router.from);
	}

	is({ name, preferences }: AccountView): void {
		clearTimeout(this.#timer);
		this.name = name;
		write(local, KEY, name);
		if (name === null) return;
		this.#sent = JSON.stringify(preferences);
		settings.take(preferences);
		settings.name ||= name;
		this.keep(settings.chosen);
	}

	/** Call inside an effect: what is chosen here is chosen on every device. */
	keep(chosen: object): void {
		clearTimeout(this.#timer);
		if (this.name === null || this.#sent === '' || this.#sent === JSON.stringify(chosen)) return;
		this.#timer = setTimeout(() => void this.#send(chosen), PAUSE);
	}

	async #send(chosen: object): Promise<void> {
		try {
			await calls.prefer(chosen);
			this.#sent = JSON.stringify(chosen);
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) this.is({ name: null, preferences: {} });
		}
	}
}

export const account = new Account();
