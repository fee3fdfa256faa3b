"""Helpers for effects of several phases."""

from __future__ import annotations

from typing import TypeVar

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.phases.passengers import line_stands
from goldenspike.games.silverton.phases.trains import train_named
from goldenspike.games.silverton.position.claims import DISCARDED, FACE_UP
from goldenspike.games.silverton.position.lines import IN_ROW, ON_PILE, OWNED, PassengerLines
from goldenspike.games.silverton.position.pieces import FREE, KIND_LETTERS, PLACED, PLEADED, TIED
from goldenspike.games.silverton.position.stock import RollingStock, kind_of, mark_used, new_unit
from goldenspike.games.silverton.position.targets import on_claim, on_line
from goldenspike.games.silverton.state import CASH_DUE, JOIN_DUE, LINES_DUE, State

T = TypeVar("T")


def with_value(values: list[T], place: int, value: T) -> list[T]:
    """Copy a list with another value at an index, for lists that clones share."""
    copy = values[:]
    copy[place] = value
    return copy


def writable_lines(state: State) -> PassengerLines:
    """Copy the passenger lines before a change, since clones share them."""
    state.lines = state.lines.clone()
    return state.lines


def writable_stock(state: State) -> RollingStock:
    state.stock = state.stock.clone()
    return state.stock


def go_home(state: State, piece: int) -> None:
    """Send a piece home. A jailed piece stays in jail and loses its target."""
    state.pieces.target[piece] = NOWHERE
    state.pieces.marks[piece] &= PLEADED
    if state.pieces.status[piece] in (PLACED, TIED):
        state.pieces.status[piece] = FREE


def add_piece(state: State, seat: int, kind: int, bonus: int) -> None:
    pieces = state.pieces
    number = 1 + sum(pieces.kind[own] == kind for own in pieces.of(seat))
    pieces.seat = [*pieces.seat, seat]
    pieces.kind = [*pieces.kind, kind]
    pieces.names = [*pieces.names, f"{KIND_LETTERS[kind]}{number}"]
    pieces.bonus = [*pieces.bonus, bonus]
    pieces.status.append(FREE)
    pieces.target.append(NOWHERE)
    pieces.marks.append(0)
    pieces.cost = [*pieces.cost, 0]
    pieces.turn = [*pieces.turn, 0]
    pieces.city = [*pieces.city, NOWHERE]


def earn(state: State, seat: int, amount: int) -> None:
    state.cash[seat] += amount
    if state.cash[seat] > state.options.public_above and not state.public[seat]:
        state.due |= CASH_DUE


def lay_open(state: State, claim: int, place: int) -> None:
    state.claims.at[claim] = FACE_UP
    if place < len(state.claims.row):
        state.claims.row[place] = on_claim(claim)
    else:
        state.claims.row.append(on_claim(claim))


def lift(state: State, card: int) -> tuple[int, int]:
    """Take a face-up card from its pile or its place in the row. Returns both; one is NOWHERE."""
    lines, row = writable_lines(state), state.claims.row
    pile = place = NOWHERE
    if lines.at[card] == ON_PILE:
        pile = lines.pile_top.index(card)
        lines.pile_top[pile] = NOWHERE
    elif lines.at[card] == IN_ROW:
        place = row.index(on_line(card))
        row[place] = NOWHERE
    return pile, place


def take_from_table(state: State, card: int, buyers: int) -> None:
    """Take a card that was bought. Its place stays empty until phase 6."""
    pile, place = lift(state, card)
    empty_place(state, pile, place, buyers)
    state.lines.at[card] = OWNED


def empty_place(state: State, pile: int, place: int, buyers: int) -> None:
    state.this_turn.emptied = [*state.this_turn.emptied, (pile, place, buyers)]


def discard_card(state: State, card: int) -> None:
    lift(state, card)
    lines = state.lines
    lines.at[card] = DISCARDED
    lines.owner[card] = lines.partner[card] = NOWHERE


def look_at_lines(state: State) -> None:
    standing = all(line_stands(state, card) for card in range(state.board.passengers))
    state.due = state.due & ~LINES_DUE if standing else state.due | LINES_DUE


def look_at_networks(state: State, seat: int) -> None:
    if state.confined(seat) and state.track[seat].network.joins(*state.starts[seat]):
        state.due |= JOIN_DUE


def give_train(state: State, seat: int, train: int) -> None:
    """Give a train of the bank to a player."""
    stock = writable_stock(state)
    stock.trains_left[kind_of(train)] -= 1
    stock.trains[seat] = sorted([*stock.trains[seat], train])


def take_train(state: State, seat: int, name: str) -> int:
    """Take a train by name from a player: an unused one if there is one."""
    return _take(writable_stock(state).trains[seat], train_named(state, seat, name))


def take_plow(state: State, seat: int, bonus: int) -> int:
    return _take(writable_stock(state).plows[seat], new_unit(state.board.plows.strength.index(bonus)))


def _take(own: list[int], one: int) -> int:
    found = one if one in own else mark_used(one)
    own.remove(found)
    return found
