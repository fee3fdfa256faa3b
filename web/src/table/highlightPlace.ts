/** Highlight a place of the page for a while and scroll to it. Returns whether the page has it. */
export function highlightPlace(place: string): boolean {
	const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
	if (!found) return false;
	const unfolding = found.closest('details');
	if (unfolding) unfolding.open = true;
	found.scrollIntoView({ block: 'nearest' });
	found.dataset.pointed = '';
	setTimeout(() => delete found.dataset.pointed, MILLISECONDS);
	return true;
}

const MILLISECONDS = 4_000;
