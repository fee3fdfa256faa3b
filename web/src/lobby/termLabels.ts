/** Labels for the terms of a table in a list. */
import { say } from '../app/i18n.svelte.ts';

export const LENGTHS = ['short', 'regular', 'long', 'campaign'] as const;
export const TIME_CONTROLS = ['live', 'fast', 'slow', 'none'] as const;

/** Length, time control and language, as far as they are set. */
export function termLabels(options: Record<string, unknown>, pace: string, language = ''): string[] {
	return [
		...(typeof options.length === 'string' ? [say(`web-length-${options.length}`)] : []),
		...(pace === 'none' ? [] : [say(`web-clock-${pace}`)]),
		...(language ? [say(`web-spoken-${language}`)] : []),
	];
}

/** The progress of a running game, if it is known. */
export function progressLabel(turn: number | null): string {
	return turn === null ? say('web-state-running') : say('web-lobby-turn', { turn });
}
