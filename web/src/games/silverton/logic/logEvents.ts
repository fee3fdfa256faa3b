/** What the log tells beyond the current view: earlier prices, dice, counter-offers, operated claims. */
import type { GameEvent, LogStep } from '../../types.ts';
import type { Pack, Target, Terms } from '../types.ts';

export type Log = readonly LogStep[] | undefined;

/** All events, in order. */
export const eventsOf = (log: Log): GameEvent[] => (log ?? []).flatMap((each) => each.events);

/** The number of entries when a seat last acted; 0 if it never did. */
const lastChoice = (log: Log, seat: number | null): number =>
	1 + (log ?? []).findLastIndex(({ entry }) => seat !== null && entry.seat === seat);

/** Events since a seat last acted; for a spectator, those of this turn. */
export function eventsSince(log: Log, seat: number | null): GameEvent[] {
	const all = log ?? [];
	const from = seat === null ? turnStart(all) : lastChoice(all, seat);
	return eventsOf(all.slice(from));
}

const turnStart = (log: readonly LogStep[]): number =>
	Math.max(0, 1 + log.findLastIndex(({ events }) => events.some((event) => event.type === 'turn_advanced')));

/** The entries of each turn, the current one last. */
function turnsOf(log: Log): LogStep[][] {
	const turns: LogStep[][] = [[]];
	for (const each of log ?? []) {
		turns.at(-1)!.push(each);
		if (each.events.some((event) => event.type === 'turn_advanced')) turns.push([]);
	}
	return turns;
}

// Prices

/** The prices of each market, turn by turn, the current one last. */
export function priceHistory(pack: Pack, log: Log): Map<string, number[]> {
	const found = new Map<string, number[]>();
	const ladders = new Map(pack.markets.map((market) => [market.id, market.ladder]));
	for (const event of eventsOf(log)) {
		if (event.type !== 'price_moved') continue;
		const market = event.market as string;
		const before = found.get(market) ?? [ladders.get(market)?.[event.start as number] ?? 0];
		found.set(market, [...before, event.price as number]);
	}
	return found;
}

/** How far each marker moved at the last price change. */
export function lastMoves(log: Log): Map<string, number> {
	const found = new Map<string, number>();
	for (const event of eventsOf(log)) {
		if (event.type === 'price_moved')
			found.set(event.market as string, (event.end as number) - (event.start as number));
	}
	return found;
}

// Dice

export interface Roll {
	seats: number[];
	pieces: string[];
	dice: number[];
	bonus: number;
	total: number;
}

export type Scene =
	| { kind: 'dispute'; target: Target; rolls: Roll[]; winner: number | null; rule: string; after: GameEvent[] }
	| { kind: 'dice'; event: GameEvent; dice: number[]; good: boolean; rule: string }
	| { kind: 'produce'; seat: number; rolls: GameEvent[]; rule: string };

/** Events that follow from a dispute and are shown with it. */
const AFTER = new Set(['jailed', 'piece_tied', 'line_taken', 'card_discarded']);

/** Scenes with dice among these events: everybody's disputes and the player's own rolls. */
export function scenesOf(events: readonly GameEvent[], seat: number | null): Scene[] {
	const found: Scene[] = [];
	/** Whether disputes are being settled: later, pieces go to jail for other reasons. */
	let disputing = false;
	for (const event of events) {
		const last = found.at(-1);
		if (event.type === 'disputed') disputing = true;
		if (event.type === 'disputes_ended') disputing = false;
		const own = seat !== null && event.seat === seat;
		if (event.type === 'disputed') {
			found.push({
				kind: 'dispute',
				target: event.target as Target,
				rolls: event.rolls as Roll[],
				winner: event.winner as number | null,
				rule: event.rule,
				after: [],
			});
		} else if (disputing && AFTER.has(event.type) && last?.kind === 'dispute') {
			last.after.push(event);
		} else if (event.type === 'tried' && own) {
			found.push({
				kind: 'dice',
				event,
				dice: event.dice as number[],
				good: Boolean(event.success),
				rule: event.rule,
			});
		} else if (event.type === 'pleaded' && own) {
			found.push({
				kind: 'dice',
				event,
				dice: event.dice as number[],
				good: Boolean(event.free),
				rule: event.rule,
			});
		} else if (event.type === 'plowed' && own) {
			found.push({
				kind: 'dice',
				event,
				dice: [event.die as number],
				good: Boolean(event.cleared),
				rule: event.rule,
			});
		} else if ((event.type === 'produced' || event.type === 'depleted') && own) {
			if (last?.kind === 'produce') last.rolls.push(event);
			else found.push({ kind: 'produce', seat: event.seat as number, rolls: [event], rule: event.rule });
		}
	}
	return found;
}

// Pieces

/** Where a seat's pieces stood last turn, in the order of placement. */
export function previousPlacements(log: Log, seat: number): Map<string, Target> {
	const found = new Map<string, Target>();
	for (const event of eventsOf(turnsOf(log).at(-2))) {
		if ((event.type === 'placed' || event.type === 'moved') && event.seat === seat)
			found.set(event.piece as string, event.target as Target);
	}
	return found;
}

// Deals

export interface CounterOffer {
	seat: number;
	give: Terms;
	take: Terms;
}

/** The terms of a counter-offer to the seat's last offer, while they can still be offered. */
export function counterOfferTo(log: Log, recent: readonly GameEvent[], seat: number): CounterOffer | undefined {
	const events = log?.length ? eventsOf(log) : recent;
	const at = events.findLastIndex(
		(event) => event.type === 'declined' && event.to === seat && Boolean(event.give ?? event.take),
	);
	if (at < 0) return undefined;
	const over = new Set(['offered', 'dealing_ended', 'turn_advanced']);
	if (events.slice(at + 1).some((event) => over.has(event.type))) return undefined;
	const { seat: from, give, take } = events[at]!;
	return { seat: from as number, give: (give as Terms | null) ?? {}, take: (take as Terms | null) ?? {} };
}

// Claims

/** The claims a seat operated in the last turn in which it was asked to. */
export function previouslyOperated(log: Log, seat: number): number[] {
	for (const turn of turnsOf(log).slice(0, -1).reverse()) {
		const events = eventsOf(turn).filter((event) => event.seat === seat);
		const claims = events.flatMap((event) => (event.type === 'operated' ? [event.claim as number] : []));
		if (claims.length || events.some((event) => event.type === 'operating_ended')) return claims;
	}
	return [];
}

/** The claims a seat could have operated then: those it operated, bought or passed over before. */
export function previouslyOwned(log: Log, seat: number): Set<number> {
	const owned = new Set<number>();
	for (const turn of turnsOf(log).slice(0, -1)) {
		for (const event of eventsOf(turn)) {
			if (event.type === 'claim_bought' && event.seat === seat) owned.add(event.claim as number);
			if (event.type === 'operated' && event.seat === seat) owned.add(event.claim as number);
			if (event.type === 'dealt') {
				const got = event.seat === seat ? event.take : event.to === seat ? event.give : undefined;
				for (const claim of (got as Terms | undefined)?.claims ?? []) owned.add(claim);
			}
		}
	}
	return owned;
}

// News

const NEWS = new Set([
	'disputed',
	'jailed',
	'line_taken',
	'line_shared',
	'claim_bought',
	'passenger_bought',
	'event_drawn',
	'killed',
	'claims_cleared',
	'track_built',
	'track_dismantled',
	'track_abandoned',
	'networks_joined',
	'depleted',
	'dealt',
	'line_returned',
	'hired',
	'train_bought',
	'plow_bought',
	'cash_shown',
	'order_dealt',
	'passenger_shown',
	'turn_advanced',
]);

/** Events worth telling the player: not their own actions, not every small step. */
export const newsOf = (events: readonly GameEvent[], seat: number | null): GameEvent[] =>
	events.filter((event) => NEWS.has(event.type) && (typeof event.seat !== 'number' || event.seat !== seat));
