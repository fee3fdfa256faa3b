"""The sequence of play: who is asked what, in which order. This is what the kernel talks to."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton import (
    conservation,
    construction,
    deals,
    delivery,
    disputes,
    event_cards,
    fines,
    hiring,
    market,
    new_cards,
    operation,
    passengers,
    pieces,
    placement,
    setup,
    trains,
    views,
)
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.actions import Action
from goldenspike.games.silverton.board import NOWHERE, board_of
from goldenspike.games.silverton.events import CashShown, Event, GameEnded, NetworksJoined, TurnAdvanced
from goldenspike.games.silverton.reading import untimely
from goldenspike.games.silverton.refusals import GAME_OVER
from goldenspike.games.silverton.setting import OPTIONS, SEATS, Setting, check_options, minutes, seats_for
from goldenspike.games.silverton.state import CASH_DUE, JOIN_DUE, LINES_DUE, State, apply, imagined
from goldenspike.kernel.entries import Entry, Result, Rolled
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.packs import Pack


class Silverton:
    """The five answers."""

    def __init__(self) -> None:
        self.name = "silverton"
        self.rules_version = 1
        self.seats = SEATS
        self.options: tuple[Any, ...] = OPTIONS
        self.action_type: Any = Action
        self.hides_nothing = False

    def seats_for(self, options: dict[str, Any]) -> tuple[int, int]:
        return seats_for(options)

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        check_options(options, seats)

    def minutes(self, options: dict[str, Any], seats: int) -> int:
        return minutes(options, seats)

    def setup(self, pack: Pack, options: dict[str, Any], seats: int) -> State:
        board = board_of(pack)
        return setup.set_up(board, Setting(board, options, seats), seats)

    def pending(self, state: State) -> Ask | Chance | Step | Over:
        """Seven phases a turn; the fourth has seven steps for each player."""
        if state.due:
            return Step("due")
        if state.deal_to:
            return event_cards.deal_next(state)
        phase = state.phase
        if phase == states.PLACEMENT:
            return placement.pending(state)
        if state.setting.spike and phase > states.BUILDING:
            loose = pieces.unassigned(state)
            if loose != NOWHERE:
                return Ask(loose, pieces.AssignMenu(state, loose))
        if phase == states.BUYING:
            return construction.pending_purchase(state)
        if phase == states.BUILDING:
            return construction.pending_building(state)
        if phase == states.OPERATING:
            return operation.pending(state)
        if phase == states.PRODUCING:
            return operation.roll_next(state)
        if phase == states.DEALING:
            return deals.pending(state)
        if phase == states.COLLECTING:
            return Step("collect")
        if phase == states.DELIVERING:
            return delivery.pending(state)
        if phase == states.FINES:
            return fines.pending(state)
        if phase == states.PRICES:
            return market.pending(state)
        if phase == states.DISPUTES:
            return disputes.pending(state)
        if phase == states.PLOWING:
            return trains.pending_plows(state)
        if phase == states.NEW_CARDS:
            return new_cards.pending(state)
        if phase == states.HIRING:
            return hiring.pending(state)
        if phase == states.SHOPPING:
            return trains.pending_shopping(state)
        if phase == states.END_OF_TURN:
            return Step("end_of_turn")
        if phase == states.ORDER:
            return setup.deal_order(state)
        if phase == states.POSITIONS:
            return setup.deal_positions(state)
        if phase == states.FIRST_LINES:
            return setup.deal_passengers(state)
        return Over(Result(state.scores, state.winners, state.grade, state.turns))

    def resolve(self, state: State, given: Any) -> list[Any]:
        """What follows from an action, from dice and cards, or by rule. Each has its time."""
        if isinstance(given, Rolled):
            return rolled(state, given)
        if isinstance(given, Step):
            return followed(state, given)
        return chosen(state, given)

    def apply(self, state: State, event: Any) -> None:
        apply(state, event)

    def view(self, state: State, seat: int | None) -> Any:
        return views.view(state, seat)

    def show_event(self, state: State, event: Any, seat: int | None) -> Any:
        return views.show_event(state, event, seat)

    def show_entry(self, state: State, entry: Entry, seat: int | None) -> Entry | None:
        return views.show_entry(state, entry, seat)

    def imagined(self, state: State, seat: int) -> State:
        return imagined(state, seat)

    def broken(self, before: State, event: Any, after: State) -> str | None:
        return conservation.broken(before, event, after)


def chosen(state: State, action: Any) -> list[Event]:
    """Only who is asked can act, and only as the step allows."""
    phase = state.phase
    if phase == states.OVER:
        raise Illegal(GAME_OVER)
    if phase == states.PLACEMENT:
        seat = state.seat()
        if pieces.must_muster(state, seat):
            return pieces.resolve_muster(state, seat, action)
    if state.setting.spike and (phase == states.PLACEMENT or phase > states.BUILDING):
        loose = pieces.unassigned(state)
        if loose != NOWHERE:
            return pieces.resolve_assign(state, loose, action)
    if phase == states.PLACEMENT:
        return placement.resolve(state, action)
    if phase == states.DISPUTES:
        return disputes.resolve(state, action)
    if phase == states.BUYING:
        return construction.resolve_purchase(state, action)
    if phase == states.BUILDING:
        return construction.resolve_building(state, action)
    if phase == states.OPERATING:
        return operation.resolve(state, action)
    if phase == states.PLOWING:
        return trains.resolve_plows(state, action)
    if phase == states.DEALING:
        return deals.resolve(state, action)
    if phase == states.DELIVERING:
        return delivery.resolve(state, action)
    if phase == states.FINES:
        return fines.resolve(state, action)
    if phase == states.HIRING:
        return hiring.resolve(state, action)
    if phase == states.SHOPPING:
        return trains.resolve_shopping(state, action)
    raise untimely(action)


def rolled(state: State, given: Rolled) -> list[Event]:
    """What dice, cards and shuffles decide."""
    outcome = given.outcome
    if state.deal_to:
        return event_cards.dealt(state, outcome)
    phase = state.phase
    if phase == states.PRICES:
        return market.rolled(state, outcome)
    if phase == states.PRODUCING:
        return operation.rolled(state, outcome)
    if phase == states.DISPUTES:
        return disputes.resolve(state, given)
    if phase == states.BUYING:
        return construction.drawn(state, outcome)
    if phase == states.BUILDING:
        return construction.tried(state, outcome)
    if phase == states.ORDER:
        return setup.order_dealt(state, list(outcome))
    if phase == states.PLOWING:
        return trains.plow_rolled(state, outcome)
    if phase == states.FINES:
        return fines.pleaded(state, outcome)
    if phase == states.NEW_CARDS:
        return new_cards.shown(state, outcome)
    if phase == states.POSITIONS:
        return setup.positions_dealt(state, list(outcome))
    return setup.passengers_dealt(given)


def followed(state: State, step: Step) -> list[Event]:
    """What needs nobody's choice."""
    if state.due:
        return due(state)
    if state.deal_to:
        return event_cards.deal_ended(state)
    phase = state.phase
    if phase == states.DISPUTES:
        return disputes.resolve(state, step)
    if phase == states.COLLECTING:
        return passengers.collect(state)
    if phase == states.PLACEMENT:
        return placement.begin(state)
    if phase == states.PLOWING:
        return trains.resolve_plows(state, step)
    if phase == states.PRICES:
        return market.move_all(state)
    if phase == states.NEW_CARDS:
        return new_cards.ended()
    if phase == states.ORDER:
        return setup.order_dealt(state, [0])
    return end_of_turn(state)


def due(state: State) -> list[Event]:
    """Cash becomes public, lines are lost and networks join as soon as they do (SV-1.3, SV-7.6, SV-14.11)."""
    events: list[Event] = []
    if state.due & CASH_DUE:
        for seat in range(state.seats):
            if state.cash[seat] > state.setting.public_above and not state.public[seat]:
                events.append(CashShown(seat, state.cash[seat]))
    if state.due & LINES_DUE:
        events += passengers.return_lines(state)
    if state.due & JOIN_DUE:
        for seat in range(state.seats):
            if state.confined(seat) and state.track[seat].network.joins(*state.starts[seat]):
                events.append(NetworksJoined(seat))
    return events


# Phase 7 (SV-10.1)


def end_of_turn(state: State) -> list[Event]:
    """The end is checked only here, so that all have had as many turns (SV-1.2)."""
    setting = state.setting
    reached = setting.target > 0 and max(state.cash) >= setting.target
    if not reached and state.turn < setting.last_turn:
        return [TurnAdvanced(state.turn + 1)]
    scores = state.cash[:]
    if state.seats > 1 or setting.scenario is None:
        most = max(scores)
        rule = "SV-1.2" if setting.scenario is None else setting.scenario.rule
        return [GameEnded(scores, [seat for seat in range(state.seats) if scores[seat] == most], rule=rule)]
    grade = setting.scenario.grade(state.turn, scores[0])
    winners = [0] if grade.endswith("victory") else []
    return [GameEnded(scores, winners, grade, state.turn, setting.scenario.rule)]
