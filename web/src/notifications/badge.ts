/** The number of waiting tables on the icon of the tab and of the installed app. */

const PLAIN = '/favicon.svg';
const MOST = 9;

export function drawBadge(count: number): void {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	const address = count ? `data:image/svg+xml,${encodeURIComponent(badgeSvg(count))}` : PLAIN;
	if (icon && icon.getAttribute('href') !== address) icon.href = address;
	const installed = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
	void installed.setAppBadge?.(count).catch(() => undefined);
}

/** The icon with the spike, smaller, and the number. */
export function badgeSvg(count: number): string {
	const number = count > MOST ? `${MOST}+` : String(count);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="4" fill="#7a1f1f"/>
<path d="M3 4h12v4l-3.5 2v11l-2.5 5-2.5-5V10L3 8z" fill="#d9b65f"/>
<circle cx="21" cy="20" r="11" fill="#fff4e0"/>
<text x="21" y="26" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${count > MOST ? 13 : 17}" fill="#7a1f1f">${number}</text>
</svg>`;
}
