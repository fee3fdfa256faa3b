"""A position of Continental Divide, and `apply`: the only place where one changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.games.continental_divide.board import NOWHERE, PORT, REGIONS, Board
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
    """Lists are indexed by seat, by railroad or by hex, in pack order.

    `order`, `next_order`, `scores` and `winners` are replaced and never changed in place, so that clones share them.
    """

    def __init__(
        self,
        *,
        board: Board,
        seats: int,
        turn: int,
        phase: int,
        order: list[int],
        place: int,
        next_order: list[int],
        built: int,
        cash: list[int],
        total: list[int],
        value: list[int],
        unsold: list[int],
        treasury: list[int],
        income: list[int],
        cubes: list[int],
        region: list[int],
        crossed: list[bool],
        port: list[int],
        shares: list[int],
        hexes: list[list[int]],
        here: list[int],
        crowd: list[int],
        scores: list[int],
        winners: list[int],
    ) -> None:
        self.board = board
        self.seats = seats
        self.turn = turn
        self.phase = phase
        self.order = order  # seats, as they play this turn
        self.place = place  # how many seats have had their turn; in CD-8, whose pick it is
        self.next_order = next_order  # the seat that took each position of the next turn, NOWHERE while free
        self.built = built  # bits: railroads that the seat whose turn it is has built for
        # Each seat
        self.cash = cash
        # Each railroad
        self.total = total  # shares it will ever have, UNSTARTED before
        self.value = value
        self.unsold = unsold
        self.treasury = treasury
        self.income = income
        self.cubes = cubes  # available ones
        self.region = region  # the furthest it entered
        self.crossed = crossed
        self.port = port  # a hex, or NOWHERE
        self.shares = shares  # held, at railroad * seats + seat
        self.hexes = hexes  # own track, in the order it was built
        # Each hex
        self.here = here  # bits: railroads in it
        self.crowd = crowd  # how many they are
        # Once the game is over
        self.scores = scores
        self.winners = winners

    def clone(self) -> State:
        return State(
            board=self.board,
            seats=self.seats,
            turn=self.turn,
            phase=self.phase,
            order=self.order,
            place=self.place,
            next_order=self.next_order,
            built=self.built,
            cash=self.cash[:],
            total=self.total[:],
            value=self.value[:],
            unsold=self.unsold[:],
            treasury=self.treasury[:],
            income=self.income[:],
            cubes=self.cubes[:],
            region=self.region[:],
            crossed=self.crossed[:],
            port=self.port[:],
            shares=self.shares[:],
            hexes=[own[:] for own in self.hexes],
            here=self.here[:],
            crowd=self.crowd[:],
            scores=self.scores,
            winners=self.winners,
        )

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
    railroad, hexes = board.railroad_index[event.railroad], event.hexes
    state.treasury[railroad] -= event.cost
    state.income[railroad] += event.income
    state.cubes[railroad] -= len(hexes)
    for hex_id in hexes:
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
