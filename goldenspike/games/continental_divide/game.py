"""Sequence of play (CD-2): who is asked what, in which order. This is what the kernel talks to."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.continental_divide import (
    conservation,
    dividends,
    scoring,
    seeing,
    setup,
    stock,
    track,
    turn_order,
)
from goldenspike.games.continental_divide.actions import Action
from goldenspike.games.continental_divide.board import board_of
from goldenspike.games.continental_divide.events import Event, TurnAdvanced
from goldenspike.games.continental_divide.reading import untimely
from goldenspike.games.continental_divide.refusals import GAME_OVER
from goldenspike.games.continental_divide.state import DEAL, END_OF_TURN, ORDER, OVER, STOCK, TRACK, State, apply
from goldenspike.games.continental_divide.stock import StockMenu
from goldenspike.games.continental_divide.track import TrackMenu
from goldenspike.games.continental_divide.turn_order import OrderMenu
from goldenspike.kernel.entries import Entry, Result, Rolled
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.packs import Pack

MINUTES_EACH: Final = 25
"""What each player adds to a game: some twenty decisions."""


class ContinentalDivide:
    """The five answers."""

    def __init__(self) -> None:
        self.name = "continental-divide"
        self.rules_version = 1
        self.seats = (3, 6)
        self.options: tuple[Any, ...] = ()
        self.action_type: Any = Action
        self.hides_nothing = True

    def seats_for(self, options: dict[str, Any]) -> tuple[int, int]:  # noqa: ARG002
        return self.seats

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        """There are none."""

    def minutes(self, options: dict[str, Any], seats: int) -> int:  # noqa: ARG002
        return MINUTES_EACH * seats

    def setup(self, pack: Pack, options: dict[str, Any], seats: int) -> State:  # noqa: ARG002
        return setup.set_up(board_of(pack), seats)

    def pending(self, state: State) -> Ask | Chance | Step | Over:
        """In turn order each player buys stock, then builds track; after the last, the turn ends by itself."""
        phase = state.phase
        if phase == STOCK:
            return Ask(state.seat(), StockMenu(state))
        if phase == TRACK:
            return Ask(state.seat(), TrackMenu(state))
        if phase == END_OF_TURN:
            return Step("end_of_turn")
        if phase == ORDER:
            return Ask(state.seat(), OrderMenu(state))
        if phase == DEAL:
            return setup.deal_order(state)
        return Over(Result(state.scores, state.winners))

    def resolve(self, state: State, given: Any) -> list[Any]:
        """What follows from an action, a dealt order, or the end of a turn. Each has its time (CD-2.1)."""
        phase = state.phase
        if phase == TRACK:
            return track.resolve(state, given)
        if phase == STOCK:
            return stock.resolve(state, given)
        if phase == ORDER:
            return turn_order.resolve(state, given)
        if phase == OVER:
            raise Illegal(GAME_OVER)
        if isinstance(given, Step):
            return end_of_turn(state)
        if isinstance(given, Rolled):
            return setup.order_dealt(given)
        raise untimely(given)

    def apply(self, state: State, event: Any) -> None:
        apply(state, event)

    def view(self, state: State, seat: int | None) -> Any:
        return seeing.view(state, seat)

    def show_event(self, state: State, event: Any, seat: int | None) -> Any:  # noqa: ARG002
        return event

    def show_entry(self, state: State, entry: Entry, seat: int | None) -> Entry:  # noqa: ARG002
        return entry

    def imagined(self, state: State, seat: int) -> State:  # noqa: ARG002
        return state.clone()

    def broken(self, before: State, event: Any, after: State) -> str | None:
        return conservation.broken(before, event, after)


def end_of_turn(state: State) -> list[Event]:
    """After the last player: dividends, then the end of the game or the next turn (CD-2.2, CD-7.1)."""
    events: list[Event] = [*dividends.pay(state)]
    if state.turn == state.board.turns:
        events.append(scoring.end(state))
    else:
        events.append(TurnAdvanced(state.turn + 1))
    return events
