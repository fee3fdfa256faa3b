"""Phase 3: disputes (SV-6), joint lines (SV-15.2)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    discard_card,
    earn,
    look_at_lines,
    take_from_table,
    with_value,
    writable_lines,
)
from goldenspike.games.silverton.events import disputes as events
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.pieces import ANSWERED, JAIL, TIED, WON
from goldenspike.games.silverton.position.targets import claim_of, is_claim, line_of, target_of
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.SharePaid)
def share_paid(state: State, event: events.SharePaid) -> None:
    earn(state, event.seat, event.amount)


@effect(events.Moved)
def moved(state: State, event: events.Moved) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.target[piece] = target_of(state.board, event.target)
    state.pieces.marks[piece] |= ANSWERED


@effect(events.StoodFirm)
def stood_firm(state: State, event: events.StoodFirm) -> None:
    state.pieces.marks[state.pieces.named(event.seat, event.piece)] |= ANSWERED


@effect(events.Disputed)
def disputed(state: State, event: events.Disputed) -> None:  # noqa: ARG001
    """The dice only: other events say what happens to each piece."""
    state.this_step.stolen = NOWHERE


@effect(events.PieceTied)
def piece_tied(state: State, event: events.PieceTied) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    if state.pieces.status[piece] == JAIL:
        state.pieces.target[piece] = NOWHERE
    else:
        state.pieces.status[piece] = TIED


@effect(events.PieceWon)
def piece_won(state: State, event: events.PieceWon) -> None:
    state.pieces.marks[state.pieces.named(event.seat, event.piece)] |= WON


@effect(events.Jailed)
def jailed(state: State, event: events.Jailed) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.status[piece] = JAIL
    state.pieces.cost = with_value(state.pieces.cost, piece, event.cost)
    if not event.keeps:
        state.pieces.target[piece] = NOWHERE
        state.pieces.marks[piece] = 0


@effect(events.Called)
def called(state: State, event: events.Called) -> None:
    index = state.board.segment_index
    pair = state.board.pairs.index((index[event.segments[0]], index[event.segments[1]]))
    state.this_step.calls = [*state.this_step.calls, (pair, event.seat, event.called)]


@effect(events.Agreed)
def agreed(state: State, event: events.Agreed) -> None:
    card = state.board.passenger_index[event.passenger]
    state.this_step.agreements = [*state.this_step.agreements, (card, event.seat, event.partner, event.agreed)]


@effect(events.TheftPaid)
def theft_paid(state: State, event: events.TheftPaid) -> None:
    state.cash[event.seat] += event.amount
    state.this_step.stolen = state.board.passenger_index[event.passenger]


@effect(events.LineTaken)
def line_taken(state: State, event: events.LineTaken) -> None:
    card = state.board.passenger_index[event.passenger]
    lines = writable_lines(state)
    lines.owner[card], lines.partner[card] = event.seat, NOWHERE
    look_at_lines(state)


@effect(events.LineShared)
def line_shared(state: State, event: events.LineShared) -> None:
    card = state.board.passenger_index[event.passenger]
    take_from_table(state, card, 1 << event.seats[0] | 1 << event.seats[1])
    state.lines.owner[card], state.lines.partner[card] = event.seats


@effect(events.CardDiscarded)
def card_discarded(state: State, event: events.CardDiscarded) -> None:
    target = target_of(state.board, event.target)
    if is_claim(target):
        claim = claim_of(target)
        state.claims.at[claim] = DISCARDED
        state.claims.row[state.claims.row.index(target)] = NOWHERE
        state.claims.discards = [*state.claims.discards, state.board.claim_numbers[claim]]
    else:
        discard_card(state, line_of(target))


@effect(events.DisputesEnded)
def disputes_ended(state: State, event: events.DisputesEnded) -> None:  # noqa: ARG001
    state.this_step.calls = []
    state.this_step.agreements = []
    go_on(state)
