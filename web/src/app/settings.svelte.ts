/** The player's settings, stored in this browser. */
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
	/** How fast the moves of other players are played back. */
	animationSpeed = $state<AnimationSpeed>('brisk');
	/** Hide the board while the screen is handed to the next player. */
	curtain = $state(true);
	/** Single keys act as shortcuts. */
	shortcuts = $state(true);
	/** First-game mode: show the rule that matters at each step. */
	hints = $state(false);
	/** Play sounds for turns, dice, pieces and refusals. */
	sound = $state(false);
	/** Show a browser notification when a table waits, while a page is open. */
	alerts = $state(false);
	/** Show why a bot made its move. */
	reasons = $state(false);
	/** The preferred bot; undefined for the default. */
	bot = $state<string>();
	/** The name to use at new tables. */
	name = $state('');

	constructor() {
		this.language = preferredLanguage();
		this.load(read<StoredSettings>(local, KEY) ?? {});
	}

	/** Load stored settings, from this browser or from the account. Unknown values are ignored. */
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

	/** All settings, as they are stored. */
	get values() {
		const { language, theme, mode, animationSpeed, curtain, shortcuts, hints, sound, alerts, reasons, bot, name } =
			this;
		const pace = animationSpeed;
		return { language, theme, mode, pace, curtain, shortcuts, hints, sound, alerts, reasons, bot, name };
	}

	/** Call inside an effect: store the settings and apply the theme. */
	apply(): void {
		const { theme } = this;
		write(local, KEY, this.values);
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}
}

export const settings = new Settings();
