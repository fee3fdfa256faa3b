"""Targets of pieces as whole numbers: segments, claims, passenger cards and the deck.

Only this module knows the encoding. The order of the numbers is the order of disputes (SV-6.9). Cards in the face-up
row have the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.games.silverton.board import Board

_CLAIM: Final = 1_000
_LINE: Final = 2_000
DECK: Final = 3_000


def on_claim(claim: int) -> int:
    return _CLAIM + claim


def on_line(card: int) -> int:
    return _LINE + card


def is_segment(target: int) -> bool:
    return 0 <= target < _CLAIM


def is_claim(target: int) -> bool:
    return _CLAIM <= target < _LINE


def is_line(target: int) -> bool:
    return _LINE <= target < DECK


def claim_of(target: int) -> int:
    return target - _CLAIM


def line_of(target: int) -> int:
    return target - _LINE


def target_named(board: Board, target: int) -> dict[str, Any]:
    """Target in the form of events and chance entries."""
    if is_segment(target):
        return {"segment": board.segment_ids[target]}
    if is_claim(target):
        return {"claim": board.claim_numbers[claim_of(target)]}
    if is_line(target):
        return {"passenger": board.passenger_numbers[line_of(target)]}
    return {"deck": True}


def target_of(board: Board, named: Mapping[str, Any]) -> int:
    """Target from the form of events."""
    if "segment" in named:
        return board.segment_index[named["segment"]]
    if "claim" in named:
        return on_claim(board.claim_index[named["claim"]])
    if "passenger" in named:
        return on_line(board.passenger_index[named["passenger"]])
    return DECK
