"""Phases 5 to 7: prices (SV-8), new cards (SV-9), hiring (SV-15.7), trains and plows (SV-12.4), the end (SV-10)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import add_piece, earn, take_plow, take_train
from goldenspike.games.silverton.rolling_stock import PLOWS, POWERS
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import (
    CASH_DUE,
    GONE,
    KIND_LETTERS,
    ON_PILE,
    OVER,
    SECOND,
    UNDER_B,
    UNDER_C,
    USED,
    State,
)


def price_moved(state: State, event: told.PriceMoved) -> None:
    market = state.board.market_ids.index(event.market)
    state.box[market] = event.end
    state.sold[market] = 0
    state.moved = market + 1
    if not any(state.setting.open_markets[market + 1 :]):
        state.moved = 0
        state.deal_to = state.setting.face_up
        go_on(state)


def passenger_shown(state: State, event: told.PassengerShown) -> None:
    card, pile = state.board.passenger_index[event.passenger], event.pile - 1
    state.card_at[card] = ON_PILE
    state.pile_top[pile] = card
    state.pile_under[pile] &= ~(UNDER_B if state.pile_under[pile] & UNDER_B else UNDER_C)


def new_cards_ended(state: State, event: told.NewCardsEnded) -> None:  # noqa: ARG001
    state.row = [card for card in state.row if card != NOWHERE]
    go_on(state)


def hired(state: State, event: told.Hired) -> None:
    state.cash[event.seat] += event.amount
    if event.replacing is not None:
        state.piece_status[state.piece(event.seat, event.replacing)] = GONE
    add_piece(state, event.seat, KIND_LETTERS.index(event.piece[0]), 0)


def hiring_ended(state: State, event: told.HiringEnded) -> None:  # noqa: ARG001
    go_on(state)


def train_bought(state: State, event: told.TrainBought) -> None:
    seat = event.seat
    if event.trade_in is not None:
        state.trains_left[take_train(state, seat, event.trade_in) % USED] += 1
    kind = POWERS.index(event.train)
    state.trains_left[kind] -= 1
    state.trains[seat].append(kind)
    state.trains[seat].sort()
    state.cash[seat] += event.amount


def plow_bought(state: State, event: told.PlowBought) -> None:
    seat = event.seat
    if event.trade_in is not None:
        state.plows_left[take_plow(state, seat, int(event.trade_in)) % USED] += 1
    kind = PLOWS.index(event.plow)
    state.plows_left[kind] -= 1
    state.plows[seat].append(kind)
    state.plows[seat].sort()
    state.cash[seat] += event.amount


def shopping_ended(state: State, event: told.ShoppingEnded) -> None:  # noqa: ARG001
    go_on(state)


def cash_shown(state: State, event: told.CashShown) -> None:
    state.public[event.seat] = True
    state.due &= ~CASH_DUE
    for seat in range(state.seats):
        earn(state, seat, 0)


def turn_advanced(state: State, event: told.TurnAdvanced) -> None:
    state.turn = event.turn
    state.winter = state.board.winter(event.turn)
    state.operated = 0
    state.paid = 0
    state.emptied = []
    for piece in range(len(state.piece_seat)):
        state.piece_marks[piece] &= SECOND
    for seat in range(state.seats):
        state.trains[seat] = sorted(train & ~USED for train in state.trains[seat])
        state.plows[seat] = sorted(plow & ~USED for plow in state.plows[seat])
    go_on(state)


def game_ended(state: State, event: told.GameEnded) -> None:
    state.scores, state.winners = event.scores, event.winners
    state.grade, state.turns = event.grade, event.turns
    state.phase = OVER
