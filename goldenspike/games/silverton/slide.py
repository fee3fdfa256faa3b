"""Passenger card slide (SV-15.1): a card that one may not take moves to a place that another's purchase emptied."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton import passengers
from goldenspike.games.silverton.actions import Slide
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event, Slid
from goldenspike.games.silverton.reading import passenger_numbered
from goldenspike.games.silverton.refusals import MAY_BE_BOUGHT, NO_SLIDING, NOT_EMPTIED
from goldenspike.games.silverton.state import CLAIM, DECK, PASSENGER, PROSPECTOR, State
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import Refusal

CODE: Final = 1 << 16


def resolve(state: State, seat: int, action: Slide) -> list[Event]:
    card = passenger_numbered(state.board, action.passenger)
    place = _place(action)
    why = no_slide(state, seat, card, place)
    if why is not None:
        raise Illegal(why, passenger=action.passenger)
    piece = mover(state, seat, card)
    return [Slid(seat, state.piece_names[piece], action.passenger, action.pile, action.place)]


def _place(action: Slide) -> int:
    """As a position remembers emptied places: a pile, or CLAIM + a place of the row."""
    pile, place = action.pile, action.place
    if pile is not None and place is None:
        return pile - 1
    if place is not None and pile is None:
        return CLAIM + place - 1
    raise Illegal(NOT_EMPTIED, passenger=action.passenger)


def no_slide(state: State, seat: int, card: int, place: int) -> Refusal | None:
    if not passengers.may_slide(state, card) or mover(state, seat, card) == NOWHERE:
        return NO_SLIDING
    if passengers.no_route(state, seat, card) is None:
        return MAY_BE_BOUGHT
    if place not in empty_places(state, seat):
        return NOT_EMPTIED
    return None


def mover(state: State, seat: int, card: int) -> int:
    for piece in state.pieces_of(seat):
        if (
            state.piece_target[piece] == PASSENGER + card
            and state.piece_kind[piece] == PROSPECTOR
            and state.holds(piece)
        ):
            return piece
    return NOWHERE


def empty_places(state: State, seat: int) -> list[int]:
    """Emptied this turn by somebody else's purchase, and not filled since."""
    return [place for place, buyers in state.emptied if not buyers >> seat & 1]


def codes(state: State, seat: int) -> list[int]:
    found = []
    for piece in state.pieces_of(seat):
        target = state.piece_target[piece]
        if PASSENGER <= target < DECK:
            for place in empty_places(state, seat):
                if no_slide(state, seat, target - PASSENGER, place) is None:
                    found.append(CODE + (target - PASSENGER) * 2 * CLAIM + place)
    return found


def action(state: State, code: int) -> Slide:
    card, place = divmod(code - CODE, 2 * CLAIM)
    number = state.board.passenger_numbers[card]
    values: dict[str, Any] = {"pile": place + 1} if place < CLAIM else {"place": place - CLAIM + 1}
    return Slide(number, **values)
