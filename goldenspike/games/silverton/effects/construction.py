"""Phase 4, steps 1 and 2: cards (SV-7.1, SV-11.1, SV-15.1) and track (SV-7.2)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    discard_card,
    earn,
    empty_place,
    go_home,
    lay_open,
    lift,
    look_at_lines,
    look_at_networks,
    take_from_table,
    with_value,
)
from goldenspike.games.silverton.events import construction as events
from goldenspike.games.silverton.position.claims import DISCARDED, DRAWN, FACE_UP
from goldenspike.games.silverton.position.lines import IN_ROW, ON_PILE
from goldenspike.games.silverton.position.pieces import DEAD, JAIL, PLACED
from goldenspike.games.silverton.position.targets import on_claim, on_line
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.ClaimBought)
def claim_bought(state: State, event: events.ClaimBought) -> None:
    claim = state.board.claim_index[event.claim]
    if state.claims.at[claim] == FACE_UP:
        place = state.claims.row.index(on_claim(claim))
        state.claims.row[place] = NOWHERE
        empty_place(state, NOWHERE, place, 1 << event.seat)
    state.claims.at[claim] = event.seat
    state.this_step.drawn = NOWHERE
    state.cash[event.seat] += event.amount
    go_home(state, state.pieces.named(event.seat, event.piece))


@effect(events.PassengerBought)
def passenger_bought(state: State, event: events.PassengerBought) -> None:
    card = state.board.passenger_index[event.passenger]
    take_from_table(state, card, 1 << event.seat)
    state.lines.owner[card] = event.seat
    state.cash[event.seat] += event.amount
    go_home(state, state.pieces.named(event.seat, event.piece))


@effect(events.Promoted)
def promoted(state: State, event: events.Promoted) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.bonus = with_value(state.pieces.bonus, piece, event.bonus)


@effect(events.Drawing)
def drawing(state: State, event: events.Drawing) -> None:
    state.this_step.drawing = state.pieces.named(event.seat, event.piece)


@effect(events.ClaimDrawn)
def claim_drawn(state: State, event: events.ClaimDrawn) -> None:
    claim = state.board.claim_index[event.claim]
    state.claims.at[claim] = DRAWN
    state.this_step.drawn = claim
    state.this_step.drawing = NOWHERE
    # The piece moves from the deck to the card, so that the purchase can name it.
    state.pieces.target[state.pieces.named(event.seat, event.piece)] = on_claim(claim)


@effect(events.ClaimLeft)
def claim_left(state: State, event: events.ClaimLeft) -> None:
    claim = state.board.claim_index[event.claim]
    lay_open(state, claim, event.place - 1)
    state.this_step.drawn = NOWHERE
    for piece in state.pieces.on(on_claim(claim)):
        go_home(state, piece)


@effect(events.EventDrawn)
def event_drawn(state: State, event: events.EventDrawn) -> None:
    state.claims.events = with_value(state.claims.events, state.board.event_index[event.event], DISCARDED)
    state.claims.discards = [*state.claims.discards, event.event]
    state.this_step.drawing = NOWHERE
    go_home(state, state.pieces.named(event.seat, event.piece))


@effect(events.Killed)
def killed(state: State, event: events.Killed) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.status[piece] = DEAD
    state.pieces.target[piece] = NOWHERE
    state.pieces.cost = with_value(state.pieces.cost, piece, event.cost)
    state.pieces.turn = with_value(state.pieces.turn, piece, event.turn)


@effect(events.ClaimsCleared)
def claims_cleared(state: State, event: events.ClaimsCleared) -> None:
    board = state.board
    for number in event.claims:
        state.claims.at[board.claim_index[number]] = DISCARDED
    state.claims.discards = [*state.claims.discards, *event.claims]
    for number in event.passengers:
        discard_card(state, board.passenger_index[number])
    state.claims.row.clear()
    state.this_turn.emptied = [empty for empty in state.this_turn.emptied if empty[0] != NOWHERE]
    state.this_step.deal_to = event.deal


@effect(events.Slid)
def slid(state: State, event: events.Slid) -> None:
    card = state.board.passenger_index[event.passenger]
    lift(state, card)
    pile, place = (event.pile or 0) - 1, (event.place or 0) - 1  # one of them is NOWHERE
    if pile != NOWHERE:
        state.lines.pile_top[pile] = card
        state.lines.at[card] = ON_PILE
    else:
        state.claims.row[place] = on_line(card)
        state.lines.at[card] = IN_ROW
    state.this_turn.emptied = [empty for empty in state.this_turn.emptied if empty[:2] != (pile, place)]
    go_home(state, state.pieces.named(event.seat, event.piece))


@effect(events.BuyingEnded)
def buying_ended(state: State, event: events.BuyingEnded) -> None:  # noqa: ARG001
    go_on(state)


@effect(events.Trying)
def trying(state: State, event: events.Trying) -> None:
    segment = state.board.segment_index[event.segment]
    for piece in state.pieces.of(event.seat):
        if state.pieces.target[piece] == segment:
            state.this_step.trying = piece


@effect(events.Tried)
def tried(state: State, event: events.Tried) -> None:
    if not event.success:
        go_home(state, state.this_step.trying)
    state.this_step.trying = NOWHERE


@effect(events.TrackBuilt)
def track_built(state: State, event: events.TrackBuilt) -> None:
    segment = state.board.segment_index[event.segment]
    state.cash[event.seat] += event.amount
    state.owner[segment] = event.seat
    state.track[event.seat] = state.track[event.seat].with_segment(segment)
    _surveyor_home(state, event.seat, segment)
    look_at_networks(state, event.seat)


@effect(events.TrackDismantled)
def track_dismantled(state: State, event: events.TrackDismantled) -> None:
    segment = state.board.segment_index[event.segment]
    earn(state, event.seat, event.amount)
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


@effect(events.TrackAbandoned)
def track_abandoned(state: State, event: events.TrackAbandoned) -> None:
    segment = state.board.segment_index[event.segment]
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


def _lose_track(state: State, seat: int, segment: int) -> None:
    state.owner[segment] = NOWHERE
    state.track[seat] = state.track[seat].without(segment)
    look_at_lines(state)


def _surveyor_home(state: State, seat: int, segment: int) -> None:
    for piece in state.pieces.of(seat):
        if state.pieces.target[piece] == segment:
            go_home(state, piece)


@effect(events.BuildingEnded)
def building_ended(state: State, event: events.BuildingEnded) -> None:
    for piece in state.pieces.of(event.seat):
        if state.pieces.status[piece] in (PLACED, JAIL):
            go_home(state, piece)
    go_on(state)
