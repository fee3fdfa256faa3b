import { expect, it } from 'vitest';
import { clearCorners } from './corners.ts';

const WINDOW = { width: 600, height: 400 };
const CARD = { width: 200, height: 100 };

it.each([
	['all', [{ x: 300, y: 200 }], ['top left', 'top right', 'bottom left']],
	['not the one with a town in it', [{ x: 20, y: 30 }], ['top right', 'bottom left']],
	[
		'not those with one beside the card',
		[
			{ x: 210, y: 50 },
			{ x: 100, y: 290 },
		],
		['top right'],
	],
	[
		'none',
		[
			{ x: 20, y: 30 },
			{ x: 20, y: 390 },
			{ x: 500, y: 50 },
		],
		[],
	],
])('%s', (_, points, corners) => expect(clearCorners(points, CARD, WINDOW)).toEqual(corners));
