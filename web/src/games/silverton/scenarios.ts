/** The scenarios, as the start page offers them. */
import type { OptionChoices, Offer } from '../types.ts';

export function offers(fitting: OptionChoices): Offer[] {
	return fitting.values
		.filter(({ option, seats }) => option === 'scenario' && seats.length)
		.map(({ value, seats }) => ({
			options: { scenario: value },
			seats,
			title: `sv-option-scenario-${value}`,
			about: `sv-web-about-scenario-${value}`,
		}));
}
