/** API calls about finding tables and players: lobby, matchmaking, invitations, my tables. */
import { get, post, type Query } from '../app/api.ts';
import type { TableList } from '../generated/api.ts';
import type { InvitationList, LobbyPage, MyTablesPage, OpponentList, QuickMatchRequest } from '../generated/lobby.ts';

export type { TableSummary } from '../generated/api.ts';
export type { Invitation, LobbyTable, MyTable, Opponent } from '../generated/lobby.ts';

export const lobbyApi = {
	lobby: (filter: Query) => get<LobbyPage>('/lobby', filter),
	publicTables: () => get<TableList>('/tables'),
	quickMatch: (request: QuickMatchRequest) => post<{ id: string }>('/quick', request),
	/** The tables where I have a seat, without filters. */
	myTables: () => get<TableList>('/my/tables'),
	/** The same with filters, in pages. */
	searchMyTables: (filter: Query) => get<MyTablesPage>('/my/list', filter),
	archive: (id: string, archived: boolean) => post(`/tables/${id}/archive`, { archived }),
	/** People I have played with, to invite to that table. */
	people: (table: string) => get<OpponentList>('/my/people', { table }),
	invite: (id: string, people: string[]) => post<{ invited: number }>(`/tables/${id}/invite`, { whom: people }),
	invitations: () => get<InvitationList>('/my/invitations'),
	decline: (id: string) => post(`/tables/${id}/decline`, {}),
};
