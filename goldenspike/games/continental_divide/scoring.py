"""Award victory points (CD-9)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import CENTRAL, NOWHERE, WEST, Board
from goldenspike.games.continental_divide.events import GameEnded
from goldenspike.games.continental_divide.presentation.views import Source
from goldenspike.games.continental_divide.state import UNSTARTED, State

RULE: Final = "CD-9.1"


def share_points(board: Board, region: int, crossed: bool, port: int, unsold: int) -> dict[Source, int]:
    """Points of one share by their source, if its railroad has reached that region and port."""
    found: dict[Source, int] = {}
    if region >= CENTRAL:
        found["central"] = board.region_points[CENTRAL]
    if region >= WEST:
        found["west"] = board.region_points[WEST]
    if crossed:
        found["divide"] = board.divide_points
    if port != NOWHERE:
        found["port"] = board.port_points[port]
    if unsold == 0:
        found["sold_out"] = board.sold_out_points
    return found


def share_points_now(state: State, railroad: int) -> dict[Source, int]:
    """Points of one share of a started railroad if the game ended now."""
    return share_points(
        state.board, state.region[railroad], state.crossed[railroad], state.port[railroad], state.unsold[railroad]
    )


def scores(state: State) -> list[int]:
    """Points of each seat if the game ended now."""
    totals = [0] * state.seats
    for railroad in range(len(state.total)):
        if state.total[railroad] != UNSTARTED:
            points = sum(share_points_now(state, railroad).values())
            for seat in range(state.seats):
                totals[seat] += points * state.shares[railroad * state.seats + seat]
    return totals


def end(state: State) -> GameEnded:
    """End the game: most points win, ties share the victory, money does not count (CD-9.2)."""
    totals = scores(state)
    best = max(totals)
    return GameEnded(totals, [seat for seat in range(state.seats) if totals[seat] == best])
