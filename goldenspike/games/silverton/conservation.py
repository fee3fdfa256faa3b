"""Conservation (SV-16): what every event must leave true. Read by the laws, never in play."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.rolling_stock import MOST_TRAINS, PLOW_NUMBER, TRAINS
from goldenspike.games.silverton.state import PASSENGER, State


def broken(before: State, event: Any, after: State) -> str | None:
    """The first thing wrong, with its rule, or None."""
    faults = (*_cards(after), *_pieces(after), *_track(after), *_stock(after), *_money(before, event, after))
    return next(iter(faults), None)


def _cards(state: State) -> list[str]:
    """SV-16.1: every card is in exactly one place."""
    board, faults = state.board, []
    lying = [card for card in state.row if card != NOWHERE]
    if len(set(lying)) != len(lying):
        faults.append("SV-16.1: a card lies in two places of the row")
    for claim in range(board.claims):
        at = state.claim_at[claim]
        if (at == states.FACE_UP) != (claim in lying):
            faults.append(f"SV-16.1: claim {board.claim_numbers[claim]} and the row disagree")
        if (at == states.DRAWN) != (state.drawn == claim):
            faults.append(f"SV-16.1: claim {board.claim_numbers[claim]} is drawn and not drawn")
        if state.goods[claim] and not 0 <= at < state.seats:
            faults.append(f"SV-16.1: goods on claim {board.claim_numbers[claim]}, which nobody owns")
        if not 0 <= state.marked[claim] <= state.goods[claim] and state.marked[claim]:
            faults.append(f"SV-16.1: more goods sold ahead than claim {board.claim_numbers[claim]} holds")
    tops = [card for card in state.pile_top if card != NOWHERE]
    covered = sum(under.bit_count() for under in state.pile_under)
    for card in range(board.passengers):
        at, number = state.card_at[card], board.passenger_numbers[card]
        if (at == states.ON_PILE) != (tops.count(card) == 1) or (at == states.IN_ROW) != (PASSENGER + card in lying):
            faults.append(f"SV-16.1: passenger card {number} is in two places, or in none")
        if (at == states.OWNED) != (state.card_owner[card] != NOWHERE):
            faults.append(f"SV-16.1: passenger card {number} is owned by nobody, or lies about with an owner")
    if state.pile_top and covered != state.card_at.count(states.COVERED):
        faults.append("SV-16.1: the face-down passenger cards do not match their piles")
    out = [number for number in state.discards if number not in board.event_index]
    if sorted(out) != sorted(
        board.claim_numbers[claim] for claim in range(board.claims) if state.claim_at[claim] == states.DISCARDED
    ):
        faults.append("SV-16.1: the discarded claims are miscounted")
    return faults


def _pieces(state: State) -> list[str]:
    """SV-16.1: free, placed, in jail or under the tombstone."""
    faults = []
    for piece in range(len(state.piece_seat)):
        status, target, name = state.piece_status[piece], state.piece_target[piece], state.piece_names[piece]
        if status in (states.PLACED, states.TIED) and target == NOWHERE:
            faults.append(f"SV-16.1: {name} is placed nowhere")
        if status in (states.FREE, states.DEAD, states.GONE) and target != NOWHERE:
            faults.append(f"SV-16.1: {name} is not placed and has a target")
    return faults


def _track(state: State) -> list[str]:
    """SV-16.2: cubes on the board and in hand, and no segment with two owners."""
    faults = []
    owned = [NOWHERE] * state.board.segments
    for seat in range(state.seats):
        if state.cubes(seat) < 0:
            faults.append(f"SV-16.2: seat {seat} has {state.cubes(seat)} cubes in hand")
        for segment in state.track[seat].segments:
            if owned[segment] != NOWHERE:
                faults.append(f"SV-16.2: {state.board.segment_ids[segment]} has two owners")
            owned[segment] = seat
            if any(state.owner[beside] == seat for beside in state.board.parallel[segment]):
                faults.append(f"SV-3.5: seat {seat} owns track parallel to {state.board.segment_ids[segment]}")
    if owned != state.owner:
        faults.append("SV-16.2: the owners of track are miscounted")
    return faults


def _stock(state: State) -> list[str]:
    """SV-16.2: trains and plows sum to the table."""
    faults = []
    for what, held, left, number in (
        ("trains", state.trains, state.trains_left, TRAINS),
        ("plows", state.plows, state.plows_left, PLOW_NUMBER),
    ):
        for kind, total in enumerate(number):
            owned = sum(each % states.USED == kind for own in held for each in own)
            if owned + left[kind] != total or left[kind] < 0:
                faults.append(f"SV-16.2: {owned} and {left[kind]} {what} of kind {kind}")
    if any(len(own) > MOST_TRAINS for own in state.trains):
        faults.append("SV-12.3: somebody has more than four trains")
    return faults


def _money(before: State, event: Any, after: State) -> list[str]:
    """SV-16.3: every change of cash is its own event, and nobody is in debt."""
    faults = [f"SV-16.3: a balance of {money}" for money in after.cash if money < 0]
    changes = [new - old for old, new in zip(before.cash, after.cash, strict=True)]
    expected = [0] * after.seats
    amount = getattr(event, "amount", 0)
    if amount:
        expected[event.seat] = amount
    if changes != expected:
        faults.append(f"SV-16.3: {type(event).__name__} moved cash {changes}, and says {expected}")
    return faults
