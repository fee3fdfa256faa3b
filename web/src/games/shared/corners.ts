/** Where a card can lie over a board without lying on anything that must be seen. */
import type { Point, Size } from './viewport.ts';

export const CORNERS = ['top left', 'top right', 'bottom left'] as const;
/** The fourth has the controls. */
export type Corner = (typeof CORNERS)[number];

/** About how large a card is before it is measured, and one that is folded. */
export const CARD: Size = { width: 352, height: 180 };
export const FOLDED: Size = { width: 48, height: 48 };

/** How near the card may come to a point, and to the edge. */
const MARGIN = 8;

/** The corners of the window where a card of that size lies on none of the points, best first. */
export function clearCorners(points: readonly Point[], card: Size, window: Size): Corner[] {
	const [wide, high] = [card.width + 2 * MARGIN, card.height + 2 * MARGIN];
	return CORNERS.filter((corner) => {
		const left = corner.endsWith('left') ? 0 : window.width - wide;
		const top = corner.startsWith('top') ? 0 : window.height - high;
		return !points.some(({ x, y }) => x >= left && x <= left + wide && y >= top && y <= top + high);
	});
}
