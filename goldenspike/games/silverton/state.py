"""A position of Silverton."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.options.table_options import TableOptions
from goldenspike.games.silverton.position.claims import Claims
from goldenspike.games.silverton.position.lines import PassengerLines
from goldenspike.games.silverton.position.markets import Markets
from goldenspike.games.silverton.position.pieces import Pieces
from goldenspike.games.silverton.position.stock import RollingStock
from goldenspike.games.silverton.position.turn_progress import PendingOffer, ThisStep, ThisTurn
from goldenspike.games.silverton.routes import Track, TrackNetwork
from goldenspike.kernel.entries import Result
from goldenspike.kernel.sequence import Position

# Where in a game turn we are: the places of the list in sequence.py
POSITIONS: Final = 0
FIRST_CLAIMS: Final = 1
FIRST_LINES: Final = 2
ORDER: Final = 3
PLACEMENT: Final = 4
DISPUTES: Final = 5
BUYING: Final = 6
BUILDING: Final = 7
OPERATING: Final = 8
PRODUCING: Final = 9
PLOWING: Final = 10
DEALING: Final = 11
COLLECTING: Final = 12
DELIVERING: Final = 13
FINES: Final = 14
PRICES: Final = 15
NEW_CARDS: Final = 16
HIRING: Final = 17
SHOPPING: Final = 18
END_OF_TURN: Final = 19
OVER: Final = 20

# What follows by rule before anybody is asked again
CASH_DUE: Final = 1  # somebody's cash passed the threshold (SV-1.3)
LINES_DUE: Final = 2  # track was lost: do the passenger lines still stand? (SV-7.6)
JOIN_DUE: Final = 4  # track was gained: are a Spike player's cities joined? (SV-14.11)


class State(Position):
    """A position, in parts. Lists of its own are indexed by seat or by segment.

    What is replaced and never changed in place (tracks, orders, start cities) is shared by clones.
    """

    def __init__(self, board: Board, options: TableOptions, seats: int, like: State | None = None) -> None:
        """Markers on their boxes, all cards in their decks, the turn marker on 1 (SV-2.2 to SV-2.5); or a copy."""
        super().__init__(POSITIONS if like is None else like.phase, 0 if like is None else like.place, seats)
        self.board = board
        self.options = options
        self.turn: int = 1 if like is None else like.turn
        self.winter: bool = board.winter(1) if like is None else like.winter
        self.order: list[int] = [] if like is None else like.order  # seats, as they play this turn
        self.due: int = 0 if like is None else like.due  # bits: what follows by rule first
        # Each seat
        self.positions: list[int] = [0] * seats if like is None else like.positions  # drawn at the start, from 0
        self.starts: list[list[int]] = [[] for _ in range(seats)] if like is None else like.starts  # towns
        self.cash: list[int] = [0] * seats if like is None else like.cash[:]
        self.public: list[bool] = [False] * seats if like is None else like.public[:]
        self.joined: list[bool] = [False] * seats if like is None else like.joined[:]  # a Spike player's cities
        self.track: list[Track] = [Track(board, [], [])] * seats if like is None else like.track[:]
        # Each segment
        self.owner: list[int] = [NOWHERE] * board.segments if like is None else like.owner[:]
        # Parts that change all the time
        self.pieces: Pieces = Pieces() if like is None else like.pieces.clone()
        self.claims: Claims = Claims(board) if like is None else like.claims.clone()
        self.markets: Markets = Markets(board, options.start_boxes) if like is None else like.markets.clone()
        self.this_turn: ThisTurn = ThisTurn() if like is None else like.this_turn.clone()
        self.this_step: ThisStep = ThisStep() if like is None else like.this_step.clone()
        # Parts that clones share until an effect changes one, which makes its own first: see effects/common.py
        self.lines: PassengerLines = PassengerLines(board, options.without_c) if like is None else like.lines
        self.stock: RollingStock = RollingStock(board, seats) if like is None else like.stock
        # Once the game is over
        self.result: Result | None = None if like is None else like.result

    def clone(self) -> State:
        return State(self.board, self.options, self.seats, self)

    # Looking things up

    def seat(self) -> int:
        """Whose turn it is in a phase that goes by turn order."""
        return self.order[self.place]

    def usable(self, seat: int) -> TrackNetwork:
        """The network as it can be used this turn: in winter free of snow, with what plows have cleared for him."""
        track = self.track[seat]
        if not self.winter:
            return track.network
        active = self.phase >= BUYING and self.phase <= FINES and seat == self.order[self.place]
        return track.ploughed(self.this_step.cleared) if active else track.dry()

    def cubes(self, seat: int) -> int:
        """In hand."""
        return self.board.cubes - len(self.track[seat].segments)

    def confined(self, seat: int) -> bool:
        """Whether a Spike player's surveyors and trains are still tied to their cities (SV-14.11)."""
        return self.options.spike and not self.joined[seat]


def imagine_state(state: State, seat: int) -> State:
    """As the seat may think it is: between two others an offer is known to be open, not its terms (SV-16.4).

    Purses are copied as they are: every payment is seen, so a player who keeps count knows them.
    """
    copy = state.clone()
    bargain = copy.this_step.bargain
    if bargain is not None and seat not in (bargain.seat, bargain.to):
        copy.this_step.bargain = PendingOffer(bargain.seat, bargain.to, Terms(), Terms())
    return copy
