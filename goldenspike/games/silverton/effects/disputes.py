"""Phase 3: disputes (SV-6), joint lines (SV-15.2)."""

from __future__ import annotations

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    cash_paid,
    discard_card,
    look_at_lines,
    take_from_table,
    with_value,
    writable_lines,
)
from goldenspike.games.silverton.events import disputes as told
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.pieces import ANSWERED, JAIL, TIED, WON
from goldenspike.games.silverton.position.targets import claim_of, is_claim, line_of, target_of
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State

share_paid = cash_paid  # it does nothing but pay


def moved(state: State, event: told.Moved) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.target[piece] = target_of(state.board, event.target)
    state.pieces.marks[piece] |= ANSWERED


def stood_firm(state: State, event: told.StoodFirm) -> None:
    state.pieces.marks[state.pieces.named(event.seat, event.piece)] |= ANSWERED


def disputed(state: State, event: told.Disputed) -> None:  # noqa: ARG001
    """The dice; what becomes of the pieces is told one by one."""
    state.this_step.stolen = NOWHERE


def piece_tied(state: State, event: told.PieceTied) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    if state.pieces.status[piece] == JAIL:
        state.pieces.target[piece] = NOWHERE
    else:
        state.pieces.status[piece] = TIED


def piece_won(state: State, event: told.PieceWon) -> None:
    state.pieces.marks[state.pieces.named(event.seat, event.piece)] |= WON


def jailed(state: State, event: told.Jailed) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.status[piece] = JAIL
    state.pieces.cost = with_value(state.pieces.cost, piece, event.cost)
    if not event.keeps:
        state.pieces.target[piece] = NOWHERE
        state.pieces.marks[piece] = 0


def called(state: State, event: told.Called) -> None:
    index = state.board.segment_index
    pair = state.board.pairs.index((index[event.segments[0]], index[event.segments[1]]))
    state.this_step.calls = [*state.this_step.calls, (pair, event.seat, event.called)]


def agreed(state: State, event: told.Agreed) -> None:
    card = state.board.passenger_index[event.passenger]
    state.this_step.agreements = [*state.this_step.agreements, (card, event.seat, event.partner, event.agreed)]


def theft_paid(state: State, event: told.TheftPaid) -> None:
    state.cash[event.seat] += event.amount
    state.this_step.stolen = state.board.passenger_index[event.passenger]


def line_taken(state: State, event: told.LineTaken) -> None:
    card = state.board.passenger_index[event.passenger]
    lines = writable_lines(state)
    lines.owner[card], lines.partner[card] = event.seat, NOWHERE
    look_at_lines(state)


def line_shared(state: State, event: told.LineShared) -> None:
    card = state.board.passenger_index[event.passenger]
    take_from_table(state, card, 1 << event.seats[0] | 1 << event.seats[1])
    state.lines.owner[card], state.lines.partner[card] = event.seats


def card_discarded(state: State, event: told.CardDiscarded) -> None:
    target = target_of(state.board, event.target)
    if is_claim(target):
        claim = claim_of(target)
        state.claims.at[claim] = DISCARDED
        state.claims.row[state.claims.row.index(target)] = NOWHERE
        state.claims.discards = [*state.claims.discards, state.board.claim_numbers[claim]]
    else:
        discard_card(state, line_of(target))


def disputes_ended(state: State, event: told.DisputesEnded) -> None:  # noqa: ARG001
    state.this_step.calls = []
    state.this_step.agreements = []
    go_on(state)
