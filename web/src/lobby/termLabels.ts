/** What a table is agreed to be, as lists tell it. */
import { say } from '../app/i18n.svelte.ts';

export const LENGTHS = ['short', 'regular', 'long', 'campaign'] as const;
export const TIME_CONTROLS = ['live', 'fast', 'slow', 'none'] as const;

/** Length, pace and language, if they say something. */
export function termLabels(options: Record<string, unknown>, pace: string, language = ''): string[] {
	return [
		...(typeof options.length === 'string' ? [say(`web-length-${options.length}`)] : []),
		...(pace === 'none' ? [] : [say(`web-clock-${pace}`)]),
		...(language ? [say(`web-spoken-${language}`)] : []),
	];
}

/** How far a game is that runs, if one may know. */
export function progressLabel(turn: number | null): string {
	return turn === null ? say('web-state-running') : say('web-lobby-turn', { turn });
}
