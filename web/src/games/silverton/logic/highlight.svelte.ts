/** What is pointed at outside the map and lights up on it: a line's way, a claim's town. */
class MapHighlight {
	segments = $state.raw<readonly string[]>([]);
	towns = $state.raw<readonly string[]>([]);

	show(segments: readonly string[], towns: readonly string[]): void {
		this.segments = segments;
		// Goods that stay in their town come from where they go: each place lights once.
		this.towns = [...new Set(towns)];
	}

	hide(): void {
		this.show([], []);
	}
}

export const mapHighlight = new MapHighlight();

/** Lights something while the element is pointed at or holds the focus. */
export function highlightOnMap(what: () => { segments?: readonly string[]; towns?: readonly string[] }) {
	return (element: HTMLElement): (() => void) => {
		const on = (): void => mapHighlight.show(what().segments ?? [], what().towns ?? []);
		// Later: what held the focus and is taken away loses it in the middle of drawing.
		const off = (): void => queueMicrotask(() => mapHighlight.hide());
		// A finger that has left would leave its light behind.
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
