/** Labels of map spots for screen readers. */
import type { Pack, View } from '../types.ts';
import { indexOf, type Names } from './names.ts';
import { piecesByTarget } from './pieces.ts';

/** "Denver–Golden (1), $80, length 2, free", "Leadville, claims: 3 Little Pittsburg". */
export function describeSpot(key: string, pack: Pack, view: View, names: Names, target: boolean): string {
	const id = key.slice(key.indexOf(' ') + 1);
	const said = key.startsWith('segment ') ? spokenSegment(id, pack, view, names) : spokenTown(id, pack, view, names);
	return target ? names.say('sv-web-choosable', { place: said }) : said;
}

function spokenSegment(id: string, pack: Pack, view: View, names: Names): string {
	const { cost, length, snow } = indexOf(pack).segments.get(id)!;
	const owner = view.owners[id];
	const there = piecesByTarget(view).get(`segment ${id}`) ?? [];
	return names.say('sv-web-segment', {
		segment: names.segment(id),
		cost,
		length,
		snow: snow ? (view.winter && !view.cleared.includes(id) ? 'shut' : 'yes') : 'no',
		owner: owner === undefined ? 'none' : names.player(owner),
		count: there.length,
		pieces: there.map(({ seat, piece }) => `${names.player(seat)} ${names.called(piece.id)}`).join(', '),
	});
}

function spokenTown(id: string, pack: Pack, view: View, names: Names): string {
	const town = indexOf(pack).towns.get(id)!;
	const claims = view.claims.filter((claim) => indexOf(pack).claims.get(claim.number)?.town === id);
	return names.say('sv-web-town', {
		town: names.town(id),
		market: town.market ? 'yes' : 'no',
		count: claims.length,
		claims: claims
			.map(({ number, owner }) =>
				names.say('sv-web-town-claim', {
					claim: names.claimAlone(number),
					commodity: indexOf(pack).claims.get(number)!.commodity,
					owner: owner === null ? 'none' : names.player(owner),
				}),
			)
			.join(', '),
	});
}
