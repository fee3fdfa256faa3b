/** Where points come from: the parts of a share's points, and the table of players and railroads. */
import type { Charter, Pack, View } from '../types.ts';

const SOURCES = ['central', 'west', 'divide', 'port', 'sold_out'] as const;
export interface PointPart {
	source: (typeof SOURCES)[number];
	points: number;
	reached: boolean;
}

/** The points of a share of that railroad by source, with what it could still reach. */
export function pointParts({ scored }: Charter, { points }: Pack): PointPart[] {
	const best = Math.max(0, ...Object.values(points.ports));
	return SOURCES.map((source) => ({
		source,
		points: scored[source] ?? (source === 'port' ? best : points[source]),
		reached: source in scored,
	}));
}

export interface ScoreRow {
	seat: number;
	/** By railroad of `columns`: shares held and their points together. */
	cells: { shares: number; points: number }[];
	total: number;
	won: boolean;
}

/** Players from most to fewest points, against the railroads that were started. */
export function scoreTable(view: View): { columns: Charter[]; rows: ScoreRow[] } {
	const columns = view.railroads.filter((charter) => charter.started);
	const rows = view.players
		.map(({ seat, points }) => ({
			seat,
			cells: columns.map((charter) => {
				const shares = charter.held[seat] ?? 0;
				return { shares, points: shares * charter.points };
			}),
			total: points,
			won: view.winners.includes(seat),
		}))
		.sort((a, b) => b.total - a.total || a.seat - b.seat);
	return { columns, rows };
}

/** Ranks by points; equal points share a rank. */
export function ranks(view: View): number[] {
	return view.players.map(({ points }) => 1 + view.players.filter((other) => other.points > points).length);
}
