"""Trains and plows of the bank and of the players.

A player's train or plow is a whole number that packs its kind, whether it was used this turn, and the start city it is
tied to. Only this module knows the encoding.
"""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE, Board

_USED: Final = 8
_CITY: Final = 16


def new_unit(kind: int, slot: int = NOWHERE) -> int:
    """An unused train or plow of a kind, tied to a start city or to none."""
    return kind + _CITY * (slot + 1)


def kind_of(own: int) -> int:
    return own % _USED


def slot_of(own: int) -> int:
    """The start city it is tied to (0 or 1), or NOWHERE."""
    return own // _CITY - 1


def is_used(own: int) -> bool:
    return own & _USED != 0


def mark_used(own: int) -> int:
    return own | _USED


def mark_unused(own: int) -> int:
    return own & ~_USED


def untie(own: int) -> int:
    return own % _CITY


class RollingStock:
    """Trains and plows by seat, sorted; those of the bank by kind."""

    def __init__(self, board: Board, seats: int, like: RollingStock | None = None) -> None:
        self.board = board
        self.trains: list[list[int]] = [[] for _ in range(seats)] if like is None else [own[:] for own in like.trains]
        self.plows: list[list[int]] = [[] for _ in range(seats)] if like is None else [own[:] for own in like.plows]
        self.trains_left: list[int] = board.trains.count[:] if like is None else like.trains_left[:]
        self.plows_left: list[int] = board.plows.count[:] if like is None else like.plows_left[:]

    def clone(self) -> RollingStock:
        return RollingStock(self.board, len(self.trains), self)
