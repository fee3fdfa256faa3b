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

# Phases of a game turn, in the order of sequence.py
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

# What follows by rule before the next question
CASH_DUE: Final = 1  # a player's cash passed the threshold (SV-1.3)
LINES_DUE: Final = 2  # track was lost: check the passenger lines (SV-7.6)
JOIN_DUE: Final = 4  # track was gained: check whether a Spike player's cities are joined (SV-14.11)


class State(Position):
    """A position, in parts. Its own lists are indexed by seat or by segment.

    Tracks, orders and start cities are replaced, never changed in place, so clones share them.
    """

    def __init__(self, board: Board, options: TableOptions, seats: int, like: State | None = None) -> None:
        """Starting position: markers on their boxes, cards in decks, turn 1 (SV-2.2 to SV-2.5); or a copy of `like`."""
        super().__init__(POSITIONS if like is None else like.phase, 0 if like is None else like.place, seats)
        self.board = board
        self.options = options
        self.turn: int = 1 if like is None else like.turn
        self.winter: bool = board.winter(1) if like is None else like.winter
        self.order: list[int] = [] if like is None else like.order  # seats in playing order of this turn
        self.due: int = 0 if like is None else like.due  # bits: what follows by rule
        # Each seat
        self.positions: list[int] = [0] * seats if like is None else like.positions  # starting position drawn, from 0
        self.starts: list[list[int]] = [[] for _ in range(seats)] if like is None else like.starts  # towns
        self.cash: list[int] = [0] * seats if like is None else like.cash[:]
        self.public: list[bool] = [False] * seats if like is None else like.public[:]
        self.joined: list[bool] = [False] * seats if like is None else like.joined[:]  # cities of a Spike player
        self.track: list[Track] = [Track(board, [], [])] * seats if like is None else like.track[:]
        # Each segment
        self.owner: list[int] = [NOWHERE] * board.segments if like is None else like.owner[:]
        # Parts that every clone copies
        self.pieces: Pieces = Pieces() if like is None else like.pieces.clone()
        self.claims: Claims = Claims(board) if like is None else like.claims.clone()
        self.markets: Markets = Markets(board, options.start_boxes) if like is None else like.markets.clone()
        self.this_turn: ThisTurn = ThisTurn() if like is None else like.this_turn.clone()
        self.this_step: ThisStep = ThisStep() if like is None else like.this_step.clone()
        # Parts that clones share: an effect copies one before changing it (effects/common.py)
        self.lines: PassengerLines = PassengerLines(board, options.without_c) if like is None else like.lines
        self.stock: RollingStock = RollingStock(board, seats) if like is None else like.stock
        # Once the game is over
        self.result: Result | None = None if like is None else like.result

    def clone(self) -> State:
        return State(self.board, self.options, self.seats, self)

    # Looking things up

    def seat(self) -> int:
        """The seat whose turn it is, in a phase in turn order."""
        return self.order[self.place]

    def usable(self, seat: int) -> TrackNetwork:
        """Network usable this turn: in winter without snow, except where the active player's plows cleared it."""
        track = self.track[seat]
        if not self.winter:
            return track.network
        active = self.phase >= BUYING and self.phase <= FINES and seat == self.order[self.place]
        return track.ploughed(self.this_step.cleared) if active else track.dry()

    def cubes(self, seat: int) -> int:
        """Cubes in hand."""
        return self.board.cubes - len(self.track[seat].segments)

    def confined(self, seat: int) -> bool:
        """Whether a Spike player's surveyors and trains are still tied to their cities (SV-14.11)."""
        return self.options.spike and not self.joined[seat]


def imagine_state(state: State, seat: int) -> State:
    """Copy a position without what the seat does not know: the terms of an offer between two others (SV-16.4).

    Cash is copied as it is: all payments are public, so a player can count it.
    """
    copy = state.clone()
    bargain = copy.this_step.bargain
    if bargain is not None and seat not in (bargain.seat, bargain.to):
        copy.this_step.bargain = PendingOffer(bargain.seat, bargain.to, Terms(), Terms())
    return copy
