"""Where the map of Silverton puts its towns: apart from one another, clear of other track, as the world has them."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, cos, degrees, hypot, pi, radians

import pytest

from goldenspike import packs
from goldenspike.packs.drawing.layout import Box, Point
from goldenspike.packs.silverton import drawing
from goldenspike.packs.silverton.tables import SilvertonTables

# Of the pack's own units; a town's name is written 16 of them high.
APART = 70.0
CLEAR = 30.0
TURNED = 50.0


@pytest.fixture(scope="module")
def tables() -> SilvertonTables:
    found = packs.load("silverton-reconstructed").tables
    assert isinstance(found, SilvertonTables)
    return found


@pytest.fixture(scope="module")
def places(tables: SilvertonTables) -> dict[str, Point]:
    return {town.id: (town.x, town.y) for town in tables.towns if town.x is not None and town.y is not None}


def test_every_town_has_a_place(tables: SilvertonTables, places: dict[str, Point]) -> None:
    assert len(places) == len(tables.towns)


def test_towns_are_apart(places: dict[str, Point]) -> None:
    near = [(one, other) for one, other in combinations(places, 2) if _distance(places[one], places[other]) < APART]
    assert near == []


def test_no_town_is_near_track_that_does_not_end_there(tables: SilvertonTables, places: dict[str, Point]) -> None:
    near = [
        (town, track.segment.id)
        for track in drawing.segment_curves(tables, places)
        for town, place in places.items()
        if town not in (track.segment.a, track.segment.b)
        and min(_to_line(place, *line) for line in track.lines()) < CLEAR
    ]
    assert near == []


def test_track_between_the_same_towns_runs_side_by_side(tables: SilvertonTables, places: dict[str, Point]) -> None:
    middles: dict[tuple[str, ...], list[Point]] = {}
    for track in drawing.segment_curves(tables, places):
        middles.setdefault(tuple(sorted((track.segment.a, track.segment.b))), []).append(track.at(0.5))
    for several in middles.values():
        assert all(_distance(one, other) > 20 for one, other in pairwise(several))


def test_segments_lead_where_the_world_has_them_lead(tables: SilvertonTables, places: dict[str, Point]) -> None:
    towns = {town.id: town for town in tables.towns}
    narrowing = cos(radians(37.5))
    for segment in tables.segments:
        a, b = towns[segment.a], towns[segment.b]
        world = atan2(a.lat - b.lat, (b.lon - a.lon) * narrowing)
        (ax, ay), (bx, by) = places[segment.a], places[segment.b]
        turned = abs((atan2(by - ay, bx - ax) - world + pi) % (2 * pi) - pi)
        assert degrees(turned) < TURNED, segment.id


def test_few_segments_cross(tables: SilvertonTables, places: dict[str, Point]) -> None:
    """Two crossings cannot be helped without turning the map about."""
    lines = {tuple(sorted((segment.a, segment.b))) for segment in tables.segments}
    crossing = [
        (one, other)
        for one, other in combinations(sorted(lines), 2)
        if not {*one} & {*other} and _cross([places[town] for town in (*one, *other)])
    ]
    assert len(crossing) <= 2, crossing


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_written_on_the_drawn_map_covers_anything_else(tables: SilvertonTables, lang: str) -> None:
    _, _, places = drawing.town_points(tables)
    tracks = drawing.segment_curves(tables, places)
    lines = [line for track in tracks for line in track.lines()]
    taken = [Box.around(x, y, 20, 20) for x, y in places.values()]
    drawing.segment_tags(tracks, taken)
    drawing.town_labels(tables, places, taken, lines, lang)
    covered = [box.overlap(other) for box, other in combinations(taken, 2) if box.overlap(other) > 0]
    assert covered == []


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _to_line(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = min(max(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
    return _distance(point, (a[0] + along * dx, a[1] + along * dy))


def _cross(points: list[Point]) -> bool:
    a, b, c, d = points

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
