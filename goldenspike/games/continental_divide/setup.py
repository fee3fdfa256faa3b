"""Setting up the game (CD-1)."""

from __future__ import annotations

from goldenspike.games.continental_divide.board import EAST, NOWHERE, Board
from goldenspike.games.continental_divide.events import Event, OrderDealt
from goldenspike.games.continental_divide.state import DEAL, UNSTARTED, State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.game import Chance


def set_up(board: Board, seats: int) -> State:
    """Everybody has the cash of the pack; the marker stands on turn 1; the board is empty (CD-1.1 to CD-1.3)."""
    railroads, hexes = len(board.railroad_ids), len(board.hex_ids)
    return State(
        board=board,
        seats=seats,
        turn=1,
        phase=DEAL,
        order=[],
        place=0,
        next_order=[],
        built=0,
        cash=[board.cash[seats]] * seats,
        total=[UNSTARTED] * railroads,
        value=[0] * railroads,
        unsold=[0] * railroads,
        treasury=[0] * railroads,
        income=[0] * railroads,
        cubes=[0] * railroads,
        region=[EAST] * railroads,
        crossed=[False] * railroads,
        port=[NOWHERE] * railroads,
        shares=[0] * (railroads * seats),
        hexes=[[] for _ in range(railroads)],
        here=[0] * hexes,
        crowd=[0] * hexes,
        scores=[],
        winners=[],
    )


def deal_order(state: State) -> Chance:
    """The order of turn 1 is a shuffle of the seats (CD-1.2)."""
    return Chance("turn_order", None, Shuffle(range(state.seats)), order_dealt)


def order_dealt(state: State, order: list[int]) -> list[Event]:  # noqa: ARG001
    return [OrderDealt(order[:])]
