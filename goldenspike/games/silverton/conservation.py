"""Conservation rules (SV-16): invariants after every event. Checked by the laws, never in play."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton.board import NOWHERE, B, C
from goldenspike.games.silverton.position.claims import DISCARDED, DRAWN, FACE_UP, IN_DECK
from goldenspike.games.silverton.position.lines import COVERED, IN_ROW, LEFT_OUT, ON_PILE, OWNED, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import DEAD, FREE, GONE, JAIL, PLACED, TIED
from goldenspike.games.silverton.position.stock import kind_of
from goldenspike.games.silverton.position.targets import on_claim, on_line
from goldenspike.games.silverton.state import State

CLAIM_PLACES: Final = (IN_DECK, FACE_UP, DRAWN, DISCARDED)
PASSENGER_PLACES: Final = (*(COVERED, ON_PILE, IN_ROW, OWNED, DISCARDED, LEFT_OUT),)


def find_violation(before: State, event: Any, after: State) -> str | None:
    """Find the first violated rule and describe it, or return None."""
    faults = (
        *_claims(after),
        *_goods(after),
        *_events(after),
        *_passengers(after),
        *_pieces(after),
        *_track(after),
        *_stock(after),
        *_money(before, event, after),
        *_time(after),
    )
    return next(iter(faults), None)


# SV-16.1: every card and every piece is in exactly one place


def _claims(state: State) -> list[str]:
    """Claims: in the deck, face up, just drawn, owned, or discarded."""
    board, faults = state.board, []
    lying = [card for card in state.claims.row if card != NOWHERE]
    if len(set(lying)) != len(lying):
        faults.append("SV-16.1: a card lies in two places of the row")
    out = sorted(number for number in state.claims.discards if number not in board.event_index)
    for claim, at in enumerate(state.claims.at):
        number = board.claim_numbers[claim]
        if not 0 <= at < state.seats and at not in CLAIM_PLACES:
            faults.append(f"SV-16.1: claim {number} is nowhere")
        if (at == FACE_UP) != (on_claim(claim) in lying):
            faults.append(f"SV-16.1: claim {number} and the row disagree")
        if (at == DRAWN) != (state.this_step.drawn == claim):
            faults.append(f"SV-16.1: claim {number} is drawn and not drawn")
    if out != sorted(board.claim_numbers[claim] for claim, at in enumerate(state.claims.at) if at == DISCARDED):
        faults.append("SV-16.1: the discarded claims are miscounted")
    return faults


def _goods(state: State) -> list[str]:
    """Goods: on an owned claim, including goods sold ahead."""
    faults = []
    for claim, goods in enumerate(state.claims.goods):
        number = state.board.claim_numbers[claim]
        if goods < 0:
            faults.append(f"SV-16.1: {goods} goods on claim {number}")
        if goods and not 0 <= state.claims.at[claim] < state.seats:
            faults.append(f"SV-16.1: goods on claim {number}, which has no owner")
        if state.claims.marked[claim] and not 0 < state.claims.marked[claim] <= goods:
            faults.append(f"SV-16.1: more goods sold ahead than claim {number} holds")
    return faults


def _events(state: State) -> list[str]:
    """Event cards: in the deck or discarded."""
    faults = []
    for event, at in enumerate(state.claims.events):
        number = state.board.event_numbers[event]
        if at not in (IN_DECK, DISCARDED) or state.claims.discards.count(number) != (at == DISCARDED):
            faults.append(f"SV-16.1: event {number} is in two places, or in none")
    return faults


def _passengers(state: State) -> list[str]:
    """Passenger cards: in a pile, on top of one, in a claim place, owned by one or two, discarded, or left out."""
    board, faults = state.board, []
    for card, at in enumerate(state.lines.at):
        number, owner, partner = board.passenger_numbers[card], state.lines.owner[card], state.lines.partner[card]
        if at not in PASSENGER_PLACES:
            faults.append(f"SV-16.1: passenger card {number} is nowhere")
        if state.lines.pile_top.count(card) != (at == ON_PILE) or state.claims.row.count(on_line(card)) != (
            at == IN_ROW
        ):
            faults.append(f"SV-16.1: passenger card {number} is in two places, or in none")
        if (at == OWNED) != (owner != NOWHERE):
            faults.append(f"SV-16.1: passenger card {number} has a wrong owner for its place")
        if partner != NOWHERE and owner in (NOWHERE, partner):
            faults.append(f"SV-16.1: passenger card {number} has a second owner without a first")
    for letter, bit in ((B, UNDER_B), (C, UNDER_C)):
        under = sum(bool(pile & bit) for pile in state.lines.pile_under)
        covered = sum(at == COVERED and board.letter[card] == letter for card, at in enumerate(state.lines.at))
        if state.lines.pile_top and under != covered:
            faults.append("SV-16.1: the face-down passenger cards do not match their piles")
    return faults


def _pieces(state: State) -> list[str]:
    """Pieces: free, placed or tied, in jail (perhaps holding a target), dead, or gone once replaced."""
    faults = []
    for piece, status in enumerate(state.pieces.status):
        target, name = state.pieces.target[piece], state.pieces.names[piece]
        if status not in (FREE, PLACED, TIED, JAIL, DEAD, GONE):
            faults.append(f"SV-16.1: {name} is nowhere")
        if status in (PLACED, TIED) and target == NOWHERE:
            faults.append(f"SV-16.1: {name} is placed nowhere")
        if status in (FREE, DEAD, GONE) and target != NOWHERE:
            faults.append(f"SV-16.1: {name} is not placed and has a target")
    return faults


# SV-16.2: cubes, trains and plows


def _track(state: State) -> list[str]:
    """Track: cubes add up, and no segment has two owners."""
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
    """Trains and plows add up to the numbers of SV-12.4."""
    faults = []
    for what, held, left, number in (
        ("trains", state.stock.trains, state.stock.trains_left, state.board.trains.count),
        ("plows", state.stock.plows, state.stock.plows_left, state.board.plows.count),
    ):
        for kind, total in enumerate(number):
            owned = sum(kind_of(each) == kind for own in held for each in own)
            if owned + left[kind] != total or left[kind] < 0:
                faults.append(f"SV-16.2: {owned} and {left[kind]} {what} of kind {kind}")
    if any(len(own) > state.board.most_trains for own in state.stock.trains):
        faults.append("SV-12.3: a player has too many trains")
    return faults


# SV-16.3


def _money(before: State, event: Any, after: State) -> list[str]:
    """Cash changes only by the amount of the event, and nobody is in debt."""
    faults = [f"SV-16.3: a balance of {money}" for money in after.cash if money < 0]
    changes = [new - old for old, new in zip(before.cash, after.cash, strict=True)]
    expected = [0] * after.seats
    amount = getattr(event, "amount", 0)
    if amount:
        expected[event.seat] = amount
        if not event.rule.startswith("SV-"):
            faults.append(f"SV-16.3: {type(event).__name__} moves cash and names no rule")
    if changes != expected:
        faults.append(f"SV-16.3: {type(event).__name__} moved cash {changes}, and says {expected}")
    return faults


# The end (SV-1.2, SV-14)


def _time(state: State) -> list[str]:
    """No game goes past its last turn."""
    last = state.options.last_turn
    return [f"SV-1.2: turn {state.turn} of {last}"] if state.turn > last else []
