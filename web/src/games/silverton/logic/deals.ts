/** The two sides of a deal in progress. The server decides what may be in it. */
import type { Action } from '../../types.ts';
import type { Terms } from '../types.ts';

type Listed = 'claims' | 'segments' | 'passengers' | 'trains' | 'plows';

/** Add the thing, or remove it if it is there. */
export function toggle(terms: Terms, kind: Listed, thing: number | string): Terms {
	const now = (terms[kind] ?? []) as (number | string)[];
	const next = now.includes(thing) ? now.filter((each) => each !== thing) : [...now, thing];
	return trim({ ...terms, [kind]: next });
}

/** Set the number of identical things, such as two trains of one power. */
export function withCount(terms: Terms, kind: 'trains' | 'plows', thing: number | string, count: number): Terms {
	const others = ((terms[kind] ?? []) as (number | string)[]).filter((each) => each !== thing);
	return trim({ ...terms, [kind]: [...others, ...Array.from({ length: count }, () => thing)] });
}

export const countOf = (things: readonly (number | string)[] | undefined, thing: number | string): number =>
	(things ?? []).filter((each) => each === thing).length;

export const has = (terms: Terms, kind: Listed, thing: number | string): boolean =>
	((terms[kind] ?? []) as (number | string)[]).includes(thing);

export const withCash = (terms: Terms, cash: number): Terms => trim({ ...terms, cash });

export function withGoods(terms: Terms, claim: number, goods: number): Terms {
	const others = (terms.goods ?? []).filter((lot) => lot.claim !== claim);
	return trim({ ...terms, goods: goods > 0 ? [...others, { claim, goods }] : others });
}

/** Remove empty fields, as the server's records do. */
export function trim(terms: Terms): Terms {
	return Object.fromEntries(
		Object.entries(terms).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
	);
}

export const isEmpty = (terms: Terms): boolean => Object.keys(trim(terms)).length === 0;

/** Whether a draft is a deal: an offer, or a counter-offer. */
export const isDeal = (draft: Partial<Action> | null): boolean =>
	draft?.type === 'offer' || (draft?.type === 'decline' && draft.give !== undefined);
