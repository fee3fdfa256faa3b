/** The part of the board that matters now, for windows too small for all of it. */
import type { Pack, View } from '../types.ts';
import type { HexGrid, Point } from './hexgrid.ts';

/** The centre of the targets; without targets, of the newest track; before that, of the starting cities. */
export function focusPoint(pack: Pack, view: View, grid: HexGrid, targets: Set<string>): Point {
	const heads = view.railroads.filter((charter) => charter.started).map((charter) => charter.track.at(-1)!);
	const starts = pack.hexes.filter((hex) => hex.kind === 'start').map((hex) => hex.id);
	const ids = targets.size ? [...targets] : heads.length ? heads : starts;
	const points = ids.flatMap((id) => grid.centres.get(id) ?? []);
	const count = Math.max(1, points.length);
	return {
		x: points.reduce((sum, point) => sum + point.x, 0) / count,
		y: points.reduce((sum, point) => sum + point.y, 0) / count,
	};
}
