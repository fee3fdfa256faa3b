/** Where a card can lie over a board without covering anything important. */
import type { Point, Size } from './viewport.ts';

export const CORNERS = ['top left', 'top right', 'bottom left'] as const;
/** The fourth corner has the controls. */
export type Corner = (typeof CORNERS)[number];

/** Approximate sizes of a card before it is measured, and of a folded one. */
export const CARD: Size = { width: 352, height: 180 };
export const FOLDED: Size = { width: 48, height: 48 };

/** The smallest distance of the card from a point and from the edge. */
const MARGIN = 8;

/** The corners where a card of that size covers none of the points, best first. */
export function clearCorners(points: readonly Point[], card: Size, window: Size): Corner[] {
	const [wide, high] = [card.width + 2 * MARGIN, card.height + 2 * MARGIN];
	return CORNERS.filter((corner) => {
		const left = corner.endsWith('left') ? 0 : window.width - wide;
		const top = corner.startsWith('top') ? 0 : window.height - high;
		return !points.some(({ x, y }) => x >= left && x <= left + wide && y >= top && y <= top + high);
	});
}
