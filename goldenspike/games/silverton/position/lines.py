"""Passenger cards: the piles they lie on, and the lines they are once somebody owns them."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE, Board, C

# Where a card is, if not discarded
COVERED: Final = 110
ON_PILE: Final = 111
IN_ROW: Final = 112
OWNED: Final = 113
LEFT_OUT: Final = 114

# What lies face down in a pile
UNDER_B: Final = 2
UNDER_C: Final = 1


class PassengerLines:
    """Lists have one entry for every card, or for every pile."""

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
        """Face up and nobody's."""
        return self.at[card] == ON_PILE or self.at[card] == IN_ROW

    def owners(self, card: int) -> list[int]:
        """One seat, two partners, or nobody."""
        return [seat for seat in (self.owner[card], self.partner[card]) if seat != NOWHERE]

    def sole_owner(self, card: int) -> int:
        """NOWHERE of a joint line too."""
        return self.owner[card] if self.partner[card] == NOWHERE else NOWHERE


def _covered(board: Board, without_c: bool) -> list[int]:
    return [LEFT_OUT if without_c and letter == C else COVERED for letter in board.letter]
