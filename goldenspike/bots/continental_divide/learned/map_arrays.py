"""The map as arrays: cost and gains of lines in every direction, and the best paths west."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from goldenspike.bots.continental_divide.paths import INTO_CENTRAL, INTO_WEST, OVER_DIVIDE, TO_PORT, PathsWest, paths_of
from goldenspike.games.continental_divide.board import CENTRAL, NOWHERE, PORT, START, WEST, Board
from goldenspike.games.continental_divide.state import State

GOALS = (TO_PORT, OVER_DIVIDE, INTO_WEST, INTO_CENTRAL)

Array = Any
"""A numpy array."""


class MapArrays:
    """Arrays of one board. A ray is `hex * 6 + direction`; its columns are its hexes, from the neighbour outward."""

    def __init__(self, board: Board) -> None:
        self.board = board
        hexes = len(board.hex_ids)
        longest = self._longest(hexes)
        self.ends: Array = np.full((hexes * 6, longest), NOWHERE, np.int32)
        for ray in range(hexes * 6):
            here = ray // 6
            for step in range(longest):
                here = board.neighbour[here * 6 + ray % 6]
                if here == NOWHERE:
                    break
                self.ends[ray, step] = here
        self.cost = self._along(board.cost)
        self.income = self._along(board.income)
        self.beyond = self._along([int(each) for each in board.beyond_divide]) > 0
        central = self._along([int(region >= CENTRAL) for region in board.region]) > 0
        west = self._along([int(region >= WEST) for region in board.region]) > 0
        self.region = np.where(west, WEST, np.where(central, CENTRAL, 0)).astype(np.int32)
        self.is_port = np.array([kind == PORT for kind in board.kind])
        self.port_points = np.array(board.port_points, np.float32)

    def _longest(self, hexes: int) -> int:
        board, most = self.board, 0
        for ray in range(hexes * 6):
            here, length = board.neighbour[ray], 0
            while here != NOWHERE:
                length += 1
                here = board.neighbour[here * 6 + ray % 6]
            most = max(most, length)
        return most

    def _along(self, of_hex: list[int]) -> Array:
        """Cumulative sums over the hexes of each ray."""
        values = np.array([*of_hex, 0], np.int32)  # the last for NOWHERE
        return np.cumsum(values[self.ends], axis=1, dtype=np.int32)


@lru_cache(maxsize=4)
def map_arrays_of(board: Board) -> MapArrays:
    return MapArrays(board)


class RouteArrays:
    """The best paths west while some hexes are full, by goal and hex."""

    def __init__(self, paths: PathsWest) -> None:
        found = [paths.to(goal) for goal in GOALS]
        self.burden: Array = np.array([path.burden for path in found], np.int32)
        self.needs: Array = np.array([[path.cost, path.lines, path.hexes, path.points] for path in found], np.float32)
        """By goal: dollars, lines, hexes and points, by hex."""

    def needs_from(self, starts: Array) -> Array:
        """Needs by row, goal and kind; `starts` are hexes by row and goal."""
        return self.needs[np.arange(len(GOALS)), :, starts]


_routes: dict[tuple[int, frozenset[int]], RouteArrays] = {}
CACHE_SIZE = 256


def route_arrays_of(state: State) -> RouteArrays:
    """The best paths in a state, cached by its full hexes."""
    board = state.board
    full = frozenset(
        hex_
        for hex_, crowd in enumerate(state.crowd)
        if crowd
        and board.kind[hex_] != START
        and crowd >= (board.railroads_per_port if board.kind[hex_] == PORT else board.railroads_per_hex)
    )
    key = (id(board), full)
    routes = _routes.get(key)
    if routes is None:
        if len(_routes) >= CACHE_SIZE:
            del _routes[next(iter(_routes))]
        routes = _routes[key] = RouteArrays(paths_of(board, full))
    return routes
