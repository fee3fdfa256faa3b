/** The layout of the table page in percent, stored in this browser; null for automatic sizes. */
import { local, read, write } from '../app/storage.ts';

interface Measures {
	/** The right column's share of the page width. */
	column: number | null;
	/** The choices' share of the column height. */
	choices: number | null;
}

const KEY = 'gs:layout';

class Layout implements Measures {
	column = $state<number | null>(null);
	choices = $state<number | null>(null);

	constructor() {
		Object.assign(this, read<Partial<Measures>>(local, KEY));
	}

	set(changed: Partial<Measures>): void {
		Object.assign(this, changed);
		write(local, KEY, { column: this.column, choices: this.choices });
	}
}

export const layout = new Layout();
