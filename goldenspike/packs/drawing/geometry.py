"""Geometry of lines and rings on a drawing: lengths, even steps, smooth curves, free stretches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, hypot
from zlib import crc32

from goldenspike.packs.drawing.layout import Box, Point
from goldenspike.packs.reading.terrain import Degrees


def quadratic_point(a: Point, bend: Point, b: Point, share: float) -> Point:
    rest = 1 - share
    x, y = (rest * rest * p + 2 * rest * share * q + share * share * r for p, q, r in zip(a, bend, b, strict=True))
    return x, y


def signed_area(ring: Sequence[Point]) -> float:
    """Twice the area of a ring; negative if it runs the other way round."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True))


def free_runs(
    ring: Sequence[Point], y: float, left: float, right: float, taken: Iterable[Box]
) -> Iterator[tuple[float, float]]:
    """Free stretches of a horizontal line inside a ring."""
    crossings = sorted(
        ax + (bx - ax) * (y - ay) / (by - ay)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
        if (ay <= y) != (by <= y)
    )
    near = sorted(
        ((box.left, box.right) for box in taken if box.top - 14 < y < box.bottom + 14), key=lambda run: run[0]
    )
    for start, end in zip(crossings[::2], crossings[1::2], strict=False):
        at, end = max(start, left), min(end, right)
        for low, high in near:
            if at < low < end:
                yield at, low
            if low < end:
                at = max(at, high)
        if at < end:
            yield at, end


def jitter_line(line: Sequence[Point], seed: int) -> list[Point]:
    """Inner points of a line, with a slightly displaced point between each two, so that it looks natural."""
    found: list[Point] = []
    for at, (a, b) in enumerate(pairwise(line)):
        if at:
            found.append(a)
        aside = (noise(seed, at) - 0.5) * 0.34
        found.append(((a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside))
    return found


def noise(seed: int, at: int) -> float:
    """Repeatable noise from 0 to 1."""
    return (crc32(at.to_bytes(8, "big", signed=True), seed & 0xFFFFFFFF) & 0xFFFF) / 0xFFFF


def smooth_line(line: Sequence[Point]) -> list[Point]:
    """Smooth a line: three more points between each two, on a curve through them."""
    found = [line[0]]
    for at, (b, c) in enumerate(pairwise(line)):
        a, d = line[max(0, at - 1)], line[min(len(line) - 1, at + 2)]
        for t in (0.25, 0.5, 0.75, 1.0):
            found.append((_catmull_rom(a[0], b[0], c[0], d[0], t), _catmull_rom(a[1], b[1], c[1], d[1], t)))
    return found


def _catmull_rom(a: float, b: float, c: float, d: float, t: float) -> float:
    """Point on the Catmull-Rom curve from b to c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def even_points(line: Sequence[Point], step: float) -> list[Point]:
    """Points of a line at even distances."""
    found, left = [line[0]], step
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        at = left
        while at <= length:
            found.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            at += step
        left = at - length
    return found


def point_along(ridge: Sequence[Point], here: float) -> tuple[Point, float]:
    """Point at a distance along a ridge of even steps, and the direction of the ridge there."""
    index = min(int(here), len(ridge) - 1)
    a, b = ridge[max(0, index - 9)], ridge[min(len(ridge) - 1, index + 9)]
    return ridge[index], atan2(b[1] - a[1], b[0] - a[0])


def degrees_apart(a: Degrees, b: Degrees) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def line_length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def mean_point(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
