/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.api.lobby. */

/** `more`: there are others behind these. */
export interface LobbyPage {
	tables: LobbyTable[];
	more: boolean;
}

/**
 * A table in the lobby. `seats`: how many, of which `open` can be taken; `locked`: with a password only;
 * `rated`: for accounts only.
 */
export interface LobbyTable {
	table: TableSummary;
	options: { [key: string]: unknown };
	pace: string;
	language: string;
	locked: boolean;
	rated: boolean;
	delay: number;
	seats: number;
	open: number;
}

/** A table in a list. */
export interface TableSummary {
	id: string;
	title: string;
	game: string;
	public: boolean;
	state: string;
	ply: number;
	turn: number | null;
	asked: number | null;
	created: number;
	updated: number;
	pace: string;
	deadline: number | null;
	players: SeatSummary[];
}

/** `account`: who sits there has the account of that name. */
export interface SeatSummary {
	seat: number;
	kind: string;
	name: string;
	bot: string | null;
	mine: boolean;
	stand_in: string | null;
	account: boolean;
}

export interface MyTablesPage {
	tables: MyTable[];
	more: boolean;
}

/** One of my tables. `rematch`: where it is played again. */
export interface MyTable {
	table: TableSummary;
	options: { [key: string]: unknown };
	pace: string;
	archived: boolean;
	rematch: string | null;
}

export interface InvitationList {
	invitations: Invitation[];
}

/** Somebody asks me to a table; `account`: by the name of his account. */
export interface Invitation {
	table: TableSummary;
	by: string;
	at: number;
	account: boolean;
}

export interface OpponentList {
	people: Opponent[];
}

/**
 * Somebody I played with. `who` is a name for him that only I know; `account`: he had that of his account.
 * `asked`: to the table that is meant.
 */
export interface Opponent {
	who: string;
	name: string;
	games: number;
	last: number;
	account: boolean;
	asked: boolean;
}

/** Any table of so many players; `game`, `length` and `language` if they matter. */
export interface QuickMatchRequest {
	players: number;
	game?: string;
	length?: string;
	language?: '' | 'en' | 'fr';
	name?: string;
}
