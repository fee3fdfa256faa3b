/** How the points came about: the parts of a share's points, and the table of players and railroads. */
import type { Charter, Pack, View } from '../types.ts';

export type Source = 'central' | 'west' | 'divide' | 'port' | 'sold_out';
export interface Part {
	source: Source;
	points: number;
	reached: boolean;
}

/** What a share of that railroad scores, piece by piece, with what it could still reach. The sum is the server's. */
export function parts(charter: Charter, pack: Pack): Part[] {
	const { points } = pack;
	const port = charter.port === null ? undefined : pack.hexes.find((hex) => hex.id === charter.port);
	const best = Math.max(0, ...Object.values(points.ports));
	return [
		{ source: 'central', points: points.central, reached: charter.region !== 'east' },
		{ source: 'west', points: points.west, reached: charter.region === 'west' },
		{ source: 'divide', points: points.divide, reached: charter.crossed },
		{ source: 'port', points: port ? (points.ports[port.city] ?? 0) : best, reached: port !== undefined },
		{ source: 'sold_out', points: points.sold_out, reached: charter.started && charter.unsold === 0 },
	];
}

export interface ScoreRow {
	seat: number;
	/** By railroad of `columns`: shares held and what they score together. */
	cells: { shares: number; points: number }[];
	total: number;
	won: boolean;
}

/** Players from most points to least, against the railroads that were started. */
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

/** Places by points now, equal points sharing a place. */
export function places(view: View): number[] {
	return view.players.map(({ points }) => 1 + view.players.filter((other) => other.points > points).length);
}
