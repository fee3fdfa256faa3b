/** Dates and times in the language of the page. All are in seconds since 1970. */
import { serverTime } from './serverTime.svelte.ts';
import { i18n } from './i18n.svelte.ts';

const DAY = 86_400;
/** Up to this age a time is shown relative to now. */
const LONG = 30 * DAY;
const UNITS = [
	['day', DAY],
	['hour', 3_600],
	['minute', 60],
] as const;

export function formatDay(seconds: number): string {
	return format(seconds, { dateStyle: 'medium' });
}

/** Without the year: for the next weeks. */
export function formatDayAndMonth(seconds: number): string {
	return format(seconds, { day: 'numeric', month: 'short' });
}

export function formatDateTime(seconds: number): string {
	return format(seconds, { dateStyle: 'medium', timeStyle: 'short' });
}

/** For a message: the time if it is from today, otherwise the day. */
export function formatTimeOrDay(seconds: number): string {
	const today = formatDay(seconds) === formatDay(serverTime.now);
	return today ? format(seconds, { timeStyle: 'short' }) : formatDay(seconds);
}

/** "3 hours ago"; a date for anything older than a month. */
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
