"""Best paths west: from every hex into the regions, over the divide and to a port, avoiding full hexes.

Lines are straight and a railroad lays one a turn, so a path with few bends beats a cheaper one with many.
"""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide.board import CENTRAL, NOWHERE, PORT, START, WEST, Board

# The goals: everything that scores by building.
INTO_CENTRAL: Final = 0
INTO_WEST: Final = 1
OVER_DIVIDE: Final = 2
TO_PORT: Final = 3

LINE_BURDEN: Final = 6
"""Dollars that one more line counts as, for the turn it takes."""

PORT_BURDEN: Final = 15
"""Extra dollars that a path may cost for each extra point of its port."""

FAR: Final = 9999
"""Dollars, lines and hexes of a path that does not exist."""

# During the search a path is one number, which is faster to add and compare than a tuple:
# burden first, then lines, hexes and the points at its end.
HEX: Final = 1 << 8
LINE: Final = 1 << 20
DOLLAR: Final = 1 << 32
NO_PATH: Final = FAR * DOLLAR

ASTRIDE: Final = 6
"""The seventh direction: no line continues, and the next may begin in any of the six."""


class GoalPaths:
    """Paths to one goal. By hex: dollars, lines and hexes still to go, and the points at the end.

    `burden` combines these; a railroad uses the path from its hex with the least.
    """

    def __init__(self, board: Board, goal: int, full: frozenset[int]) -> None:
        ends = _ends(board, goal, full)
        self.most: int = max(ends.values(), default=0)
        self.burden: list[int] = []
        self.cost: list[int] = []
        self.lines: list[int] = []
        self.hexes: list[int] = []
        self.points: list[int] = []
        for path in _search(board, ends, self.most, full):
            self._add(path)

    def _add(self, path: int) -> None:
        burden, lines, points = path // DOLLAR, path % DOLLAR // LINE, path % HEX
        self.burden.append(burden)
        self.cost.append(FAR if burden == FAR else burden - LINE_BURDEN * lines - PORT_BURDEN * (self.most - points))
        self.lines.append(FAR if burden == FAR else lines)
        self.hexes.append(FAR if burden == FAR else path % LINE // HEX)
        self.points.append(points)


class PathsWest:
    """Paths to all goals while some hexes are full. Each is computed on first use."""

    def __init__(self, board: Board, full: frozenset[int]) -> None:
        self.board = board
        self.full = full
        self._found: dict[int, GoalPaths] = {}

    def to(self, goal: int) -> GoalPaths:
        path = self._found.get(goal)
        if path is None:
            path = self._found[goal] = GoalPaths(self.board, goal, self.full)
        return path


CACHE_SIZE: Final = 64
_cache: dict[tuple[int, frozenset[int]], PathsWest] = {}


def paths_of(board: Board, full: frozenset[int]) -> PathsWest:
    """Paths, cached: all bots at a table ask for the same ones."""
    key = (id(board), full)
    paths = _cache.get(key)
    if paths is None:
        if len(_cache) >= CACHE_SIZE:
            del _cache[next(iter(_cache))]
        paths = _cache[key] = PathsWest(board, full)
    return paths


def _ends(board: Board, goal: int, full: frozenset[int]) -> dict[int, int]:
    """The hexes where a goal is reached, with the points of a share for it."""
    hexes = range(len(board.hex_ids))
    if goal == TO_PORT:
        return {hex_: board.port_points[hex_] for hex_ in hexes if board.kind[hex_] == PORT and hex_ not in full}
    if goal == OVER_DIVIDE:
        return {hex_: board.divide_points for hex_ in hexes if board.beyond_divide[hex_]}
    region = CENTRAL if goal == INTO_CENTRAL else WEST
    return {hex_: board.region_points[region] for hex_ in hexes if board.region[hex_] >= region}


def _search(board: Board, ends: dict[int, int], most: int, full: frozenset[int]) -> list[int]:
    """Find the best path from each hex, with Dijkstra's algorithm from the ends outward.

    A node is a hex and the direction in which a line continues from it, or ASTRIDE. Nodes wait in one list per dollar
    of burden; there are few, so no heap is needed.
    """
    hexes = len(board.hex_ids)
    behind = _behind(board)
    closed = [kind in (START, PORT) for kind in board.kind]
    for hex_ in full:
        closed[hex_] = True
    least = [NO_PATH] * (hexes * 7)
    waiting: list[list[int]] = []
    for hex_, points in ends.items():
        closed[hex_] = hex_ in full
        burden = (most - points) * PORT_BURDEN
        least[hex_ * 7 + ASTRIDE] = burden * DOLLAR + points
        _wait(waiting, burden, hex_ * 7 + ASTRIDE)
    for burden, nodes in enumerate(waiting):  # both lists grow during the loop
        for node in nodes:
            path = least[node]
            if path // DOLLAR < burden:
                continue  # a better one was found since
            hex_, direction = node // 7, node % 7
            first, last = direction, direction
            if direction == ASTRIDE:
                first, last = 0, 5
            else:
                turned = path + LINE_BURDEN * DOLLAR + LINE
                astride = node - direction + ASTRIDE
                if turned < least[astride]:
                    least[astride] = turned
                    _wait(waiting, burden + LINE_BURDEN, astride)
            if closed[hex_]:
                continue  # a path may begin here, but not lead through
            cost = board.cost[hex_]
            longer = path + cost * DOLLAR + HEX
            for heading in range(first, last + 1):
                before = behind[hex_ * 6 + heading]
                if before != NOWHERE and longer < least[before * 7 + heading]:
                    least[before * 7 + heading] = longer
                    _wait(waiting, burden + cost, before * 7 + heading)
    return [least[hex_ * 7 + ASTRIDE] for hex_ in range(hexes)]


def _wait(waiting: list[list[int]], burden: int, node: int) -> None:
    while len(waiting) <= burden:
        waiting.append([])
    waiting[burden].append(node)


def _behind(board: Board) -> list[int]:
    """At hex * 6 + direction: the hex from which that direction leads here, or NOWHERE."""
    behind = [NOWHERE] * len(board.neighbour)
    for at, neighbour in enumerate(board.neighbour):
        if neighbour != NOWHERE:
            behind[neighbour * 6 + at % 6] = at // 6
    return behind
