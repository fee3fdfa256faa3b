/** Sentences for phases, events and refusals, the same as in the terminal. */
import type { GameEvent, TablePlayer, Say } from '../../types.ts';
import type { Pack, View } from '../types.ts';
import { playerName } from '../../shared/seats.ts';
import { count, most, NONE, wordEvent } from '../../shared/eventWording.ts';
import { eventWording } from '../../../generated/silverton/eventWording.ts';
import { Names } from './names.ts';

export function phase(view: View, players: TablePlayer[], say: Say): string {
	if (view.phase === 'over') return result(view, players, say);
	const answering = view.phase === 'dealing' && view.offer;
	const doing = answering
		? say('sv-term-phase-answer', { player: playerName(players, answering.to) })
		: say(`sv-phase-${view.phase}`, { player: view.seat === null ? '' : playerName(players, view.seat) });
	return say('sv-status', { turn: view.turn, winter: view.winter ? 'yes' : 'no', phase: doing });
}

export function result(view: View, players: TablePlayer[], say: Say): string {
	if (view.grade) return `${say('sv-phase-over')} ${say(`sv-grade-${view.grade}`)}.`;
	if (!view.winners.length) return say('sv-phase-over');
	const winners = view.winners.map((seat) => playerName(players, seat)).join(', ');
	return say('sv-result', { count: view.winners.length, winners });
}

type Miss = { reason: string; values: Record<string, unknown> };

/** The reason of a refusal. With the pack, pieces, cards and towns are named. */
export function refusal(miss: Miss, say: Say, pack?: Pack, players: TablePlayer[] = []): string {
	if (!pack) return say(`sv-refused-${miss.reason}`, miss.values);
	const names = new Names(pack, players, say);
	const values = Object.fromEntries(
		Object.entries(miss.values).map(([name, value]) => [name, named(name, value, miss.values, names)]),
	);
	return capital(say(`sv-refused-${miss.reason}`, values));
}

/** The same, beginning with its target, which the menu names separately. */
export function missSentence(miss: Miss & { target?: Record<string, unknown> }, names: Names, pack: Pack): string {
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

export function event(event: GameEvent, pack: Pack, players: TablePlayer[], say: Say): string {
	const [sentence, values] = wordEvent(event, eventWording, new EventWords(pack, players, say));
	return say(`sv-event-${sentence}`, values);
}

interface Roll {
	seats: number[];
	dice: number[];
	bonus: number;
	total: number;
}

/** Words for the fields of events. */
class EventWords extends Names {
	count = count;
	most = most;
	size = Math.abs;
	card = this.event;

	dice(rolled: number[]): string {
		return rolled.join(' + ');
	}

	alone(): string {
		return this.player(0);
	}

	other(owner: number, seat: number): string {
		return owner === seat ? NONE : this.player(owner);
	}

	role(id: string): string {
		return this.kind(id[0]!);
	}

	kinds(pieces: string[]): string {
		return pieces.map((each) => this.kind(each)).join(', ');
	}

	sisters(segments: string[]): string {
		return this.pair(segments.map((id) => this.segment(id)));
	}

	cards(lines: number[]): string {
		return lines.map((card) => this.line(card)).join(', ');
	}

	ends(towns: string[]): string {
		return this.pair(towns.map((id) => this.town(id)));
	}

	rolls(rolls: Roll[]): string {
		return rolls
			.map((roll) => this.say('sv-roll', { ...roll, player: this.both(roll.seats), dice: this.dice(roll.dice) }))
			.join(', ');
	}

	winners(rolls: Roll[], winner: number): string {
		return this.both(rolls[winner]!.seats);
	}

	winning(rolls: Roll[], winner: number): number {
		return rolls[winner]!.seats.length;
	}

	distance(start: number, end: number): number {
		return Math.abs(end - start);
	}

	way(start: number, end: number): string {
		return end > start ? 'up' : end < start ? 'down' : 'same';
	}

	grade(grade: string): string {
		return this.say(`sv-grade-${grade}`);
	}
}
