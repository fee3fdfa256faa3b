"""Phase 3: disputes (SV-6), joint lines (SV-15.2)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    cash_paid,
    discard_card,
    look_at_lines,
    read_target,
    take_from_table,
)
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import (
    ANSWERED,
    CLAIM,
    DISCARDED,
    JAIL,
    PASSENGER,
    TIED,
    WON,
    State,
    joint_answer,
)

share_paid = cash_paid  # it does nothing but pay


def moved(state: State, event: told.Moved) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_target[piece] = read_target(state, event.target)
    state.piece_marks[piece] |= ANSWERED


def stood_firm(state: State, event: told.StoodFirm) -> None:
    state.piece_marks[state.piece(event.seat, event.piece)] |= ANSWERED


def disputed(state: State, event: told.Disputed) -> None:  # noqa: ARG001
    """The dice; what becomes of the pieces is told one by one."""
    state.stolen = NOWHERE


def piece_tied(state: State, event: told.PieceTied) -> None:
    piece = state.piece(event.seat, event.piece)
    if state.piece_status[piece] == JAIL:
        state.piece_target[piece] = NOWHERE
    else:
        state.piece_status[piece] = TIED


def piece_won(state: State, event: told.PieceWon) -> None:
    state.piece_marks[state.piece(event.seat, event.piece)] |= WON


def jailed(state: State, event: told.Jailed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = JAIL
    state.piece_cost[piece] = event.cost
    if not event.keeps:
        state.piece_target[piece] = NOWHERE
        state.piece_marks[piece] = 0


def called(state: State, event: told.Called) -> None:
    index = state.board.segment_index
    pair = state.board.pairs.index((index[event.segments[0]], index[event.segments[1]]))
    state.answers = [*state.answers, (pair * state.seats + event.seat) * 2 + event.called]


def agreed(state: State, event: told.Agreed) -> None:
    code = joint_answer(state, state.board.passenger_index[event.passenger], event.seat, event.partner)
    state.answers = [*state.answers, code + event.agreed]


def theft_paid(state: State, event: told.TheftPaid) -> None:
    state.cash[event.seat] += event.amount
    state.stolen = state.board.passenger_index[event.passenger]


def line_taken(state: State, event: told.LineTaken) -> None:
    card = state.board.passenger_index[event.passenger]
    state.card_owner[card] = event.seat
    state.card_partner[card] = NOWHERE
    look_at_lines(state)


def line_shared(state: State, event: told.LineShared) -> None:
    card = state.board.passenger_index[event.passenger]
    take_from_table(state, card, 1 << event.seats[0] | 1 << event.seats[1])
    state.card_owner[card], state.card_partner[card] = event.seats


def card_discarded(state: State, event: told.CardDiscarded) -> None:
    target = read_target(state, event.target)
    if target < PASSENGER:
        claim = target - CLAIM
        state.claim_at[claim] = DISCARDED
        state.row[state.row.index(claim)] = NOWHERE
        state.discards.append(state.board.claim_numbers[claim])
    else:
        discard_card(state, target - PASSENGER)


def disputes_ended(state: State, event: told.DisputesEnded) -> None:  # noqa: ARG001
    state.answers = []
    go_on(state)
