/** How an event becomes the values of its sentence (goldenspike/words/telling.py, which the terminal tells by too). */
import type { GameEvent } from '../types.ts';

/** By a value's name: the word for it, and the fields of the event that it is given. */
type Wording = Record<string, string[]>;

export interface EventWording {
	/** Of all events that have these fields. */
	common: Wording;
	/** Of one sentence. */
	apart: Record<string, Wording>;
	/** Another sentence, where one of these fields is there. */
	instead: Record<string, string[]>;
	/** What says little: the next event says as much. */
	quiet: string[];
}

export const NONE = 'none';

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** Which sentence tells of the event, and its values. */
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
