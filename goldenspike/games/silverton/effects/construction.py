"""Phase 4, steps 1 and 2: cards (SV-7.1, SV-11.1, SV-15.1) and track (SV-7.2)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    discard_card,
    earn,
    go_home,
    lay_open,
    look_at_lines,
    look_at_networks,
    take_from_table,
)
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import (
    CLAIM,
    DEAD,
    DISCARDED,
    DRAWN,
    FACE_UP,
    IN_ROW,
    JAIL,
    ON_PILE,
    PASSENGER,
    PLACED,
    State,
)


def claim_bought(state: State, event: told.ClaimBought) -> None:
    claim = state.board.claim_index[event.claim]
    if state.claim_at[claim] == FACE_UP:
        place = state.row.index(claim)
        state.row[place] = NOWHERE
        state.emptied = [*state.emptied, (CLAIM + place, 1 << event.seat)]
    state.claim_at[claim] = event.seat
    state.drawn = NOWHERE
    state.cash[event.seat] += event.amount
    go_home(state, state.piece(event.seat, event.piece))


def passenger_bought(state: State, event: told.PassengerBought) -> None:
    card = state.board.passenger_index[event.passenger]
    take_from_table(state, card, 1 << event.seat)
    state.card_owner[card] = event.seat
    state.cash[event.seat] += event.amount
    go_home(state, state.piece(event.seat, event.piece))


def promoted(state: State, event: told.Promoted) -> None:
    state.piece_bonus[state.piece(event.seat, event.piece)] = event.bonus


def drawing(state: State, event: told.Drawing) -> None:
    state.drawing = state.piece(event.seat, event.piece)


def claim_drawn(state: State, event: told.ClaimDrawn) -> None:
    claim = state.board.claim_index[event.claim]
    state.claim_at[claim] = DRAWN
    state.drawn = claim
    state.drawing = NOWHERE
    # The piece has drawn: it stands on the card now, so that the purchase can say whose it was.
    state.piece_target[state.piece(event.seat, event.piece)] = CLAIM + claim


def claim_left(state: State, event: told.ClaimLeft) -> None:
    claim = state.board.claim_index[event.claim]
    lay_open(state, claim, event.place - 1)
    state.drawn = NOWHERE
    for piece in state.pieces_on(CLAIM + claim):
        go_home(state, piece)


def event_drawn(state: State, event: told.EventDrawn) -> None:
    state.event_at[state.board.event_index[event.event]] = DISCARDED
    state.discards.append(event.event)
    state.drawing = NOWHERE
    go_home(state, state.piece(event.seat, event.piece))


def killed(state: State, event: told.Killed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = DEAD
    state.piece_target[piece] = NOWHERE
    state.piece_cost[piece] = event.cost
    state.piece_turn[piece] = event.turn


def claims_cleared(state: State, event: told.ClaimsCleared) -> None:
    board = state.board
    for number in event.claims:
        state.claim_at[board.claim_index[number]] = DISCARDED
        state.discards.append(number)
    for number in event.passengers:
        discard_card(state, board.passenger_index[number])
    state.row.clear()
    state.emptied = [(place, buyers) for place, buyers in state.emptied if place < CLAIM]
    state.deal_to = event.deal


def slid(state: State, event: told.Slid) -> None:
    card = state.board.passenger_index[event.passenger]
    if state.card_at[card] == ON_PILE:
        state.pile_top[state.pile_top.index(card)] = NOWHERE
    else:
        state.row[state.row.index(PASSENGER + card)] = NOWHERE
    if event.pile is not None:
        place = event.pile - 1
        state.pile_top[place] = card
        state.card_at[card] = ON_PILE
    else:
        assert event.place is not None  # noqa: S101
        place = CLAIM + event.place - 1
        state.row[event.place - 1] = PASSENGER + card
        state.card_at[card] = IN_ROW
    state.emptied = [(empty, buyers) for empty, buyers in state.emptied if empty != place]
    go_home(state, state.piece(event.seat, event.piece))


def buying_ended(state: State, event: told.BuyingEnded) -> None:  # noqa: ARG001
    go_on(state)


def trying(state: State, event: told.Trying) -> None:
    segment = state.board.segment_index[event.segment]
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_target[piece] == segment:
            state.trying = piece


def tried(state: State, event: told.Tried) -> None:
    if not event.success:
        go_home(state, state.trying)
    state.trying = NOWHERE


def track_built(state: State, event: told.TrackBuilt) -> None:
    segment = state.board.segment_index[event.segment]
    state.cash[event.seat] += event.amount
    state.owner[segment] = event.seat
    state.track[event.seat] = state.track[event.seat].with_segment(segment)
    _surveyor_home(state, event.seat, segment)
    look_at_networks(state, event.seat)


def track_dismantled(state: State, event: told.TrackDismantled) -> None:
    segment = state.board.segment_index[event.segment]
    earn(state, event.seat, event.amount)
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


def track_abandoned(state: State, event: told.TrackAbandoned) -> None:
    segment = state.board.segment_index[event.segment]
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


def _lose_track(state: State, seat: int, segment: int) -> None:
    state.owner[segment] = NOWHERE
    state.track[seat] = state.track[seat].without(segment)
    look_at_lines(state)


def _surveyor_home(state: State, seat: int, segment: int) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == seat and state.piece_target[piece] == segment:
            go_home(state, piece)


def building_ended(state: State, event: told.BuildingEnded) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_status[piece] in (PLACED, JAIL):
            go_home(state, piece)
    go_on(state)
