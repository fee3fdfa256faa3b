/** The deliveries that sell best, as the menu's `done` tells them. */
import type { Action, Menu } from '../../types.ts';
import type { Preview } from '../types.ts';

export interface Plan {
	actions: Action[];
	proceeds: number[];
	total: number;
}

export function planOf(menu: Menu | null): Plan {
	const preview = menu?.choices.find((box) => box.type === 'done')?.preview as Preview | undefined;
	const best = preview?.best ?? [];
	return {
		actions: best.map(({ proceeds: _, ...fields }) => ({ type: 'deliver', ...fields })),
		proceeds: best.map(({ proceeds }) => proceeds),
		total: typeof preview?.proceeds === 'number' ? preview.proceeds : 0,
	};
}
