/** Which options of a new table go together, as the server will judge them (SV-1.4, SV-14, SV-15). */

/** What has been chosen; what is left out is the usual. */
export interface Options {
	level?: string;
	length?: string;
	scenario?: string;
	rules?: string[];
}

interface Scenario {
	players: number[];
	/** The length it counts as; without it, the length is chosen. */
	length?: string;
	rule: string;
}

export const SCENARIOS: Record<string, Scenario> = {
	'denver-6000': { players: [1], length: 'short', rule: 'SV-14.1' },
	'denver-10000': { players: [1], length: 'regular', rule: 'SV-14.2' },
	'salt-lake-city-10000': { players: [1], length: 'regular', rule: 'SV-14.3' },
	'denver-campaign': { players: [1], length: 'campaign', rule: 'SV-14.4' },
	'golden-spike': { players: [2, 3], length: 'campaign', rule: 'SV-14.5' },
	'copper-spike': { players: [1], length: 'campaign', rule: 'SV-14.7' },
	'nickel-spike': { players: [3], length: 'campaign', rule: 'SV-14.8' },
	'silver-spike': { players: [4], length: 'campaign', rule: 'SV-14.9' },
	'power-start': { players: [5], rule: 'SV-14.10' },
};

/** The numbers of players that can play so. A scenario that we do not know leaves it to the server. */
export function players({ scenario }: Options): number[] {
	if (scenario === undefined) return [2, 3, 4, 5, 6];
	return SCENARIOS[scenario]?.players ?? [1, 2, 3, 4, 5, 6];
}

export const ownLength = ({ scenario }: Options): string | undefined =>
	scenario === undefined ? undefined : SCENARIOS[scenario]?.length;

const WITH_OTHERS = [
	'passenger-card-slide',
	'joint-passenger-line',
	'better-passenger-service',
	'simple-market',
	'hiring',
];

/** The sentence that tells why an optional rule cannot be played so; nothing if it can. */
export function misfit(rule: string, options: Options, seats: number): string | undefined {
	const level = options.level ?? 'basic';
	const length = ownLength(options) ?? options.length ?? 'regular';
	if (WITH_OTHERS.includes(rule) && seats === 1) return 'sv-options-not-alone';
	if (['several-plows', 'hiring'].includes(rule) && level !== 'advanced') return 'sv-options-advanced-only';
	if (rule === 'simple-market' && level !== 'basic') return 'sv-options-basic-only';
	if (rule === 'better-passenger-service' && length !== 'short' && options.scenario === undefined) {
		return 'sv-options-short-only';
	}
	if (rule === 'simple-market' && length === 'long') return 'sv-options-not-long';
	if (rule === 'hiring' && length === 'short') return 'sv-options-not-short';
	return undefined;
}

/** Without what does not go together any more. */
export function fitted(options: Options, seats: number): Options {
	const found: Options = { ...options };
	if (ownLength(options)) delete found.length;
	const rules = (options.rules ?? []).filter((rule) => !misfit(rule, found, seats));
	if (rules.length) found.rules = rules;
	else delete found.rules;
	return found;
}
