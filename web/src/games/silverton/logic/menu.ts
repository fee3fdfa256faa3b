/** The menu's boxes as single choices: an action, perhaps with a number of goods, and its preview. */
import type { Action, Box, Menu, NearMiss, Range } from '../../types.ts';
import type { Preview as AnyPreview } from '../../../generated/silverton/previews.ts';
import type { Pack, Preview } from '../types.ts';
import { indexOf } from './names.ts';

export interface Choice {
	/** The key in a list. */
	id: string;
	action: Action;
	preview: Preview;
	/** The range of goods; the action holds the maximum. */
	goods?: Range;
}

const FIELDS = ['piece', 'segment', 'claim', 'passenger', 'pieces', 'city'];
const cache = new WeakMap<Menu, Choice[]>();

/** All choices; open boxes, such as offers, have forms of their own. */
export function choicesOf(menu: Menu | null): Choice[] {
	if (!menu) return [];
	let found = cache.get(menu);
	if (!found) {
		found = menu.choices.filter((box) => !box.open).flatMap(expanded);
		cache.set(menu, found);
	}
	return found;
}

function expanded({ preview, open: _, ...fields }: Box): Choice[] {
	const several = FIELDS.filter((name) => Array.isArray(fields[name]));
	let actions: { action: Action; at: number }[] = [{ action: fields, at: 0 }];
	for (const name of several) {
		const values = fields[name] as unknown[];
		actions = actions.flatMap(({ action, at }) =>
			values.map((value, place) => ({ action: { ...action, [name]: value }, at: name === 'piece' ? at : place })),
		);
	}
	return actions.map(({ action, at }) => {
		const goods = action.goods as Range | undefined;
		const whole = goods ? { ...action, goods: goods.max } : action;
		return {
			id: JSON.stringify(action),
			action: whole,
			preview: previewOf(action, ((Array.isArray(preview) ? preview[at] : preview) ?? {}) as AnyPreview),
			goods,
		};
	});
}

/** Pieces with the same targets have different bonuses: take the contests of this piece. */
function previewOf({ piece }: Action, { contests, ...told }: AnyPreview): Preview {
	if (!contests) return told;
	return { ...told, contests: Array.isArray(contests) ? contests : contests[piece as string] };
}

export const ofType = (menu: Menu | null, ...types: string[]): Choice[] =>
	choicesOf(menu).filter((choice) => types.includes(choice.action.type));

export const hasChoice = (menu: Menu | null, type: string): boolean => !!menu?.choices.some((box) => box.type === type);

/** Whether a draft is this choice: the same fields, and a number of goods within the range. */
export function matches(choice: Choice, draft: Partial<Action> | null): boolean {
	if (!draft) return false;
	// Neither may have a field that the other lacks: with a train traded in, it is another purchase.
	const named = new Set([...Object.keys(choice.action), ...Object.keys(draft)]);
	named.delete('goods');
	return [...named].every((name) => (draft[name] ?? undefined) === (choice.action[name] ?? undefined));
}

export const draftedChoice = (choices: Choice[], draft: Partial<Action> | null): Choice | undefined =>
	choices.find((choice) => matches(choice, draft));

/** The action with the draft's number of goods, within the range. */
export function actionOf(choice: Choice, draft: Partial<Action> | null = null): Action {
	if (!choice.goods) return choice.action;
	const wanted = typeof draft?.goods === 'number' ? draft.goods : choice.goods.max;
	return { ...choice.action, goods: Math.min(Math.max(wanted, choice.goods.min), choice.goods.max) };
}

// On the map

export type Spot = { segment: string } | { town: string };

/** The segment or town of a choice. */
export function spotOf({ action, preview }: Choice, pack: Pack): Spot | undefined {
	const segment = action.segment ?? preview.segment ?? preview.segments?.[0];
	if (typeof segment === 'string') return { segment };
	if (action.type === 'assign') return { town: action.city as string };
	if (typeof action.claim === 'number') {
		const town = indexOf(pack).claims.get(action.claim)?.town;
		return town ? { town } : undefined;
	}
	return undefined;
}

export const spotKey = (spot: Spot): string => ('segment' in spot ? `segment ${spot.segment}` : `town ${spot.town}`);

/** The choices at each spot of the map. */
export function bySpot(choices: Choice[], pack: Pack): Map<string, Choice[]> {
	const found = new Map<string, Choice[]>();
	for (const choice of choices) {
		const spot = spotOf(choice, pack);
		if (!spot) continue;
		const key = spotKey(spot);
		const there = found.get(key);
		if (there) there.push(choice);
		else found.set(key, [choice]);
	}
	return found;
}

/** Why nothing can be done at a segment: each reason once. */
export function whyNot(menu: Menu | null, segment: string): NearMiss[] {
	const seen = new Map<string, NearMiss>();
	for (const miss of menu?.refused ?? []) {
		if (miss.target.segment === segment && !seen.has(miss.reason)) seen.set(miss.reason, miss);
	}
	return [...seen.values()];
}

/** Near misses without duplicates. */
export function misses(menu: Menu | null, type?: string): NearMiss[] {
	const seen = new Map<string, NearMiss>();
	for (const miss of menu?.refused ?? []) {
		if (type && miss.target.type !== type) continue;
		const { piece: _, ...rest } = miss.target;
		const key = `${JSON.stringify(rest)} ${miss.reason}`;
		if (!seen.has(key)) seen.set(key, miss);
	}
	return [...seen.values()];
}
