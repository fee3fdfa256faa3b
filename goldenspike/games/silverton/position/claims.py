"""Claims and their goods, the deck with its event cards, and the face-up row."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE, Board

# Where a card is; an owned claim has the number of its seat
IN_DECK: Final = 100
FACE_UP: Final = 101
DISCARDED: Final = 102
DRAWN: Final = 103


class Claims:
    """Claims and event cards. Lists have one entry for each claim or event card.

    Lists that seldom change are replaced on a change, and shared by copies.
    """

    def __init__(self, board: Board, like: Claims | None = None) -> None:
        self.board = board
        self.at: list[int] = [IN_DECK] * board.claims if like is None else like.at[:]
        self.goods: list[int] = [0] * board.claims if like is None else like.goods[:]
        self.marked: list[int] = [0] * board.claims if like is None else like.marked[:]  # bought by the active player
        self.depleted: list[bool] = [False] * board.claims if like is None else like.depleted
        self.opened: list[bool] = [False] * board.claims if like is None else like.opened  # operated at least once
        self.events: list[int] = [IN_DECK] * board.events if like is None else like.events
        self.row: list[int] = [] if like is None else like.row[:]  # face-up cards as targets, or NOWHERE
        self.discards: list[int] = [] if like is None else like.discards  # card numbers in the order they left the game
        self.leadville: int = 0 if like is None else like.leadville  # depleted claims at Leadville

    def clone(self) -> Claims:
        return Claims(self.board, self)

    def of(self, seat: int) -> list[int]:
        return [claim for claim in range(self.board.claims) if self.at[claim] == seat]

    def available(self, seat: int, claim: int) -> int:
        """Goods that a seat may deliver from a claim: its own, or those it bought there this turn."""
        return self.goods[claim] if self.at[claim] == seat else self.marked[claim]

    def face_up(self) -> int:
        """Number of cards in the face-up row."""
        return len(self.row) - self.row.count(NOWHERE)

    def in_deck(self) -> list[int]:
        """Numbers of the claims in the deck, in pack order."""
        return [self.board.claim_numbers[claim] for claim in range(self.board.claims) if self.at[claim] == IN_DECK]

    def events_in_deck(self) -> list[int]:
        return [self.board.event_numbers[event] for event in range(self.board.events) if self.events[event] == IN_DECK]

    def deck_has_cards(self) -> bool:
        return IN_DECK in self.at or IN_DECK in self.events
