/** The client code of Silverton. It draws views and offers menus; the server decides what is legal. */
import type { GameModule } from '../types.ts';
import { panel } from '../shared/panel.ts';
import Board from './board/Board.svelte';
import { isDeal } from './logic/deals.ts';
import { places } from './logic/places.ts';
import { event, phase, refusal } from './logic/sentences.ts';
import { transfers } from './logic/transfers.ts';
import './theme.css';
import Choices from './panels/Choices.svelte';
import Holdings from './panels/Holdings.svelte';
import Summary from './panels/Summary.svelte';
import TurnTrack from './panels/TurnTrack.svelte';

const game: GameModule = {
	Board,
	Holdings,
	Choices,
	TurnTrack,
	Summary,
	usesLargeForm: isDeal,
	phase,
	event,
	places,
	panel,
	transfers,
	refusal,
};

export default game;
