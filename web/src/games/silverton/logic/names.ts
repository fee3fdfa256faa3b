/** Names of things in the language of `say`. The terminal uses the same keys. */
import type { TablePlayer, Say } from '../../types.ts';
import { playerName } from '../../shared/seats.ts';
import type {
	ClaimCard,
	Commodity,
	EventCard,
	Market,
	Pack,
	PassengerCard,
	Piece,
	Segment,
	Target,
	Terms,
	Town,
} from '../types.ts';

interface Index {
	towns: Map<string, Town>;
	segments: Map<string, Segment>;
	claims: Map<number, ClaimCard>;
	lines: Map<number, PassengerCard>;
	events: Map<number, EventCard>;
	markets: Map<string, Market>;
	/** How many segments join the same two towns. */
	joining: Map<string, number>;
}

// A pack never changes, and the log asks for hundreds of names.
const indexes = new WeakMap<object, Index>();

export const ends = ({ a, b }: Pick<Segment, 'a' | 'b'>): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function indexOf(pack: Pack): Index {
	let index = indexes.get(pack.towns);
	if (!index) {
		const joining = new Map<string, number>();
		for (const segment of pack.segments) joining.set(ends(segment), (joining.get(ends(segment)) ?? 0) + 1);
		index = {
			towns: new Map(pack.towns.map((each) => [each.id, each])),
			segments: new Map(pack.segments.map((each) => [each.id, each])),
			claims: new Map(pack.claims.map((each) => [each.number, each])),
			lines: new Map(pack.passengers.map((each) => [each.number, each])),
			events: new Map(pack.events.map((each) => [each.number, each])),
			markets: new Map(pack.markets.map((each) => [each.id, each])),
			joining,
		};
		indexes.set(pack.towns, index);
	}
	return index;
}

/** At most this many segments of a deal are named in brief. */
const FEW = 3;

/** The names for one table in one language. */
export class Names {
	readonly index: Index;
	readonly lang: string;

	constructor(
		readonly pack: Pack,
		readonly players: TablePlayer[],
		readonly say: Say,
	) {
		this.index = indexOf(pack);
		// A pack's texts are not in the catalogues; its translations are looked up by the language code.
		this.lang = say('sv-web-language');
	}

	player(seat: number): string {
		return playerName(this.players, seat);
	}

	seats(seats: readonly number[]): string {
		return seats.map((seat) => this.player(seat)).join(', ');
	}

	/** One player, or two. */
	both(seats: readonly number[]): string {
		return this.pair(seats.map((seat) => this.player(seat)));
	}

	pair(things: readonly string[]): string {
		return things.length < 2 ? (things[0] ?? '') : this.say('sv-and', { first: things[0], last: things[1] });
	}

	town(id: string): string {
		const town = this.index.towns.get(id);
		return town ? town.sisters?.[`name_${this.lang}`] || town.name : id;
	}

	/** Pieces have names, so that players can tell them apart. */
	called(id: string): string {
		return this.say('sv-web-called', { id });
	}

	/** "Amos +2" */
	mark({ id, bonus }: Pick<Piece, 'id' | 'bonus'>): string {
		return bonus ? `${this.called(id)} +${bonus}` : this.called(id);
	}

	piece(id: string): string {
		return this.say('sv-piece', { kind: id[0], id: this.called(id) });
	}

	/** The name for the piece's own player. */
	own(id: string): string {
		return this.say('sv-web-piece', { kind: id[0], id: this.called(id) });
	}

	/** The label of a piece that is being chosen, such as S+2. */
	kind(text: string): string {
		return this.say('sv-kind', { kind: text[0]!.toLowerCase(), bonus: Number(text.slice(1)) });
	}

	/** "Robert E. Lee" */
	claimAlone(number: number): string {
		const card = this.index.claims.get(number);
		return card ? card.sisters?.[`name_${this.lang}`] || card.name : String(number);
	}

	/** "1 Robert E. Lee (silver, Leadville)" */
	claim(number: number): string {
		const card = this.index.claims.get(number);
		if (!card) return String(number);
		const { town, commodity } = card;
		return this.say('sv-claim', {
			number: String(number),
			name: this.claimAlone(number),
			town: this.town(town),
			commodity,
		});
	}

	segment(id: string): string {
		const segment = this.index.segments.get(id);
		if (!segment) return id;
		const several = (this.index.joining.get(ends(segment)) ?? 1) > 1;
		return this.say('sv-segment', {
			from: this.town(segment.a),
			to: this.town(segment.b),
			which: several ? Number(id.slice(id.lastIndexOf('-') + 1)) : 0,
		});
	}

	line(number: number): string {
		const [from, to] = this.index.lines.get(number)?.towns ?? ['', ''];
		return this.say('sv-line', { number: String(number), from: this.town(from), to: this.town(to) });
	}

	/** "Denver–Golden", without its number. */
	lineAlone(number: number): string {
		const [from, to] = this.index.lines.get(number)?.towns ?? ['', ''];
		return this.say('sv-segment', { from: this.town(from), to: this.town(to), which: 0 });
	}

	target({ segment, claim, passenger }: Target): string {
		if (segment !== undefined) return this.say('sv-target-segment', { segment: this.segment(segment) });
		if (claim !== undefined) return this.say('sv-target-claim', { claim: this.claim(claim) });
		if (passenger !== undefined) return this.say('sv-target-passenger', { passenger: this.line(passenger) });
		return this.say('sv-target-deck');
	}

	commodity(commodity: Commodity): string {
		return this.say('sv-commodity', { commodity });
	}

	/** One letter for each commodity, in the player's language. */
	letter(commodity: Commodity): string {
		return this.say(`pack-draw-letter-${commodity}`);
	}

	load(claim: number, goods: number): string {
		return this.say('sv-load', { goods, commodity: this.index.claims.get(claim)?.commodity ?? '' });
	}

	market(id: string): string {
		const market = this.index.markets.get(id);
		if (!market) return id;
		const { city, commodity } = market;
		return city === 'any' ? this.commodity(commodity) : this.say('sv-market', { commodity, city: this.town(city) });
	}

	event(number: number): string {
		const card = this.index.events.get(number);
		return card ? card.sisters?.[`name_${this.lang}`] || card.name : String(number);
	}

	/** Its power, and its city while it is assigned to one. */
	train(name: string): string {
		const [power, city] = name.split('@');
		return city ? `${power} (${this.town(city)})` : power!;
	}

	trains(names: string): string {
		return names
			.split('+')
			.map((name) => this.train(name))
			.join(' + ');
	}

	/** One side of a deal in words; in brief, claims by name only and much track as a number. */
	things(terms: Terms, brief = false): string[] {
		const { say } = this;
		const claim = (number: number): string => (brief ? `${number} ${this.claimAlone(number)}` : this.claim(number));
		const track = terms.segments ?? [];
		return [
			...(terms.cash ? [say('sv-terms-cash', { cash: terms.cash })] : []),
			...(terms.claims ?? []).map((number) => say('sv-terms-claim', { claim: claim(number) })),
			...(brief && track.length > FEW
				? [say('sv-web-tray-track', { count: track.length })]
				: track.map((segment) => say('sv-terms-segment', { segment: this.segment(segment) }))),
			...(terms.passengers ?? []).map((card) => say('sv-terms-passenger', { passenger: this.line(card) })),
			...(terms.trains ?? []).map((train) => say('sv-terms-train', { train: this.train(train) })),
			...(terms.plows ?? []).map((plow) => say('sv-terms-plow', { plow })),
			...(terms.goods ?? []).map((lot) =>
				say('sv-terms-goods', { load: this.load(lot.claim, lot.goods), claim: claim(lot.claim) }),
			),
		];
	}

	terms(terms: Terms, brief = false): string {
		return this.things(terms, brief).join(', ') || this.say('sv-terms-nothing');
	}
}
