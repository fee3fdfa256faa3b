/** Messages in the current language. `say` is reactive: markup that calls it follows a change of language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getCatalogue, setLanguage } from './api.ts';
import type { Reason } from '../generated/api.ts';

class I18n {
	/** The language shown. It changes as soon as the catalogue of the requested one is loaded. */
	language = $state('');
	#bundle = $state.raw<FluentBundle | null>(null);
	#loaded = new Map<string, FluentBundle>();
	#wanted = '';

	/** Show this language. If its catalogue cannot be loaded, this throws and the language stays. */
	async use(language: string): Promise<void> {
		this.#wanted = language;
		let bundle = this.#loaded.get(language);
		if (!bundle) {
			bundle = catalogue(language, await getCatalogue(language));
			this.#loaded.set(language, bundle);
		}
		// After two switches the second counts, whichever catalogue arrives first.
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
		// With a list for errors, a missing value shows as its name instead of throwing.
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

/** The display name of a bot. */
export function botName(bot: string): string {
	return i18n.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** A description of how a bot plays, if the catalogue has one. */
export function botDescription(bot: string | undefined): string {
	return i18n.has(`web-bot-${bot}-about`) ? say(`web-bot-${bot}-about`) : '';
}

/** Why a bot made its move, if the catalogue has that reason. */
export function reasonText(why: Reason | undefined): string {
	return why && i18n.has(why.key) ? say(why.key, why.values) : '';
}

/** Join with middle dots. The space before a dot does not break, so that no line begins with one. */
export function joinWithDots(parts: readonly (string | undefined)[]): string {
	return parts.filter(Boolean).join('\u00a0· ');
}

/** "Ann, Bob and Cy", "Ann, Bob et Cy". */
export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
	return listParts(items, type)
		.map(({ text }) => text)
		.join('');
}

/** The same as parts: items with their index, and the separators between them. */
export function listParts(
	items: readonly string[],
	type: 'conjunction' | 'disjunction' = 'conjunction',
): { text: string; item?: number }[] {
	let item = 0;
	return new Intl.ListFormat(i18n.language || 'en', { type })
		.formatToParts(items)
		.map((part) => (part.type === 'element' ? { text: part.value, item: item++ } : { text: part.value }));
}
