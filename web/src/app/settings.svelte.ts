/** What this browser's user prefers. */
import { ANIMATION_SPEEDS, type AnimationSpeed } from './animationSpeed.ts';
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

/** Settings as they are stored; the animation speed is stored as `pace`. */
type StoredSettings = Partial<Settings> & { pace?: unknown };

class Settings {
	language = $state<Language>('en');
	theme = $state<Theme>('system');
	mode = $state<'confirm' | 'instant'>('confirm');
	/** How fast one sees what others do. */
	animationSpeed = $state<AnimationSpeed>('brisk');
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
		this.load(read<StoredSettings>(local, KEY) ?? {});
	}

	/** What was chosen before, here or on another device; what is not understood is left as it is. */
	load(stored: StoredSettings): void {
		this.language = LANGUAGES.find((lang) => lang === stored.language) ?? this.language;
		this.theme = THEMES.find((theme) => theme === stored.theme) ?? this.theme;
		if (stored.mode === 'instant' || stored.mode === 'confirm') this.mode = stored.mode;
		this.animationSpeed = ANIMATION_SPEEDS.find((speed) => speed === stored.pace) ?? this.animationSpeed;
		for (const name of ['curtain', 'shortcuts', 'hints', 'sound', 'alerts', 'reasons'] as const)
			if (typeof stored[name] === 'boolean') this[name] = stored[name];
		if (typeof stored.bot === 'string') this.bot = stored.bot;
		if (typeof stored.name === 'string') this.name = stored.name;
	}

	/** All that is chosen. */
	get values() {
		const { language, theme, mode, animationSpeed, curtain, shortcuts, hints, sound, alerts, reasons, bot, name } =
			this;
		const pace = animationSpeed;
		return { language, theme, mode, pace, curtain, shortcuts, hints, sound, alerts, reasons, bot, name };
	}

	/** Call inside an effect: keeps what is chosen, and shows the theme. */
	apply(): void {
		const { theme } = this;
		write(local, KEY, this.values);
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}
}

export const settings = new Settings();
