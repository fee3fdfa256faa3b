/** The rules reference: which rule somebody wants to read. Whoever shows the rules follows `wanted`. */

class RuleReference {
	/** Whose rules they are. */
	game = $state('');
	/** The id to open, and a number that grows so that the same id can be asked for twice. */
	request = $state.raw<{ id: string; times: number } | null>(null);
	#times = 0;

	show(id: string): void {
		this.request = { id, times: ++this.#times };
	}

	/** Begin with another game, at no rule in particular. */
	open(game: string): void {
		this.game = game;
		this.request = null;
	}
}

export const ruleReference = new RuleReference();
