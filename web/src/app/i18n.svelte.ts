/** Every sentence, in the language chosen now. `say` is reactive: markup that calls it follows a switch at once. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getCatalogue, setLanguage } from './api.ts';
import type { Reason } from '../generated/api.ts';

class I18n {
	/** The language shown, which follows the wanted one as soon as its catalogue is here. */
	language = $state('');
	#bundle = $state.raw<FluentBundle | null>(null);
	#loaded = new Map<string, FluentBundle>();
	#wanted = '';

	/** Show this language. Throws when its catalogue cannot be had; what was shown stays. */
	async use(language: string): Promise<void> {
		this.#wanted = language;
		let bundle = this.#loaded.get(language);
		if (!bundle) {
			bundle = catalogue(language, await getCatalogue(language));
			this.#loaded.set(language, bundle);
		}
		// Somebody who switched twice wants the second, whichever arrived first.
		if (this.#wanted !== language) return;
		this.#bundle = bundle;
		this.language = language;
		document.documentElement.lang = language;
		setLanguage(language);
	}

	has(key: string): boolean {
		return this.#bundle?.hasMessage(key) ?? false;
	}

	say(key: string, values: Record<string, unknown> = {}): string {
		const message = this.#bundle?.getMessage(key);
		if (!message?.value) return key;
		// With a list for errors, a missing value shows as its name instead of taking the page down.
		return this.#bundle!.formatPattern(message.value, plain(values), []);
	}
}

function catalogue(language: string, text: string): FluentBundle {
	// Isolation marks are for mixed writing directions; here they would only hinder copying.
	const bundle = new FluentBundle(language, { useIsolating: false });
	bundle.addResource(new FluentResource(text), { allowOverrides: true });
	return bundle;
}

function plain(values: Record<string, unknown>): Record<string, FluentVariable> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
	);
}

export const i18n = new I18n();

export function say(key: string, values?: Record<string, unknown>): string {
	return i18n.say(key, values);
}

/** A bot as people call it. */
export function botName(bot: string): string {
	return i18n.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** What kind of player a bot is; nothing, where nobody has said. */
export function botDescription(bot: string | undefined): string {
	return i18n.has(`web-bot-${bot}-about`) ? say(`web-bot-${bot}-about`) : '';
}

/** Why a bot moved; nothing, where nobody has said it in this language. */
export function reasonText(why: Reason | undefined): string {
	return why && i18n.has(why.key) ? say(why.key, why.values) : '';
}

/** What there is to say of something, in a row. No line begins with a point. */
export function joinWithDots(parts: readonly (string | undefined)[]): string {
	return parts.filter(Boolean).join('\u00a0· ');
}

/** "Ann, Bob and Cy", "Ann, Bob et Cy". */
export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
	return listParts(items, type)
		.map(({ text }) => text)
		.join('');
}

/** The same in pieces, each with the place of its item, or what stands between two. */
export function listParts(
	items: readonly string[],
	type: 'conjunction' | 'disjunction' = 'conjunction',
): { text: string; item?: number }[] {
	let item = 0;
	return new Intl.ListFormat(i18n.language || 'en', { type })
		.formatToParts(items)
		.map((part) => (part.type === 'element' ? { text: part.value, item: item++ } : { text: part.value }));
}
