/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.continental_divide.presentation.ledger. */

/** `income` are dividends, `spent` what shares cost; cash and points are those at the end of the turn. */
export interface PlayerTurn {
	seat: number;
	income: number;
	spent: number;
	cash: number;
	points: number;
}
