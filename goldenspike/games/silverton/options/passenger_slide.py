"""Passenger card slide (SV-15.1): move a card without a route to a place that another player's purchase emptied."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton.actions import Slide
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.construction import Slid
from goldenspike.games.silverton.name_lookup import passenger_numbered
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.position.pieces import PROSPECTOR
from goldenspike.games.silverton.position.targets import is_line, line_of, on_line
from goldenspike.games.silverton.refusals import MAY_BE_BOUGHT, NO_SLIDING, NOT_EMPTIED
from goldenspike.games.silverton.state import State
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.packing import PackedPair
from goldenspike.kernel.refusal import Refusal

CARD_AND_PLACE: Final = PackedPair(256)  # more places than a row and its piles have


def resolve(state: State, seat: int, action: Slide) -> list[Event]:
    card = passenger_numbered(state.board, action.passenger)
    why = no_slide(state, seat, card, _place(action))
    if why is not None:
        raise Illegal(why, passenger=action.passenger)
    piece = moving_piece(state, seat, card)
    return [Slid(seat, state.pieces.names[piece], action.passenger, action.pile, action.place)]


def _place(action: Slide) -> tuple[int, int]:
    """Pile and place in the row that the action names; one is NOWHERE."""
    if (action.pile is None) == (action.place is None):
        raise Illegal(NOT_EMPTIED, passenger=action.passenger)
    return (action.pile or 0) - 1, (action.place or 0) - 1


def no_slide(state: State, seat: int, card: int, place: tuple[int, int]) -> Refusal | None:
    if not passengers.may_slide(state, card) or moving_piece(state, seat, card) == NOWHERE:
        return NO_SLIDING
    if passengers.no_route(state, seat, card) is None:
        return MAY_BE_BOUGHT
    if place not in empty_places(state, seat):
        return NOT_EMPTIED
    return None


def moving_piece(state: State, seat: int, card: int) -> int:
    piece = state.pieces.holder(seat, on_line(card))
    return piece if piece == NOWHERE or state.pieces.kind[piece] == PROSPECTOR else NOWHERE


def empty_places(state: State, seat: int) -> list[tuple[int, int]]:
    """Places emptied this turn by another player's purchase and still empty."""
    return [(pile, place) for pile, place, buyers in state.this_turn.emptied if not buyers >> seat & 1]


def slide_codes(state: State, seat: int) -> list[int]:
    """Moves of cards: each code is a card and the number of an emptied place."""
    found = []
    for piece in state.pieces.of(seat):
        target = state.pieces.target[piece]
        if is_line(target):
            card = line_of(target)
            for number, place in enumerate(empty_places(state, seat)):
                if no_slide(state, seat, card, place) is None:
                    found.append(CARD_AND_PLACE.pack(card, number))
    return found


def slide_action(state: State, seat: int, code: int) -> Slide:
    pile, place = empty_places(state, seat)[CARD_AND_PLACE.second(code)]
    values: dict[str, Any] = {"place": place + 1} if pile == NOWHERE else {"pile": pile + 1}
    return Slide(state.board.passenger_numbers[CARD_AND_PLACE.first(code)], **values)
