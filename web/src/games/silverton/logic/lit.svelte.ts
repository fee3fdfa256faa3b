/** What is pointed at outside the map and lights up on it: a line's way, a claim's town. */
class Lit {
	segments = $state.raw<readonly string[]>([]);
	towns = $state.raw<readonly string[]>([]);

	show(segments: readonly string[], towns: readonly string[]): void {
		this.segments = segments;
		this.towns = towns;
	}

	hide(): void {
		this.show([], []);
	}
}

export const lit = new Lit();

/** Lights something while the element is pointed at or holds the focus. */
export function lights(what: () => { segments?: readonly string[]; towns?: readonly string[] }) {
	return (element: HTMLElement): (() => void) => {
		const on = (): void => lit.show(what().segments ?? [], what().towns ?? []);
		const off = (): void => lit.hide();
		element.addEventListener('pointerenter', on);
		element.addEventListener('pointerleave', off);
		element.addEventListener('focusin', on);
		element.addEventListener('focusout', off);
		return () => {
			for (const [type, listener] of [
				['pointerenter', on],
				['pointerleave', off],
				['focusin', on],
				['focusout', off],
			] as const)
				element.removeEventListener(type, listener);
			off();
		};
	};
}
