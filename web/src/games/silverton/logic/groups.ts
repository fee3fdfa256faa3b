/** Choices of a list under headings: what is bought, who is assigned, which piece is meant. */
import type { Choice } from './menu.ts';
import type { Names } from './names.ts';
import { pieceOf } from './pieces.ts';
import type { View } from '../types.ts';

export interface Group {
	key: string;
	label: string;
	choices: Choice[];
}

export function groupChoices(choices: readonly Choice[], names: Names, view: View): Group[] {
	const found = new Map<string, Group>();
	for (const choice of choices) {
		const [key, label] = heading(choice, names, view);
		const group = found.get(key) ?? { key, label, choices: [] };
		group.choices.push(choice);
		found.set(key, group);
	}
	return [...found.values()];
}

function heading(choice: Choice, names: Names, view: View): [key: string, label: string] {
	const { action } = choice;
	const { say } = names;
	if (action.type === 'buy' && typeof action.train === 'number') {
		const left = view.trains.find((stock) => stock.what === action.train)?.left ?? 0;
		return [`train ${action.train}`, say('sv-web-stock-train', { train: action.train, left })];
	}
	if (action.type === 'buy' && typeof action.plow === 'number') {
		const left = view.plows.find((stock) => stock.what === action.plow)?.left ?? 0;
		return [`plow ${action.plow}`, say('sv-web-stock-plow', { plow: action.plow, left })];
	}
	if (action.type === 'assign') {
		const what =
			typeof action.piece === 'string'
				? names.own(action.piece)
				: say('sv-terms-train', { train: names.train(String(action.train)) });
		return [`assign ${action.piece ?? action.train}`, say('sv-web-assign-what', { what })];
	}
	// Jailed and dead pieces: all choices for one piece together.
	if (typeof action.piece === 'string' && ['roll', 'bail', 'replace'].includes(action.type)) {
		const bonus = pieceOf(view, action.piece)?.bonus;
		return [`piece ${action.piece}`, names.own(action.piece) + (bonus ? ` +${bonus}` : '')];
	}
	if (action.type === 'slide')
		return [
			`slide ${action.passenger}`,
			say('sv-target-passenger', { passenger: names.line(action.passenger as number) }),
		];
	const ends = choice.preview.contests?.some(({ kind }) => kind === 'ending');
	if (action.type === 'pay' && ends) return ['end', say('sv-web-kind', { kind: 'end' })];
	return [action.type, say('sv-web-kind', { kind: action.type })];
}
