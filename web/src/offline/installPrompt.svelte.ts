/** The browser's install prompt, kept until the player asks for it. */
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

	/** Show the prompt. It can be shown once. */
	async show(): Promise<void> {
		const question = this.#question;
		this.#question = null;
		await question?.prompt();
	}
}

export const installPrompt = new InstallPrompt();
