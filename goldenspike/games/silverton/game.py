"""Silverton as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton import conservation
from goldenspike.games.silverton.actions import Action
from goldenspike.games.silverton.board import NOWHERE, board_of
from goldenspike.games.silverton.effects import (
    construction,
    delivery,
    disputes,
    end_of_turn,
    operation,
    placement,
    setup,
)
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.end_of_turn import CashShown
from goldenspike.games.silverton.events.setup import NetworksJoined
from goldenspike.games.silverton.name_lookup import untimely_action
from goldenspike.games.silverton.options.table_options import (
    OPTIONS,
    SEATS,
    TableOptions,
    check_options,
    minutes,
    seats_for,
)
from goldenspike.games.silverton.phases import event_cards, muster, passengers
from goldenspike.games.silverton.presentation import view_builder
from goldenspike.games.silverton.refusals import GAME_OVER
from goldenspike.games.silverton.sequence import SEQUENCE
from goldenspike.games.silverton.state import BUILDING, CASH_DUE, JOIN_DUE, LINES_DUE, State, imagine_state
from goldenspike.kernel.dispatch import Effects, effects_of
from goldenspike.kernel.entries import Entry
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.packs import Pack

EFFECTS: Final[Effects] = effects_of(
    Event.__subclasses__(),
    setup.effect,
    placement.effect,
    disputes.effect,
    construction.effect,
    operation.effect,
    delivery.effect,
    end_of_turn.effect,
)


class Silverton:
    """The game's answers to the kernel. sequence.py lists the phases and what each asks."""

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
        return State(board, TableOptions(board, options, seats), seats)

    def pending(self, state: State) -> Ask | Chance | Step | Over:
        """Return what follows by rule in any phase; otherwise what the phase asks."""
        if state.due:
            return Step(due_events)
        if state.this_step.deal_to:
            return event_cards.deal_next(state)
        if state.options.spike and state.phase > BUILDING:
            loose = muster.unassigned(state)
            if loose != NOWHERE:
                return Ask(loose, muster.AssignMenu(state, loose), "SV-14.11", "assign")
        if state.result is not None:
            return Over(state.result)
        return SEQUENCE.pending(state)

    def untimely(self, pending: Chance | Over, action: Any) -> Illegal:
        if isinstance(pending, Over):
            return Illegal(GAME_OVER)
        return untimely_action(action)

    def apply(self, state: State, event: Any) -> None:
        EFFECTS[type(event)](state, event)

    def view(self, state: State, seat: int | None) -> Any:
        return view_builder.build_view(state, seat, self.pending(state))

    def show_event(self, state: State, event: Any, seat: int | None) -> Any:
        return view_builder.show_event(state, event, seat)

    def show_entry(self, state: State, entry: Entry, seat: int | None) -> Entry | None:
        return view_builder.show_entry(state, entry, seat)

    def show_log(self, state: State, log: list[Entry], seat: int | None) -> list[Entry]:
        return view_builder.show_log(state, log, seat)

    def imagined(self, state: State, seat: int) -> State:
        return imagine_state(state, seat)

    def broken(self, before: State, event: Any, after: State) -> str | None:
        return conservation.find_violation(before, event, after)


def due_events(state: State) -> list[Event]:
    """Events that follow at once in any phase: public cash, lost lines, joined networks (SV-1.3, SV-7.6, SV-14.11)."""
    events: list[Event] = []
    if state.due & CASH_DUE:
        for seat in range(state.seats):
            if state.cash[seat] > state.options.public_above and not state.public[seat]:
                events.append(CashShown(seat, state.cash[seat]))
    if state.due & LINES_DUE:
        events += passengers.return_lines(state)
    if state.due & JOIN_DUE:
        for seat in range(state.seats):
            if state.confined(seat) and state.track[seat].network.joins(*state.starts[seat]):
                events.append(NetworksJoined(seat))
    return events
