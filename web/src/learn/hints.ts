/** First-game mode: the one sentence of the rules that matters now. */
import type { Hint, Hints, Menu } from '../games/types.ts';
import type { Rulebook } from '../lib/api.ts';

export function hintFor(hints: Hints, view: { phase: string; winter?: boolean }, menu: Menu | null): Hint | null {
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
