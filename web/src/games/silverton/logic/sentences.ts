/** What happens and what happened, told with the same sentences the terminal uses. */
import type { GameEvent, Player, Say } from '../../types.ts';
import type { Pack, Target, Terms, View } from '../types.ts';
import { playerCalled } from '../../shared/seats.ts';
import { Names } from './names.ts';

/** What says little: the next event says as much. */
const ENDINGS = new Set([
	'deal_ended',
	'placement_begun',
	'placement_ended',
	'disputes_ended',
	'piece_won',
	'drawing',
	'buying_ended',
	'trying',
	'building_ended',
	'operating_ended',
	'plowing_ended',
	'dealing_ended',
	'collecting_ended',
	'delivering_ended',
	'pleading',
	'fines_ended',
	'new_cards_ended',
	'hiring_ended',
	'shopping_ended',
	'cash_moved',
]);
const NONE = 'none';

export function phase(view: View, players: Player[], say: Say): string {
	if (view.phase === 'over') return result(view, players, say);
	const answering = view.phase === 'dealing' && view.offer;
	const doing = answering
		? say('sv-term-phase-answer', { player: playerCalled(players, answering.to) })
		: say(`sv-phase-${view.phase}`, { player: view.seat === null ? '' : playerCalled(players, view.seat) });
	return say('sv-status', { turn: view.turn, winter: view.winter ? 'yes' : 'no', phase: doing });
}

export function result(view: View, players: Player[], say: Say): string {
	if (view.grade) return `${say('sv-phase-over')} ${say(`sv-grade-${view.grade}`)}.`;
	if (!view.winners.length) return say('sv-phase-over');
	const winners = view.winners.map((seat) => playerCalled(players, seat)).join(', ');
	return say('sv-result', { count: view.winners.length, winners });
}

type Miss = { reason: string; values: Record<string, unknown> };

/** Why not. With the pack, pieces, cards and towns are called by their names. */
export function refusal(miss: Miss, say: Say, pack?: Pack, players: Player[] = []): string {
	if (!pack) return say(`sv-refused-${miss.reason}`, miss.values);
	const names = new Names(pack, players, say);
	const values = Object.fromEntries(
		Object.entries(miss.values).map(([name, value]) => [name, named(name, value, miss.values, names)]),
	);
	return capital(say(`sv-refused-${miss.reason}`, values));
}

/** The same, with what it is about before it: the menu names it apart. */
export function missed(miss: Miss & { target?: Record<string, unknown> }, names: Names, pack: Pack): string {
	const why = refusal(miss, names.say, pack, names.players);
	const { segment, city } = miss.target ?? {};
	const what =
		typeof segment === 'string' ? names.segment(segment) : typeof city === 'string' ? names.town(city) : undefined;
	return what && !why.includes(what) ? names.say('sv-web-miss', { what, why }) : why;
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

function named(name: string, value: unknown, values: Record<string, unknown>, names: Names): unknown {
	const { index } = names;
	switch (name) {
		case 'piece':
			return typeof value === 'string' && /^[spn]\d*$/.test(value) ? names.own(value) : value;
		case 'segment':
			return index.segments.has(String(value)) ? names.segment(String(value)) : value;
		case 'city':
			return names.town(String(value));
		case 'claim':
		case 'to':
			return index.claims.has(Number(value)) ? names.claim(Number(value)) : value;
		case 'passenger':
			return index.lines.has(Number(value)) ? names.line(Number(value)) : value;
		case 'number':
			if (values.card === 'claim' && index.claims.has(Number(value))) return names.claim(Number(value));
			return values.card === 'passenger' && index.lines.has(Number(value)) ? names.line(Number(value)) : value;
		case 'train':
			return names.train(String(value));
		case 'known':
			return (Array.isArray(value) ? value : String(value).split(', '))
				.map((each) => names.town(String(each)))
				.join(', ');
		default:
			return value;
	}
}

export function event(event: GameEvent, pack: Pack, players: Player[], say: Say): string {
	return say(keyOf(event), valuesOf(event, new Names(pack, players, say)));
}

function keyOf(event: GameEvent): string {
	if (ENDINGS.has(event.type)) return `sv-term-event-${event.type}`;
	if (event.type === 'declined' && (event.give || event.take)) return 'sv-event-declined_but';
	if (event.type === 'game_ended' && event.grade) return 'sv-event-game_graded';
	return `sv-event-${event.type}`;
}

const dice = (rolled: unknown): string => (rolled as number[]).join(' + ');

interface Roll {
	seats: number[];
	dice: number[];
	bonus: number;
	total: number;
}

/** The event's own fields, worded as the catalogue asks for them. */
function valuesOf(event: GameEvent, names: Names): Record<string, unknown> {
	const values: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(event)) {
		if (name !== 'rule' && name !== 'type') values[name] = valueOf(name, value, names);
	}
	if (typeof event.seat === 'number') values.player = names.player(event.seat);
	return { ...values, ...apart(event, names) };
}

/** Most fields mean the same in all events. */
function valueOf(name: string, value: unknown, names: Names): unknown {
	if (value === null || value === undefined) return NONE;
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	switch (name) {
		case 'amount':
			return Math.abs(value as number);
		case 'partner':
		case 'to':
			return names.player(value as number);
		case 'order':
			return names.seats(value as number[]);
		case 'piece':
		case 'replacing':
			return names.piece(value as string);
		case 'target':
			return names.target(value as Target);
		case 'claim':
			return names.claim(value as number);
		case 'segment':
			return names.segment(value as string);
		case 'passenger':
			return names.line(value as number);
		case 'city':
			return names.town(value as string);
		case 'market':
			return names.market(value as string);
		case 'event':
			return names.event(value as number);
		case 'trains':
			return names.trains(value as string);
		case 'give':
		case 'take':
			return names.terms(value as Terms);
		case 'dice':
			return dice(value);
		default:
			return value;
	}
}

/** Fields that mean something of their own in one event. */
function apart(event: GameEvent, names: Names): Record<string, unknown> {
	const { say } = names;
	const field = <Type>(name: string): Type => event[name] as Type;
	switch (event.type) {
		case 'assigned':
			return { what: event.piece ? names.piece(field('piece')) : say('sv-train', { train: event.train }) };
		case 'pieces_taken':
			return {
				pieces: field<string[]>('pieces')
					.map((piece) => names.kind(piece))
					.join(', '),
			};
		case 'settled':
			return { cities: names.pair(field<string[]>('cities').map((city) => names.town(city))) };
		case 'passengers_dealt':
			return {
				passengers: field<number[]>('passengers')
					.map((card) => names.line(card))
					.join(', '),
			};
		case 'called':
			return { segments: names.pair(field<string[]>('segments').map((id) => names.segment(id))) };
		case 'line_shared':
		case 'line_returned':
			return { players: names.both(field('seats')) };
		case 'disputed': {
			const rolls = field<Roll[]>('rolls');
			const winners = typeof event.winner === 'number' ? rolls[event.winner]!.seats : [];
			const told = rolls.map((roll) =>
				say('sv-roll', { player: names.both(roll.seats), dice: dice(roll.dice), bonus: roll.bonus, total: roll.total }),
			);
			return { rolls: told.join(', '), count: winners.length, winners: names.both(winners) };
		}
		case 'produced':
			return { load: names.load(field('claim'), field('goods')) };
		case 'transferred':
			return { load: names.load(field('claim'), field('goods')), to: names.claim(field('to')) };
		case 'delivered':
			return {
				load: names.load(field('claim'), field('goods')),
				owner: event.owner === event.seat ? NONE : names.player(field('owner')),
			};
		case 'price_moved': {
			const boxes = field<number>('end') - field<number>('start');
			return { boxes: Math.abs(boxes), way: boxes > 0 ? 'up' : boxes < 0 ? 'down' : 'same' };
		}
		case 'hired':
			return { kind: names.kind(field<string>('piece')[0]!) };
		case 'train_bought':
			return event.trade_in ? { trade_in: names.train(field('trade_in')) } : {};
		case 'game_ended': {
			const scores = field<number[]>('scores');
			if (event.grade) {
				return { player: names.player(0), scores: scores[0], grade: say(`sv-grade-${field<string>('grade')}`) };
			}
			const winners = field<number[]>('winners');
			return { winners: names.seats(winners), count: winners.length, scores: Math.max(...scores) };
		}
		default:
			return {};
	}
}
