/** Logging in and out, and keeping the settings of an account the same on every device. A guest costs no request. */
import { ApiError } from '../app/api.ts';
import { identity } from '../app/identity.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { accountApi, type AccountView, type LogInResponse } from './api.ts';

/** Changed settings are sent after this long without another change. */
const PAUSE = 800;

class Account {
	/** Recovery codes that were just created: they are shown once. */
	codes = $state.raw<string[]>([]);
	/** The settings that the server has, as JSON. */
	#saved = '';
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Check who is logged in, then save settings whenever they change. Returns how to stop. */
	start(): () => void {
		void this.#check();
		return $effect.root(() => {
			$effect(() => this.#saveSoon(settings.values));
		});
	}

	async #check(): Promise<void> {
		if (identity.name === null) return;
		try {
			this.update(await accountApi.get());
		} catch {
			// Pages that need the account ask for it themselves.
		}
	}

	/** Somebody logged in. Saved settings replace those of this browser; a new account takes them over. */
	logIn({ account, codes }: LogInResponse): void {
		this.codes = codes;
		if (codes.length && account.name) settings.name = account.name;
		this.update(account);
	}

	/** Return to the table that asked for the login, once the recovery codes are confirmed. */
	returnToTable(): void {
		if (!this.codes.length && router.from.startsWith('/t/')) router.go(router.from);
	}

	/** Take over what the server says about the account. */
	update({ name, preferences }: AccountView): void {
		clearTimeout(this.#timer);
		identity.set(name);
		if (name === null) return;
		this.#saved = JSON.stringify(preferences);
		settings.load(preferences);
		settings.name ||= name;
		this.#saveSoon(settings.values);
	}

	/** The session has ended. */
	forget(): void {
		this.update({ name: null, preferences: {} });
	}

	#saveSoon(values: object): void {
		clearTimeout(this.#timer);
		if (identity.name === null || this.#saved === '' || this.#saved === JSON.stringify(values)) return;
		this.#timer = setTimeout(() => void this.#save(values), PAUSE);
	}

	async #save(values: object): Promise<void> {
		try {
			await accountApi.setPreferences(values);
			this.#saved = JSON.stringify(values);
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) this.forget();
		}
	}
}

export const account = new Account();
