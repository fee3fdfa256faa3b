"""A position of Continental Divide, and `apply`: the only place where one changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.games.continental_divide.board import EAST, NOWHERE, PORT, REGIONS, Board
from goldenspike.games.continental_divide.events import (
    BuildingEnded,
    DivideCrossed,
    DividendPaid,
    Founded,
    GameEnded,
    OrderDealt,
    Passed,
    PositionTaken,
    RegionEntered,
    SharesBought,
    TrackLaid,
    TurnAdvanced,
)

# Where in a game turn we are (CD-2).
DEAL: Final = 0
STOCK: Final = 1
TRACK: Final = 2
END_OF_TURN: Final = 3
ORDER: Final = 4
OVER: Final = 5

UNSTARTED: Final = 0


class State:
    """Lists are indexed by seat, by railroad or by hex, in pack order."""

    def __init__(self, board: Board, seats: int) -> None:
        railroads = len(board.railroad_ids)
        self.board = board
        self.seats = seats
        self.turn = 1
        self.phase: int = DEAL
        self.order: list[int] = []  # seats, as they play this turn
        self.place = 0  # how many seats have had their turn
        self.next_order: list[int] = []  # the seat that took each position of the next turn, NOWHERE while free
        self.built = 0  # bits: railroads that the seat whose turn it is has built for

        self.cash: list[int] = [board.cash[seats]] * seats

        self.total: list[int] = [UNSTARTED] * railroads  # shares the railroad will ever have
        self.value: list[int] = [0] * railroads
        self.unsold: list[int] = [0] * railroads
        self.treasury: list[int] = [0] * railroads
        self.income: list[int] = [0] * railroads
        self.cubes: list[int] = [0] * railroads  # available ones
        self.region: list[int] = [EAST] * railroads  # the furthest region entered
        self.crossed: list[bool] = [False] * railroads
        self.port: list[int] = [NOWHERE] * railroads
        self.shares: list[int] = [0] * (railroads * seats)  # held, at railroad * seats + seat
        self.hexes: list[list[int]] = [[] for _ in range(railroads)]  # own track, in the order it was built

        self.here: list[int] = [0] * len(board.hex_ids)  # bits: railroads in the hex
        self.crowd: list[int] = [0] * len(board.hex_ids)  # how many they are
        self.scores: list[int] = []
        self.winners: list[int] = []

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.board = self.board
        copy.seats = self.seats
        copy.turn = self.turn
        copy.phase = self.phase
        copy.order = self.order  # replaced, never changed in place: these four may be shared
        copy.next_order = self.next_order
        copy.scores = self.scores
        copy.winners = self.winners
        copy.place = self.place
        copy.built = self.built
        copy.cash = self.cash[:]
        copy.total = self.total[:]
        copy.value = self.value[:]
        copy.unsold = self.unsold[:]
        copy.treasury = self.treasury[:]
        copy.income = self.income[:]
        copy.cubes = self.cubes[:]
        copy.region = self.region[:]
        copy.crossed = self.crossed[:]
        copy.port = self.port[:]
        copy.shares = self.shares[:]
        copy.hexes = [own[:] for own in self.hexes]
        copy.here = self.here[:]
        copy.crowd = self.crowd[:]
        return copy

    def seat(self) -> int:
        """Whose turn it is to buy and build."""
        return self.order[self.place]

    def dividend(self, railroad: int) -> int:
        """What one share would be paid now (CD-6.1): income / total shares, rounded up."""
        return -(-self.income[railroad] // self.total[railroad])


def apply(state: State, event: Any) -> None:
    """Let the event happen. Trusts it: whether it may happen was decided before."""
    _EFFECTS[type(event)](state, event)


def _order_dealt(state: State, event: OrderDealt) -> None:
    state.order = event.order
    _next_player(state, 0)


def _founded(state: State, event: Founded) -> None:
    board = state.board
    railroad = board.railroad_index[event.railroad]
    value = event.value
    state.total[railroad] = event.shares
    state.value[railroad] = value
    state.unsold[railroad] = event.shares - 1
    state.shares[railroad * state.seats + event.seat] = 1
    state.cash[event.seat] -= value
    state.treasury[railroad] = value
    state.cubes[railroad] = board.cubes_at_start
    _place_cube(state, railroad, board.hex_index[event.hex])
    state.phase = TRACK


def _shares_bought(state: State, event: SharesBought) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.unsold[railroad] -= event.shares
    state.shares[railroad * state.seats + event.seat] += event.shares
    state.cash[event.seat] -= event.paid
    state.treasury[railroad] += event.paid
    state.phase = TRACK


def _passed(state: State, event: Passed) -> None:  # noqa: ARG001
    state.phase = TRACK


def _track_laid(state: State, event: TrackLaid) -> None:
    board = state.board
    railroad = board.railroad_index[event.railroad]
    state.treasury[railroad] -= event.cost
    state.income[railroad] += event.income
    state.cubes[railroad] -= len(event.hexes)
    for hex_id in event.hexes:
        _place_cube(state, railroad, board.hex_index[hex_id])
    state.built |= 1 << railroad


def _region_entered(state: State, event: RegionEntered) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.region[railroad] = REGIONS[event.region]
    state.cubes[railroad] += event.cubes


def _divide_crossed(state: State, event: DivideCrossed) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.crossed[railroad] = True
    state.income[railroad] += event.income


def _building_ended(state: State, event: BuildingEnded) -> None:  # noqa: ARG001
    _next_player(state, state.place + 1)


def _dividend_paid(state: State, event: DividendPaid) -> None:
    for seat, dollars in enumerate(event.paid):
        state.cash[seat] += dollars
    state.treasury[state.board.railroad_index[event.railroad]] += event.kept


def _turn_advanced(state: State, event: TurnAdvanced) -> None:
    state.turn = event.turn
    state.phase = ORDER
    state.place = state.seats - 1
    state.next_order = [NOWHERE] * state.seats


def _position_taken(state: State, event: PositionTaken) -> None:
    positions = state.next_order[:]
    positions[event.position - 1] = event.seat
    state.next_order = positions
    state.place -= 1
    if state.place < 0:
        state.order, state.next_order = positions, []
        _next_player(state, 0)


def _game_ended(state: State, event: GameEnded) -> None:
    state.scores, state.winners = event.scores, event.winners
    state.phase = OVER


def _next_player(state: State, place: int) -> None:
    state.place = place
    state.built = 0
    state.phase = STOCK if place < state.seats else END_OF_TURN


def _place_cube(state: State, railroad: int, hex_: int) -> None:
    state.hexes[railroad].append(hex_)
    state.here[hex_] |= 1 << railroad
    state.crowd[hex_] += 1
    if state.board.kind[hex_] == PORT:
        state.port[railroad] = hex_


_EFFECTS: Final[dict[type, Callable[[State, Any], None]]] = {
    OrderDealt: _order_dealt,
    Founded: _founded,
    SharesBought: _shares_bought,
    Passed: _passed,
    TrackLaid: _track_laid,
    RegionEntered: _region_entered,
    DivideCrossed: _divide_crossed,
    BuildingEnded: _building_ended,
    DividendPaid: _dividend_paid,
    TurnAdvanced: _turn_advanced,
    PositionTaken: _position_taken,
    GameEnded: _game_ended,
}
