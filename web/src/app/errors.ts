/** What a failed call is told as. */
import { ApiError } from './api.ts';
import { notices } from './toasts.svelte.ts';
import { say } from './i18n.svelte.ts';

export function sentence(error: unknown): string {
	if (error instanceof ApiError) {
		if (error.unreachable) return say('web-unreachable');
		if (error.message) return error.message;
	}
	return say('web-failed');
}

export function report(error: unknown): void {
	notices.add('bad', () => sentence(error), error instanceof ApiError ? error.details.rule : undefined);
}

/** What is wrong with a name, to be said beside it, if that is why the call was refused. */
export function badName(error: unknown): string {
	if (error instanceof ApiError && error.key === 'players-bad-name') return error.message;
	throw error;
}
