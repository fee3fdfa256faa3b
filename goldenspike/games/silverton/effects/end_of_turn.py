"""Phases 5 to 7: prices (SV-8), new cards (SV-9), hiring (SV-15.7), trains and plows (SV-12.4), the end (SV-10)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    add_piece,
    earn,
    give_train,
    take_plow,
    take_train,
    writable_lines,
    writable_stock,
)
from goldenspike.games.silverton.events import end_of_turn as events
from goldenspike.games.silverton.position.lines import ON_PILE, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import GONE, KIND_LETTERS, SECOND
from goldenspike.games.silverton.position.stock import kind_of, mark_unused, new_unit
from goldenspike.games.silverton.position.turn_progress import ThisTurn
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import CASH_DUE, OVER, State
from goldenspike.kernel.dispatch import EffectRegistry
from goldenspike.kernel.entries import Result

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.PriceMoved)
def price_moved(state: State, event: events.PriceMoved) -> None:
    market = state.board.market_ids.index(event.market)
    markets = state.markets
    markets.box[market] = event.end
    markets.sold[market] = 0
    state.this_step.moved = market + 1
    if not any(state.options.open_markets[market + 1 :]):
        state.this_step.moved = 0
        state.this_step.deal_to = state.options.face_up
        go_on(state)


@effect(events.PassengerShown)
def passenger_shown(state: State, event: events.PassengerShown) -> None:
    card, pile = state.board.passenger_index[event.passenger], event.pile - 1
    lines = writable_lines(state)
    lines.at[card] = ON_PILE
    lines.pile_top[pile] = card
    lines.pile_under[pile] &= ~(UNDER_B if lines.pile_under[pile] & UNDER_B else UNDER_C)


@effect(events.NewCardsEnded)
def new_cards_ended(state: State, event: events.NewCardsEnded) -> None:  # noqa: ARG001
    state.claims.row = [card for card in state.claims.row if card != NOWHERE]
    go_on(state)


@effect(events.Hired)
def hired(state: State, event: events.Hired) -> None:
    state.cash[event.seat] += event.amount
    if event.replacing is not None:
        state.pieces.status[state.pieces.named(event.seat, event.replacing)] = GONE
    add_piece(state, event.seat, KIND_LETTERS.index(event.piece[0]), 0)


@effect(events.HiringEnded)
def hiring_ended(state: State, event: events.HiringEnded) -> None:  # noqa: ARG001
    go_on(state)


@effect(events.TrainBought)
def train_bought(state: State, event: events.TrainBought) -> None:
    seat = event.seat
    state.cash[seat] += event.amount
    if event.trade_in is not None:
        old = kind_of(take_train(state, seat, event.trade_in))
        state.stock.trains_left[old] += 1
    give_train(state, seat, new_unit(state.board.trains.strength.index(event.train)))


@effect(events.PlowBought)
def plow_bought(state: State, event: events.PlowBought) -> None:
    seat = event.seat
    state.cash[seat] += event.amount
    if event.trade_in is not None:
        old = kind_of(take_plow(state, seat, int(event.trade_in)))
        state.stock.plows_left[old] += 1
    kind, stock = state.board.plows.strength.index(event.plow), writable_stock(state)
    stock.plows_left[kind] -= 1
    stock.plows[seat] = sorted([*stock.plows[seat], new_unit(kind)])


@effect(events.ShoppingEnded)
def shopping_ended(state: State, event: events.ShoppingEnded) -> None:  # noqa: ARG001
    go_on(state)


@effect(events.CashShown)
def cash_shown(state: State, event: events.CashShown) -> None:
    state.public[event.seat] = True
    state.due &= ~CASH_DUE
    for seat in range(state.seats):
        earn(state, seat, 0)


@effect(events.TurnAdvanced)
def turn_advanced(state: State, event: events.TurnAdvanced) -> None:
    state.turn = event.turn
    state.winter = state.board.winter(event.turn)
    state.this_turn = ThisTurn()
    for piece in range(len(state.pieces.seat)):
        state.pieces.marks[piece] &= SECOND
    stock = writable_stock(state)
    for seat in range(state.seats):
        stock.trains[seat] = sorted(mark_unused(train) for train in stock.trains[seat])
        stock.plows[seat] = sorted(mark_unused(plow) for plow in stock.plows[seat])
    go_on(state)


@effect(events.GameEnded)
def game_ended(state: State, event: events.GameEnded) -> None:
    state.result = Result(event.scores, event.winners, event.grade, event.turns)
    state.phase = OVER
