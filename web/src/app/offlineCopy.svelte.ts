/** Whether what the page shows came from the server, or is what this device kept of it. */
class Kept {
	only = $state(false);

	/** What was answered last. */
	hear(answer: Response): void {
		this.only = answer.headers.has('x-kept');
	}
}

export const kept = new Kept();
