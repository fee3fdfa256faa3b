/** The scenarios, as the start page offers them. */
import type { OptionChoices, Scenario } from '../types.ts';

export function scenarios(fitting: OptionChoices): Scenario[] {
	return fitting.values
		.filter(({ option, seats }) => option === 'scenario' && seats.length)
		.map(({ value, seats }) => ({
			options: { scenario: value },
			seats,
			title: `sv-option-scenario-${value}`,
			about: `sv-web-about-scenario-${value}`,
		}));
}
