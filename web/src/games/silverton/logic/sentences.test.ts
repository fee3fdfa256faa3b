import { describe, expect, it } from 'vitest';
import { BUYING, DEALING, EVENTS, OVER, PACK, PLACEMENT, PLAYERS, SHOPPING } from '../fixtures.ts';
import { speaker } from '../../shared/stage.svelte.ts';
import { event, phase, refusal } from './sentences.ts';

describe.each(['en', 'fr'])('in %s', (lang) => {
	const say = speaker(lang);

	it('tells every event', () => {
		for (const each of EVENTS) {
			const told = event(each, PACK, PLAYERS, say);
			expect(told, each.type).toMatch(/[.!…]$/);
			expect(told).not.toMatch(/undefined|\{|NaN/);
		}
	});

	it('tells offers and answers', () => {
		const terms = { cash: 200, claims: [25], goods: [{ claim: 30, goods: 4 }] };
		const offered = { type: 'offered', rule: '', seat: 0, to: 1, give: terms, take: {} };
		expect(event(offered, PACK, PLAYERS, say)).toContain('200');
		const declined = { type: 'declined', rule: '', seat: 1, to: 0, give: null, take: null };
		const but = { ...declined, give: terms };
		expect(event(but, PACK, PLAYERS, say)).not.toBe(event(declined, PACK, PLAYERS, say));
	});

	it('says what happens now', () => {
		for (const { view } of [PLACEMENT, BUYING, DEALING, SHOPPING, OVER]) {
			expect(phase(view, PLAYERS, say)).toMatch(/\.$/);
		}
	});

	it('says why not', () => {
		for (const { menu } of [PLACEMENT, BUYING, SHOPPING]) {
			for (const miss of menu!.refused) expect(refusal(miss, say)).not.toMatch(/undefined|\{/);
		}
	});
});

it('segments between the same towns are told apart, others have no number', () => {
	const say = speaker('en');
	const built = (segment: string): string =>
		event({ type: 'track_built', rule: '', seat: 0, segment, amount: -80 }, PACK, PLAYERS, say);
	expect(built('denver-golden-1')).toContain('Denver–Golden (1)');
	expect(built('denver-boulder')).toContain('Denver–Boulder for $80');
});
