/** First-game mode: the one rule that matters now. */
import type { Menu } from '../games/types.ts';
import type { Rulebook } from '../rules/api.ts';

type Hints = Rulebook['hints'];

export function hintFor(
	{ choice, phase, winter }: Hints,
	view: { phase: string; winter?: boolean },
	menu: Menu | null,
): Hints['winter'] {
	const box = menu?.choices.find(({ type }) => type in choice);
	if (box) return choice[box.type]!;
	if (view.winter && view.phase === 'placement') return winter;
	return phase[view.phase] ?? null;
}
