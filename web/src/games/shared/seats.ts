/** Players as they are shown: name, letter, colour and ring. */
import type { TablePlayer } from '../types.ts';

/** Ring patterns, which tell seats apart without colour and letter. There are six seats at most. */
export const SEAT_RINGS = ['', '9 3', '4.5 3', '1.5 2.6', '9 3 1.5 3', '18 4'] as const;

/** The custom property of a seat's colour, named in tokens.css. */
export const seatColour = (seat: number): string => `var(--seat-${seat % SEAT_RINGS.length})`;

export const playerName = (players: TablePlayer[], seat: number): string =>
	players.find((player) => player.seat === seat)?.name ?? String(seat + 1);

/** Longer and longer marks for a name: "A", "A3" (Ann 3), "An", and finally the seat number. */
const MARKS: ((player: TablePlayer) => string)[] = [
	({ name }) => initial(name),
	({ name }) => name.trim().split(/\s+/).map(initial).slice(0, 2).join(''),
	({ name }) => initial(name) + [...name.trim()].slice(1, 2).join(''),
	({ name, seat }) => initial(name) + (seat + 1),
];

const initial = (word: string): string => ([...word.trim()][0] ?? '?').toLocaleUpperCase();

/** The shortest unique mark for each seat. */
export function seatLetters(players: TablePlayer[]): string[] {
	return players.map((player) => {
		const alone = MARKS.find((mark) => players.every((other) => other === player || mark(other) !== mark(player)));
		return (alone ?? MARKS.at(-1)!)(player);
	});
}
