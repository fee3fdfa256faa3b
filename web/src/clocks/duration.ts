/** What is left of somebody's time, and how a length of time is said: calmly, in one unit. */
import type { ClockView } from './api.ts';
import { say } from '../app/i18n.svelte.ts';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** The part of a bank that is little: with it the server reminds too. */
const LITTLE = 0.2;

/** What is left of a seat's time now; null, where it has no clock. */
export function timeLeft(clock: ClockView, seat: number, asked: number | null, now: number): number | null {
	const left = clock.left[seat] ?? null;
	if (left === null || seat !== asked || clock.deadline === null) return left;
	return Math.max(0, Math.min(left, clock.deadline - now));
}

export function isLow(left: number, bank: number): boolean {
	return left <= bank * LITTLE;
}

/** The number and the unit in which a length of time is said: days or hours, about; minutes; and seconds at the very end. */
export function inOneUnit(seconds: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
	if (seconds >= 2 * DAY) return { unit: 'days', count: Math.round(seconds / DAY) };
	if (seconds >= 2 * HOUR) return { unit: 'hours', count: Math.round(seconds / HOUR) };
	if (seconds >= 2 * MINUTE) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
	return { unit: 'seconds', count: Math.max(0, Math.ceil(seconds)) };
}

/** How often what is said of it may change, in milliseconds. */
export function refreshInterval(seconds: number): number {
	return { days: 60_000, hours: 60_000, minutes: 10_000, seconds: 1_000 }[inOneUnit(seconds).unit];
}

export function formatDuration(seconds: number): string {
	const { unit, count } = inOneUnit(seconds);
	return say(`web-clock-${unit}`, { count });
}
