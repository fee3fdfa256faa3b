/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.silverton.presentation.ledger. */

/**
 * Cash by where it came from, `spent` what everything else cost; then what the player had at the end of the turn.
 *
 * `cash` is None while it is secret from the one who looks. `lines` are passenger lines, `track` segments.
 */
export interface PlayerTurn {
	seat: number;
	goods: number;
	passengers: number;
	deals: number;
	spent: number;
	cash: number | null;
	claims: number;
	lines: number;
	track: number;
}
