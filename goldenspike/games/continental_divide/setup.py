"""Setting up the game (CD-1): deal the first turn order. state.py has the starting position."""

from __future__ import annotations

from goldenspike.games.continental_divide.events import Event, OrderDealt
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.game import Chance


def deal_order(state: State) -> Chance:
    """Shuffle the seats into the order of turn 1 (CD-1.2)."""
    return Chance("turn_order", None, Shuffle(range(state.seats)), resolve_order)


def resolve_order(state: State, order: list[int]) -> list[Event]:  # noqa: ARG001
    return [OrderDealt(order[:])]
