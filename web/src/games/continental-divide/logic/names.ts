/** Names of things in the language of `say`. */
import type { Say } from '../../types.ts';
export { playerName, seatLetters } from '../../shared/seats.ts';
import type { Charter, Hex, Pack, RailroadDefinition } from '../types.ts';

interface Named {
	name: string;
	sisters?: Record<string, string>;
}

/** The language code. A pack's texts are not in the catalogues; its translations are looked up by this code. */
export const language = (say: Say): string => say('cd-web-language');

const nameIn = (named: Named, lang: string): string => named.sisters?.[`name_${lang}`] || named.name;

/** "Chicago West"; empty for land without a name. */
export const townName = (hex: Hex, lang: string): string => nameIn(hex, lang) || hex.city;

/** "W5 Chicago West" */
export const hexName = (hex: Hex, lang: string): string => `${hex.id} ${townName(hex, lang)}`.trimEnd();

interface Index {
	hexes: Map<string, Hex>;
	railroads: Map<string, RailroadDefinition>;
}

// A pack never changes, and the log asks for hundreds of names.
const indexes = new WeakMap<object, Index>();

export function indexOf(pack: Pack): Index {
	let index = indexes.get(pack.hexes);
	if (!index) {
		index = {
			hexes: new Map(pack.hexes.map((hex) => [hex.id, hex])),
			railroads: new Map(pack.railroads.map((each) => [each.id, each])),
		};
		indexes.set(pack.hexes, index);
	}
	return index;
}

export function hexNameOf(pack: Pack, id: string, say: Say): string {
	const hex = indexOf(pack).hexes.get(id);
	return hex ? hexName(hex, language(say)) : id;
}

export function railroadName(pack: Pack, id: string, say: Say): string {
	const railroad = indexOf(pack).railroads.get(id);
	return railroad ? nameIn(railroad, language(say)) : id;
}

export const definitionOf = (pack: Pack, id: string): RailroadDefinition | undefined => indexOf(pack).railroads.get(id);

export const abbreviation = (pack: Pack, id: string): string =>
	definitionOf(pack, id)?.abbreviation ?? id.toUpperCase();

/** Abbreviation and name, for screen readers. */
export const railroadFullName = (pack: Pack, id: string, say: Say): string =>
	`${abbreviation(pack, id)} ${railroadName(pack, id, say)}`;

/** A hex for screen readers: "W5 Chicago West, starting city, cost 0, income 0, tracks: UP, SP". */
export function describeHex(hex: Hex, tracks: string[], say: Say): string {
	return say('cd-web-hex', {
		hex: hexName(hex, language(say)),
		kind: hex.kind === 'ordinary' && hex.terrain === 'city' ? 'city' : hex.kind,
		cost: hex.cost,
		income: hex.income,
		count: tracks.length,
		tracks: tracks.join(', '),
	});
}

export const charterOf = (railroads: Charter[], id: string): Charter | undefined =>
	railroads.find((charter) => charter.id === id);
