/** What the player is told when a request fails. */
import { ApiError } from './api.ts';
import { say } from './i18n.svelte.ts';
import { toasts } from './toasts.svelte.ts';

export function errorMessage(error: unknown): string {
	if (error instanceof ApiError) {
		if (error.unreachable) return say('web-unreachable');
		if (error.message) return error.message;
	}
	return say('web-failed');
}

/** Show the error as a toast. */
export function reportError(error: unknown): void {
	toasts.add('bad', () => errorMessage(error), error instanceof ApiError ? error.details.rule : undefined);
}

/** The same, for requests that are repeated by themselves when the server can be reached again. */
export function reportUnlessUnreachable(error: unknown): void {
	if (!(error instanceof ApiError && error.unreachable)) reportError(error);
}

/** What is wrong with a name, to be shown beside its field; any other error is thrown on. */
export function nameProblem(error: unknown): string {
	if (error instanceof ApiError && error.key === 'players-bad-name') return error.message;
	throw error;
}
