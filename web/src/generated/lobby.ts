/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.api.lobby. */

/** `more`: there is another page. */
export interface LobbyPage {
	tables: LobbyTable[];
	more: boolean;
}

/**
 * A table in the lobby. `seats`: how many there are, `open` of them free. `locked`: needs a password.
 * `rated`: needs an account.
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

/** One of the caller's tables. `rematch`: the id of its rematch. */
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

/** An invitation to a table. `account`: the name is that of the sender's account. */
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
 * A past opponent. `who`: an id known only to the caller. `account`: the name is that of their account.
 * `asked`: already invited to the table in question.
 */
export interface Opponent {
	who: string;
	name: string;
	games: number;
	last: number;
	account: boolean;
	asked: boolean;
}

/** Number of players, and optionally `game`, `length` and `language`. */
export interface QuickMatchRequest {
	players: number;
	game?: string;
	length?: string;
	language?: '' | 'en' | 'fr';
	name?: string;
}
