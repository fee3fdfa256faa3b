/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.schemas.accounts. */

/**
 * `codes`: new recovery codes, shown only once. `tables`: how many tables moved to the account from this
 * browser.
 */
export interface LogInResponse {
	account: AccountView;
	codes: string[];
	tables: number;
}

/** The logged-in account; `name` is null for guests. `preferences`: the client's own JSON. */
export interface AccountView {
	name: string | null;
	preferences: { [key: string]: unknown };
}

/** Credentials and sessions. `fresh`: they can be changed now; otherwise the user must first authenticate again. */
export interface CredentialsView {
	name: string;
	created: number;
	password: boolean;
	passkeys: PasskeyView[];
	sessions: SessionView[];
	codes: number;
	fresh: boolean;
}

export interface PasskeyView {
	id: string;
	name: string;
	created: number;
	used: number | null;
}

/** `here`: the current session. */
export interface SessionView {
	id: string;
	device: string;
	created: number;
	seen: number;
	here: boolean;
}

export interface RecoveryCodesView {
	codes: string[];
}

/** WebAuthn options, for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export interface PasskeyOptions {
	options: { [key: string]: unknown };
}

export interface ProfileView {
	name: string;
	since: number;
	games: number;
	ratings: RatingView[];
	standings: SettingStatsView[];
	latest: FinishedGameView[];
}

/** `rating` starts at 1000. The true strength most likely lies within twice `deviation` of it. */
export interface RatingView {
	game: string;
	rating: number;
	deviation: number;
	games: number;
}

/** A player's comparable games. `wins`: a shared win counts as a fraction. */
export interface SettingStatsView {
	game: string;
	setting: { [key: string]: unknown };
	games: number;
	wins: number;
	best: number;
	grade: string | null;
}

/** `table`: its id, if the table is public. */
export interface FinishedGameView {
	game: string;
	setting: { [key: string]: unknown };
	score: number;
	share: number;
	grade: string | null;
	rated: boolean;
	at: number;
	table: string | null;
}

/** The best solitaire results of every setting; each was verified by replaying its record. */
export interface LeaderboardsView {
	game: string;
	tables: SettingLeaderboard[];
}

export interface SettingLeaderboard {
	setting: { [key: string]: unknown };
	lines: LeaderboardLine[];
}

export interface LeaderboardLine {
	name: string;
	grade: string;
	turns: number;
	score: number;
	at: number;
	table: string | null;
}
