/** The state of the table page itself: which tab is shown, which places are marked, what the game's components get. */
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { say } from '../app/i18n.svelte.ts';
import { ruleReference } from '../app/ruleReference.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import type { GameProps } from '../games/types.ts';
import { LessonGuide } from '../learn/lessonGuide.svelte.ts';
import { highlightPlace } from './highlightPlace.ts';
import { Replay } from './replay.svelte.ts';
import { TableSession } from './session.svelte.ts';
import { LOW_TABS, NARROW_TABS, WIDE_TABS, type Tab } from './tabs.ts';

export class TableScreen {
	readonly session: TableSession;
	readonly guide: LessonGuide;
	readonly replay: Replay;

	/** The tab that was asked for; `currentTab` is the one shown. */
	tab = $state<Tab>('choices');
	/** The sheet below the board is raised, on a phone. */
	raised = $state(false);
	settingsOpen = $state(false);
	helpOpen = $state(false);
	resultOpen = $state(false);

	#wide = new MediaQuery('min-width: 68.75rem');
	#low = new MediaQuery('max-height: 62.49rem');
	wide = $derived(this.#wide.current);
	/** The choices have a place of their own; otherwise they are a tab among others. */
	choicesApart = $derived(this.wide && !this.#low.current);

	tabNames = $derived(this.choicesApart ? WIDE_TABS : this.wide ? LOW_TABS : NARROW_TABS);
	currentTab = $derived<Tab>(this.tabNames.includes(this.tab) ? this.tab : this.tabNames[0]!);
	/** The tab with the chat: the log, beside the moves it is about, or a tab of its own where there is little room. */
	chatTab = $derived<Tab>(this.tabNames.includes('talk') ? 'talk' : 'log');
	choicesVisible = $derived(this.choicesApart || this.currentTab === 'choices');

	over = $derived.by(() => this.session.table?.state === 'over');
	myTurn = $derived.by(() => {
		const { table, mySeats, playback } = this.session;
		const mine = table !== null && table.asked !== null && mySeats.includes(table.asked);
		return mine && table.state === 'running' && playback.current === null;
	});

	/** Places that the player asked to see, until the next ply. */
	#requested = $state.raw<{ places: string[]; ply: number } | null>(null);
	/** Places of the latest events, as one text: the list of places stays the same while the text does. */
	#recentPlaces = $derived.by(() => {
		const { moment, recent, game, pack } = this.session;
		return [...new Set((moment?.recent ?? recent).flatMap((event) => game?.places(event, pack) ?? []))].join('\n');
	});
	markedPlaces = $derived.by(() => {
		const requested = this.#requested;
		if (requested && requested.ply === this.session.table?.ply) return requested.places;
		return this.#recentPlaces.split('\n').filter(Boolean);
	});

	/** What the components of the game are given. */
	gameProps = $derived.by<GameProps | null>(() => {
		const { id, table, moment, pack, mapSheet, recent, log, draft, busy, pastView } = this.session;
		return (
			table && {
				pack,
				sheet: mapSheet,
				view: moment ? moment.view : table.view,
				menu: moment || table.state !== 'running' ? null : table.menu,
				players: table.players,
				seat: table.seat,
				recent: moment ? moment.recent : recent,
				log: moment ? log.slice(0, moment.at) : log,
				table: id,
				say,
				draft,
				act: async (action) => this.guide.allows(action) && (await this.session.act(action)),
				choose: async (action) =>
					this.guide.allows(action) &&
					(await (settings.mode === 'instant' ? this.session.act(action) : this.session.choose(action))),
				busy,
				mode: settings.mode,
				choicesVisible: this.choicesVisible,
				lessonPlaces: pastView.moment ? undefined : this.guide.stop?.look,
				markedPlaces: this.markedPlaces,
				showRule: (rule) => ruleReference.show(rule),
			}
		);
	});

	/** A large form is being filled in: it gets all the room there is. */
	composing = $derived.by(() => {
		const { draft, game } = this.session;
		return Boolean(this.gameProps?.menu && this.choicesVisible && game?.usesLargeForm?.(draft.action));
	});

	/** Create it while a component is initialised: it has effects. */
	constructor(id: string) {
		this.session = new TableSession(id);
		this.guide = new LessonGuide(this.session);
		this.replay = new Replay(this.session);
	}

	/** Load the table. Returns how to leave it. */
	open(): () => void {
		void this.session.open();
		void this.guide.open();
		return () => this.session.close();
	}

	/** Mark these places on the board; without any, highlight that panel, which a phone has among the holdings. */
	async showPlaces(places: string[], panel: string): Promise<void> {
		if (places.length) this.#requested = { places, ply: this.session.table!.ply };
		else if (!highlightPlace(panel)) {
			this.tab = 'holdings';
			await tick();
			highlightPlace(panel);
		}
	}
}
