"""Look up the names of an action on the board. Unknown names are refused here."""

from __future__ import annotations

from typing import Any

from goldenspike.games.continental_divide.actions import Action
from goldenspike.games.continental_divide.board import NOWHERE, Board
from goldenspike.games.continental_divide.refusals import (
    NOT_NOW,
    UNKNOWN_DIRECTION,
    UNKNOWN_HEX,
    UNKNOWN_RAILROAD,
    UNKNOWN_START,
)
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import MALFORMED


def railroad_named(board: Board, name: str) -> int:
    railroad = board.railroad_index.get(name, NOWHERE)
    if railroad == NOWHERE:
        raise Illegal(UNKNOWN_RAILROAD, railroad=name, known=", ".join(board.railroad_ids))
    return railroad


def start_named(board: Board, name: str) -> int:
    hex_ = board.hex_index.get(name, NOWHERE)
    if hex_ == NOWHERE:
        known = ", ".join(board.hex_ids[start] for start in board.starts)
        raise Illegal(UNKNOWN_START, hex=name, known=known)
    return hex_


def origin_named(board: Board, name: str) -> int:
    hex_ = board.hex_index.get(name, NOWHERE)
    if hex_ == NOWHERE:
        raise Illegal(UNKNOWN_HEX, hex=name)
    return hex_


def direction_named(board: Board, name: str) -> int:
    direction = board.direction_index.get(name, NOWHERE)
    if direction == NOWHERE:
        raise Illegal(UNKNOWN_DIRECTION, direction=name, known=", ".join(board.directions))
    return direction


def untimely_action(action: Any) -> Illegal:
    """The refusal of an action of another step, or of something that is no action."""
    if isinstance(action, Action):
        return Illegal(NOT_NOW)
    return Illegal(MALFORMED, detail=type(action).__name__)
