/** Keyboard shortcuts: single keys, never while the player types. */

export type Shortcuts = Record<string, () => void>;

/** Create the listener. Keys already used by a widget (arrows in a list) arrive with `defaultPrevented`. */
export function handleShortcuts(keys: () => Shortcuts, enabled: () => boolean): (event: KeyboardEvent) => void {
	return (event) => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || uses(event.target, event.key))
			return;
		// An open dialog has the keyboard to itself.
		if (document.querySelector('dialog[open]')) return;
		// Escape is not a character key: it works even where single keys are switched off.
		if (!enabled() && event.key !== 'Escape') return;
		const act = keys()[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
}

/** Fields use every key; radio buttons use the arrows. */
function uses(target: EventTarget | null, key: string): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
	return target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea');
}
