/** The lesson that is played at a table. */
import type { Action } from '../games/types.ts';
import { lessonsApi } from './api.ts';
import { reportError } from '../app/errors.ts';
import { toasts } from '../app/toasts.svelte.ts';
import type { TableSession } from '../table/session.svelte.ts';
import { say } from '../app/i18n.svelte.ts';
import { lessonIdOf, stopAt, accepts, type Lesson } from './lesson.ts';

export class LessonGuide {
	lesson = $state.raw<Lesson | null>(null);
	/** The lesson of the same game that comes next. */
	next = $state.raw<Lesson | null>(null);
	#session: TableSession;

	number = $derived.by(() => {
		const { table } = this.#session;
		return this.lesson && table ? stopAt(this.lesson.stops, table.view, table.menu !== null) : -1;
	});
	stop = $derived(this.lesson?.stops[this.number] ?? null);
	finished = $derived(this.lesson !== null && this.number === this.lesson.stops.length - 1);

	constructor(session: TableSession) {
		this.#session = session;
	}

	async open(): Promise<void> {
		const id = lessonIdOf(this.#session.id);
		if (id === null) return;
		try {
			const { lessons } = await lessonsApi.list();
			const place = lessons.findIndex((lesson) => lesson.id === id);
			this.lesson = lessons[place] ?? null;
			this.next = lessons.slice(place + 1).find((lesson) => lesson.game === this.lesson?.game) ?? null;
		} catch (error) {
			reportError(error);
		}
	}

	/** Whether the lesson allows the action; otherwise it explains why not. */
	allows(action: Action): boolean {
		const { lesson, stop } = this;
		if (!lesson || !stop || accepts(stop, this.#session.table?.menu ?? null, action)) return true;
		toasts.add('note', () => say(`learn-${lesson.id}-${stop.key}-else`), stop.rules[0]);
		return false;
	}
}
