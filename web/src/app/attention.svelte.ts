/** How many tables wait for the player. The notifications feature counts them; titles and the page header show it. */
class Attention {
	count = $state(0);
	/** "(2) ", before the title of a page. */
	titlePrefix = $derived(this.count ? `(${this.count}) ` : '');
}

export const attention = new Attention();
