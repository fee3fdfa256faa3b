"""Continental Divide as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.continental_divide import conservation, effects
from goldenspike.games.continental_divide.actions import Action
from goldenspike.games.continental_divide.board import board_of
from goldenspike.games.continental_divide.events import Event
from goldenspike.games.continental_divide.name_lookup import untimely_action
from goldenspike.games.continental_divide.presentation import view_builder
from goldenspike.games.continental_divide.refusals import GAME_OVER
from goldenspike.games.continental_divide.sequence import SEQUENCE
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.dispatch import Effects, effects_of
from goldenspike.kernel.entries import Entry
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.packs import Pack

EFFECTS: Final[Effects] = effects_of(Event.__subclasses__(), effects.effect)

MINUTES_EACH: Final = 25
"""Estimated minutes for each player: about twenty decisions."""


class ContinentalDivide:
    """The game's answers to the kernel. sequence.py lists the phases and what each asks."""

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
        """Accept: this game has no options."""

    def minutes(self, options: dict[str, Any], seats: int) -> int:  # noqa: ARG002
        return MINUTES_EACH * seats

    def setup(self, pack: Pack, options: dict[str, Any], seats: int) -> State:  # noqa: ARG002
        return State(board_of(pack), seats)

    def pending(self, state: State) -> Ask | Chance | Step | Over:
        return SEQUENCE.pending(state) if state.result is None else Over(state.result)

    def untimely(self, pending: Chance | Over, action: Any) -> Illegal:
        if isinstance(pending, Over):
            return Illegal(GAME_OVER)
        return untimely_action(action)

    def apply(self, state: State, event: Any) -> None:
        EFFECTS[type(event)](state, event)

    def view(self, state: State, seat: int | None) -> Any:
        return view_builder.build_view(state, seat)

    def show_event(self, state: State, event: Any, seat: int | None) -> Any:  # noqa: ARG002
        return event

    def show_entry(self, state: State, entry: Entry, seat: int | None) -> Entry:  # noqa: ARG002
        return entry

    def imagined(self, state: State, seat: int) -> State:  # noqa: ARG002
        return state.clone()

    def broken(self, before: State, event: Any, after: State) -> str | None:
        return conservation.find_violation(before, event, after)
