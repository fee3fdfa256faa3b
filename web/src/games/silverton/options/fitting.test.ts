import { describe, expect, it } from 'vitest';
import { fitted, misfit, ownLength, players } from './fitting.ts';

describe('options of a table', () => {
	it('a scenario has its players and mostly its length', () => {
		expect(players({})).toEqual([2, 3, 4, 5, 6]);
		expect(players({ scenario: 'golden-spike' })).toEqual([2, 3]);
		expect(ownLength({ scenario: 'denver-6000' })).toBe('short');
		expect(ownLength({ scenario: 'power-start' })).toBeUndefined();
	});

	it('rules go with some levels, lengths and numbers of players', () => {
		expect(misfit('hiring', {}, 4)).toBe('sv-options-advanced-only');
		expect(misfit('hiring', { level: 'advanced' }, 4)).toBeUndefined();
		expect(misfit('hiring', { level: 'advanced', length: 'short' }, 4)).toBe('sv-options-not-short');
		expect(misfit('simple-market', { length: 'long' }, 4)).toBe('sv-options-not-long');
		expect(misfit('better-passenger-service', {}, 4)).toBe('sv-options-short-only');
		expect(misfit('better-passenger-service', { scenario: 'golden-spike' }, 3)).toBeUndefined();
		expect(misfit('joint-passenger-line', { scenario: 'denver-6000' }, 1)).toBe('sv-options-not-alone');
	});

	it('what does not fit any more is dropped', () => {
		const rules = ['hiring', 'convoy-transfer'];
		expect(fitted({ level: 'basic', rules }, 3)).toEqual({ level: 'basic', rules: ['convoy-transfer'] });
		expect(fitted({ scenario: 'golden-spike', length: 'long' }, 3)).toEqual({ scenario: 'golden-spike' });
	});
});
