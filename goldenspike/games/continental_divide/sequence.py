"""Sequence of play (CD-2)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide import dividends, setup, stock, track, turn_order
from goldenspike.games.continental_divide.state import DEAL, END_OF_TURN, ORDER, STOCK, TRACK, State
from goldenspike.kernel.sequence import Phase, Sequence, each_player

SEQUENCE: Final = Sequence(
    [
        Phase(DEAL, setup.deal_order),  # CD-1.2
        *each_player(
            Phase(STOCK, stock.pending),  # CD-3, CD-4
            Phase(TRACK, track.pending),  # CD-5
        ),
        Phase(END_OF_TURN, dividends.pending),  # CD-6, CD-7, CD-9
        Phase(ORDER, turn_order.pending),  # CD-8
    ],
    again=STOCK,
)


def go_on(state: State) -> None:
    """End the phase and begin the next."""
    SEQUENCE.go_on(state)
