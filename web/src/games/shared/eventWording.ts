/**
 * How an event becomes the values of its sentence (goldenspike/words/event_wording.py does the same for the
 * terminal).
 */
import type { GameEvent } from '../types.ts';

/** By the name of a value: the word function, and the fields of the event it gets. */
type Wording = Record<string, string[]>;

export interface EventWording {
	/** For all events with these fields. */
	common: Wording;
	/** For one sentence. */
	apart: Record<string, Wording>;
	/** An alternative sentence, if one of these fields is present. */
	instead: Record<string, string[]>;
	/** Events that say little: the next event implies them. */
	quiet: string[];
}

export const NONE = 'none';

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** The sentence of an event, and its values. */
export function wordEvent(event: GameEvent, telling: EventWording, words: object): [string, Record<string, unknown>] {
	const { type, rule: _, ...fields } = event;
	const [other, ...signs] = telling.instead[type] ?? [];
	const sentence = other && signs.some((sign) => isThere(event[sign])) ? other : type;
	const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
	for (const [name, [word, ...of]] of Object.entries({ ...telling.common, ...telling.apart[sentence] })) {
		const given = of.map((field) => event[field]);
		if (given.every(isThere)) values[name] = Reflect.get(words, word!).apply(words, given);
	}
	return [sentence, values];
}

const plain = (value: unknown): unknown =>
	!isThere(value) ? NONE : value === true ? 'yes' : value === false ? 'no' : value;

export const count = (things: readonly unknown[]): number => things.length;
export const most = (numbers: readonly number[]): number => Math.max(...numbers);
