/** Moments as people say them, in the language of the page. All are in seconds since 1970. */
import { serverTime } from './serverTime.svelte.ts';
import { i18n } from './i18n.svelte.ts';

const DAY = 86_400;
/** So long a moment is said by how far it is away. */
const LONG = 30 * DAY;
const UNITS = [
	['day', DAY],
	['hour', 3_600],
	['minute', 60],
] as const;

export function formatDay(seconds: number): string {
	return format(seconds, { dateStyle: 'medium' });
}

/** Of the next weeks: nobody needs its year. */
export function formatDayAndMonth(seconds: number): string {
	return format(seconds, { day: 'numeric', month: 'short' });
}

export function formatDateTime(seconds: number): string {
	return format(seconds, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Beside what was said: the hour today, the day before. */
export function formatTimeOrDay(seconds: number): string {
	const today = formatDay(seconds) === formatDay(serverTime.now);
	return today ? format(seconds, { timeStyle: 'short' }) : formatDay(seconds);
}

/** "3 hours ago"; what is long past has a date. */
export function formatAgo(seconds: number, now = serverTime.now): string {
	const past = Math.max(0, now - seconds);
	if (past >= LONG) return formatDay(seconds);
	const [unit, length] = UNITS.find((each) => past >= each[1]) ?? ['second', Infinity];
	const relative = new Intl.RelativeTimeFormat(i18n.language || 'en', { numeric: 'auto' });
	return relative.format(-Math.floor(past / length), unit);
}

function format(seconds: number, style: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(i18n.language || 'en', style).format(new Date(seconds * 1000));
}
