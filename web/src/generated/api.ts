/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.tables.schemas, goldenspike.kernel.option_choices, goldenspike.games.reference, goldenspike.kernel.record, goldenspike.packs.drawing.land_sheet. */

/**
 * `pack`: the id of one of the game's packs; by default, the game's own.
 *
 * `several`: one guest may take more than one open seat. `leaving`: when a player leaves a running game, a bot takes
 * over (`bot`), the seat becomes open (`open`), or leaving is not allowed (`stay`). `language`: of the chat; by
 * default, any. `password`: required without a seat link. `delay`: spectators see the game this many log entries
 * later. `open_talk`: spectators may chat. `rated`: counts towards the ratings of the players, who need accounts.
 * `pace`: the time control: minutes, a day, a week, or no clock. `late`: when a player runs out of time, a bot plays
 * until they return, the others wait, or the others may end the game.
 */
export interface OpenTableRequest {
	game: string;
	seats: SeatRequest[];
	pack?: string;
	options?: { [key: string]: unknown };
	public?: boolean;
	title?: string;
	several?: boolean;
	leaving?: 'bot' | 'open' | 'stay';
	language?: '' | 'en' | 'fr';
	password?: string;
	delay?: number;
	open_talk?: boolean;
	rated?: boolean;
	pace?: 'fast' | 'live' | 'none' | 'slow';
	late?: 'end' | 'stand-in' | 'wait';
}

/** `me`: the player who creates the table sits here. */
export interface SeatRequest {
	kind: 'bot' | 'hotseat' | 'human' | 'open';
	name?: string;
	bot?: string;
	me?: boolean;
}

/** Spectator settings, as when creating a table. `password`: a new one; "" removes it; null keeps it. */
export interface TermsRequest {
	delay: number;
	open_talk: boolean;
	password?: string;
}

/** `to`: the player who follows the seat's new link, anyone, or a bot. */
export interface ReassignSeatRequest {
	to: 'bot' | 'link' | 'open';
	bot?: string;
	name?: string;
}

/**
 * A whole table. `host`: the caller is its host. `nonces`: their hashes, until the start. `locked`: by a password.
 *
 * `hides_nothing`: every viewer sees all of the game.
 */
export interface TableView extends PositionView {
	id: string;
	title: string;
	game: string;
	rules: number;
	hides_nothing: boolean;
	pack: TablePack;
	options: { [key: string]: unknown };
	public: boolean;
	commitment: string;
	nonces: string[];
	host: boolean;
	several: boolean;
	leaving: string;
	language: string;
	locked: boolean;
	delay: number;
	open_talk: boolean;
	rated: boolean;
	pace: 'fast' | 'live' | 'none' | 'slow';
	bank: number;
	increment: number;
	late: 'end' | 'stand-in' | 'wait';
	players: TablePlayer[];
}

/** A proposal to undo down to `to` log entries. `by` agree, `waiting` have not answered. */
export interface UndoProposal {
	to: number;
	by: number[];
	waiting: number[];
}

/** A warning to the players: a message id of the catalogues with its values. */
export interface TableWarning {
	key: string;
	values: { [key: string]: unknown };
}

/** `grade` and `turns` are there for a game that one player plays against the book. */
export interface Result {
	scores: number[];
	winners: number[];
	grade?: string;
	turns?: number;
}

/**
 * The clocks at the server's time `now`, all in seconds.
 *
 * `deadline`: when the player to move runs out of time; null while no clock runs. By seat: the time `left` when its
 * clock was last started or stopped (null: no clock), and until when its player is `away`.
 */
export interface ClockView {
	now: number;
	deadline: number | null;
	left: (number | null)[];
	away: (number | null)[];
	pause: Agreement | null;
}

/**
 * A proposal to pause or to end the game. `by` agree, `waiting` have not answered; with none left, it holds
 * `since` then.
 */
export interface Agreement {
	by: number[];
	waiting: number[];
	since: number;
}

export interface TablePack {
	id: string;
	version: string;
	sha256: string;
	name: string;
}

/**
 * `link`: the seat's link, for its holder, or for the host while nobody holds it. `nonce`: for its owner, before
 * the start.
 *
 * `stand_in`: the bot that plays while the player is away. `lates` of `decisions`: in how many turns the player ran
 * out of time, shown to the host before the start if that is often. `account`: the name is that of the player's
 * account.
 */
export interface TablePlayer {
	seat: number;
	name: string;
	kind: 'bot' | 'hotseat' | 'human' | 'open';
	connected: boolean;
	mine: boolean;
	bot?: string;
	link?: string;
	nonce?: string;
	stand_in?: string;
	lates?: number;
	decisions?: number;
	account?: boolean;
}

/**
 * A table as one seat may see it, after `ply` plies, of which `log` still count. `asked`: the seat to move.
 *
 * `ending`: a proposal to end the game. `ended`: who closed the table early: its host ("host"), all players
 * ("agreed"), or the others after a player ran out of time ("late").
 */
export interface PositionView {
	ply: number;
	log: number;
	state: 'closed' | 'over' | 'running' | 'waiting';
	seat: number | null;
	asked: number | null;
	thinking: boolean;
	undoable: number;
	proposal: UndoProposal | null;
	notes: TableWarning[];
	view: unknown;
	menu: unknown;
	result: Result | null;
	seed: string | null;
	clock: ClockView | null;
	ending: Agreement | null;
	ended: string | null;
}

/** The changes of one or more plies. */
export interface TableUpdate extends PositionView {
	entries: HistoryEntry[];
}

/**
 * `ply`: the length of the history including this entry. `undone`: it was undone later.
 *
 * `forced`: the indices of events that followed from a question with only one possible answer.
 */
export interface HistoryEntry {
	ply: number;
	entry: unknown;
	events: unknown[];
	undone?: boolean;
	forced?: number[];
}

/** Presence: streamed whenever a person connects, disconnects or takes a seat. */
export interface Presence {
	players: TablePlayer[];
	watching: number;
}

/** What `bot` would choose at that ply, the events that would follow, and its reason, if it gives one. */
export interface HintView {
	ply: number;
	bot: string;
	action: unknown;
	events: unknown[];
	why?: Reason;
}

/**
 * A sentence of the catalogues, by its key, with its values.
 *
 * All who sit at the table may read it: it must say nothing that a spectator could not know.
 */
export interface Reason {
	key: string;
	values: { [key: string]: unknown };
}

/** The ledger by turn, current turn last. */
export interface LedgerView {
	ply: number;
	turns: LedgerTurn[];
}

/** The players' figures for one turn, as defined by the game's ledger. */
export interface LedgerTurn {
	turn: number;
	players: unknown[];
}

export interface GameList {
	games: GameInfo[];
}

/** `seats`: minimum and maximum number of players. `fitting`: the available options before any choice. */
export interface GameInfo {
	name: string;
	title: string;
	rules: number;
	seats: [number, number];
	options: Option[];
	packs: PackInfo[];
	bots: string[];
	fitting: OptionChoices;
}

/** A choice of one value, or of `several`. Without a default nothing is set. */
export interface Option {
	name: string;
	values: string[];
	default: string | null;
	several: boolean;
}

export interface PackInfo {
	id: string;
	version: string;
	sha256: string;
	edition: string;
	name: string;
	about: string;
}

/** The chosen options that fit together, the possible player counts, and about how many minutes each takes. */
export interface OptionChoices {
	options: { [key: string]: unknown };
	seats: number[];
	minutes: number[];
	values: OptionChoice[];
}

/** The player counts that can choose this value, or why none can: `key` is the message id, `values` its values. */
export interface OptionChoice {
	option: string;
	value: string;
	seats: number[];
	key?: string;
	values?: { [key: string]: unknown };
}

/** `now`: the server's time, on which deadlines are based. */
export interface TableList {
	tables: TableSummary[];
	now: number;
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

export interface LessonList {
	lessons: LessonInfo[];
}

/** A lesson for the client. Its table ids are `learn-{id}-` and 16 hexadecimal digits. */
export interface LessonInfo {
	id: string;
	game: string;
	stops: Stop[];
}

/**
 * Where the game stops to explain something.
 *
 * `key`: its sentences are `learn-{lesson}-{key}`, with `-title` and, where not everything is welcome, `-else`.
 * `at`: a pattern of the position. `welcome`: patterns of the actions that go on; without any, all do.
 * `look`: what to look at, by the names that the client gives to what it draws.
 */
export interface Stop {
	key: string;
	at: { [key: string]: unknown } | { [key: string]: unknown }[];
	rules: string[];
	welcome?: { [key: string]: unknown }[];
	look?: string[];
}

/** All rules of one game in one language, in order. */
export interface Rulebook {
	game: string;
	lang: string;
	title: string;
	introduction: string;
	sections: RuleSection[];
	hints: Hints;
}

/** The rules of one section; their ids are the section's id, a dot and a number. */
export interface RuleSection {
	id: string;
	title: string;
	rules: Rule[];
}

/** One rule. `text` is Markdown. */
export interface Rule {
	id: string;
	title: string;
	text: string;
}

/** Rule hints for a first game: by kind of choice, where that is more specific; otherwise by winter or phase. */
export interface Hints {
	choice: { [key: string]: Hint };
	phase: { [key: string]: Hint };
	winter: Hint | null;
}

/** The sentence of a rule that matters now. */
export interface Hint {
	rule: string;
	sentence: string;
}

/** A record as it was read: the right shape, and nothing else known about it yet. */
export interface Record {
	format: string;
	game: string;
	rules: number;
	pack: PackReference;
	id: string;
	options: { [key: string]: unknown };
	players: string[];
	nonces: string[];
	commitment: string;
	log: { [key: string]: unknown }[];
	seed?: string;
	result?: Result;
	draws?: number;
}

export interface PackReference {
	id: string;
	version: string;
	sha256: string;
}

/** Path data by what is drawn with it; rivers by weight, finest first. `mile`: how long one is, about. */
export interface Sheet {
	fine: number;
	mile: number;
	hachures: string;
	waters: string;
	waves: string;
	rivers: string[];
	borders: string;
	names: Name[];
	cartouche: Cartouche | null;
}

/** What is written along a path, with how large letters and how much room between them. */
export interface Name extends LocalizedStruct {
	kind: 'border' | 'country' | 'lake' | 'range' | 'river' | 'sea';
	name: string;
	path: string;
	size: number;
	spacing: number;
}

/** A row with texts. */
export interface LocalizedStruct {
	sisters: { [key: string]: string };
}

/** Where title, scale and compass have room. */
export interface Cartouche {
	x: number;
	y: number;
	width: number;
	height: number;
}
