"""Routes over a player's track (SV-3.7): connected towns, lengths and longest segments.

Everything here is immutable. A player's `Track` is replaced when track is built or lost. It caches its results, and
clones of a position share it.
"""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE, Board

FAR: Final = 1 << 20


class TrackNetwork:
    """Towns connected by segments. `roots` count as towns even without a segment."""

    def __init__(self, board: Board, segments: list[int], roots: list[int]) -> None:
        self.board = board
        self.segments = segments
        self.part: list[int] = _parts(board, segments, roots)  # number of a town's connected part, or NOWHERE
        self._lengths: dict[int, list[int]] = {}
        self._longest: dict[int, list[int]] = {}
        self._routes: dict[int, list[int]] = {}

    def joins(self, a: int, b: int) -> bool:
        return self.part[a] != NOWHERE and self.part[a] == self.part[b]

    def length(self, a: int, b: int) -> int:
        """Length of the shortest route, FAR if there is none."""
        if a == b:
            return 0
        if not self.joins(a, b):
            return FAR
        lengths = self._lengths.get(a)
        if lengths is None:
            lengths = self._lengths[a] = self._from(a, True)
        return lengths[b]

    def longest(self, a: int, b: int) -> int:
        """Longest segment of the route where that is shortest, FAR if there is no route."""
        if a == b:
            return 0
        if not self.joins(a, b):
            return FAR
        longest = self._longest.get(a)
        if longest is None:
            longest = self._longest[a] = self._from(a, False)
        return longest[b]

    def shortest_route(self, a: int, b: int) -> list[int]:
        """Segments of the shortest route; of equally short ones, the first in pack order, town by town."""
        route = self._routes.get(a * self.board.towns + b)
        if route is None:
            route = self._routes[a * self.board.towns + b] = self._route(a, b)
        return route

    def _route(self, a: int, b: int) -> list[int]:
        board, segments = self.board, sorted(self.segments)
        route: list[int] = []
        town = a
        while town != b:
            left = self.length(b, town)
            for segment in segments:
                near, far = board.end_a[segment], board.end_b[segment]
                if town not in (near, far):
                    continue
                other = far if town == near else near
                if board.length[segment] + self.length(b, other) == left:
                    route.append(segment)
                    town = other
                    break
            else:
                return []
        return route

    def _from(self, town: int, add: bool) -> list[int]:
        """Shortest distances to all towns: by the sum of the segments, or by the longest of them."""
        board = self.board
        end_a, end_b, length = board.end_a, board.end_b, board.length
        least = [FAR] * board.towns
        least[town] = 0
        lowered = True
        while lowered:
            lowered = False
            for segment in self.segments:
                a, b, here = end_a[segment], end_b[segment], length[segment]
                by_a = least[a] + here if add else max(least[a], here)
                by_b = least[b] + here if add else max(least[b], here)
                if by_a < least[b]:
                    least[b] = by_a
                    lowered = True
                elif by_b < least[a]:
                    least[a] = by_b
                    lowered = True
        return least


def _parts(board: Board, segments: list[int], roots: list[int]) -> list[int]:
    part = [NOWHERE] * board.towns
    for root in roots:
        part[root] = root
    end_a, end_b = board.end_a, board.end_b
    for segment in segments:
        a, b = end_a[segment], end_b[segment]
        part_a, part_b = part[a], part[b]
        if part_a == NOWHERE and part_b == NOWHERE:
            part[a] = part[b] = a
        elif part_a == NOWHERE:
            part[a] = part_b
        elif part_b == NOWHERE:
            part[b] = part_a
        elif part_a != part_b:
            for town in range(board.towns):
                if part[town] == part_b:
                    part[town] = part_a
    return part


class Track:
    """A player's track: all segments, and the network that trains and passengers use."""

    def __init__(self, board: Board, segments: list[int], starts: list[int]) -> None:
        self.board = board
        self.segments = segments  # in building order
        self.starts = starts
        self.all = TrackNetwork(board, segments, starts)
        self.network = self._connected()
        self._dry: TrackNetwork | None = None
        self._all_dry: TrackNetwork | None = None
        self._ploughed: dict[int, TrackNetwork] = {}
        self._frontier: list[int] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Track) and self.segments == other.segments and self.starts == other.starts

    def __hash__(self) -> int:
        return hash((*self.segments, NOWHERE, *self.starts))

    def with_segment(self, segment: int) -> Track:
        return Track(self.board, [*self.segments, segment], self.starts)

    def without(self, segment: int) -> Track:
        return Track(self.board, [own for own in self.segments if own != segment], self.starts)

    def _connected(self) -> TrackNetwork:
        """Network connected to a start city (SV-3.7, SV-3.8)."""
        part, end_a = self.all.part, self.board.end_a
        home = [part[start] for start in self.starts]
        inside = [segment for segment in self.segments if part[end_a[segment]] in home]
        return self.all if len(inside) == len(self.segments) else TrackNetwork(self.board, inside, self.starts)

    def frontier(self) -> list[int]:
        """Segments at a town of this track or at a start city, in pack order."""
        if self._frontier is None:
            part, end_a, end_b = self.all.part, self.board.end_a, self.board.end_b
            segments = range(self.board.segments)
            self._frontier = [s for s in segments if part[end_a[s]] != NOWHERE or part[end_b[s]] != NOWHERE]
        return self._frontier

    def dry(self) -> TrackNetwork:
        """Network without the segments that snow closes in winter."""
        if self._dry is None:
            self._dry = self._without_snow(self.network)
        return self._dry

    def all_dry(self) -> TrackNetwork:
        """All track, including cut-off track, without the segments that snow closes in winter."""
        if self._all_dry is None:
            self._all_dry = self.dry() if self.network is self.all else self._without_snow(self.all)
        return self._all_dry

    def _without_snow(self, ways: TrackNetwork) -> TrackNetwork:
        snow = self.board.snow
        return TrackNetwork(self.board, [segment for segment in ways.segments if not snow[segment]], self.starts)

    def ploughed(self, cleared: int) -> TrackNetwork:
        """Network in winter with these white segments (bits) cleared (SV-12.5)."""
        if cleared == 0:
            return self.dry()
        ways = self._ploughed.get(cleared)
        if ways is None:
            snow = self.board.snow
            usable = [own for own in self.network.segments if not snow[own] or cleared >> own & 1]
            ways = self._ploughed[cleared] = TrackNetwork(self.board, usable, self.starts)
        return ways


def joint_network(first: Track, second: Track, dry: bool) -> TrackNetwork:
    """Combined network of two players who run a line jointly (SV-15.2)."""
    one, other = (first.dry(), second.dry()) if dry else (first.network, second.network)
    return TrackNetwork(first.board, one.segments + other.segments, first.starts + second.starts)
