"""Passenger cards: piles, face-up cards and owned lines."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE, Board, C

# Where a card is, if not discarded
COVERED: Final = 110
ON_PILE: Final = 111
IN_ROW: Final = 112
OWNED: Final = 113
LEFT_OUT: Final = 114

# Cards face down in a pile
UNDER_B: Final = 2
UNDER_C: Final = 1


class PassengerLines:
    """Passenger cards and piles. Lists have one entry for each card or pile."""

    def __init__(self, board: Board, without_c: bool, like: PassengerLines | None = None) -> None:
        self.board = board
        self.without_c = without_c
        self.at: list[int] = _covered(board, without_c) if like is None else like.at[:]
        self.owner: list[int] = [NOWHERE] * board.passengers if like is None else like.owner[:]
        self.partner: list[int] = [NOWHERE] * board.passengers if like is None else like.partner[:]
        self.pile_top: list[int] = [] if like is None else like.pile_top[:]  # cards, or NOWHERE
        self.pile_under: list[int] = [] if like is None else like.pile_under[:]  # bits

    def clone(self) -> PassengerLines:
        return PassengerLines(self.board, self.without_c, self)

    def on_table(self, card: int) -> bool:
        """Whether a card is face up and has no owner."""
        return self.at[card] == ON_PILE or self.at[card] == IN_ROW

    def owners(self, card: int) -> list[int]:
        """Owners of a card: none, one seat, or two partners."""
        return [seat for seat in (self.owner[card], self.partner[card]) if seat != NOWHERE]

    def sole_owner(self, card: int) -> int:
        """Owner of a card; NOWHERE without an owner and for a joint line."""
        return self.owner[card] if self.partner[card] == NOWHERE else NOWHERE


def _covered(board: Board, without_c: bool) -> list[int]:
    return [LEFT_OUT if without_c and letter == C else COVERED for letter in board.letter]
