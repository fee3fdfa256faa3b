/** Who would roll against whom, and how likely the one who looks is to win (SV-6.3, SV-6.7, SV-15.2). */
import type { Action } from '../../types.ts';
import type { Pack, Target, View } from '../types.ts';
import { isEnding } from './asked.ts';
import type { Choice } from './menu.ts';
import { indexOf } from './names.ts';
import { winning } from './odds.ts';
import { pieceOf, standing, targetKey, type Standing } from './pieces.ts';
import { joinedTowns, ownersOf, routeLength } from './routes.ts';

export interface Side {
	seats: number[];
	bonus: number;
}

export interface Contest {
	/** A theft, or the end of a joint line, has its price, whatever the dice say. */
	kind: 'dispute' | 'theft' | 'ending';
	sides: Side[];
	/** From 0 to 1; undefined for who only looks on. */
	chance?: number;
}

/** For a claim whose town is joined to the start city. */
const CONNECTED_CLAIM = 3;

/** What a choice would have dice decide, in the order of the rolls; as the pieces stand now. */
export function contestsOf(choice: Choice, view: View, pack: Pack): Contest[] {
	const found: Contest[] = [];
	const rivals = choice.preview.rivals ?? looming(choice.action, view, pack);
	if (rivals) found.push(contest('dispute', rivals, view));
	const paid = paidFor(choice, view, pack);
	if (paid) found.push(paid);
	return found;
}

function contest(kind: Contest['kind'], sides: Side[], view: View): Contest {
	const own = sides.findIndex(({ seats }) => view.you !== null && seats.includes(view.you));
	const bonuses = sides.map(({ bonus }) => bonus);
	return { kind, sides, chance: own < 0 ? undefined : winning(bonuses, own) };
}

/** Others' pieces that stand already where a piece would go. */
function looming(action: Action, view: View, pack: Pack): Side[] | undefined {
	if (action.type !== 'place' || action.deck || view.you === null) return undefined;
	// Players on a free card may agree to share it: then nobody rolls.
	const free = action.passenger !== undefined && !ownersOf(view, action.passenger as number).length;
	if (free && view.rules.includes('joint-passenger-line')) return undefined;
	const target = action as unknown as Target;
	const others = (standing(view).get(targetKey(target)) ?? []).filter(({ seat }) => seat !== view.you);
	const piece = pieceOf(view, action.piece as string);
	if (!others.length || !piece) return undefined;
	const all: Standing[] = [{ seat: view.you, piece }, ...others];
	const more = advantages(
		target,
		all.map(({ seat }) => seat),
		view,
		pack,
	);
	return all.map(({ seat, piece }, at) => ({ seats: [seat], bonus: piece.bonus + more[at]! }));
}

/** What counts beside the pieces' own bonuses. */
function advantages({ claim, passenger }: Target, seats: number[], view: View, pack: Pack): number[] {
	if (claim !== undefined) {
		const town = indexOf(pack).claims.get(claim)!.town;
		return seats.map((seat) => (joinedTowns(pack, view, seat).has(town) ? CONNECTED_CLAIM : 0));
	}
	if (passenger !== undefined) {
		const lengths = seats.map((seat) => routeLength(pack, view, seat, passenger));
		const longest = Math.max(...lengths.map((length) => length ?? 0));
		return lengths.map((length) => (length === undefined ? 0 : longest - length));
	}
	return seats.map(() => 0);
}

/** Who pays first. The shorter route has the difference; a piece's bonus counts only where a partner ends a joint line. */
function paidFor({ action, preview }: Choice, view: View, pack: Pack): Contest | undefined {
	const { you } = view;
	const number = action.passenger as number;
	const all = action.type === 'pay' ? preview.owners : action.type === 'place' ? ownersOf(view, number) : undefined;
	if (you === null || !all?.length) return undefined;
	const owners = all.filter((seat) => seat !== you);
	const ending = isEnding(all, view);
	const against = (bonus: number, defence: number): Contest =>
		contest(
			ending ? 'ending' : 'theft',
			[
				{ seats: [you], bonus },
				{ seats: owners, bonus: defence },
			],
			view,
		);
	if (action.type === 'pay') return against(preview.bonus!, preview.defence!);
	const own = preview.length ?? 0;
	const theirs = (ending ? routeLength(pack, view, owners[0]!, number) : preview.owners_length) ?? own;
	const bonus = ending ? (pieceOf(view, action.piece as string)?.bonus ?? 0) : 0;
	return against(bonus + Math.max(theirs - own, 0), Math.max(own - theirs, 0));
}
