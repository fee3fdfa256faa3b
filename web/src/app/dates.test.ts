import { expect, it } from 'vitest';
import { formatAgo, formatDay, formatTimeOrDay } from './dates.ts';

const NOW = Date.UTC(2026, 5, 15, 12) / 1000;

it.each([
	[0, 'now'],
	[59, 'now'],
	[60, '1 minute ago'],
	[2 * 3_600 + 59 * 60, '2 hours ago'],
	[86_400, 'yesterday'],
	[29.5 * 86_400, '29 days ago'],
])('says that %d seconds ago is %s', (past, said) => expect(formatAgo(NOW - past, NOW)).toBe(said));

it('says by its date what is long past, and that nothing is yet to come', () => {
	expect(formatAgo(NOW - 31 * 86_400, NOW)).toBe(formatDay(NOW - 31 * 86_400));
	expect(formatAgo(NOW + 60, NOW)).toBe('now');
});

it('says the hour of today, and the day of another', () => {
	const now = Date.now() / 1000;
	expect(formatTimeOrDay(now)).not.toBe(formatDay(now));
	expect(formatTimeOrDay(now - 2 * 86_400)).toBe(formatDay(now - 2 * 86_400));
});
