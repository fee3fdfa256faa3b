/** The sentences of Silverton's rules that matter in a first game. */
import type { Hints } from '../types.ts';

export const hints: Hints = {
	choice: {
		muster: ['SV-12.1', 1],
		assign: ['SV-14.11', 0],
		move: ['SV-6.2', 0],
		call: ['SV-6.8', 1],
		agree: ['SV-15.2', 1],
		pay: ['SV-6.7', 0],
		leave: ['SV-7.1', 3],
		accept: ['SV-7.5', 4],
	},
	phase: {
		positions: ['SV-2.1', 0],
		first_claims: ['SV-2.3', 1],
		first_lines: ['SV-2.4', 1],
		order: ['SV-4.1', 0],
		placement: ['SV-5.1', 0],
		disputes: ['SV-6.3', 0],
		buying: ['SV-7.1', 1],
		building: ['SV-7.2', 0],
		operating: ['SV-7.3', 0],
		producing: ['SV-7.3', 1],
		plowing: ['SV-12.5', 0],
		dealing: ['SV-7.5', 1],
		collecting: ['SV-7.7', 0],
		delivering: ['SV-7.8', 1],
		fines: ['SV-7.9', 0],
		prices: ['SV-8.1', 0],
		new_cards: ['SV-9.1', 0],
		hiring: ['SV-15.7', 4],
		shopping: ['SV-12.4', 0],
		end_of_turn: ['SV-10.1', 0],
		over: ['SV-1.2', 1],
	},
	winter: ['SV-3.2', 1],
};
