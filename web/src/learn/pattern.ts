/** Patterns of positions and actions in lessons. */

export type Pattern = unknown;

/**
 * A list matches if any of its patterns does. An object matches fields, or a number between `min` and `max`. For a
 * list in the position, one matching element is enough. `false` also matches a missing value.
 */
export function matches(pattern: Pattern, value: unknown): boolean {
	if (Array.isArray(pattern)) return pattern.some((each) => matches(each, value));
	if (Array.isArray(value)) return value.some((each) => matches(pattern, each));
	if (pattern === false) return value === false || value === null || value === undefined;
	// Menus offer ranges of numbers.
	if (typeof pattern === 'number' && typeof value === 'object') return value !== null && matches(value, pattern);
	if (typeof pattern !== 'object' || pattern === null) return pattern === value;
	if (typeof value === 'number') {
		const { min = -Infinity, max = Infinity } = pattern as { min?: number; max?: number };
		return min <= value && value <= max;
	}
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(pattern).every(([name, wanted]) => matches(wanted, (value as Record<string, unknown>)[name]));
}
