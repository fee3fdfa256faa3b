/** Time left on a clock, and durations in words, in one unit. */
import type { ClockView } from './api.ts';
import { say } from '../app/i18n.svelte.ts';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** The share of the time bank that counts as low. The server sends its reminder at the same point. */
const LITTLE = 0.2;

/** The time a seat has left now, or null if it has no clock. */
export function timeLeft(clock: ClockView, seat: number, asked: number | null, now: number): number | null {
	const left = clock.left[seat] ?? null;
	if (left === null || seat !== asked || clock.deadline === null) return left;
	return Math.max(0, Math.min(left, clock.deadline - now));
}

export function isLow(left: number, bank: number): boolean {
	return left <= bank * LITTLE;
}

/** A duration in one unit: days, hours, minutes, and seconds only at the very end. */
export function inOneUnit(seconds: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
	if (seconds >= 2 * DAY) return { unit: 'days', count: Math.round(seconds / DAY) };
	if (seconds >= 2 * HOUR) return { unit: 'hours', count: Math.round(seconds / HOUR) };
	if (seconds >= 2 * MINUTE) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
	return { unit: 'seconds', count: Math.max(0, Math.ceil(seconds)) };
}

/** How often the displayed duration changes, in milliseconds. */
export function refreshInterval(seconds: number): number {
	return { days: 60_000, hours: 60_000, minutes: 10_000, seconds: 1_000 }[inOneUnit(seconds).unit];
}

export function formatDuration(seconds: number): string {
	const { unit, count } = inOneUnit(seconds);
	return say(`web-clock-${unit}`, { count });
}
