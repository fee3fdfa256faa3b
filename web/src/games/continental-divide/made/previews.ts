/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.continental_divide.previews. */

export interface FoundPreview {
	cash: number;
	cubes: number;
}

export interface BuyPreview {
	dividend: number;
	held: number;
	least_each: number;
	treasury: number;
	unsold: number;
}

/** After each length: the hex that is reached, what it costs, and how the railroad would stand. */
export interface BuildPreview {
	cost: number;
	cubes: number;
	dividend: number;
	hex: string;
	income: number;
	points: number;
	treasury: number;
}
