/** Highlights on the map for things pointed at elsewhere: a line's route, a claim's town. */
class MapHighlight {
	segments = $state.raw<readonly string[]>([]);
	towns = $state.raw<readonly string[]>([]);

	show(segments: readonly string[], towns: readonly string[]): void {
		this.segments = segments;
		// Goods sold in their own town have the same start and end: each place is highlighted once.
		this.towns = [...new Set(towns)];
	}

	hide(): void {
		this.show([], []);
	}
}

export const mapHighlight = new MapHighlight();

/** Highlight something while the element is hovered or focused. */
export function highlightOnMap(what: () => { segments?: readonly string[]; towns?: readonly string[] }) {
	return (element: HTMLElement): (() => void) => {
		const on = (): void => mapHighlight.show(what().segments ?? [], what().towns ?? []);
		// Deferred: a focused element that is removed loses focus while Svelte is rendering.
		const off = (): void => queueMicrotask(() => mapHighlight.hide());
		// Touch has no hover end: the highlight would stay.
		const pointed = (event: PointerEvent): void => {
			if (event.pointerType === 'mouse') on();
		};
		element.addEventListener('pointerenter', pointed);
		element.addEventListener('pointerleave', off);
		element.addEventListener('focusin', on);
		element.addEventListener('focusout', off);
		return () => {
			element.removeEventListener('pointerenter', pointed);
			element.removeEventListener('pointerleave', off);
			element.removeEventListener('focusin', on);
			element.removeEventListener('focusout', off);
			off();
		};
	};
}
