/** The scale and the compass rose of a map sheet. */

const round = (value: number): number => Math.round(value * 10) / 10;
const STEPS = [1000, 500, 400, 200, 100, 80, 40, 20, 8, 4];
const HEIGHT = 6;

export interface Scale {
	miles: number;
	length: number;
	/** The frame, and every second quarter of it. */
	light: string;
	dark: string;
}

/** The longest round distance that fits, in four parts. */
export function scaleOf(mile: number, room: number): Scale {
	const miles = STEPS.find((step) => step * mile <= room) ?? STEPS.at(-1)!;
	const length = round(miles * mile);
	const part = round(length / 4);
	const box = (at: number): string => `M${round(at * part)} 0h${part}v${HEIGHT}h${-part}z`;
	return { miles, length, light: `M0 0h${length}v${HEIGHT}h${-length}z`, dark: box(0) + box(2) };
}

/** A compass rose: eight rays, the four main ones longer, each half light and half dark. */
export function roseOf(radius: number): { light: string; dark: string } {
	const rays = Array.from({ length: 8 }, (_, at) => ({
		angle: (Math.PI / 4) * at - Math.PI / 2,
		reach: at % 2 ? radius * 0.55 : radius,
	}));
	const point = (angle: number, reach: number): string =>
		`${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
	const half = (side: number): string =>
		// Short rays first, so that the long ones lie over them.
		[...rays.filter((_, at) => at % 2), ...rays.filter((_, at) => at % 2 === 0)]
			.map(({ angle, reach }) => `M0 0L${point(angle, reach)}L${point(angle + (side * Math.PI) / 8, radius * 0.26)}z`)
			.join('');
	return { light: half(-1) + half(1), dark: half(1) };
}
