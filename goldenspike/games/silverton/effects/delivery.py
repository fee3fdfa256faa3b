"""Phase 4, steps 5 to 7: passenger lines (SV-7.6, SV-7.7), delivery (SV-7.8), fines (SV-7.9)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import earn, look_at_lines
from goldenspike.games.silverton.rolling_stock import POWERS
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import CITY, FREE, ON_PILE, PLEADED, USED, State


def line_returned(state: State, event: told.LineReturned) -> None:
    card = state.board.passenger_index[event.passenger]
    state.card_at[card] = ON_PILE
    state.card_owner[card] = state.card_partner[card] = NOWHERE
    state.pile_top.append(card)
    state.pile_under.append(0)
    look_at_lines(state)


def revenue_paid(state: State, event: told.RevenuePaid) -> None:
    card = state.board.passenger_index[event.passenger]
    if state.card_partner[card] == NOWHERE:
        state.paid |= 1 << card
    earn(state, event.seat, event.amount)


def collecting_ended(state: State, event: told.CollectingEnded) -> None:  # noqa: ARG001
    go_on(state)


def delivered(state: State, event: told.Delivered) -> None:
    board, seat = state.board, event.seat
    claim, market = board.claim_index[event.claim], board.market_ids.index(event.market)
    state.goods[claim] -= event.goods
    if event.owner != seat:
        state.marked[claim] -= event.goods
    state.sold[market] += event.goods
    state.sold_now[market] += event.goods
    state.deliveries += 1
    if event.trains is not None:
        _use_trains(state, seat, event.trains)
    earn(state, seat, event.amount)


def transferred(state: State, event: told.Transferred) -> None:
    index = state.board.claim_index
    state.goods[index[event.claim]] -= event.goods
    state.goods[index[event.to]] += event.goods
    state.deliveries += 1
    if event.trains is not None:
        _use_trains(state, event.seat, event.trains)


def _use_trains(state: State, seat: int, names: str) -> None:
    own = state.trains[seat]
    for name in names.split("+"):
        power, _, city = name.partition("@")
        slot = state.starts[seat].index(state.board.town_index[city]) if city else NOWHERE
        train = POWERS.index(int(power)) + CITY * (slot + 1)
        own[own.index(train)] = train + USED
    own.sort()


def delivering_ended(state: State, event: told.DeliveringEnded) -> None:  # noqa: ARG001
    state.marked = [0] * len(state.marked)
    go_on(state)


def pleading(state: State, event: told.Pleading) -> None:
    state.pleading = state.piece(event.seat, event.piece)


def pleaded(state: State, event: told.Pleaded) -> None:
    piece = state.pleading
    state.pleading = NOWHERE
    state.piece_marks[piece] |= PLEADED
    if event.free:
        state.piece_status[piece] = FREE


def bailed(state: State, event: told.Bailed) -> None:
    state.cash[event.seat] += event.amount
    state.piece_status[state.piece(event.seat, event.piece)] = FREE


replaced = bailed


def fines_ended(state: State, event: told.FinesEnded) -> None:  # noqa: ARG001
    state.sold_now = [0] * len(state.sold_now)
    state.tried = 0
    state.cleared = 0
    state.offers = 0
    state.deliveries = 0
    go_on(state)
