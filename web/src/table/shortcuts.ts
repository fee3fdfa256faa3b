/** Keyboard shortcuts of a page: single keys, never while somebody types. */

export type Shortcuts = Record<string, () => void>;

/** The listener for a page's shortcuts. Keys that a widget has used for itself (arrows in a list) arrive here prevented. */
export function handleShortcuts(keys: () => Shortcuts, enabled: () => boolean): (event: KeyboardEvent) => void {
	return (event) => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || uses(event.target, event.key))
			return;
		// An open dialog has the keyboard to itself.
		if (document.querySelector('dialog[open]')) return;
		// Escape is no printable key: it stays even where single keys are switched off.
		if (!enabled() && event.key !== 'Escape') return;
		const act = keys()[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
}

/** Fields take every key for themselves; radio buttons take the arrows, to go from one to the next. */
function uses(target: EventTarget | null, key: string): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
	return target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea');
}
