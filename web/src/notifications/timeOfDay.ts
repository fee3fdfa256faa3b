/** Minutes of the day as the value of a time field. */
export function formatMinutes(minute: number): string {
	return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Parse a time of day; null if it is invalid. */
export function parseMinutes(text: string): number | null {
	const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
	return found && Number(found[1]) * 60 + Number(found[2]);
}
