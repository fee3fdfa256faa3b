/** Several actions in sequence, as long as each is still offered. */
import type { Action, Menu } from '../../types.ts';
import { choicesOf, matches } from './menu.ts';

export const isOffered = (menu: Menu | null, action: Action): boolean =>
	choicesOf(menu).some((choice) => matches(choice, action));

/**
 * `menu` is read anew each time: an action may make the next one impossible. After a refusal nothing more is sent, in
 * particular not the end of the step.
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
