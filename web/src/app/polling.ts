/** Call `look` regularly while the page is visible, and when it becomes visible again. Returns how to stop. */
export function pollWhileVisible(every: number, look: () => void): () => void {
	const seen = () => document.hidden || look();
	const timer = setInterval(seen, every);
	document.addEventListener('visibilitychange', seen);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', seen);
	};
}
