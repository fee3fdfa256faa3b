/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.games.continental_divide.presentation.previews. */

export interface FoundBox {
	hex: string[];
	preview: FoundPreview;
	railroad: string[];
	shares: Range;
	type: 'found';
	value: Range;
}

export interface FoundPreview {
	cash: number;
	cubes: number;
}

export interface Range {
	except?: number[];
	max: number;
	min: number;
}

export interface BuyBox {
	pay: Range;
	preview: BuyPreview;
	railroad: string;
	shares: number;
	type: 'buy';
}

/**
 * For the least that can be paid; what is paid above it goes into the `treasury` too.
 *
 * `rivals` are those of the others who hold most, `theirs` how many each.
 */
export interface BuyPreview {
	dividend: number;
	held: number;
	least_each: number;
	rivals: number[];
	theirs: number;
	treasury: number;
	unsold: number;
}

export interface BuildBox {
	direction: string;
	from: string;
	length: Range;
	preview: BuildPreview[];
	railroad: string;
	type: 'build';
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

export interface OrderBox {
	position: number[];
	type: 'order';
}
