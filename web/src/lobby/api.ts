/** The calls by which one finds tables and company. */
import { get, post, type TableView } from '../app/api.ts';
import type { Invitations, Lobby, MyTables, People, QuickAsked } from '../generated/lobby.ts';

type Query = Record<string, string | number | null | undefined>;

export const calls = {
	lobby: (wish: Query) => get<Lobby>('/lobby', wish),
	quick: (wish: QuickAsked) => post<{ id: string }>('/quick', wish),
	enter: (id: string, password: string) => post<TableView>(`/tables/${id}/enter`, { password }),
	people: (table: string) => get<People>('/my/people', { table }),
	invite: (id: string, whom: string[]) => post<{ invited: number }>(`/tables/${id}/invite`, { whom }),
	invitations: () => get<Invitations>('/my/invitations'),
	decline: (id: string) => post(`/tables/${id}/decline`, {}),
	mine: (wish: Query) => get<MyTables>('/my/list', wish),
	archive: (id: string, archived: boolean) => post(`/tables/${id}/archive`, { archived }),
};
