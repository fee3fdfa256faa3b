/**
 * Small values in the browser's storage. If it is unavailable (private windows, full disks), they last as long as the
 * page.
 */

export function read<T>(store: () => Storage, key: string): T | null {
	try {
		const text = store().getItem(key);
		return text === null ? null : (JSON.parse(text) as T);
	} catch {
		return null;
	}
}

export function write(store: () => Storage, key: string, value: unknown): void {
	try {
		if (value === null || value === undefined) store().removeItem(key);
		else store().setItem(key, JSON.stringify(value));
	} catch {
		// Callers keep the value in memory.
	}
}

export const local = () => localStorage;
export const session = () => sessionStorage;
