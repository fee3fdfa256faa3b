"""Look up the names of an action on the board. Unknown names are refused here."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Action
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.refusals import (
    NOT_NOW,
    UNKNOWN_CITY,
    UNKNOWN_CLAIM,
    UNKNOWN_PASSENGER,
    UNKNOWN_PIECE,
    UNKNOWN_SEGMENT,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import MALFORMED


def segment_named(board: Board, name: str) -> int:
    segment = board.segment_index.get(name, NOWHERE)
    if segment == NOWHERE:
        raise Illegal(UNKNOWN_SEGMENT, segment=name)
    return segment


def claim_numbered(board: Board, number: int) -> int:
    claim = board.claim_index.get(number, NOWHERE)
    if claim == NOWHERE:
        raise Illegal(UNKNOWN_CLAIM, claim=str(number))
    return claim


def passenger_numbered(board: Board, number: int | None) -> int:
    card = NOWHERE if number is None else board.passenger_index.get(number, NOWHERE)
    if card == NOWHERE:
        raise Illegal(UNKNOWN_PASSENGER, passenger=str(number))
    return card


def city_named(board: Board, name: str) -> int:
    """Index of a market city."""
    town = board.town_index.get(name, NOWHERE)
    if town == NOWHERE or board.city_at[town] == NOWHERE:
        known = ", ".join(board.town_ids[city] for city in board.cities)
        raise Illegal(UNKNOWN_CITY, city=name, known=known)
    return board.city_at[town]


def piece_named(state: State, seat: int, name: str | None) -> int:
    piece = NOWHERE if name is None else state.pieces.named(seat, name)
    if piece == NOWHERE:
        known = ", ".join(state.pieces.names[own] for own in state.pieces.of(seat))
        raise Illegal(UNKNOWN_PIECE, piece=str(name), known=known)
    return piece


def untimely_action(action: Any) -> Illegal:
    """The refusal of an action of another step, or of something that is no action."""
    if isinstance(action, Action):
        return Illegal(NOT_NOW)
    return Illegal(MALFORMED, detail=type(action).__name__)
