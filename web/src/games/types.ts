/**
 * The interface between the table page and the client code of a game. Nothing outside a game's folder knows the game.
 */
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
/** An entry of the log: an action or a chance outcome, and the events that followed. */
export type LogStep = { entry: { seat?: number; action?: Action; [field: string]: unknown }; events: GameEvent[] };

/** Word a message in the current language. Components call it in markup, so that a change of language shows at once. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

/** The props of every component of a game. All of them are reactive. */
export interface GameProps<View = any, Pack = any> {
	pack: Pack;
	/** The map sheet under the board; null while it loads, or if the pack has none. */
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
	/** The table's id, as a key for stored values. */
	table?: string;
	say: Say;
	/** The draft: shared by board and panel, kept over reloads, dropped when it is no longer possible. */
	draft: Draft;
	/** Send the action. Resolves to whether it was accepted; the page shows refusals. */
	act: (action: Action) => Promise<boolean>;
	/** Send the action if it can be undone; otherwise it becomes the draft, to be confirmed. */
	choose: (action: Action) => Promise<boolean>;
	/** A request is under way. */
	busy: boolean;
	/** 'confirm': a choice is shown with its consequences and confirmed; 'instant': it is made at once. */
	mode: 'confirm' | 'instant';
	/** The choices are visible: the board needs no second confirm button. */
	choicesVisible?: boolean;
	/** Spots on the board that a lesson is about; they are brought into view. */
	lessonPlaces?: readonly string[];
	/** Spots of the latest events, or requested ones; they are marked and brought into view. */
	markedPlaces?: readonly string[];
	/** Open the rules reference at that id. */
	showRule: (id: string) => void;
}

/** A draft. `action` may lack fields; `set` replaces it (null drops it). */
export interface Draft {
	readonly action: Partial<Action> | null;
	/** It cannot be undone: dice or the end of the game follow. */
	readonly final: boolean;
	set(action: Partial<Action> | null): void;
}

/** The `data-place` of the turn track, where money of the bank comes from and goes to. */
export const BANK = 'bank';

/** A transfer from one place of the page to another: a `data-place`, or a `data-spot` on the board. */
export interface Transfer {
	what: 'money' | 'share' | 'good';
	amount: number;
	from: string;
	to: string;
}

/** What `index.ts` in the folder of a game exports. Its options form, if any, is `OptionsForm.svelte` there. */
export interface GameModule {
	/** The board. It fills its container, pans and zooms, offers legal targets, and is usable by keyboard. */
	Board: Component<GameProps>;
	/** Charters, cards, possessions: the left column, or a tab on a phone. */
	Holdings: Component<GameProps>;
	/** What the player can do now, with consequences: the right column, or the sheet on a phone. */
	Choices: Component<GameProps>;
	/** The turn track in the page's header. */
	TurnTrack: Component<GameProps>;
	/** The result of a finished game. */
	Summary: Component<GameProps>;
	/** Whether a draft is a large form, which gets all the room there is. */
	usesLargeForm?(draft: Partial<Action> | null): boolean;
	/** "Ann builds track": what happens now, as a sentence. */
	phase(view: any, players: TablePlayer[], say: Say): string;
	/** The sentence of an event for the log. */
	event(event: GameEvent, pack: any, players: TablePlayer[], say: Say): string;
	/** The spots of an event on the board; with a position, also those of what it is about. */
	places(event: GameEvent, pack: any, view?: any): string[];
	/** The `data-place` of the panel that shows an event without a spot on the board. */
	panel(event: GameEvent): string;
	/** The transfers of an event, to be animated. */
	transfers?(event: GameEvent): Transfer[];
	/** The sentence of a refusal. */
	refusal(
		miss: { reason: string; rule: string; values: Record<string, unknown> },
		say: Say,
		pack?: any,
		players?: TablePlayer[],
	): string;
}

/** The props of a game's options form. */
export interface OptionsProps {
	offered: Option[];
	/** The chosen options; the server may not have checked them yet. */
	value: Record<string, unknown>;
	fitting: OptionChoices;
	say: Say;
	onchange: (options: Record<string, unknown>) => void;
}

/** The props of a game's ledger, `Ledger.svelte` in its folder. `turns` come from its `ledger.py`. */
export interface LedgerProps<View = any, Pack = any, PlayerTurn = any> {
	pack: Pack;
	view: View;
	players: TablePlayer[];
	turns: { turn: number; players: PlayerTurn[] }[];
	say: Say;
}

/** A scenario that starts with one click: its options, numbers of players, and the keys of title and description. */
export interface Scenario {
	options: Record<string, unknown>;
	seats: number[];
	title: string;
	about: string;
}
