/** How its user has divided the table page, in hundredths, kept in this browser; null where a part finds its own measure. */
import { local, read, write } from '../app/storage.ts';

interface Measures {
	/** The right column's share of the page's width. */
	column: number | null;
	/** The choices' share of that column's height. */
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
