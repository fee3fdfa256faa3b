/** Does something every so often, and when somebody comes back, as long as the page is in sight. Returns how to stop. */
export function pollWhileVisible(every: number, look: () => void): () => void {
	const seen = () => document.hidden || look();
	const timer = setInterval(seen, every);
	document.addEventListener('visibilitychange', seen);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', seen);
	};
}
