/** The part of the map that matters now, for windows too small for all of it. */
import type { Point } from '../../shared/viewport.ts';
import type { View } from '../types.ts';
import type { MapGeometry } from './geometry.ts';

/** The centre of the targets; without targets, of the player's track; before that, of their start. */
export function focusPoint(view: View, map: MapGeometry, seat: number | null, targets: Point[]): Point {
	const player = view.players[seat ?? view.seat ?? 0];
	const track = (player?.track ?? []).flatMap((id) => map.tracks.get(id)?.middle ?? []);
	const starts = (player?.cities ?? []).slice(0, 1).flatMap((city) => map.towns.get(city) ?? []);
	const points = targets.length ? targets : track.length ? track : starts.length ? starts : [...map.towns.values()];
	return {
		x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
		y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
	};
}
