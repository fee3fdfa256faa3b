import { describe, expect, it } from 'vitest';
import { PACK, PLAYERS } from '../fixtures.ts';
import { speaker } from '../../shared/stage.svelte.ts';
import { MapGeometry } from './geometry.ts';
import { crossingLength, FAR, lettering, NEAR, overlap, type Box } from './lettering.ts';
import { Names } from './names.ts';

const map = new MapGeometry(PACK);
const claims = new Map<string, number>();
for (const { town } of PACK.claims) claims.set(town, (claims.get(town) ?? 0) + 1);

describe('the map', () => {
	it('lays every segment from town to town', () => {
		for (const segment of PACK.segments) {
			const { start, end } = map.track(segment.id);
			expect([start, end]).toEqual(expect.arrayContaining([map.town(segment.a), map.town(segment.b)]));
		}
	});

	it('draws tracks between the same towns side by side', () => {
		const [one, other] = ['denver-golden-1', 'denver-golden-2'].map((id) => map.track(id).middle) as [
			{ x: number; y: number },
			{ x: number; y: number },
		];
		expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
	});

	it('finds what lies under a pointer, towns first', () => {
		const denver = map.town('denver');
		expect(map.under({ x: denver.x + 4, y: denver.y }, 14)).toEqual({ town: 'denver' });
		for (const segment of PACK.segments) {
			const found = map.under(map.track(segment.id).middle, 14);
			expect(found, segment.id).toEqual({ segment: segment.id });
		}
		expect(map.under({ x: map.bounds.left - 500, y: 0 }, 14)).toBeUndefined();
	});

	it('leads by arrow keys from a town onto a segment', () => {
		const segment = map.toward('denver', Math.PI)!;
		expect([segment.a, segment.b]).toContain('denver');
	});

	it('puts towns without a place where the world has them', () => {
		const bare = new MapGeometry({ ...PACK, towns: PACK.towns.map((town) => ({ ...town, x: null, y: null })) });
		expect(bare.town('denver').x).toBeGreaterThan(bare.town('salt-lake-city').x);
		expect(bare.town('el-paso').y).toBeGreaterThan(bare.town('denver').y);
	});
});

describe.each(['en', 'fr'])('lettering in %s', (lang) => {
	const names = new Names(PACK, PLAYERS, speaker(lang));
	const written = new Map(PACK.towns.map((town) => [town.id, names.town(town.id)]));

	it.each([
		['near', NEAR],
		['far', FAR],
	] as const)('covers nothing, from %s', (_, type) => {
		const { names, tags } = lettering(PACK, map, written, claims, type);
		const boxes: [string, Box][] = [...names, ...tags];
		for (const [at, [one, box]] of boxes.entries()) {
			for (const [other, under] of boxes.slice(0, at)) {
				expect(overlap(box, under), `${one} and ${other}`).toBeLessThan(1);
			}
		}
		expect(tags.size).toBe(type.tag ? PACK.segments.length : 0);
	});
});

it('a line is measured inside a box', () => {
	const box = { left: 0, top: 0, right: 10, bottom: 10 };
	expect(crossingLength(box, { x: -5, y: 5 }, { x: 15, y: 5 })).toBeCloseTo(10);
	expect(crossingLength(box, { x: -5, y: 15 }, { x: 15, y: 15 })).toBe(0);
});
