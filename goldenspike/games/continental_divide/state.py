"""A position of Continental Divide."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import EAST, NOWHERE, Board
from goldenspike.kernel.entries import Result
from goldenspike.kernel.sequence import Position

# Where in a game turn we are: sequence.py says what is asked there (CD-2).
DEAL: Final = 0
STOCK: Final = 1
TRACK: Final = 2
END_OF_TURN: Final = 3
ORDER: Final = 4
OVER: Final = 5

UNSTARTED: Final = 0


class State(Position):
    """Lists are indexed by seat, by railroad or by hex, in pack order.

    `order` and `next_order` are replaced and never changed in place, so that clones share them.
    """

    def __init__(self, board: Board, seats: int, like: State | None = None) -> None:
        """Everybody has the cash of the pack; the marker stands on turn 1; the board is empty (CD-1.1 to CD-1.3).

        Or a copy.
        """
        super().__init__(DEAL if like is None else like.phase, 0 if like is None else like.place, seats)
        railroads, hexes = len(board.railroad_ids), len(board.hex_ids)
        self.board = board
        self.turn: int = 1 if like is None else like.turn
        self.order: list[int] = [] if like is None else like.order  # seats, as they play this turn
        # The seat that took each position of the next turn, NOWHERE while free; meanwhile `place` is whose pick it is
        self.next_order: list[int] = [] if like is None else like.next_order
        self.built: int = 0 if like is None else like.built  # bits: railroads that the seat whose turn it is built for
        # Each seat
        self.cash: list[int] = [board.cash[seats]] * seats if like is None else like.cash[:]
        # Each railroad
        self.total: list[int] = [UNSTARTED] * railroads if like is None else like.total[:]  # shares it will ever have
        self.value: list[int] = [0] * railroads if like is None else like.value[:]
        self.unsold: list[int] = [0] * railroads if like is None else like.unsold[:]
        self.treasury: list[int] = [0] * railroads if like is None else like.treasury[:]
        self.income: list[int] = [0] * railroads if like is None else like.income[:]
        self.cubes: list[int] = [0] * railroads if like is None else like.cubes[:]  # available ones
        self.region: list[int] = [EAST] * railroads if like is None else like.region[:]  # the furthest it entered
        self.crossed: list[bool] = [False] * railroads if like is None else like.crossed[:]
        self.port: list[int] = [NOWHERE] * railroads if like is None else like.port[:]  # a hex
        self.shares: list[int] = (
            [0] * (railroads * seats) if like is None else like.shares[:]
        )  # railroad * seats + seat
        # Own track, in the order it was built
        self.hexes: list[list[int]] = [[] for _ in range(railroads)] if like is None else [own[:] for own in like.hexes]
        # Each hex
        self.here: list[int] = [0] * hexes if like is None else like.here[:]  # bits: railroads in it
        self.crowd: list[int] = [0] * hexes if like is None else like.crowd[:]  # how many they are
        # Once the game is over
        self.result: Result | None = None if like is None else like.result

    def clone(self) -> State:
        return State(self.board, self.seats, self)

    def seat(self) -> int:
        """Whose turn it is to buy and build."""
        return self.order[self.place]

    def dividend(self, railroad: int) -> int:
        """What one share would be paid now (CD-6.1): income / total shares, rounded up."""
        return -(-self.income[railroad] // self.total[railroad])
