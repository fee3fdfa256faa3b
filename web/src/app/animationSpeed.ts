/** How fast one sees what others do. */
export const PACES = ['at-once', 'brisk', 'slow'] as const;
export type PaceName = (typeof PACES)[number];

/** How long each move stays before the next, and how long all that wait may take together, in milliseconds. */
export const RESTS: Record<PaceName, { each: number; all: number }> = {
	'at-once': { each: 0, all: 0 },
	brisk: { each: 900, all: 8_000 },
	slow: { each: 2_500, all: 40_000 },
};
