/** The calls by which one finds tables and company. */
import { get, post, type TableView } from '../app/api.ts';
import type { InvitationList, LobbyPage, MyTablesPage, OpponentList, QuickMatchRequest } from '../generated/lobby.ts';

type Query = Record<string, string | number | null | undefined>;

export const calls = {
	lobby: (wish: Query) => get<LobbyPage>('/lobby', wish),
	quick: (wish: QuickMatchRequest) => post<{ id: string }>('/quick', wish),
	enter: (id: string, password: string) => post<TableView>(`/tables/${id}/enter`, { password }),
	people: (table: string) => get<OpponentList>('/my/people', { table }),
	invite: (id: string, whom: string[]) => post<{ invited: number }>(`/tables/${id}/invite`, { whom }),
	invitations: () => get<InvitationList>('/my/invitations'),
	decline: (id: string) => post(`/tables/${id}/decline`, {}),
	mine: (wish: Query) => get<MyTablesPage>('/my/list', wish),
	archive: (id: string, archived: boolean) => post(`/tables/${id}/archive`, { archived }),
};
