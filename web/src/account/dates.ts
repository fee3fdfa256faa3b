/** Moments as people say them, in the language of the page. */
import { words } from '../lib/words.svelte.ts';

export function day(seconds: number): string {
	return format(seconds, { dateStyle: 'medium' });
}

export function when(seconds: number): string {
	return format(seconds, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(seconds: number, style: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(words.language || 'en', style).format(new Date(seconds * 1000));
}
