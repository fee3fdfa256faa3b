"""Reach of track: the cheapest route from the network to every town."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from goldenspike.bots.silverton.evaluation.odds import win_chance
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.position.targets import is_segment

NO_PATH: Final = 1e9

FINENESS: Final = 1024.0
"""Parts of a dollar by which towns are ordered."""

TOWNS: Final = 1024
"""More than any board has."""


class Reach:
    """Routes by town: their cost in dollars, their whole burden, how many segments to build, the last segment, the
    previous town, and the first segment to build.

    `free` are segments that count as built: own surveyors already hold them.
    """

    def __init__(self, situation: Situation, free: list[int]) -> None:
        board, part = situation.board, situation.network.part
        towns = board.towns
        self.burden: list[float] = [NO_PATH] * towns
        self.cost: list[int] = [0] * towns
        self.hops: list[int] = [0] * towns
        self.via: list[int] = [NOWHERE] * towns
        self.back: list[int] = [NOWHERE] * towns
        self.first: list[int] = [NOWHERE] * towns
        self.root: list[int] = part[:]  # the part of the network that a town would join
        self.order: list[int] = []  # towns outside the network, the nearest first
        self.trouble: list[float] = self._troubles(situation, free)
        self._spread(board)

    def _troubles(self, situation: Situation, free: list[int]) -> list[float]:
        """By segment: the burden of building it, NO_PATH where the seat may not build."""
        board, weights = situation.board, situation.weights
        found = []
        for segment in range(board.segments):
            owner = situation.owner[segment]
            if owner == NOWHERE:
                trouble = float(board.cost[segment])
                if board.snow[segment]:
                    trouble *= weights.snow
                if situation.advanced:
                    trouble += weights.long * board.length[segment]
            else:
                trouble = 0.0 if owner == situation.seat else NO_PATH
            found.append(trouble)
        for own in situation.segments + free:
            for beside in board.parallel[own]:
                if found[beside] > 0.0:
                    found[beside] = NO_PATH
        for own in free:
            found[own] = 0.0
        for rival in situation.rivals:
            if is_segment(rival.target) and found[rival.target] > 0.0:
                found[rival.target] += weights.quarrel * win_chance(rival.bonus)
        return found

    def _spread(self, board: Board) -> None:
        """Run Dijkstra's algorithm from all towns of the network at once."""
        trouble, burden = self.trouble, self.burden
        end_a, end_b = board.end_a, board.end_b
        heap: list[int] = []  # burden and town in one number, which is fast to compare
        visited = [False] * board.towns
        for town in range(board.towns):
            if self.root[town] != NOWHERE:
                burden[town] = 0.0
                heappush(heap, town)
        while heap:
            town = heappop(heap) % TOWNS
            if visited[town]:
                continue
            visited[town] = True
            so_far = burden[town]
            if self.back[town] != NOWHERE:
                self.order.append(town)
            for segment in board.leaving[town]:
                step = trouble[segment]
                if step >= NO_PATH:
                    continue
                other = end_b[segment] if end_a[segment] == town else end_a[segment]
                if so_far + step < burden[other] and not visited[other]:
                    burden[other] = so_far + step
                    self.back[other] = town
                    self.via[other] = segment
                    self.root[other] = self.root[town]
                    new = step > 0.0
                    self.hops[other] = self.hops[town] + (1 if new else 0)
                    self.cost[other] = self.cost[town] + (board.cost[segment] if new else 0)
                    self.first[other] = self.first[town] if self.first[town] != NOWHERE or not new else segment
                    heappush(heap, int((so_far + step) * FINENESS) * TOWNS + other)

    def lies_on_way(self, town: int, to: int) -> bool:
        """Tell whether the route to `to` passes `town`."""
        while to != NOWHERE:
            if to == town:
                return True
            to = self.back[to]
        return False


CACHE_SIZE: Final = 256
_cache: dict[tuple[Any, ...], Reach] = {}


def reach_of(situation: Situation, free: list[int]) -> Reach:
    """Routes, cached: they change only with track and surveyors."""
    weights = situation.weights
    surveyors = [(rival.target, rival.bonus) for rival in situation.rivals if is_segment(rival.target)]
    key = (
        *(situation.board, situation.seat, situation.advanced, weights.snow, weights.long, weights.quarrel),
        *(tuple(situation.owner), tuple(situation.starts), tuple(free), tuple(surveyors)),
    )
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        found = _cache[key] = Reach(situation, free)
    return found
