/** Which rule the player asked to read. The rules reference follows `request`. */

class RuleReference {
	/** The game whose rules are shown. */
	game = $state('');
	/** The rule's id, and a number that grows so that the same rule can be requested twice. */
	request = $state.raw<{ id: string; times: number } | null>(null);
	#times = 0;

	show(id: string): void {
		this.request = { id, times: ++this.#times };
	}

	/** Switch to the rules of another game, at no rule in particular. */
	open(game: string): void {
		this.game = game;
		this.request = null;
	}
}

export const ruleReference = new RuleReference();
