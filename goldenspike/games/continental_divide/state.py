"""A position of Continental Divide."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import EAST, NOWHERE, Board
from goldenspike.kernel.entries import Result
from goldenspike.kernel.sequence import Position

# Phases of a game turn; sequence.py says what each asks (CD-2).
DEAL: Final = 0
STOCK: Final = 1
TRACK: Final = 2
END_OF_TURN: Final = 3
ORDER: Final = 4
OVER: Final = 5

UNSTARTED: Final = 0


class State(Position):
    """A position. Lists are indexed by seat, railroad or hex, in pack order.

    `order` and `next_order` are replaced, never changed in place, so clones share them.
    """

    def __init__(self, board: Board, seats: int, like: State | None = None) -> None:
        """Starting position: cash of the pack, turn 1, an empty board (CD-1.1 to CD-1.3); or a copy of `like`."""
        super().__init__(DEAL if like is None else like.phase, 0 if like is None else like.place, seats)
        railroads, hexes = len(board.railroad_ids), len(board.hex_ids)
        self.board = board
        self.turn: int = 1 if like is None else like.turn
        self.order: list[int] = [] if like is None else like.order  # seats in playing order of this turn
        # Seat that took each position of the next turn, NOWHERE while free; `place` counts down the picks
        self.next_order: list[int] = [] if like is None else like.next_order
        self.built: int = 0 if like is None else like.built  # bits: railroads that the active seat has built for
        # Each seat
        self.cash: list[int] = [board.cash[seats]] * seats if like is None else like.cash[:]
        # Each railroad
        self.total: list[int] = [UNSTARTED] * railroads if like is None else like.total[:]  # number of shares
        self.value: list[int] = [0] * railroads if like is None else like.value[:]
        self.unsold: list[int] = [0] * railroads if like is None else like.unsold[:]
        self.treasury: list[int] = [0] * railroads if like is None else like.treasury[:]
        self.income: list[int] = [0] * railroads if like is None else like.income[:]
        self.cubes: list[int] = [0] * railroads if like is None else like.cubes[:]  # available cubes
        self.region: list[int] = [EAST] * railroads if like is None else like.region[:]  # westernmost region entered
        self.crossed: list[bool] = [False] * railroads if like is None else like.crossed[:]
        self.port: list[int] = [NOWHERE] * railroads if like is None else like.port[:]  # a hex
        self.shares: list[int] = (
            [0] * (railroads * seats) if like is None else like.shares[:]
        )  # railroad * seats + seat
        # Own track, in the order it was built
        self.hexes: list[list[int]] = [[] for _ in range(railroads)] if like is None else [own[:] for own in like.hexes]
        # Each hex
        self.here: list[int] = [0] * hexes if like is None else like.here[:]  # bits: railroads in it
        self.crowd: list[int] = [0] * hexes if like is None else like.crowd[:]  # number of railroads in it
        # Once the game is over
        self.result: Result | None = None if like is None else like.result

    def clone(self) -> State:
        return State(self.board, self.seats, self)

    def seat(self) -> int:
        """The seat whose turn it is to buy and build."""
        return self.order[self.place]

    def dividend(self, railroad: int) -> int:
        """Dividend of one share now (CD-6.1): income / total shares, rounded up."""
        return -(-self.income[railroad] // self.total[railroad])
