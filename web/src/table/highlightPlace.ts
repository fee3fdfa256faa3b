/** Marks for a while where the page tells of something, and brings it into sight. Whether the page has such a place. */
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
