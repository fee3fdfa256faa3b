"""Setting up the game (CD-1): state.py says how it begins, and the first turn order is dealt."""

from __future__ import annotations

from goldenspike.games.continental_divide.events import Event, OrderDealt
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.game import Chance


def deal_order(state: State) -> Chance:
    """The order of turn 1 is a shuffle of the seats (CD-1.2)."""
    return Chance("turn_order", None, Shuffle(range(state.seats)), resolve_order)


def resolve_order(state: State, order: list[int]) -> list[Event]:  # noqa: ARG001
    return [OrderDealt(order[:])]
