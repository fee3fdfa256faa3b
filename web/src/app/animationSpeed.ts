/** How fast the moves of other players are played back. */
export const ANIMATION_SPEEDS = ['at-once', 'brisk', 'slow'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** How long each move stays before the next, and how long a whole queue may take, in milliseconds. */
export const MOVE_DELAYS: Record<AnimationSpeed, { each: number; all: number }> = {
	'at-once': { each: 0, all: 0 },
	brisk: { each: 900, all: 8_000 },
	slow: { each: 2_500, all: 40_000 },
};
