"""Set-up (SV-2), turn order (SV-4), and what is tied to a city (SV-14.11)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import (
    add_piece,
    earn,
    give_train,
    lay_open,
    look_at_networks,
    with_value,
    writable_lines,
    writable_stock,
)
from goldenspike.games.silverton.events import setup as events
from goldenspike.games.silverton.position.lines import ON_PILE, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import NEUTRAL, PROSPECTOR, SURVEYOR
from goldenspike.games.silverton.position.stock import is_used, kind_of, mark_used, new_unit, slot_of, untie
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import FIRST_CLAIMS, JOIN_DUE, State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.CashDealt)
def cash_dealt(state: State, event: events.CashDealt) -> None:
    earn(state, event.seat, event.amount)


@effect(events.PositionsDealt)
def positions_dealt(state: State, event: events.PositionsDealt) -> None:
    positions = [0] * state.seats
    for number, seat in enumerate(event.order):
        positions[seat] = number
    state.positions = positions
    state.this_step.deal_to = state.options.face_up
    go_on(state)


@effect(events.Settled)
def settled(state: State, event: events.Settled) -> None:
    towns = [state.board.town_index[city] for city in event.cities]
    starts = state.starts[:]
    starts[event.seat] = towns
    state.starts = starts
    state.track[event.seat] = Track(state.board, [], towns)


@effect(events.PiecesTaken)
def pieces_taken(state: State, event: events.PiecesTaken) -> None:
    for text in event.pieces:
        kind = SURVEYOR if text[0] == "S" else PROSPECTOR if text[0] == "P" else NEUTRAL
        add_piece(state, event.seat, kind, int(text[1:] or 0))


@effect(events.TrainTaken)
def train_taken(state: State, event: events.TrainTaken) -> None:
    city = event.city
    slot = NOWHERE if city is None else state.starts[event.seat].index(state.board.town_index[city])
    give_train(state, event.seat, new_unit(state.board.trains.strength.index(event.train), slot))


@effect(events.ClaimDealt)
def claim_dealt(state: State, event: events.ClaimDealt) -> None:
    lay_open(state, state.board.claim_index[event.claim], event.place - 1)


@effect(events.DealEnded)
def deal_ended(state: State, event: events.DealEnded) -> None:  # noqa: ARG001
    state.this_step.deal_to = 0
    if state.phase == FIRST_CLAIMS:
        go_on(state)


@effect(events.PassengersDealt)
def passengers_dealt(state: State, event: events.PassengersDealt) -> None:
    board = state.board
    under = UNDER_B if state.options.without_c else UNDER_B | UNDER_C
    lines = writable_lines(state)
    for number in event.passengers:
        card = board.passenger_index[number]
        lines.at[card] = ON_PILE
        lines.pile_top.append(card)
        lines.pile_under.append(under)
    go_on(state)


@effect(events.OrderDealt)
def order_dealt(state: State, event: events.OrderDealt) -> None:
    state.order = event.order
    go_on(state)


@effect(events.Assigned)
def assigned(state: State, event: events.Assigned) -> None:
    seat = event.seat
    slot = state.starts[seat].index(state.board.town_index[event.city])
    if event.piece is not None:
        state.pieces.city = with_value(state.pieces.city, state.pieces.named(seat, event.piece), slot)
        return
    assert event.train is not None  # noqa: S101
    kind, own = state.board.trains.strength.index(event.train), writable_stock(state).trains[seat]
    for place, train in enumerate(own):
        if kind_of(train) == kind and slot_of(train) == NOWHERE:
            own[place] = mark_used(new_unit(kind, slot)) if is_used(train) else new_unit(kind, slot)
            break
    own.sort()


@effect(events.NetworksJoined)
def networks_joined(state: State, event: events.NetworksJoined) -> None:
    state.joined[event.seat] = True
    trains = writable_stock(state).trains
    trains[event.seat] = sorted(untie(train) for train in trains[event.seat])
    state.due &= ~JOIN_DUE
    for seat in range(state.seats):
        look_at_networks(state, seat)
