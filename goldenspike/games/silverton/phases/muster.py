"""Choosing pieces (SV-12.1, SV-14.2) and tying them to a city (SV-14.11)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Assign, Muster
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.setup import Assigned, PiecesTaken
from goldenspike.games.silverton.menus import StateMenu
from goldenspike.games.silverton.name_lookup import piece_named, untimely_action
from goldenspike.games.silverton.position.pieces import SURVEYOR
from goldenspike.games.silverton.position.stock import kind_of, slot_of
from goldenspike.games.silverton.refusals import (
    ALREADY_ASSIGNED,
    CITY_LEFT_EMPTY,
    NO_SUCH_MUSTER,
    NO_SUCH_TRAIN,
    NOT_A_START_CITY,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import Refusal

# Choosing pieces


def must_muster(state: State, seat: int) -> bool:
    return len(state.options.musters) > 0 and seat not in state.pieces.seat


def muster(state: State, seat: int, action: Any) -> list[Event]:
    if not isinstance(action, Muster):
        raise untimely_action(action)
    options = state.options
    why = no_muster(state, action.pieces)
    if why is not None:
        raise Illegal(why, pieces=action.pieces, points=options.points)
    return [PiecesTaken(seat, action.pieces.split(), "SV-12.1" if options.points else options.start_rule)]


def no_muster(state: State, pieces: str) -> Refusal | None:
    """Why these pieces cannot be chosen. `table_options._musters` lists the choices once for the table."""
    if pieces not in state.options.musters:
        return NO_SUCH_MUSTER
    return None


class MusterMenu(StateMenu):
    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state)
        self.seat = seat

    def survey(self) -> list[int]:
        return list(range(len(self.state.options.musters)))

    def action(self, code: int) -> Muster:
        return Muster(self.state.options.musters[code])

    def resolve(self, state: State, action: Any) -> list[Event]:
        return muster(state, self.seat, action)

    def boxes(self) -> list[dict[str, Any]]:
        options = self.state.options
        return [{"type": "muster", "pieces": options.musters[:], "preview": self._points()}]

    def _points(self) -> dict[str, Any]:
        """Points of the player, and the cost of each kind of piece."""
        points = self.state.board.piece_points
        costs = {f"{letter}+{bonus}" if bonus else letter: points[bonus] for letter in "SP" for bonus in (2, 1, 0)}
        return {"points": self.state.options.points, "costs": costs}


# Tying surveyors and trains to a city


def unassigned(state: State) -> int:
    """First seat in turn order with a surveyor or train that has no city yet, or NOWHERE."""
    for seat in state.order:
        if state.confined(seat) and (loose_piece(state, seat) != NOWHERE or loose_train(state, seat) != NOWHERE):
            return seat
    return NOWHERE


def loose_piece(state: State, seat: int) -> int:
    pieces = state.pieces
    for piece in pieces.living(seat):
        if pieces.kind[piece] == SURVEYOR and pieces.city[piece] == NOWHERE:
            return piece
    return NOWHERE


def loose_train(state: State, seat: int) -> int:
    """Power of a train without a city, or NOWHERE."""
    for train in state.stock.trains[seat]:
        if slot_of(train) == NOWHERE:
            return state.board.trains.strength[kind_of(train)]
    return NOWHERE


def assign(state: State, seat: int, action: Any) -> list[Event]:
    if not isinstance(action, Assign):
        raise untimely_action(action)
    board = state.board
    train = action.train
    city = board.town_index.get(action.city, NOWHERE)
    if city not in state.starts[seat]:
        known = ", ".join(board.town_ids[start] for start in state.starts[seat])
        raise Illegal(NOT_A_START_CITY, city=action.city, known=known)
    if train is not None:
        # Surveyors first, then trains: one thing is asked at a time.
        loose = loose_train(state, seat) if loose_piece(state, seat) == NOWHERE and action.piece is None else NOWHERE
        if loose == NOWHERE or train != str(loose):
            raise Illegal(NO_SUCH_TRAIN, train=train)
        return [Assigned(seat, action.city, train=loose)]
    piece = piece_named(state, seat, action.piece)
    why = no_assignment(state, seat, piece, state.starts[seat].index(city))
    if why is not None:
        raise Illegal(why, piece=state.pieces.names[piece], city=action.city)
    return [Assigned(seat, action.city, piece=action.piece)]


def no_assignment(state: State, seat: int, piece: int, slot: int) -> Refusal | None:
    """Why a surveyor cannot go to a city: each city needs at least one."""
    if piece != loose_piece(state, seat):
        return ALREADY_ASSIGNED
    manned = [0, 0]
    loose = 0
    for own in state.pieces.of(seat):
        if state.pieces.kind[own] == SURVEYOR:
            if state.pieces.city[own] == NOWHERE:
                loose += 1
            else:
                manned[state.pieces.city[own]] += 1
    if manned[1 - slot] == 0 and loose == 1 and manned[slot] > 0:
        return CITY_LEFT_EMPTY
    return None


class AssignMenu(StateMenu):
    """Menu: the city of one surveyor or train."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state)
        self.seat = seat

    def survey(self) -> list[int]:
        piece = loose_piece(self.state, self.seat)
        if piece == NOWHERE:
            return [0, 1]
        return [slot for slot in (0, 1) if no_assignment(self.state, self.seat, piece, slot) is None]

    def action(self, code: int) -> Assign:
        state, seat = self.state, self.seat
        city, piece = state.board.town_ids[state.starts[seat][code]], loose_piece(state, seat)
        if piece == NOWHERE:
            return Assign(city, train=str(loose_train(state, seat)))
        return Assign(city, piece=state.pieces.names[piece])

    def resolve(self, state: State, action: Any) -> list[Event]:
        return assign(state, self.seat, action)
