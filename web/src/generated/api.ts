/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.tables.schemas, goldenspike.kernel.option_choices, goldenspike.games.reference, goldenspike.kernel.record, goldenspike.packs.drawing.land_sheet. */

/**
 * `pack`: the id of one of the game's packs; without it, the game's own.
 *
 * `several`: one guest may take more than one open seat. `leaving`: what becomes of the seat of who leaves after the
 * start: a bot plays on, anyone may take it, or nobody may leave. `language`: what is spoken there; without it, any.
 * `password`: whoever has no link needs it. `delay`: so many entries of the log later whoever has no seat sees what
 * happens; `open_talk`: he may talk. `rated`: it counts for the ratings of those who play, who must have accounts.
 * `pace`: how much time everybody has, minutes, a day or a week, or no clock at all. `late`: what becomes of who has
 * none left: a bot stands in until he is back, the others wait for him, or may end the game.
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

/** `me`: whoever opens the table sits here. */
export interface SeatRequest {
	kind: 'bot' | 'hotseat' | 'human' | 'open';
	name?: string;
	bot?: string;
	me?: boolean;
}

/**
 * What the host decides of those who watch, as when the table was opened. `password`: another; "" for none;
 * without it, as it was.
 */
export interface TermsRequest {
	delay: number;
	open_talk: boolean;
	password?: string;
}

/** To whom a seat goes: to whoever follows its new link, to anyone, or to a bot. */
export interface ReassignSeatRequest {
	to: 'bot' | 'link' | 'open';
	bot?: string;
	name?: string;
}

/**
 * A whole table. `host`: I opened it. `nonces`: their hashes, until the game begins. `locked`: by a password.
 *
 * `hides_nothing`: whoever looks at it sees all of it.
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

/** To go back to `to` log entries. `by` agree, `waiting` are still asked. */
export interface UndoProposal {
	to: number;
	by: number[];
	waiting: number[];
}

/** Something the players should know, as a key of the catalogues with its values. */
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
 * `deadline`: when the time of whoever is asked runs out; none, while no clock runs. By seat: what was `left` when its
 * clock was last started or stopped (none: it has no clock), and until when its player is `away`.
 */
export interface ClockView {
	now: number;
	deadline: number | null;
	left: (number | null)[];
	away: (number | null)[];
	pause: Agreement | null;
}

/** To pause, or to end the game. `by` agree, `waiting` are still asked; once none is, it holds, `since` then. */
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
 * `link`: how to sit here, if it is mine, or if I am the host and nobody does. `nonce`: mine, before the start.
 *
 * `stand_in`: the bot that plays here while the player is away. `lates` of `decisions`: in how many of his turns his
 * time ran out, told to the host before the start if that is often. `account`: he has the account of that name.
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
 * A table as one seat may see it, after `ply` plies, of which `log` still count. `asked`: whom it waits for.
 *
 * `ending`: a proposal to end the game. `ended`: who closed the table before the game's end: its host ("host"), all
 * who played ("agreed"), or those who need not wait any longer for who had no time left ("late").
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

/** What changed with one or more plies. */
export interface TableUpdate extends PositionView {
	entries: HistoryEntry[];
}

/**
 * `ply` is the length of the history with this entry; `undone`: it was taken back since.
 *
 * `forced`: the places of events that followed from a question with one possible answer, which nobody was asked.
 */
export interface HistoryEntry {
	ply: number;
	entry: unknown;
	events: unknown[];
	undone?: boolean;
	forced?: number[];
}

/** Who is there: sent by the stream whenever somebody comes, goes or takes a seat. */
export interface Presence {
	players: TablePlayer[];
	watching: number;
}

/** What `bot` would choose at that ply, what would follow from it at once, and why, if it says so. */
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

/** Turn by turn, the present one last. */
export interface LedgerView {
	ply: number;
	turns: LedgerTurn[];
}

/** What it brought each player, as the game's `ledger.py` tells it. */
export interface LedgerTurn {
	turn: number;
	players: unknown[];
}

export interface GameList {
	games: GameInfo[];
}

/** `seats`: the least and the greatest number of players. `fitting`: what goes together while nothing is chosen. */
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

/** What was chosen, without what does not go together; how many can play that, and about how many minutes each. */
export interface OptionChoices {
	options: { [key: string]: unknown };
	seats: number[];
	minutes: number[];
	values: OptionChoice[];
}

/** How many players can choose this value, or why nobody can: `key` names the sentence, `values` stand in it. */
export interface OptionChoice {
	option: string;
	value: string;
	seats: number[];
	key?: string;
	values?: { [key: string]: unknown };
}

/** At the server's time `now`, by which deadlines go. */
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

/** What the client needs of a lesson. The ids of its tables are `learn-{id}-` and 16 hexadecimal digits. */
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

/** The rules of one subject; their ids are the section's, a dot and a number. */
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

/** For a first game: by what can be chosen, where that says more than the phase; otherwise winter, or the phase. */
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
