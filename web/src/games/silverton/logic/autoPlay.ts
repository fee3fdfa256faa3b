/** Automatic steps, at the player's request: only while nothing new could matter. */
import type { Action, Menu } from '../../types.ts';
import type { Pack, Phase, View } from '../types.ts';
import { previouslyOperated, previouslyOwned, type Log } from './logEvents.ts';
import { choicesOf, hasChoice, ofType } from './menu.ts';
import { indexOf } from './names.ts';

export interface AutoPlayOptions {
	/** Operate the claims of the last turn again. */
	operate: boolean;
	/** Pass where the same offers were passed before. */
	pass: boolean;
}

export const NO_AUTO_PLAY: AutoPlayOptions = { operate: false, pass: false };

/** What was offered when the player last passed, by phase. */
export type PassedOffers = Partial<Record<Phase, string[]>>;

/** Phases that players often pass for many turns. */
const PASSED_UP = new Set<Phase>(['dealing', 'shopping', 'hiring', 'fines', 'plowing']);

export type AutoPlan =
	{ kind: 'operate'; claims: number[]; cost: number; actions: Action[] } | { kind: 'pass'; actions: Action[] };

interface Moment {
	pack: Pack;
	view: View;
	menu: Menu | null;
	log: Log;
	passed: PassedOffers;
}

/** The automatic step for this position, if any. */
export function planAutoPlay(wishes: AutoPlayOptions, moment: Moment): AutoPlan | undefined {
	const { menu, view } = moment;
	if (!menu || view.you === null) return undefined;
	if (wishes.operate && hasChoice(menu, 'operate')) return sameClaims(moment, view.you);
	if (wishes.pass && PASSED_UP.has(view.phase) && nothingNew(moment))
		return { kind: 'pass', actions: [{ type: 'done' }] };
	return undefined;
}

/**
 * The claims of last turn, unless there is a new one, one that would lose money, too little cash, or the first snow.
 */
function sameClaims({ pack, view, menu, log }: Moment, seat: number): AutoPlan | undefined {
	const offered = ofType(menu, 'operate').map(({ action }) => action.claim as number);
	const before = previouslyOperated(log, seat);
	const known = previouslyOwned(log, seat);
	const claims = offered.filter((claim) => before.includes(claim));
	if (!claims.length || offered.some((claim) => !known.has(claim))) return undefined;
	const tooDear = menu?.refused.filter(({ reason }) => reason === 'no_cash_to_operate') ?? [];
	if (tooDear.some(({ target }) => before.includes(target.claim as number))) return undefined;
	if (view.winter && !view.winters.includes(view.turn - 1)) return undefined;
	const gains = view.claims.flatMap(({ number, prospects }) => (claims.includes(number) ? [prospects?.gain ?? 0] : []));
	if (gains.some((gain) => gain <= 0)) return undefined;
	const cost = claims.reduce((sum, claim) => sum + indexOf(pack).claims.get(claim)!.operate_cost, 0);
	if (cost > (view.players[seat]?.cash ?? 0)) return undefined;
	return {
		kind: 'operate',
		claims,
		cost,
		actions: [...claims.map((claim) => ({ type: 'operate', claim })), { type: 'done' }],
	};
}

/** What the player could do here, in a form that can be compared between turns. */
export function currentOffers(menu: Menu | null, view: View): string[] {
	const choices = choicesOf(menu).flatMap((choice) => (choice.action.type === 'done' ? [] : [choice.id]));
	if (!hasChoice(menu, 'offer')) return choices;
	// A deal can include anything that others own. Their track is left out, because it grows every turn.
	const things = view.players
		.filter((player) => player.seat !== view.you)
		.flatMap(({ seat, claims, passengers, trains, plows }) => [
			...claims.map((claim) => `claim ${claim}`),
			...passengers.map((card) => `line ${card}`),
			...trains.map((train) => `train ${seat} ${train.name}`),
			...plows.map((plow) => `plow ${seat} ${plow.bonus}`),
		]);
	const goods = view.claims.flatMap(({ number, owner, goods }) =>
		goods && owner !== null && owner !== view.you ? [`goods ${number}`] : [],
	);
	return [...choices, ...things, ...goods];
}

function nothingNew({ menu, view, log, passed }: Moment): boolean {
	const before = passed[view.phase];
	if (!before || !hasChoice(menu, 'done') || hasBegun(menu, log, view.you)) return false;
	const known = new Set(before);
	return currentOffers(menu, view).every((thing) => known.has(thing));
}

/**
 * Whether the seat has acted in this step already: then the player may want to continue, for example with another
 * offer.
 */
function hasBegun(menu: Menu | null, log: Log, seat: number | null): boolean {
	const last = log?.findLast(({ entry }) => entry.seat === seat)?.entry.action?.type;
	return last !== undefined && last !== 'done' && hasChoice(menu, last);
}
