/** First-game mode: the one sentence of the rules that matters now. */
import type { Menu } from '../games/types.ts';
import type { Rulebook } from '../lib/api.ts';

/** A rule, and which of its sentences, counted from 0. */
export type Hint = readonly [rule: string, sentence: number];

/** By what can be chosen, where that says more than the phase; otherwise by the phase. */
type Hints = { choice: Record<string, Hint>; phase: Record<string, Hint>; winter?: Hint };

export const HINTS: Record<string, Hints> = {
	'continental-divide': {
		choice: {},
		phase: {
			deal: ['CD-1.2', 1],
			stock: ['CD-3.1', 0],
			track: ['CD-5.3', 1],
			end_of_turn: ['CD-2.2', 0],
			order: ['CD-8.1', 0],
			over: ['CD-9.2', 0],
		},
	},
	silverton: {
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
	},
};

export function hintFor(game: string, view: { phase: string; winter?: boolean }, menu: Menu | null): Hint | null {
	const hints = HINTS[game];
	if (!hints) return null;
	const choice = menu?.choices.find((box) => box.type in hints.choice);
	if (choice) return hints.choice[choice.type]!;
	if (hints.winter && view.winter && view.phase === 'placement') return hints.winter;
	return hints.phase[view.phase] ?? null;
}

/** The sentence itself, if the book has it. */
export function sentenceOf(book: Rulebook, [id, number]: Hint): string | null {
	const rule = book.sections.flatMap((section) => section.rules).find((each) => each.id === id);
	return rule ? (sentences(rule.text)[number] ?? null) : null;
}

/** The sentences of a rule's paragraphs, without its lists and examples. */
export function sentences(text: string): string[] {
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line && !line.startsWith('- ') && !line.startsWith('**'))
		.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
}
