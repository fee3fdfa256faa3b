"""Effects: what each event does to a position. No other code changes a position.

`@effect(Founded)` binds a function to its event. An effect trusts its event: legality was checked before. Effects that
end a phase call `go_on` (sequence.py), which says what follows.
"""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import NOWHERE, PORT, REGIONS
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
from goldenspike.games.continental_divide.sequence import go_on
from goldenspike.games.continental_divide.state import OVER, State
from goldenspike.kernel.dispatch import EffectRegistry
from goldenspike.kernel.entries import Result

effect: Final[EffectRegistry] = EffectRegistry()


@effect(OrderDealt)
def order_dealt(state: State, event: OrderDealt) -> None:
    state.order = event.order
    go_on(state)


@effect(Founded)
def founded(state: State, event: Founded) -> None:
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
    go_on(state)


@effect(SharesBought)
def shares_bought(state: State, event: SharesBought) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.unsold[railroad] -= event.shares
    state.shares[railroad * state.seats + event.seat] += event.shares
    state.cash[event.seat] -= event.paid
    state.treasury[railroad] += event.paid
    go_on(state)


@effect(Passed)
def passed(state: State, event: Passed) -> None:  # noqa: ARG001
    go_on(state)


@effect(TrackLaid)
def track_laid(state: State, event: TrackLaid) -> None:
    board = state.board
    railroad, hexes = board.railroad_index[event.railroad], event.hexes
    state.treasury[railroad] -= event.cost
    state.income[railroad] += event.income
    state.cubes[railroad] -= len(hexes)
    for hex_id in hexes:
        _place_cube(state, railroad, board.hex_index[hex_id])
    state.built |= 1 << railroad


@effect(RegionEntered)
def region_entered(state: State, event: RegionEntered) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.region[railroad] = REGIONS[event.region]
    state.cubes[railroad] += event.cubes


@effect(DivideCrossed)
def divide_crossed(state: State, event: DivideCrossed) -> None:
    railroad = state.board.railroad_index[event.railroad]
    state.crossed[railroad] = True
    state.income[railroad] += event.income


@effect(BuildingEnded)
def building_ended(state: State, event: BuildingEnded) -> None:  # noqa: ARG001
    state.built = 0
    go_on(state)


@effect(DividendPaid)
def dividend_paid(state: State, event: DividendPaid) -> None:
    for seat, dollars in enumerate(event.paid):
        state.cash[seat] += dollars
    state.treasury[state.board.railroad_index[event.railroad]] += event.kept


@effect(TurnAdvanced)
def turn_advanced(state: State, event: TurnAdvanced) -> None:
    state.turn = event.turn
    go_on(state)
    state.place = state.seats - 1
    state.next_order = [NOWHERE] * state.seats


@effect(PositionTaken)
def position_taken(state: State, event: PositionTaken) -> None:
    positions = state.next_order[:]
    positions[event.position - 1] = event.seat
    state.next_order = positions
    if state.place > 0:
        state.place -= 1
    else:
        state.order, state.next_order = positions, []
        go_on(state)


@effect(GameEnded)
def game_ended(state: State, event: GameEnded) -> None:
    state.result = Result(event.scores, event.winners)
    state.phase = OVER


def _place_cube(state: State, railroad: int, hex_: int) -> None:
    state.hexes[railroad].append(hex_)
    state.here[hex_] |= 1 << railroad
    state.crowd[hex_] += 1
    if state.board.kind[hex_] == PORT:
        state.port[railroad] = hex_
