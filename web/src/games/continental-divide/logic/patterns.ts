/** The pattern of each railroad, drawn on a cube of 24 by 24. Strokes, except for the one with filled squares. */
export interface Pattern {
	d: string;
	filled?: boolean;
	width?: number;
}

const PATTERNS: Record<string, Pattern> = {
	solid: { d: '' },
	stripe: { d: 'M-2 8L8-2M-2 17L17-2M-2 26L26-2M7 26L26 7M16 26L26 16', width: 2.2 },
	dot: {
		d: 'M4.5 4.5h.01M12 4h.01M19.5 4.5h.01M4 12h.01M20 12h.01M4.5 19.5h.01M12 20h.01M19.5 19.5h.01',
		width: 4.2,
	},
	cross: { d: 'M0 5h24M0 19h24M5 0v24M19 0v24', width: 2 },
	chevron: { d: 'M0 7L12-1L24 7M0 15L12 7L24 15M0 23L12 15L24 23', width: 2.2 },
	ring: { d: 'M12 2.2a9.8 9.8 0 1 0 .01 0', width: 2.4 },
	check: { d: 'M0 0h8v8H0zM16 0h8v8h-8zM0 16h8v8H0zM16 16h8v8h-8z', filled: true },
	diamond: { d: 'M12-1L25 12L12 25L-1 12z', width: 2.4 },
};

/** How a railroad's track is dashed, so that it can be told apart without colour. */
const DASHES: Record<string, string> = {
	solid: '',
	stripe: '7 4',
	dot: '.1 5',
	cross: '2 2',
	chevron: '12 3 2 3',
	ring: '4 8',
	check: '4 4',
	diamond: '14 5',
};

export const dashOf = (name: string): string | undefined => DASHES[name] || undefined;

/** An unknown pattern is drawn solid: colour and letter remain. */
export const patternOf = (name: string): Pattern => PATTERNS[name] ?? PATTERNS.solid!;
