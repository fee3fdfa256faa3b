"""A position of Continental Divide."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import Board
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

    `order`, `next_order`, `scores` and `winners` are replaced and never changed in place, so that clones share them.
    """

    def __init__(
        self,
        *,
        board: Board,
        seats: int,
        turn: int,
        phase: int,
        order: list[int],
        place: int,
        next_order: list[int],
        built: int,
        cash: list[int],
        total: list[int],
        value: list[int],
        unsold: list[int],
        treasury: list[int],
        income: list[int],
        cubes: list[int],
        region: list[int],
        crossed: list[bool],
        port: list[int],
        shares: list[int],
        hexes: list[list[int]],
        here: list[int],
        crowd: list[int],
        scores: list[int],
        winners: list[int],
    ) -> None:
        super().__init__(phase, place, seats)  # in CD-8 the place is whose pick it is
        self.board = board
        self.turn = turn
        self.order = order  # seats, as they play this turn
        self.next_order = next_order  # the seat that took each position of the next turn, NOWHERE while free
        self.built = built  # bits: railroads that the seat whose turn it is has built for
        # Each seat
        self.cash = cash
        # Each railroad
        self.total = total  # shares it will ever have, UNSTARTED before
        self.value = value
        self.unsold = unsold
        self.treasury = treasury
        self.income = income
        self.cubes = cubes  # available ones
        self.region = region  # the furthest it entered
        self.crossed = crossed
        self.port = port  # a hex, or NOWHERE
        self.shares = shares  # held, at railroad * seats + seat
        self.hexes = hexes  # own track, in the order it was built
        # Each hex
        self.here = here  # bits: railroads in it
        self.crowd = crowd  # how many they are
        # Once the game is over
        self.scores = scores
        self.winners = winners

    def clone(self) -> State:
        return State(
            board=self.board,
            seats=self.seats,
            turn=self.turn,
            phase=self.phase,
            order=self.order,
            place=self.place,
            next_order=self.next_order,
            built=self.built,
            cash=self.cash[:],
            total=self.total[:],
            value=self.value[:],
            unsold=self.unsold[:],
            treasury=self.treasury[:],
            income=self.income[:],
            cubes=self.cubes[:],
            region=self.region[:],
            crossed=self.crossed[:],
            port=self.port[:],
            shares=self.shares[:],
            hexes=[own[:] for own in self.hexes],
            here=self.here[:],
            crowd=self.crowd[:],
            scores=self.scores,
            winners=self.winners,
        )

    def seat(self) -> int:
        """Whose turn it is to buy and build."""
        return self.order[self.place]

    def dividend(self, railroad: int) -> int:
        """What one share would be paid now (CD-6.1): income / total shares, rounded up."""
        return -(-self.income[railroad] // self.total[railroad])
