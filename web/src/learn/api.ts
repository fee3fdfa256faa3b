/** API calls about lessons. */
import { get, post } from '../app/api.ts';
import type { LessonList } from '../generated/api.ts';
import type { TableView } from '../table/api.ts';

export type { LessonInfo as Lesson, Stop } from '../generated/api.ts';

export const lessonsApi = {
	list: () => get<LessonList>('/lessons'),
	/** Open a table for the lesson. */
	start: (id: string, name: string) => post<{ table: TableView }>(`/lessons/${id}`, name ? { name } : {}),
};
