"""Odds of dice: disputes, second segments, yields of claims."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import DEPLETED, Board
from goldenspike.games.silverton.odds import OF_TWO, ROLLS, rolls_above, winning_rolls

_WIN_CHANCES: Final = [winning_rolls([lead, 0], 0) / OF_TWO**2 for lead in range(-30, 31)]
"""At 30 + difference of bonuses: the chance that two dice and the bonus exceed two other dice."""


def win_chance(lead: int) -> float:
    """The chance that two dice plus `lead` exceed two other dice."""
    return _WIN_CHANCES[30 + max(-30, min(30, lead))]


def second_segment_chance(length: int) -> float:
    """The chance to build a second consecutive segment (SV-7.2)."""
    return rolls_above(length) / OF_TWO


class Yields:
    """By claim: mean goods of the first operation and of later ones, and the chance to survive a later one."""

    def __init__(self, board: Board) -> None:
        self.first: list[float] = []
        self.later: list[float] = []
        self.survival: list[float] = []
        for table in board.yields:
            self.first.append(sum([max(table[board.first_operation + die], 0) for die in range(1, 7)]) / 6)
            self.later.append(sum([max(table[roll], 0) * ROLLS[roll] for roll in range(2, 13)]) / 36)
            self.survival.append(sum([ROLLS[roll] for roll in range(2, 13) if table[roll] != DEPLETED]) / 36)


_cache: dict[Board, Yields] = {}


def yields_of(board: Board) -> Yields:
    """The yields of a board, cached."""
    found = _cache.get(board)
    if found is None:
        found = _cache[board] = Yields(board)
    return found
