"""SVG path data of lines and curves."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin

from goldenspike.packs.drawing.layout import Point

FINE = 10
"""Path coordinates are whole numbers: this many to a unit of the board."""


def curve(line: Sequence[Point], closed: bool = False) -> str:
    """A smooth curve through all points."""
    count = len(line)

    def point(at: int) -> Point:
        return line[at % count] if closed else line[min(max(at, 0), count - 1)]

    parts = [f"M{ints(line[0])}"]
    for at in range(count if closed else count - 1):
        a, b, c, d = point(at - 1), point(at), point(at + 1), point(at + 2)
        first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        parts.append(f"c{_step(b, first)}{_then(_step(b, second))}{_then(_step(b, c))}")
    return "".join(parts) + ("z" if closed else "")


def straight(line: Sequence[Point]) -> str:
    return f"M{ints(line[0])}" + "".join(f"L{ints(point)}" for point in line[1:])


def wedge(at: Point, angle: float, start: float, end: float, weight: float) -> str:
    """A stroke from distance `start` to `end` from `at`, ending in a point."""
    dx, dy = cos(angle), sin(angle)
    x, y = at[0] + dx * start, at[1] + dy * start
    wide = weight / 2
    a, b = (x - dy * wide, y + dx * wide), (x + dy * wide, y - dx * wide)
    tip = at[0] + dx * end, at[1] + dy * end
    return f"M{ints(a)}l{_step(a, b)}{_then(_step(b, tip))}z"


def ints(point: Point) -> str:
    x, y = round(point[0] * FINE), round(point[1] * FINE)
    return f"{x}{_then(str(y))}"


def _step(a: Point, b: Point) -> str:
    """Relative step between rounded points, so that rounding errors do not add up."""
    x = round(b[0] * FINE) - round(a[0] * FINE)
    y = round(b[1] * FINE) - round(a[1] * FINE)
    return f"{x}{_then(str(y))}"


def _then(number: str) -> str:
    """Join numbers; a minus sign needs no space before it."""
    return number if number.startswith("-") else f" {number}"
