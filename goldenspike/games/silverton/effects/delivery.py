"""Phase 4, steps 5 to 7: passenger lines (SV-7.6, SV-7.7), delivery (SV-7.8), fines (SV-7.9)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import earn, look_at_lines, writable_lines, writable_stock
from goldenspike.games.silverton.events import delivery as events
from goldenspike.games.silverton.phases.trains import train_named
from goldenspike.games.silverton.position.lines import ON_PILE
from goldenspike.games.silverton.position.pieces import FREE, PLEADED
from goldenspike.games.silverton.position.stock import mark_used
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.LineReturned)
def line_returned(state: State, event: events.LineReturned) -> None:
    card = state.board.passenger_index[event.passenger]
    lines = writable_lines(state)
    lines.at[card] = ON_PILE
    lines.owner[card] = lines.partner[card] = NOWHERE
    lines.pile_top.append(card)
    lines.pile_under.append(0)
    look_at_lines(state)


@effect(events.RevenuePaid)
def revenue_paid(state: State, event: events.RevenuePaid) -> None:
    card = state.board.passenger_index[event.passenger]
    if state.lines.partner[card] == NOWHERE:
        state.this_turn.paid |= 1 << card
    earn(state, event.seat, event.amount)


@effect(events.CollectingEnded)
def collecting_ended(state: State, event: events.CollectingEnded) -> None:  # noqa: ARG001
    go_on(state)


@effect(events.Delivered)
def delivered(state: State, event: events.Delivered) -> None:
    board, seat = state.board, event.seat
    claim, market = board.claim_index[event.claim], board.market_ids.index(event.market)
    state.claims.goods[claim] -= event.goods
    if event.owner != seat:
        state.claims.marked[claim] -= event.goods
    markets = state.markets
    markets.sold[market] += event.goods
    markets.sold_now[market] += event.goods
    state.this_step.deliveries += 1
    if event.trains is not None:
        _use_trains(state, seat, event.trains)
    earn(state, seat, event.amount)


@effect(events.Transferred)
def transferred(state: State, event: events.Transferred) -> None:
    index = state.board.claim_index
    state.claims.goods[index[event.claim]] -= event.goods
    state.claims.goods[index[event.to]] += event.goods
    state.this_step.deliveries += 1
    if event.trains is not None:
        _use_trains(state, event.seat, event.trains)


def _use_trains(state: State, seat: int, names: str) -> None:
    own = writable_stock(state).trains[seat]
    for name in names.split("+"):
        train = train_named(state, seat, name)
        own[own.index(train)] = mark_used(train)
    own.sort()


@effect(events.DeliveringEnded)
def delivering_ended(state: State, event: events.DeliveringEnded) -> None:  # noqa: ARG001
    state.claims.marked = [0] * len(state.claims.marked)
    go_on(state)


@effect(events.Pleading)
def pleading(state: State, event: events.Pleading) -> None:
    state.this_step.pleading = state.pieces.named(event.seat, event.piece)


@effect(events.Pleaded)
def pleaded(state: State, event: events.Pleaded) -> None:
    piece = state.this_step.pleading
    state.this_step.pleading = NOWHERE
    state.pieces.marks[piece] |= PLEADED
    if event.free:
        state.pieces.status[piece] = FREE


@effect(events.Bailed)
def bailed(state: State, event: events.Bailed) -> None:
    _free_for_cash(state, event.seat, event.piece, event.amount)


@effect(events.Replaced)
def replaced(state: State, event: events.Replaced) -> None:
    _free_for_cash(state, event.seat, event.piece, event.amount)


def _free_for_cash(state: State, seat: int, piece: str, amount: int) -> None:
    state.cash[seat] += amount
    state.pieces.status[state.pieces.named(seat, piece)] = FREE


@effect(events.FinesEnded)
def fines_ended(state: State, event: events.FinesEnded) -> None:  # noqa: ARG001
    state.markets.sold_now = [0] * len(state.markets.sold_now)
    state.this_step.plowed = 0
    state.this_step.cleared = 0
    state.this_step.offers = 0
    state.this_step.deliveries = 0
    go_on(state)
