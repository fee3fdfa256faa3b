"""Read the land under a board: ranges, rivers, waters, borders and names, in latitude and longitude.

It is optional, and only drawings use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, get_args

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.table import Columns, Row, read_table
from goldenspike.packs.reading.text import LocalizedStruct

TABLE = "terrain"
COLUMNS = Columns(("kind", "name", "points", "height", "width", "source"), worded=("name",), needed=False)

Kind = Literal["sea", "lake", "range", "river", "border", "country"]
Degrees = tuple[float, float]

KINDS: tuple[Kind, ...] = get_args(Kind)
RINGS: tuple[Kind, ...] = ("sea", "lake")
MOST_POINTS = 120
MOST_POINTS_IN_ALL = 4_000
FURTHEST = 30.0
"""Most degrees from one point to the next."""


class Feature(LocalizedStruct, frozen=True):
    """A feature of the land. Seas and lakes are closed rings; everything else runs from point to point."""

    kind: Kind  #: sea, lake, range, river, border or country
    name: str  #: name written on the map; may be empty
    points: tuple[Degrees, ...]  #: latitude and longitude of each point
    height: float  #: metres above the land around it (ranges)
    width: float  #: kilometres (ranges and rivers)
    source: str  #: where the row comes from


def read(file: str, data: bytes, report: Report) -> tuple[Feature, ...]:
    features = read_table(file, data, COLUMNS, _feature, report)
    points = sum(len(each.points) for each in features.items)
    if points > MOST_POINTS_IN_ALL:
        report.add(file, None, "points", "pack-terrain-too-much", found=points, most=MOST_POINTS_IN_ALL)
    return features.items


def _feature(row: Row) -> Feature:
    kind = row.choice("kind", KINDS)
    name = row.required("name") if kind == "country" else row.text("name")
    return Feature(
        kind=kind,
        name=name,
        points=_points(row, 3 if kind in RINGS else 2),
        height=row.decimal("height", 1, 9_000) if kind == "range" else 0.0,
        width=row.decimal("width", 0.1, 500) if kind in ("range", "river") else 0.0,
        source=row.source(),
        sisters=row.sisters(),
    )


def _points(row: Row, least: int) -> tuple[Degrees, ...]:
    """Pairs of latitude and longitude, separated by semicolons."""
    pairs = row.required("points").split(";")
    if not least <= len(pairs) <= MOST_POINTS:
        row.wrong("points", "pack-terrain-points", found=len(pairs), least=least, most=MOST_POINTS)
        return ()
    points = [_point(row, pair) for pair in pairs]
    found = tuple(point for point in points if point is not None)
    if len(found) == len(points) and any(_far(a, b) for a, b in pairwise(found)):
        row.wrong("points", "pack-terrain-far", most=int(FURTHEST))
    return found


def _point(row: Row, pair: str) -> Degrees | None:
    latitude, _, longitude = pair.strip().partition(" ")
    cell = Row(row.file, row.line, {"points": latitude}, [], row.report)
    other = Row(row.file, row.line, {"points": longitude.strip()}, [], row.report)
    before = len(row.report.problems)
    found = cell.decimal("points", -85, 85), other.decimal("points", -180, 180)
    return found if len(row.report.problems) == before else None


def _far(a: Degrees, b: Degrees) -> bool:
    return abs(a[0] - b[0]) > FURTHEST or abs(a[1] - b[1]) > FURTHEST


def lie_apart(places: Sequence[Degrees]) -> bool:
    """Whether three places are not in one line, so that land can be fitted to them."""
    if len(places) < 3:
        return False
    (a, b), *others = places
    far = max(others, key=lambda place: abs(place[0] - a) + abs(place[1] - b))
    return any(abs((far[0] - a) * (place[1] - b) - (far[1] - b) * (place[0] - a)) > 0.01 for place in others)
