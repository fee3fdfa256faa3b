"""Draw the map of Silverton and its price chart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, radians

import msgspec

from goldenspike.packs.drawing import land
from goldenspike.packs.drawing.land_sheet import land_sheet as sheet_of
from goldenspike.packs.drawing.layout import Box, Line, Point, best_place, empty_place, spread_places
from goldenspike.packs.drawing.svg_elements import (
    BRASS,
    FAINT,
    INK,
    OXBLOOD,
    PAPER,
    SERIF,
    SHEET,
    Mark,
    drawing_document,
    ink_on,
    number,
    polygon,
    tag,
    text,
    titled_group,
)
from goldenspike.packs.reading.pack import Pack
from goldenspike.packs.silverton.ground import town_places
from goldenspike.packs.silverton.tables import ANY_CITY, BOXES, COMMODITIES, Market, Segment, SilvertonTables, Town
from goldenspike.words import say

WIDTH, HEIGHT = 1740.0, 2000.0
MARGIN, HEADER = 140.0, 180.0
PANEL_WIDTH, PANEL_HEIGHT = 500.0, 712.0
GAP = 88.0
BROWN = "#6b4a2b"
ICE = "#5c8199"
SHADE = "#bfb297"

COLORS = {"gold": "#d9a521", "silver": "#b8bdc4", "copper": "#b5622f", "lumber": "#6d8b4c", "coal": "#2b2b2e"}

STYLE = f"""{land.STYLE}
.track {{ fill: none; stroke: {BROWN}; stroke-width: 4.5; stroke-linecap: round; }}
.ties {{ fill: none; stroke: {PAPER}; stroke-width: 2; stroke-dasharray: 7 6; }}
.snow {{ stroke: {ICE}; stroke-width: 6; }}
.flakes {{ stroke: #ffffff; stroke-width: 4; stroke-dasharray: 9 5; }}
.tag {{ fill: {PAPER}; stroke: {BROWN}; stroke-width: 1; }}
.tag.cold {{ fill: #ffffff; stroke: {ICE}; }}
.cost {{ font-size: 12px; font-weight: 600; }}
.town {{ font-family: {SERIF}; font-size: 14.5px; paint-order: stroke; stroke: {PAPER}; stroke-width: 3.5; }}
.market-city {{ font-size: 21px; font-weight: 700; letter-spacing: .6px; fill: {OXBLOOD}; }}
.pip {{ font-size: 10px; font-weight: 700; }}
.ring {{ fill: none; stroke: {OXBLOOD}; stroke-width: 2; }}
.price {{ font-size: 11.5px; }}
.column {{ font-size: 11px; font-weight: 600; }}
"""


class SegmentCurve(msgspec.Struct, frozen=True):
    """A segment on the drawing: a curve from `start` over `bend` to `end`."""

    segment: Segment
    start: Point
    bend: Point
    end: Point

    def at(self, share: float) -> Point:
        rest = 1 - share
        x, y = (
            rest * rest * a + 2 * rest * share * b + share * share * c
            for a, b, c in zip(self.start, self.bend, self.end, strict=True)
        )
        return x, y

    def lines(self) -> list[Line]:
        """The curve as straight lines."""
        return list(pairwise(self.at(step / 4) for step in range(5)))


def draw(pack: Pack, tables: SilvertonTables, lang: str, marks: Iterable[Mark]) -> str:
    below = sheet_of(pack)
    origin, scale, places = town_points(tables, as_placed=below is not None)
    width, height = WIDTH + 2 * MARGIN, max(y for _, y in places.values()) + MARGIN
    tracks = segment_curves(tables, places)
    lines = [line for track in tracks for line in track.lines()]
    taken = [Box.around(x, y, 20, 20) for x, y in places.values()] + _edges(width, height)
    tags = segment_tags(tracks, taken)
    labels = town_labels(tables, places, taken, lines, lang)
    panel = empty_place(PANEL_WIDTH, PANEL_HEIGHT, Box(50, HEADER, width - 50, height - 50), taken, lines)
    if panel is None:
        panel, height = (MARGIN, height), height + PANEL_HEIGHT + 50
    return drawing_document(
        pack,
        lang,
        width,
        height,
        say("pack-draw-map", lang, name=pack.name(lang), towns=len(tables.towns), segments=len(tables.segments)),
        STYLE,
        [
            *land.draw_land(below, lang, origin, scale, width, height),
            *map(_rails, tracks),
            *_owned(marks, tracks, places),
            *tags,
            *(_dot(town, places[town.id], lang) for town in tables.towns),
            *labels,
            tag("g", *_panel(tables, lang), transform=f"translate({number(panel[0])} {number(panel[1])})"),
        ],
    )


def _edges(width: float, height: float) -> list[Box]:
    """Areas outside the frame, where no label may be."""
    far = 1e4
    return [
        Box(-far, -far, 30, far),
        Box(width - 30, -far, far, far),
        Box(-far, -far, far, 125),
        Box(-far, height - 30, far, far),
    ]


# Towns


def town_points(tables: SilvertonTables, as_placed: bool = False) -> tuple[Point, float, dict[str, Point]]:
    """Top left corner and size of the map, and the place of each town.

    A town is where the pack puts it, or else by latitude and longitude, `as_placed` or spread.
    """
    if as_placed or all(town.x is not None for town in tables.towns):
        chosen = town_places(tables)
        left, top = min(x for x, _ in chosen.values()), min(y for _, y in chosen.values())
        wide, high = max(x for x, _ in chosen.values()) - left, max(y for _, y in chosen.values()) - top
        scale = min(WIDTH / (wide or 1), HEIGHT / (high or 1))
        x, y = MARGIN - left * scale, HEADER - top * scale
        return (x, y), scale, {id_: (x + a * scale, y + b * scale) for id_, (a, b) in chosen.items()}
    narrowing = cos(radians(sum(town.lat for town in tables.towns) / len(tables.towns)))
    world = {town.id: (town.lon * narrowing, -town.lat) for town in tables.towns}
    joined = [(segment.a, segment.b) for segment in tables.segments]
    paper = spread_places(world, joined, WIDTH, HEIGHT, GAP)
    return (MARGIN, HEADER), 1.0, {id_: (MARGIN + x, HEADER + y) for id_, (x, y) in paper.items()}


def _dot(town: Town, place: Point, lang: str) -> str:
    name = town.say("name", lang)
    spoken = f"{name}, {town.state}" if town.state else name
    return titled_group(spoken, _town_sign(town.market, *place), id=f"town-{town.id}")


def _town_sign(market: bool, x: float, y: float) -> str:
    if market:
        return tag("rect", x=x - 9, y=y - 9, width=18, height=18, fill=OXBLOOD, stroke=PAPER, stroke_width=2.5)
    return tag("circle", cx=x, cy=y, r=5.5, fill=INK, stroke=PAPER, stroke_width=2)


def town_labels(
    tables: SilvertonTables, places: dict[str, Point], taken: list[Box], lines: list[Line], lang: str
) -> list[str]:
    """Names of the towns with their claims, placed where they cover least."""
    claims: dict[str, Counter[str]] = defaultdict(Counter)
    for claim in tables.claims:
        claims[claim.town][claim.commodity] += 1
    written = []
    for town in sorted(tables.towns, key=lambda town: not town.market):
        name = town.say("name", lang)
        pips = [(commodity, claims[town.id][commodity]) for commodity in COMMODITIES if claims[town.id][commodity]]
        letter = 12.5 if town.market else 7.6
        width = max(len(name) * letter, sum(map(_pip_width, (count for _, count in pips))))
        height = (20 if town.market else 15) + (17 if pips else 0)
        candidates = list(_around(places[town.id], width, height))
        box = candidates[best_place(candidates, taken, lines)]
        taken.append(box)
        middle = (box.left + box.right) / 2
        base = box.top + (17 if town.market else 12)
        written.append(text(middle, base, name, class_="town market-city" if town.market else "town"))
        written.extend(_pips(pips, middle, base + 12, lang))
    return written


def _around(place: Point, width: float, height: float) -> Iterator[Box]:
    """Possible places of a label beside its town, best first."""
    x, y = place
    for distance in (12, 20):
        right, left = x + distance + width / 2, x - distance - width / 2
        below, above = y + distance + height / 2, y - distance - height / 2
        for cx, cy in (
            *((right, y), (left, y), (x, below), (x, above)),
            *((right - 4, below - 4), (left + 4, below - 4), (right - 4, above + 4), (left + 4, above + 4)),
            *((x + width / 3, below), (x - width / 3, below), (x + width / 3, above), (x - width / 3, above)),
        ):
            yield Box.around(cx, cy, width, height)


def _pip_width(count: int) -> float:
    return 17.0 if count == 1 else 26.0


def _pips(pips: Sequence[tuple[str, int]], middle: float, y: float, lang: str) -> Iterator[str]:
    x = middle - sum(_pip_width(count) for _, count in pips) / 2
    for commodity, count in pips:
        yield _pip(commodity, count, x, y, lang)
        x += _pip_width(count)


def _pip(commodity: str, count: int, x: float, y: float, lang: str) -> str:
    width = _pip_width(count) - 3
    letter = say(f"pack-draw-letter-{commodity}", lang)
    ink = "#ffffff" if commodity in ("coal", "copper", "lumber") else INK
    return titled_group(
        f"{say(f'pack-draw-{commodity}', lang)}: {count}",
        tag("rect", x=x, y=y - 7, width=width, height=14, rx=7, fill=COLORS[commodity], stroke=PAPER, stroke_width=1),
        text(x + width / 2, y + 3.8, letter if count == 1 else f"{letter}{count}", class_="pip", style=f"fill: {ink}"),
    )


# Track


def segment_curves(tables: SilvertonTables, places: dict[str, Point]) -> list[SegmentCurve]:
    """Curves of all segments; those between the same two towns bend away from one another."""
    beside: dict[frozenset[str], list[Segment]] = defaultdict(list)
    for segment in tables.segments:
        beside[frozenset((segment.a, segment.b))].append(segment)
    tracks = []
    for segments in beside.values():
        # From the same end, so that the curves of a pair bend to opposite sides.
        start, end = places[min(segments[0].a, segments[0].b)], places[max(segments[0].a, segments[0].b)]
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = hypot(dx, dy) or 1.0
        middle = _middle(start, end)
        for at, segment in enumerate(segments):
            bow = 2 * BOW * (at - (len(segments) - 1) / 2)
            tracks.append(
                SegmentCurve(segment, start, (middle[0] - dy / length * bow, middle[1] + dx / length * bow), end)
            )
    return tracks


BOW = 28.0


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _rails(track: SegmentCurve) -> str:
    segment = track.segment
    return titled_group(
        f"{segment.id}: {segment.cost} ▲{segment.length}", _path(_way(track), segment.snow), id=f"segment-{segment.id}"
    )


def _way(track: SegmentCurve) -> str:
    (ax, ay), (bx, by), (cx, cy) = track.start, track.bend, track.end
    return f"M{number(ax)} {number(ay)}Q{number(bx)} {number(by)} {number(cx)} {number(cy)}"


def _owned(marks: Iterable[Mark], tracks: list[SegmentCurve], places: dict[str, Point]) -> Iterator[str]:
    """Owned track in its owner's colour with a disc; claims of a town as discs above it."""
    by_segment = {track.segment.id: track for track in tracks}
    in_town: Counter[str] = Counter()
    for mark in marks:
        if mark.at in by_segment:
            track = by_segment[mark.at]
            yield tag("path", d=_way(track), fill="none", stroke=mark.color, stroke_width=8, opacity=0.8)
            yield _disc(mark, *track.at(0.2))
        else:
            x, y = places[mark.at]
            yield _disc(mark, x + 15 * in_town[mark.at], y - 15)
            in_town[mark.at] += 1


def _disc(mark: Mark, x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=8, fill=mark.color, stroke=PAPER) + text(
        x, y + 3.5, mark.letters, class_="on-mark", style=f"fill: {ink_on(mark.color)}"
    )


def _path(way: str, snow: bool) -> str:
    return tag("path", d=way, class_="track snow" if snow else "track") + tag(
        "path", d=way, class_="ties flakes" if snow else "ties"
    )


def segment_tags(tracks: list[SegmentCurve], taken: list[Box]) -> list[str]:
    """Cost and length of each segment, placed along it where they cover least."""
    drawn = []
    for track in sorted(tracks, key=lambda track: hypot(track.end[0] - track.start[0], track.end[1] - track.start[1])):
        width = 7.2 * len(str(track.segment.cost)) + 7.2 * len(str(track.segment.length)) + 18
        shares = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)
        candidates = [Box.around(*track.at(share), width, 17) for share in shares]
        box = candidates[best_place(candidates, taken, ())]
        taken.append(box)
        drawn.append(_tag(track.segment, box))
    return drawn


def _tag(segment: Segment, box: Box) -> str:
    """Tag of a segment: cost in the box, length by the triangle."""
    y = (box.top + box.bottom) / 2
    split = box.left + 7.2 * len(str(segment.cost)) + 6
    color = ICE if segment.snow else BROWN
    return tag(
        "g",
        _framed(box, "tag cold" if segment.snow else "tag"),
        text((box.left + split) / 2 + 0.5, y + 4.3, str(segment.cost), class_="cost"),
        polygon([(split, y + 4), (split + 7, y + 4), (split + 3.5, y - 3.5)], fill=color),
        text((split + 8 + box.right) / 2 - 0.5, y + 4.3, str(segment.length), class_="cost", style=f"fill: {color}"),
    )


def _framed(box: Box, class_: str) -> str:
    width, height = box.right - box.left, box.bottom - box.top
    return tag("rect", x=box.left, y=box.top, width=width, height=height, rx=2, class_=class_)


# The panel: key and price chart


def _panel(tables: SilvertonTables, lang: str) -> Iterator[str]:
    yield tag("rect", width=PANEL_WIDTH, height=PANEL_HEIGHT, rx=3, fill=SHEET, stroke="#a8977a")
    yield text(24, 40, say("pack-draw-key", lang).upper(), class_="heading start")
    sample = Segment("", "", "", 180, 7, False, "", "")
    entries = [
        (_town_sign(True, 24, 0), "market-city"),
        (_town_sign(False, 24, 0), "town"),
        (_path("M-6 0h60", False) + _tag(sample, Box.around(24, 0, 48, 17)), "segment"),
        (_path("M-6 0h60", True), "snow"),
    ]
    for row, (sign, key) in enumerate(entries):
        words = text(68, 5, say(f"pack-draw-{key}", lang), class_="key")
        yield tag("g", sign, words, transform=f"translate(30 {72 + 31 * row})")
    yield text(24, 208, say("pack-draw-claims", lang), class_="key")
    for at, commodity in enumerate(COMMODITIES):
        x = 24 + at * (PANEL_WIDTH - 40) / len(COMMODITIES)
        yield _pip(commodity, 1, x, 231, lang)
        yield text(x + 19, 236, say(f"pack-draw-{commodity}", lang), class_="key")
    yield text(24, 284, say("pack-draw-market-chart", lang).upper(), class_="heading start")
    yield from _chart(tables, lang)


def _chart(tables: SilvertonTables, lang: str) -> Iterator[str]:
    """Price chart: thirteen columns with prices from the bottom up, shaded boxes, and framed start boxes."""
    column, row, top = (PANEL_WIDTH - 48) / len(tables.markets), 23.0, 418.0
    names = {town.id: town.say("name", lang) for town in tables.towns}
    for at, market in enumerate(tables.markets):
        x = 24 + at * column
        city = say("pack-draw-market-any", lang) if market.city == ANY_CITY else names[market.city]
        head = f"rotate(-90 {number(x + column / 2 + 4)} {number(top - 12)})"
        yield tag("rect", x=x + 1.5, y=top - 8, width=column - 3, height=5, fill=COLORS[market.commodity])
        yield text(x + column / 2 + 4, top - 12, city, class_="column start", transform=head)
        for box in range(BOXES):
            yield from _price(market, box, x, top + (BOXES - 1 - box) * row, column, row)
    yield from _commodity_names(tables, column, top + BOXES * row + 16, lang)
    foot = top + BOXES * row + 46
    yield _framed(Box(26, foot - 12, 48, foot + 3), "ring")
    yield text(56, foot, say("pack-draw-market-start", lang), class_="note start")
    yield tag("rect", x=126, y=foot - 12, width=22, height=15, fill=SHADE, stroke=BRASS)
    yield text(156, foot, say("pack-draw-market-shaded", lang), class_="note start")


def _commodity_names(tables: SilvertonTables, column: float, y: float, lang: str) -> Iterator[str]:
    """Names of the commodities under the chart, each once below its columns."""
    for commodity in COMMODITIES:
        columns = [at for at, market in enumerate(tables.markets) if market.commodity == commodity]
        middle = 24 + (sum(columns) / len(columns) + 0.5) * column
        yield text(middle, y, say(f"pack-draw-{commodity}", lang), class_="column")


def _price(market: Market, box: int, x: float, y: float, width: float, height: float) -> Iterator[str]:
    shaded = box in market.blocked
    fill = SHADE if shaded else PAPER
    yield tag("rect", x=x + 1.5, y=y, width=width - 3, height=height - 2, fill=fill, stroke=BRASS, stroke_width=0.8)
    if box == market.start:
        ring = Box(x + 3, y + 1.5, x + width - 3, y + height - 3.5)
        yield _framed(ring, "ring")
    ink = FAINT if shaded else INK
    yield text(x + width / 2, y + height / 2 + 3, str(market.ladder[box]), class_="price", style=f"fill: {ink}")
