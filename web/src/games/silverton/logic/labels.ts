/** The label of a choice and its consequences. */
import type { Action } from '../../types.ts';
import type { Contest, Preview, View } from '../types.ts';
import type { Choice } from './menu.ts';
import type { Names } from './names.ts';
import { moves, percent } from './odds.ts';
import { pointsOf } from './muster.ts';
import { pieceOf } from './pieces.ts';

/** "Build Denver–Golden (1)" */
export function labelOf(action: Action, names: Names, view: View): string {
	const { say } = names;
	const piece = typeof action.piece === 'string' ? names.own(action.piece) : '';
	const segment = typeof action.segment === 'string' ? names.segment(action.segment) : '';
	const claim = typeof action.claim === 'number' ? names.claim(action.claim) : '';
	const line = typeof action.passenger === 'number' ? names.line(action.passenger) : '';
	switch (action.type) {
		case 'muster':
			return (action.pieces as string)
				.split(' ')
				.map((each) => names.kind(each))
				.join(', ');
		case 'assign':
			return say('sv-web-do-assign', {
				what: piece || say('sv-train', { train: names.train(action.train as string) }),
				city: names.town(action.city as string),
			});
		case 'place':
			return say('sv-web-do-place', { piece, target: placedOn(action, names) });
		case 'buy':
			return buyLabel(action, names, claim, line);
		case 'slide':
			return say('sv-web-do-slide', { line, pile: action.pile ?? 'none', place: action.place ?? 'none' });
		case 'move':
		case 'build':
		case 'dismantle':
		case 'abandon':
			return say(`sv-web-do-${action.type}`, { segment });
		case 'plow':
			return say('sv-web-do-plow', { plow: action.plow, segment });
		case 'operate':
			return say('sv-web-do-operate', { claim });
		case 'draw':
		case 'roll':
		case 'bail':
		case 'replace':
			return say(`sv-web-do-${action.type}`, { piece });
		case 'hire':
			return say('sv-web-do-hire', {
				kind: names.kind((action.kind as string)[0]!),
				replacing: typeof action.replacing === 'string' ? names.own(action.replacing) : 'none',
			});
		case 'deliver':
			return say('sv-web-do-deliver', {
				load: names.load(action.claim as number, action.goods as number),
				city: names.town(action.city as string),
				trains: typeof action.trains === 'string' ? names.trains(action.trains) : 'none',
			});
		case 'transfer':
			return say('sv-web-do-transfer', {
				load: names.load(action.claim as number, action.goods as number),
				claim,
				to: names.claim(action.to as number),
				trains: typeof action.trains === 'string' ? names.trains(action.trains) : 'none',
			});
		case 'done':
			return say(`sv-web-done-${view.asked?.what === 'rolls' ? 'rolls' : view.phase}`);
		default:
			return say(`sv-web-do-${action.type}`);
	}
}

function placedOn(action: Action, names: Names): string {
	if (typeof action.segment === 'string') return names.segment(action.segment);
	if (typeof action.claim === 'number') return names.claim(action.claim);
	if (typeof action.passenger === 'number') return names.line(action.passenger);
	return names.say('sv-target-deck');
}

function buyLabel(action: Action, names: Names, claim: string, line: string): string {
	const trade = typeof action.trade_in === 'string' ? names.train(action.trade_in) : 'none';
	if (claim) return names.say('sv-web-do-buy-claim', { claim });
	if (line) return names.say('sv-web-do-buy-line', { line });
	return typeof action.train === 'number'
		? names.say('sv-web-do-buy-train', { train: action.train, trade })
		: names.say('sv-web-do-buy-plow', { plow: action.plow, trade });
}

const chance = (rolls: number, of: number, names: Names): string =>
	names.say('sv-web-percent', { percent: percent(rolls, of) });

/** The consequences in one line; empty if the label says it all. `goods` is the chosen number. */
export function consequence(choice: Choice, names: Names, view: View, goods?: number): string {
	const { say } = names;
	const { action, preview } = choice;
	const cash = view.you === null ? 0 : (view.players[view.you]?.cash ?? 0);
	switch (action.type) {
		case 'muster':
			return say('sv-web-points', { points: pointsOf(action.pieces as string, preview.costs ?? {}) });
		case 'place':
			return placeConsequence(choice, names);
		case 'buy':
			if (preview.odds) return claimConsequence(preview, cash, names);
			if (preview.revenue !== undefined) return lineConsequence(preview, names);
			return say('sv-term-preview-stock', {
				cost: preview.price,
				left: cash - preview.price!,
				stock: preview.left,
			});
		case 'operate':
			return say('sv-web-operate-consequence', {
				cost: preview.operate_cost,
				left: cash - preview.operate_cost!,
			});
		case 'build':
			return say('sv-web-build-consequence', {
				cost: preview.cost,
				length: preview.length,
				left: cash - preview.cost!,
				chance: preview.rolls === undefined ? 'none' : chance(preview.rolls, preview.of!, names),
			});
		case 'dismantle':
			return say('sv-term-preview-dismantle', { pays: preview.pays });
		case 'abandon':
			return say('sv-web-abandon-consequence');
		case 'slide':
			return action.pile
				? say('sv-web-slide-pile', {
						next: view.piles.find(({ pile }) => pile === action.pile)?.under[0] ?? 'none',
					})
				: say('sv-web-slide-place');
		case 'assign':
			return say('sv-web-assign-consequence', { what: action.train ? 'train' : 'piece' });
		case 'transfer': {
			const there = view.claims.find((claim) => claim.number === action.to)?.goods ?? 0;
			const moved = goods ?? (action.goods as number);
			return say('sv-web-transfer-consequence', { load: names.load(action.to as number, there + moved) });
		}
		case 'plow':
		case 'roll':
			return say('sv-term-preview-chance', { chance: chance(preview.rolls!, preview.of!, names) });
		case 'bail':
		case 'replace':
			return say('sv-term-preview-cost', { cost: preview.cost, left: cash - preview.cost! });
		case 'hire': {
			const dead = typeof action.replacing === 'string' ? pieceOf(view, action.replacing) : undefined;
			return say('sv-web-hire-consequence', {
				cost: preview.cost,
				left: cash - preview.cost!,
				bonus: dead?.bonus ?? 0,
				turn: dead?.turn ?? 'none',
				replace: dead?.cost ?? 0,
			});
		}
		case 'stand':
		case 'call':
		case 'pay':
			return (preview.contests ?? []).map((contest) => contestLabel(contest, choice, names)).join('; ');
		case 'agree':
			return say('sv-term-preview-agree', {
				line: names.line(preview.passenger!),
				partner: names.player(preview.partner!),
				share: preview.share,
				revenue: preview.revenue,
			});
		case 'deliver': {
			const proceeds = preview.proceeds as number[];
			const sold = goods ?? proceeds.length;
			return say('sv-web-deliver-consequence', {
				proceeds: proceeds[sold - 1] ?? 0,
				price: preview.market!.price,
				...moves(preview.market!),
			});
		}
		case 'done':
			return typeof preview.proceeds === 'number' ? say('sv-web-unsold', { proceeds: preview.proceeds }) : '';
		default:
			return '';
	}
}

/** What is lost with track that is removed. */
export function losses({ preview }: Choice, names: Names): string[] {
	const { lost_lines: lines = [], cut_off: cut = [] } = preview;
	return [
		...lines.map((line) => names.say('sv-web-loses-line', { line: names.line(line) })),
		...(cut.length ? [names.say('sv-web-cuts-off', { count: cut.length })] : []),
	];
}

function placeConsequence(choice: Choice, names: Names): string {
	const contests = choice.preview.contests ?? [];
	const told = contests.map((contest) => contestLabel(contest, choice, names));
	// The price and the revenue of a purchase are shown elsewhere.
	if (contests.every(({ kind }) => kind === 'dispute')) told.unshift(placeNumbers(choice, names));
	return told.join('; ');
}

/** The figures of the card or segment itself, regardless of other players. */
export function placeNumbers({ action, preview }: Choice, names: Names): string {
	const { say } = names;
	if (preview.pays !== undefined) return say('sv-term-preview-dismantle', { pays: preview.pays });
	if (action.segment) {
		return say('sv-web-segment-numbers', {
			cost: preview.cost,
			length: preview.length,
			snow: preview.snow ? 'yes' : 'no',
		});
	}
	if (action.claim) return claimConsequence(preview, undefined, names);
	if (action.passenger) return lineConsequence(preview, names);
	return say('sv-term-preview-deck', { claims: preview.claims, events: preview.events });
}

/** The cash left, or the amount missing. */
export const cashLeft = (left: number) => ({ left: Math.abs(left), way: left < 0 ? 'short' : 'left' });

function claimConsequence(preview: Preview, cash: number | undefined, names: Names): string {
	return names.say('sv-web-claim-numbers', {
		cost: preview.cost,
		operate: preview.operate_cost,
		...(cash === undefined ? { way: 'none' } : cashLeft(cash - preview.cost!)),
	});
}

function lineConsequence(preview: Preview, names: Names): string {
	return names.say('sv-web-line-numbers', {
		price: preview.price,
		revenue: preview.revenue,
		length: preview.length ?? 'none',
	});
}

function contestLabel({ kind, sides, rolls, of }: Contest, { action, preview }: Choice, names: Names): string {
	if (kind !== 'dispute') {
		return names.say(`sv-web-${kind}-told`, {
			line: preview.passenger === undefined ? 'none' : names.line(preview.passenger),
			owners: names.both(sides[1]!.seats),
			price: preview.price,
			revenue: preview.revenue,
			chance: chance(rolls, of, names),
		});
	}
	const rivals = sides.map((side) => `${names.both(side.seats)} +${side.bonus}`).join(', ');
	if (action.type === 'place') return names.say('sv-web-looming-told', { rivals, chance: chance(rolls, of, names) });
	const segments = preview.segment ? [preview.segment] : (preview.segments ?? []);
	return names.say('sv-web-dispute-told', {
		segments: names.pair(segments.map((id) => names.segment(id))),
		rivals,
		chance: chance(rolls, of, names),
	});
}
