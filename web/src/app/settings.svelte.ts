/** What this browser's user prefers. */
import { PACES, type PaceName } from './animationSpeed.ts';
import { local, read, write } from './storage.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'gs:settings';

function preferredLanguage(): Language {
	const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
	return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}

class Settings {
	language = $state<Language>('en');
	theme = $state<Theme>('system');
	mode = $state<'confirm' | 'instant'>('confirm');
	/** How fast one sees what others do. */
	pace = $state<PaceName>('brisk');
	/** Hide the board while the screen is handed to the next player. */
	curtain = $state(true);
	/** Single keys act as shortcuts. */
	shortcuts = $state(true);
	/** First-game mode: at each step, the sentence of the rules that matters. */
	hints = $state(false);
	/** Let a turn, dice, pieces and refusals be heard. */
	sound = $state(false);
	/** Show a notice of the browser while a page is open, when a table waits. */
	alerts = $state(false);
	/** Read under a bot's move why it made it. */
	reasons = $state(false);
	/** Against whom one likes to play; nothing: the usual bot. */
	bot = $state<string>();
	/** The name to sit down with. */
	name = $state('');

	constructor() {
		this.language = preferredLanguage();
		this.take(read<Partial<Settings>>(local, KEY) ?? {});
	}

	/** What was chosen before, here or on another device; what is not understood is left as it is. */
	take(kept: Partial<Settings>): void {
		this.language = LANGUAGES.find((lang) => lang === kept.language) ?? this.language;
		this.theme = THEMES.find((theme) => theme === kept.theme) ?? this.theme;
		if (kept.mode === 'instant' || kept.mode === 'confirm') this.mode = kept.mode;
		this.pace = PACES.find((pace) => pace === kept.pace) ?? this.pace;
		for (const name of ['curtain', 'shortcuts', 'hints', 'sound', 'alerts', 'reasons'] as const)
			if (typeof kept[name] === 'boolean') this[name] = kept[name];
		if (typeof kept.bot === 'string') this.bot = kept.bot;
		if (typeof kept.name === 'string') this.name = kept.name;
	}

	/** All that is chosen. */
	get chosen() {
		const { language, theme, mode, pace, curtain, shortcuts, hints, sound, alerts, reasons, bot, name } = this;
		return { language, theme, mode, pace, curtain, shortcuts, hints, sound, alerts, reasons, bot, name };
	}

	/** Call inside an effect: keeps what is chosen, and shows the theme. */
	keep(): void {
		const { theme } = this;
		write(local, KEY, this.chosen);
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}
}

export const settings = new Settings();
