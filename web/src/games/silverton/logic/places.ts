/** Where on the map something happened. */
import type { GameEvent } from '../../types.ts';
import type { Pack } from '../types.ts';
import { spotKey } from './menu.ts';
import { indexOf } from './names.ts';

/** The segments it names, and the towns of its claims, lines and deliveries. */
export function places(event: GameEvent, pack: Pack): string[] {
	const { target, segment, segments = [], claim, to, claims = [], passenger, city } = event as GameEvent & Named;
	const found = [...segments, segment, target?.segment].flatMap((id) => (id ? [spotKey({ segment: id })] : []));
	const { claims: cards, lines } = indexOf(pack);
	const towns = [...claims, claim, target?.claim, event.type === 'transferred' ? to : undefined].flatMap((number) =>
		number === undefined ? [] : (cards.get(number)?.town ?? []),
	);
	for (const line of [passenger, target?.passenger]) {
		if (line !== undefined) towns.push(...(lines.get(line)?.towns ?? []));
	}
	if (city) towns.push(city);
	return [...new Set([...found, ...towns.map((town) => spotKey({ town }))])];
}

interface Named {
	target?: Partial<Record<'segment', string> & Record<'claim' | 'passenger', number>>;
	segment?: string;
	segments?: string[];
	claim?: number;
	to?: number;
	claims?: number[];
	passenger?: number;
	city?: string;
}
