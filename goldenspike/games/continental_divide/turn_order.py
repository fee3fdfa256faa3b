"""Determine player order (CD-8)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.continental_divide.actions import Order
from goldenspike.games.continental_divide.board import NOWHERE
from goldenspike.games.continental_divide.events import Event, PositionTaken
from goldenspike.games.continental_divide.name_lookup import untimely_action
from goldenspike.games.continental_divide.refusals import NO_SUCH_POSITION, POSITION_TAKEN
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal


def pending(state: State) -> Ask:
    """Ask for an order card, from the player who went last to the one who went first."""
    return Ask(state.seat(), OrderMenu(state), "CD-8.1")


def no_position(state: State, position: int) -> Refusal | None:
    if not 1 <= position <= state.seats:
        return NO_SUCH_POSITION
    if state.next_order[position - 1] != NOWHERE:
        return POSITION_TAKEN
    return None


class OrderMenu(IndexedMenu):
    """Menu of the free positions, lowest first."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state
        self.free: list[int] = [
            position for position in range(1, state.seats + 1) if no_position(state, position) is None
        ]

    def count(self) -> int:
        return len(self.free)

    def pick(self, k: int) -> Order:
        return Order(self.free[k])

    def resolve(self, state: State, action: Any) -> list[Event]:
        if not isinstance(action, Order):
            raise untimely_action(action)
        position = action.position
        why = no_position(state, position)
        if why is not None:
            raise Illegal(why, position=position, players=state.seats)
        return [PositionTaken(state.seat(), position)]

    def boxes(self) -> list[dict[str, Any]]:
        return [{"type": "order", "position": self.free}]

    def refused(self) -> list[dict[str, Any]]:
        misses: list[dict[str, Any]] = []
        for position in range(1, self.state.seats + 1):
            why = no_position(self.state, position)
            if why is not None:
                values = {"position": position, "players": self.state.seats}
                misses.append(near_miss({"type": "order", "position": position}, why, values))
        return misses
