"""Land sheet: the land under a board as a few long SVG paths, built once from a pack's terrain.

Coordinates are those of the board. Hachures are thin wedges, thick at the ridge and thicker on the dark side, so that
one path holds all ranges. The same pack always gives the same sheet. The more land a pack has, the coarser it is drawn,
so that the sheet stays small.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from zlib import crc32

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.packs.drawing.geometry import (
    degrees_apart,
    even_points,
    free_runs,
    jitter_line,
    line_length,
    mean_point,
    noise,
    point_along,
    quadratic_point,
    signed_area,
    smooth_line,
)
from goldenspike.packs.drawing.layout import Box, Line, Point, empty_place
from goldenspike.packs.drawing.projection import Warp
from goldenspike.packs.drawing.svg_paths import FINE, curve, ints, straight, wedge
from goldenspike.packs.reading.pack import Pack
from goldenspike.packs.reading.terrain import RINGS, Degrees, Feature, Kind
from goldenspike.packs.reading.text import LocalizedStruct

MARGIN = 110.0
"""Margin of land around the board."""
STROKES = 1_100
"""Most stroke positions along all ridges: keeps a sheet small, whatever its pack contains."""


Cell = tuple[int, int]
Sizes = tuple[float, float, float]


class Ground(msgspec.Struct, frozen=True):
    """What the land needs to know about a board: places in the world and on it, and areas in use."""

    places: list[tuple[Degrees, Point]]
    taken: list[Box]
    lines: list[Line]

    @property
    def board(self) -> Box:
        xs, ys = [x for _, (x, _) in self.places], [y for _, (_, y) in self.places]
        return Box(min(xs), min(ys), max(xs), max(ys))


class Name(LocalizedStruct, frozen=True):
    """A name along a path, with the size and spacing of its letters."""

    kind: Kind
    name: str
    path: str
    size: float
    spacing: float


class Cartouche(msgspec.Struct, frozen=True):
    """Rectangle for title, scale and compass."""

    x: float
    y: float
    width: float
    height: float


class Sheet(msgspec.Struct, frozen=True):
    """SVG path data by kind of land; rivers by weight, finest first. `mile` is its approximate length."""

    fine: int
    mile: float
    hachures: str
    waters: str
    waves: str
    rivers: tuple[str, ...]
    borders: str
    names: tuple[Name, ...]
    cartouche: Cartouche | None


@lru_cache(maxsize=20)
def land_sheet(pack: Pack) -> Sheet | None:
    """Build the land sheet of a pack, if it has land."""
    if not pack.terrain:
        return None
    manifest = game_registry()[pack.game]
    ground: Ground = manifest.load(manifest.ground)(pack.tables)
    return _SheetBuilder(ground).build(pack.terrain)


class _SheetBuilder:
    def __init__(self, ground: Ground) -> None:
        self.warp = Warp(ground.places)
        self.ground = ground
        board = ground.board
        self.edge = Box(board.left - MARGIN, board.top - MARGIN, board.right + MARGIN, board.bottom + MARGIN)
        self.cartouche = self._cartouche()
        self.clear: set[Cell] = set()
        """Cells without strokes, because a name is there."""

    def build(self, terrain: Sequence[Feature]) -> Sheet:
        step = max(STEP, sum(degrees_apart(a, b) for each in terrain for a, b in pairwise(each.points)) / STEPS)
        lines = [(feature, self.line(feature, step)) for feature in terrain]
        written = [(each, found) for each, line in lines if each.name and (found := self.letter(each, line))]
        self.clear = {cell for each, found in written if each.kind in ("range", "river") for cell in found.cells()}
        rings = [line for feature, line in lines if feature.kind in RINGS]
        return Sheet(
            fine=FINE,
            mile=round(MILE * self.warp.kilometre(), 4),
            hachures="".join(self.hachures([(feature, line) for feature, line in lines if feature.kind == "range"])),
            waters="".join(curve(ring, closed=True) for ring in rings),
            waves="".join(self.waves(rings)),
            rivers=tuple(
                "".join(
                    curve(part)
                    for feature, line in lines
                    if feature.kind == "river" and low < feature.width <= high
                    for part in self.inside(line)
                )
                for low, high in pairwise(WEIGHTS)
            ),
            borders="".join(
                straight(part) for feature, line in lines if feature.kind == "border" for part in self.inside(line)
            ),
            names=tuple(
                Name(
                    each.kind,
                    each.name,
                    found.path,
                    round(found.size, 1),
                    round(found.spacing, 1),
                    sisters=each.sisters,
                )
                for each, found in written
            ),
            cartouche=self.cartouche,
        )

    def _cartouche(self) -> Cartouche | None:
        board = self.ground.board
        for width, height in CARTOUCHES:
            found = empty_place(width, height, board, self.ground.taken, self.ground.lines)
            if found:
                return Cartouche(*found, width, height)
        return None

    # Lines

    def line(self, feature: Feature, step: float) -> list[Point]:
        """Points of a feature on the board, dense enough to bend with it; natural lines get a slight jitter."""
        world = [*feature.points, feature.points[0]] if feature.kind in RINGS else list(feature.points)
        if feature.kind == "country":
            return [self.warp(*point) for point in world]
        seed = crc32(f"{feature.kind} {feature.name} {world[0]}".encode())
        line = [self.warp(*world[0])]
        for at, (a, b) in enumerate(pairwise(world)):
            parts = ceil(degrees_apart(a, b) / step)
            shares = [part / parts for part in range(1, parts)]
            between = [self.warp(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for share in shares]
            end = self.warp(*b)
            if feature.kind != "border":
                between = jitter_line([line[-1], *between, end], seed + at)
            line += [*between, end]
        return line[:-1] if feature.kind in RINGS else line

    def inside(self, line: Sequence[Point]) -> Iterator[list[Point]]:
        """Parts of a line that are on the sheet."""
        part: list[Point] = []
        for a, b in pairwise(line):
            if self.holds(a) or self.holds(b):
                part = [*part, b] if part else [a, b]
            elif part:
                yield part
                part = []
        if part:
            yield part

    def holds(self, point: Point) -> bool:
        x, y = point
        return self.edge.left <= x <= self.edge.right and self.edge.top <= y <= self.edge.bottom

    # Waters

    def waves(self, rings: Sequence[Sequence[Point]]) -> Iterator[str]:
        """Two wave lines along each shore, except where the water is narrow, and on ponds."""
        grain = max(10.0, sum(map(line_length, rings)) / SHORES)
        for ring in rings:
            shore = [point for point in even_points([*ring, ring[0]], grain) if self.holds(point)]
            if len(shore) < POND:
                continue
            side = 1 if signed_area(ring) > 0 else -1
            for off in WAVES:
                wave: list[Point] = []
                for (ax, ay), (bx, by) in pairwise(shore):
                    step = hypot(bx - ax, by - ay)
                    point = ax - side * (by - ay) / step * off, ay + side * (bx - ax) / step * off
                    if step < 2 * grain and all(hypot(point[0] - x, point[1] - y) > 0.9 * off for x, y in shore):
                        wave.append(point)
                        continue
                    yield straight(wave) if len(wave) > 2 else ""
                    wave = []
                yield straight(wave) if len(wave) > 2 else ""

    # Mountains

    def hachures(self, ranges: Sequence[tuple[Feature, list[Point]]]) -> Iterator[str]:
        grain = max(1.0, sum(line_length(line) for _, line in ranges) / CLOSE / STROKES)
        for feature, line in ranges:
            middle = feature.points[len(feature.points) // 2]
            half = feature.width / 2 * self.warp.kilometre(middle)
            yield from self.slopes(even_points(smooth_line(line), grain), half, feature)

    def slopes(self, ridge: Sequence[Point], half: float, feature: Feature) -> Iterator[str]:
        """Strokes down both sides of a ridge, shorter towards its ends: one row, and a finer one below."""
        length = len(ridge)
        gap = CLOSE * (1.35 - 0.45 * min(1.0, feature.height / HIGHEST))
        weight = LIGHTEST + (HEAVIEST - LIGHTEST) * min(1.0, feature.height / HIGHEST)
        seed = crc32(feature.name.encode())
        for at in range(int(length / gap)):
            here = (at + 0.5) * gap
            point, along = point_along(ridge, here)
            if not self.holds(point):
                continue
            taper = min(1.0, 0.35 + 2.6 * min(here, length - here) / length)
            for side in (-1, 1):
                down = along + side * pi / 2
                dark = 0.5 + 0.5 * cos(down - LIGHT - pi)
                for row, (start, end, thin) in enumerate(ROWS):
                    # The foot of the bright slope stays white.
                    if row and dark < 0.25:
                        continue
                    jitter = noise(seed, at * 4 + row * 2 + (side > 0))
                    foot = point_along(ridge, here + row * gap / 2)[0] if row else point
                    reach = half * taper * (0.78 + 0.22 * jitter)
                    lean = down + (jitter - 0.5) * 0.22
                    begin = self.beyond_letters(foot, lean, reach * start)
                    if reach * end - begin > 2:
                        yield wedge(foot, lean, begin, reach * end, weight * thin * (0.5 + 0.75 * dark))

    def beyond_letters(self, foot: Point, angle: float, start: float) -> float:
        """Distance at which a stroke begins: at `start`, or behind a name that is there."""
        dx, dy = cos(angle), sin(angle)
        while _cell((foot[0] + dx * start, foot[1] + dy * start)) in self.clear:
            start += CELL / 2
        return start

    # Names

    def letter(self, feature: Feature, line: Sequence[Point]) -> Lettering | None:
        letters = max(map(len, [feature.name, *feature.sisters.values()]))
        match feature.kind:
            case "sea":
                return self.across(line, letters, self.ground.taken)
            case "lake":
                return self.across(line, letters, ())
            case "river":
                return self.beside(line, letters)
            case "range":
                return self.along(line, letters, RANGE_SIZES, 0.9)
            case _:
                return self.along(line, letters, COUNTRY_SIZES, 1.0)

    def along(self, line: Sequence[Point], letters: int, sizes: Sizes, share: float) -> Lettering | None:
        """Letter a name on the curve through the ends and the middle of a line."""
        a, b = line[0], line[-1]
        middle = even_points(line, max(1.0, line_length(line) / 20))
        m = middle[len(middle) // 2]
        bend = 2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2
        room = hypot(b[0] - a[0], b[1] - a[1])
        if not self.holds(m) or (sized := _fit_letters(room * share, letters, sizes)) is None:
            return None
        if (b[0] - a[0], a[1] - b[1]) < (0, 0):
            a, b = b, a
        bow = [quadratic_point(a, bend, b, 0.5 + share * (at / BOWED - 0.5)) for at in range(BOWED + 1)]
        return Lettering(f"M{ints(a)}Q{ints(bend)} {ints(b)}", *sized, bow)

    def beside(self, line: Sequence[Point], letters: int) -> Lettering | None:
        """Letter a name above the straightest stretch of a river that has room for it."""
        grain = max(8.0, line_length(line) / 500)
        points = even_points(smooth_line(line), grain)
        need = ceil(letters * RIVER_SIZE * 0.95 / grain)
        best: tuple[float, int] | None = None
        for start in range(len(points) - need):
            part = points[start : start + need + 1]
            if not all(map(self.holds, part)):
                continue
            dx, dy = part[-1][0] - part[0][0], part[-1][1] - part[0][1]
            worth = (hypot(dx, dy) + 0.3 * abs(dx)) / (grain * need)
            if best is None or worth > best[0] + 0.02:
                best = worth, start
        if best is None:
            return None
        part = points[best[1] : best[1] + need + 1]
        if part[-1][0] < part[0][0]:
            part = part[::-1]
        means = (mean_point(part[max(0, at - 3) : at + 4]) for at in range(0, len(part), 3))
        smooth = [(x, y - RIVER_LIFT) for x, y in means]
        return Lettering(curve(smooth), RIVER_SIZE, RIVER_SIZE * 0.14, [(x, y - RIVER_SIZE / 3) for x, y in smooth])

    def across(self, ring: Sequence[Point], letters: int, taken: Iterable[Box]) -> Lettering | None:
        """Letter a name on the widest free horizontal line inside a water."""
        board = self.ground.board
        best: tuple[float, float, float] | None = None
        boxes = list(taken)
        if self.cartouche:
            x, y, width, height = msgspec.structs.astuple(self.cartouche)
            boxes.append(Box(x, y, x + width, y + height))
        y = board.top
        while y < board.bottom:
            for left, right in free_runs(ring, y, board.left - MARGIN, board.right + MARGIN, boxes):
                if best is None or right - left > best[0]:
                    best = right - left, left, y
            y += 12
        if best is None or (sized := _fit_letters(best[0] * 0.9, letters, WATER_SIZES)) is None:
            return None
        room, left, y = best
        return Lettering(f"M{ints((left, y))}H{round((left + room) * FINE)}", *sized, [])


class Lettering(msgspec.Struct, frozen=True):
    """Lettering of a name: path, size, spacing, and centre line of the letters."""

    path: str
    size: float
    spacing: float
    points: list[Point]

    def cells(self) -> Iterator[Cell]:
        reach = round(0.4 * self.size / CELL)
        for x, y in (point for a, b in pairwise(self.points) for point in even_points([a, b], CELL)):
            across, down = _cell((x, y))
            yield from ((across + i, down + j) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1))


STEP = 0.75
"""Degrees between points that are projected. STEPS is the most of them."""
STEPS = 3_000
WEIGHTS = (0.0, 2.5, 4.5, 100.0)
CARTOUCHES = ((560.0, 270.0), (460.0, 270.0), (400.0, 230.0), (330.0, 190.0))

MILE = 1.609
CELL = 3.0
BOWED = 8
WAVES = (6.0, 13.0)
SHORES, POND = 1_200, 16
CLOSE = 6.0
HIGHEST = 4_400.0
LIGHTEST, HEAVIEST = 1.0, 2.6
LIGHT = -3 * pi / 4
"""Light from the north-west, as on engraved maps."""
ROWS = ((0.03, 0.7, 1.0), (0.5, 1.15, 0.62))

# Smallest and largest size of letters, and width of a letter relative to its size
RANGE_SIZES = (11.0, 20.0, 0.6)
COUNTRY_SIZES = (14.0, 40.0, 0.78)
WATER_SIZES = (8.0, 30.0, 0.6)
RIVER_SIZE, RIVER_LIFT = 12.0, 4.5


def _fit_letters(room: float, letters: int, sizes: Sizes) -> tuple[float, float] | None:
    """Size and spacing of letters that fill the room; None where they would be too small."""
    least, most, wide = sizes
    size = min(room / letters / (wide + 0.2), most)
    if size < least:
        return None
    return size, min(room / letters - wide * size, 1.4 * size)


def _cell(point: Point) -> Cell:
    return int(point[0] // CELL), int(point[1] // CELL)
