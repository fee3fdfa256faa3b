/** The most profitable deliveries, from the menu's `done`. */
import type { Action, Menu } from '../../types.ts';
import type { Preview } from '../types.ts';
import type { Choice } from './menu.ts';

export interface DeliveryPlan {
	actions: Action[];
	proceeds: number[];
	total: number;
}

export function planOf(menu: Menu | null): DeliveryPlan {
	const preview = menu?.choices.find((box) => box.type === 'done')?.preview as Preview | undefined;
	const best = preview?.best ?? [];
	return {
		actions: best.map(({ proceeds: _, ...fields }) => ({ type: 'deliver', ...fields })),
		proceeds: best.map(({ proceeds }) => proceeds),
		total: typeof preview?.proceeds === 'number' ? preview.proceeds : 0,
	};
}

/** Whether fewer of its trains would carry as much there. */
export const isWasteful = (choice: Choice, among: readonly Choice[]): boolean =>
	among.some(
		(other) =>
			(['claim', 'city', 'to'] as const).every((name) => other.action[name] === choice.action[name]) &&
			(other.goods?.max ?? 0) >= (choice.goods?.max ?? 0) &&
			isPart(trainsOf(other), trainsOf(choice)),
	);

const trainsOf = ({ action }: Choice): string[] => (typeof action.trains === 'string' ? action.trains.split('+') : []);

/** Whether these are a proper subset of those; duplicates count. */
function isPart(part: readonly string[], whole: readonly string[]): boolean {
	const rest = [...whole];
	return (
		part.length < whole.length &&
		part.every((each) => {
			const at = rest.indexOf(each);
			if (at >= 0) rest.splice(at, 1);
			return at >= 0;
		})
	);
}
