/** What the table page asks of a game's own part of the client, and what it gives it. Nothing outside a game's folder knows the game. */
import type { Component } from 'svelte';
import type { Option, OptionChoices, Sheet as MapSheet, TablePlayer } from '../generated/api.ts';

export type {
	Cartouche as CartoucheBox,
	OptionChoice,
	OptionChoices,
	Sheet as MapSheet,
	TablePlayer,
} from '../generated/api.ts';

/** Plain data as the server sends it (docs/server.md, docs/python.md). */
export type Action = { type: string; [field: string]: unknown };
export type Range = { min: number; max: number; except?: number[] };
export type Box = { type: string; preview?: unknown; open?: boolean; [field: string]: unknown };
export type NearMiss = {
	target: { type: string; [field: string]: unknown };
	rule: string;
	reason: string;
	values: Record<string, unknown>;
};
export type Menu = { choices: Box[]; refused: NearMiss[] };
export type GameEvent = { type: string; rule: string; [field: string]: unknown };
/** An entry of the log: what a seat chose, or chance answered, and what followed. */
export type LogStep = { entry: { seat?: number; action?: Action; [field: string]: unknown }; events: GameEvent[] };

/** Words a sentence of the catalogues in the language chosen now. Components call it in markup, so that a switch shows at once. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

/** What every component of a game is given. All of it is reactive ($props of Svelte 5). */
export interface GameProps<View = any, Pack = any> {
	pack: Pack;
	/** The land under the board; none while it is on its way, or where the pack has none. */
	sheet?: MapSheet | null;
	view: View;
	/** What the seat may choose from; null while it is not asked, or while the past is shown. */
	menu: Menu | null;
	players: TablePlayer[];
	/** The seat this page acts for, or null for a spectator. */
	seat: number | null;
	/** Events of the latest update, for short animations; empty after a reload. */
	recent: GameEvent[];
	/** The game's log up to the moment shown, as far as this seat may see it. */
	log?: readonly LogStep[];
	/** The table's id, to keep something by. */
	table?: string;
	say: Say;
	/** The choice in the making: shared by board and panel, kept over reloads, dropped when the menu changes. */
	draft: Draft;
	/** Sends the action. Resolves when the server has answered, to whether it was taken; refusals are shown by the page. */
	act: (action: Action) => Promise<boolean>;
	/** The same if it can be taken back; otherwise it becomes the choice in the making, to be confirmed. */
	choose: (action: Action) => Promise<boolean>;
	/** True while an action is under way. */
	busy: boolean;
	/** 'confirm': a choice is shown with its consequences and confirmed; 'instant': it is done at once. */
	mode: 'confirm' | 'instant';
	/** The choices are in sight: what can be confirmed there needs no second button on the board. */
	choicesVisible?: boolean;
	/** Places that a lesson speaks of, by the names the board gives to what it draws: they come into sight. */
	lessonPlaces?: readonly string[];
	/** Places of what happened last, or of what one wants to be shown: they are marked, and come into sight. */
	markedPlaces?: readonly string[];
	/** Opens the rules reference at that id. */
	showRule: (id: string) => void;
}

/** A half-made choice. `action` may lack fields; `set` replaces it (null drops it). */
export interface Draft {
	readonly action: Partial<Action> | null;
	/** It was about to be made, and cannot be taken back: dice follow, or the end of the game. */
	readonly final: boolean;
	set(action: Partial<Action> | null): void;
}

/** The `data-place` where the page has turn and order; money comes from there, and goes there. */
export const BANK = 'bank';

/** Something on its way from one place of the page to another: `data-place` there, or `data-spot` on the board. */
export interface Transfer {
	what: 'money' | 'share' | 'good';
	amount: number;
	from: string;
	to: string;
}

/** What `index.ts` in the folder of a game gives; its form for options, if it has any, is `OptionsForm.svelte` there. */
export interface GameModule {
	/** The board, filling its container; pans and zooms by itself; offers legal targets; every target reachable by keyboard. */
	Board: Component<GameProps>;
	/** Charters, cards, players' belongings: the left column, and the tabs of the phone. */
	Holdings: Component<GameProps>;
	/** What can be done now, with consequences: forms, lists, confirm. The right column, and the phone's bottom sheet. */
	Choices: Component<GameProps>;
	/** The turn track in the page's head. */
	TurnTrack: Component<GameProps>;
	/** Result and how it came about, once the game is over. */
	Summary: Component<GameProps>;
	/** Whether a half-made choice is a large form, which gets all the room there is. */
	usesLargeForm?(draft: Partial<Action> | null): boolean;
	/** "Ann builds track": what happens now, as a sentence. */
	phase(view: any, players: TablePlayer[], say: Say): string;
	/** The sentence of an event for the log. */
	event(event: GameEvent, pack: any, players: TablePlayer[], say: Say): string;
	/** Where on the board it happened, by the names the board gives to what it draws; with a position, also where what it is about lies. */
	places(event: GameEvent, pack: any, view?: any): string[];
	/** Where the page tells of what has no place on the board: a `data-place`. */
	panel(event: GameEvent): string;
	/** What changed hands in an event, to be seen on its way. */
	transfers?(event: GameEvent): Transfer[];
	/** The values a refusal's sentence needs in this language. */
	refusal(
		miss: { reason: string; rule: string; values: Record<string, unknown> },
		say: Say,
		pack?: any,
		players?: TablePlayer[],
	): string;
}

/** A game's own form for its options, for the page that opens a table. */
export interface OptionsProps {
	offered: Option[];
	/** What is chosen; the server may not have said yet what of it goes together. */
	value: Record<string, unknown>;
	fitting: OptionChoices;
	say: Say;
	onchange: (options: Record<string, unknown>) => void;
}

/** A game's own tables of figures, `Sheet.svelte` in its folder. `turns` are as its `ledger.py` tells them. */
export interface LedgerProps<View = any, Pack = any, PlayerTurn = any> {
	pack: Pack;
	view: View;
	players: TablePlayer[];
	turns: { turn: number; players: PlayerTurn[] }[];
	say: Say;
}

/** A scenario that is begun with one press: its options, who can play it, and the keys of its title and of what it is about. */
export interface Scenario {
	options: Record<string, unknown>;
	seats: number[];
	title: string;
	about: string;
}
