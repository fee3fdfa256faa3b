/** Several actions one after the other, as long as each is still offered. */
import type { Action, Menu } from '../../types.ts';
import { choicesOf, matches } from './menu.ts';

export const isOffered = (menu: Menu | null, action: Action): boolean =>
	choicesOf(menu).some((choice) => matches(choice, action));

/**
 * `menu` is asked anew each time: what was possible before the last action may not be any more. Where one is not taken,
 * what was to follow, such as the end of the step, must not be either.
 */
export async function actInSequence(
	actions: readonly Action[],
	menu: () => Menu | null,
	act: (action: Action) => Promise<boolean>,
): Promise<void> {
	for (const action of actions) {
		if (!isOffered(menu(), action) || !(await act(action))) return;
	}
}
