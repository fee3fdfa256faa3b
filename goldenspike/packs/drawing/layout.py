"""Layout: spread crowded towns, and place labels without overlaps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot

Point = tuple[float, float]
Line = tuple[Point, Point]


class Box:
    """A rectangle on the paper."""

    __slots__ = ("bottom", "left", "right", "top")

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    @staticmethod
    def around(x: float, y: float, width: float, height: float) -> Box:
        return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def overlap(self, other: Box) -> float:
        """Shared area of two boxes."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def crossed(self, line: Line) -> float:
        """Length of the part of a line inside the box."""
        (ax, ay), (bx, by) = line
        if (ax < self.left and bx < self.left) or (ax > self.right and bx > self.right):
            return 0.0
        enter, leave = 0.0, 1.0
        for start, step, low, high in ((ax, bx - ax, self.left, self.right), (ay, by - ay, self.top, self.bottom)):
            if step == 0:
                if not low < start < high:
                    return 0.0
                continue
            first, last = sorted(((low - start) / step, (high - start) / step))
            enter, leave = max(enter, first), min(leave, last)
        return max(0.0, leave - enter) * hypot(bx - ax, by - ay)


def spread_places(
    places: Mapping[str, Point], joined: Iterable[tuple[str, str]], width: float, height: float, gap: float
) -> dict[str, Point]:
    """Spread places over paper of a size: crowded areas grow, empty ones shrink, directions are kept roughly.

    First each axis is stretched where many places share it. Then neighbours push one another away, and off the track.
    """
    names = list(places)
    xs = _evened([places[name][0] for name in names], width)
    ys = _evened([places[name][1] for name in names], height)
    at = {name: index for index, name in enumerate(names)}
    lines = sorted({(min(at[a], at[b]), max(at[a], at[b])) for a, b in joined})
    for _ in range(ROUNDS):
        _push_apart(xs, ys, gap)
        _push_off(xs, ys, lines, gap / 3)
        xs[:] = [min(max(x, 0.0), width) for x in xs]
        ys[:] = [min(max(y, 0.0), height) for y in ys]
    return {name: (xs[index], ys[index]) for index, name in enumerate(names)}


ROUNDS = 40
# Share of an axis that follows the places instead of the map
EVENNESS = 0.5


def _evened(values: Sequence[float], size: float) -> list[float]:
    low, high = min(values), max(values)
    order = sorted(set(values))
    rank = {value: index / max(1, len(order) - 1) for index, value in enumerate(order)}
    extent = (high - low) or 1.0
    return [size * (EVENNESS * rank[value] + (1 - EVENNESS) * (value - low) / extent) for value in values]


def _push_apart(xs: list[float], ys: list[float], gap: float) -> None:
    for i in range(len(xs)):
        for j in range(i):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if -gap < dx < gap and -gap < dy < gap and (distance := hypot(dx, dy)) < gap:
                push = (gap - distance) / 4 / (distance or 1.0)
                dx = dx or 1.0
                xs[i] += dx * push
                xs[j] -= dx * push
                ys[i] += dy * push
                ys[j] -= dy * push


def _push_off(xs: list[float], ys: list[float], lines: Sequence[tuple[int, int]], gap: float) -> None:
    for a, b in lines:
        ax, ay, bx, by = xs[a], ys[a], xs[b], ys[b]
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy or 1.0
        left, right = min(ax, bx) - gap, max(ax, bx) + gap
        top, bottom = min(ay, by) - gap, max(ay, by) + gap
        for i, (x, y) in enumerate(zip(xs, ys, strict=True)):
            if not (left < x < right and top < y < bottom) or i in (a, b):
                continue
            along = min(max(((x - ax) * dx + (y - ay) * dy) / square, 0.0), 1.0)
            offx, offy = x - ax - along * dx, y - ay - along * dy
            if (distance := hypot(offx, offy)) < gap:
                push = (gap - distance) / 3 / (distance or 1.0)
                xs[i] += offx * push
                ys[i] += offy * push


def best_place(candidates: Sequence[Box], taken: Iterable[Box], lines: Iterable[Line]) -> int:
    """Candidate box that covers least of what is there; the first of equals."""
    around = Box(
        min(box.left for box in candidates),
        min(box.top for box in candidates),
        max(box.right for box in candidates),
        max(box.bottom for box in candidates),
    )
    near = [box for box in taken if around.overlap(box)]
    crossing = [line for line in lines if around.crossed(line)]

    def harm(index: int) -> float:
        box = candidates[index]
        return 4 * sum(map(box.overlap, near)) + 6 * sum(map(box.crossed, crossing)) + index

    return min(range(len(candidates)), key=harm)


def empty_place(width: float, height: float, within: Box, taken: Sequence[Box], lines: Sequence[Line]) -> Point | None:
    """Top left corner of an empty rectangle of that size: the lowest, then the leftmost; or None."""
    step = 20
    for top in range(int(within.bottom - height), int(within.top) - 1, -step):
        for left in range(int(within.left), int(within.right - width) + 1, step):
            box = Box(left, top, left + width, top + height)
            if not any(box.overlap(other) for other in taken) and not any(box.crossed(line) for line in lines):
                return float(left), float(top)
    return None
