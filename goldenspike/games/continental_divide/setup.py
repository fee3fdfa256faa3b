"""Setting up the game (CD-1)."""

from __future__ import annotations

from goldenspike.games.continental_divide.board import Board
from goldenspike.games.continental_divide.events import Event, OrderDealt
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.entries import Rolled
from goldenspike.kernel.game import Chance


def set_up(board: Board, seats: int) -> State:
    """Everybody has the cash of the pack; the marker stands on turn 1; the board is empty (CD-1.1 to CD-1.3)."""
    return State(board, seats)


def deal_order(state: State) -> Chance:
    """The order of turn 1 is a shuffle of the seats (CD-1.2)."""
    return Chance("turn_order", None, Shuffle(range(state.seats)))


def order_dealt(rolled: Rolled) -> list[Event]:
    return [OrderDealt(list(rolled.outcome))]
