import { expect, it, vi } from 'vitest';
import { badgeSvg, drawBadge } from './badge.ts';
import { formatMinutes, parseMinutes } from './timeOfDay.ts';

it('reads and writes hours', () => {
	expect(formatMinutes(7 * 60 + 5)).toBe('07:05');
	expect(parseMinutes('22:30')).toBe(22 * 60 + 30);
	for (const wrong of ['', '24:00', '7:5', 'noon']) expect(parseMinutes(wrong)).toBeNull();
});

it('puts the number on the icon, and takes it off', () => {
	document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
	const setAppBadge = vi.fn(async () => undefined);
	Object.assign(navigator, { setAppBadge });
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
	drawBadge(3);
	expect(decodeURIComponent(icon.href)).toContain('>3</text>');
	expect(setAppBadge).toHaveBeenLastCalledWith(3);
	drawBadge(0);
	expect(icon.getAttribute('href')).toBe('/favicon.svg');
	expect(badgeSvg(12)).toContain('>9+</text>');
});
