/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.schemas.accounts. */

/** `codes`: new recovery codes, which are shown this once; `tables`: how many came along from this browser. */
export interface LogInResponse {
	account: AccountView;
	codes: string[];
	tables: number;
}

/** Who is logged in here; nobody, if `name` is null. `preferences`: what the client keeps for him. */
export interface AccountView {
	name: string | null;
	preferences: { [key: string]: unknown };
}

/** How one gets in. `fresh`: whether it may be changed now, or somebody must first prove again who he is. */
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

/** `here`: the one that asks. */
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

/** What `navigator.credentials` takes, as `parseCreationOptionsFromJSON` and its like read it. */
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

/** `rating` is 1000 for a beginner, and within twice `deviation` of it is where he really stands, most likely. */
export interface RatingView {
	game: string;
	rating: number;
	deviation: number;
	games: number;
}

/** All games of somebody that can be compared. `wins`: what he won alone, and his parts of what several won. */
export interface SettingStatsView {
	game: string;
	setting: { [key: string]: unknown };
	games: number;
	wins: number;
	best: number;
	grade: string | null;
}

/** `table`: where it was, if that is public. */
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

/** The best of every setting that one plays against the book; each was verified by playing its record again. */
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
