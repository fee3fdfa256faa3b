/** The browser's own question whether to install the page, kept until somebody wants to be asked. */
type Question = Event & { prompt(): Promise<unknown> };

class InstallPrompt {
	#question = $state.raw<Question | null>(null);
	available = $derived(this.#question !== null);

	start(): () => void {
		const asked = (event: Event) => {
			event.preventDefault();
			this.#question = event as Question;
		};
		addEventListener('beforeinstallprompt', asked);
		return () => removeEventListener('beforeinstallprompt', asked);
	}

	/** A question can be asked once. */
	async show(): Promise<void> {
		const question = this.#question;
		this.#question = null;
		await question?.prompt();
	}
}

export const installPrompt = new InstallPrompt();
