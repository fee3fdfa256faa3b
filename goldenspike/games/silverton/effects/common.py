"""What effects of several phases have in common."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.rolling_stock import PLOWS, POWERS
from goldenspike.games.silverton.state import (
    CASH_DUE,
    CITY,
    CLAIM,
    DECK,
    DISCARDED,
    FACE_UP,
    FREE,
    IN_ROW,
    JOIN_DUE,
    KIND_LETTERS,
    LINES_DUE,
    ON_PILE,
    OWNED,
    PASSENGER,
    PLACED,
    PLEADED,
    TIED,
    USED,
    State,
    line_stands,
)


def read_target(state: State, target: dict[str, Any]) -> int:
    board = state.board
    if "segment" in target:
        return board.segment_index[target["segment"]]
    if "claim" in target:
        return CLAIM + board.claim_index[target["claim"]]
    if "passenger" in target:
        return PASSENGER + board.passenger_index[target["passenger"]]
    return DECK


def go_home(state: State, piece: int) -> None:
    """A jailed piece only loses what it had won."""
    state.piece_target[piece] = NOWHERE
    state.piece_marks[piece] &= PLEADED
    if state.piece_status[piece] in (PLACED, TIED):
        state.piece_status[piece] = FREE


def add_piece(state: State, seat: int, kind: int, bonus: int) -> None:
    number = 1
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == seat and state.piece_kind[piece] == kind:
            number += 1
    state.piece_seat.append(seat)
    state.piece_kind.append(kind)
    state.piece_names = [*state.piece_names, f"{KIND_LETTERS[kind]}{number}"]
    state.piece_bonus.append(bonus)
    state.piece_status.append(FREE)
    state.piece_target.append(NOWHERE)
    state.piece_marks.append(0)
    state.piece_cost.append(0)
    state.piece_turn.append(0)
    state.piece_city.append(NOWHERE)


def earn(state: State, seat: int, amount: int) -> None:
    state.cash[seat] += amount
    if state.cash[seat] > state.setting.public_above and not state.public[seat]:
        state.due |= CASH_DUE


def cash_paid(state: State, event: Any) -> None:
    """For events that do nothing but pay."""
    earn(state, event.seat, event.amount)


def lay_open(state: State, claim: int, place: int) -> None:
    state.claim_at[claim] = FACE_UP
    if place < len(state.row):
        state.row[place] = claim
    else:
        state.row.append(claim)


def take_from_table(state: State, card: int, buyers: int) -> None:
    """The card lies on a pile or in the row; its place stays empty until phase 6."""
    if state.card_at[card] == ON_PILE:
        pile = state.pile_top.index(card)
        state.pile_top[pile] = NOWHERE
        state.emptied = [*state.emptied, (pile, buyers)]
    elif state.card_at[card] == IN_ROW:
        place = state.row.index(PASSENGER + card)
        state.row[place] = NOWHERE
        state.emptied = [*state.emptied, (CLAIM + place, buyers)]
    state.card_at[card] = OWNED


def discard_card(state: State, card: int) -> None:
    if state.card_at[card] == ON_PILE:
        state.pile_top[state.pile_top.index(card)] = NOWHERE
    elif state.card_at[card] == IN_ROW:
        state.row[state.row.index(PASSENGER + card)] = NOWHERE
    state.card_at[card] = DISCARDED
    state.card_owner[card] = state.card_partner[card] = NOWHERE


def look_at_lines(state: State) -> None:
    standing = all(line_stands(state, card) for card in range(state.board.passengers))
    state.due = state.due & ~LINES_DUE if standing else state.due | LINES_DUE


def look_at_networks(state: State, seat: int) -> None:
    if state.confined(seat) and state.track[seat].network.joins(*state.starts[seat]):
        state.due |= JOIN_DUE


def take_train(state: State, seat: int, name: str) -> int:
    """The train of that name: an unused one first."""
    power, _, city = name.partition("@")
    slot = state.starts[seat].index(state.board.town_index[city]) if city else NOWHERE
    train = POWERS.index(int(power)) + CITY * (slot + 1)
    own = state.trains[seat]
    if train not in own:
        train += USED
    own.remove(train)
    return train


def take_plow(state: State, seat: int, bonus: int) -> int:
    plow, own = PLOWS.index(bonus), state.plows[seat]
    if plow not in own:
        plow += USED
    own.remove(plow)
    return plow
