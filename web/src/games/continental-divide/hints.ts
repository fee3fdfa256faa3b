/** The sentences of Continental Divide's rules that matter in a first game. */
import type { Hints } from '../types.ts';

export const hints: Hints = {
	choice: {},
	phase: {
		deal: ['CD-1.2', 1],
		stock: ['CD-3.1', 0],
		track: ['CD-5.3', 1],
		end_of_turn: ['CD-2.2', 0],
		order: ['CD-8.1', 0],
		over: ['CD-9.2', 0],
	},
};
