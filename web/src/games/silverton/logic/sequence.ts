/** Several actions one after the other, as long as each is still offered. */
import type { Action, Menu } from '../../types.ts';
import { choicesOf, matches } from './menu.ts';

export const offered = (menu: Menu | null, action: Action): boolean =>
	choicesOf(menu).some((choice) => matches(choice, action));

/**
 * `menu` is asked anew each time: what was possible before the last action may not be any more. Where it stays the same,
 * the action was not taken, and what was to follow, such as the end of the step, must not be.
 */
export async function inTurn(
	actions: readonly Action[],
	menu: () => Menu | null,
	act: (action: Action) => Promise<void>,
): Promise<void> {
	for (const action of actions) {
		const before = menu();
		if (!offered(before, action)) return;
		await act(action);
		if (menu() === before) return;
	}
}
