/** Moving over the map by keyboard. */
import type { MapGeometry } from './geometry.ts';
import { spotKey } from './menu.ts';

const ANGLES: Record<string, number> = {
	ArrowRight: 0,
	ArrowDown: Math.PI / 2,
	ArrowLeft: Math.PI,
	ArrowUp: -Math.PI / 2,
};

/** The spot to which a key leads: arrows along the network; n and p to the next and the previous target. */
export function stepOnMap(
	map: MapGeometry,
	targets: ReadonlySet<string>,
	spot: string,
	pressed: string,
): string | undefined {
	const angle = ANGLES[pressed];
	if (angle !== undefined) return stepAlong(map, spot, angle);
	if (pressed !== 'n' && pressed !== 'p') return undefined;
	const all = [...targets];
	return all[(all.indexOf(spot) + (pressed === 'n' ? 1 : all.length - 1)) % all.length];
}

/** From a town to the segment in that direction, from a segment to the town at that end. */
function stepAlong(map: MapGeometry, spot: string, angle: number): string | undefined {
	const id = spot.slice(spot.indexOf(' ') + 1);
	if (spot.startsWith('town ')) {
		const segment = map.toward(id, angle);
		return segment && spotKey({ segment: segment.id });
	}
	const { segment, middle } = map.track(id);
	const along = (town: string): number =>
		(map.town(town).x - middle.x) * Math.cos(angle) + (map.town(town).y - middle.y) * Math.sin(angle);
	return spotKey({ town: along(segment.a) > along(segment.b) ? segment.a : segment.b });
}
