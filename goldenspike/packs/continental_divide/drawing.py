"""Draw the board of Continental Divide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import atan2, cos, hypot, pi, sin

from goldenspike.packs.continental_divide.ground import RADIUS, middle
from goldenspike.packs.continental_divide.tables import REGIONS, ContinentalDivideTables, Hex, RailroadDefinition
from goldenspike.packs.drawing import land as land_drawing
from goldenspike.packs.drawing.land_sheet import land_sheet as sheet_of
from goldenspike.packs.drawing.svg_elements import (
    INK,
    NAVY,
    OXBLOOD,
    PAPER,
    RED,
    SERIF,
    SHEET,
    Mark,
    Point,
    drawing_document,
    ink_on,
    line,
    polygon,
    tag,
    text,
    titled_group,
    wrap_label,
)
from goldenspike.packs.reading.pack import Pack
from goldenspike.words import say

MARGIN, HEADER = 64.0, 176.0
KEY_WIDTH, KEY_HEIGHT = 770.0, 322.0

TERRAIN = {
    "plains": "#f3e9c6",
    "farmland": "#e2e6b8",
    "desert": "#f5e2bd",
    "hills": "#e5d5ae",
    "forest": "#cdd9b4",
    "river": "#d3e3e4",
    "mountain": "#d5c8b8",
    "city": "#f1cdb9",
    "port": NAVY,
    "start": OXBLOOD,
}
UNKNOWN_TERRAIN = "#f2ead6"

STYLE = f"""{land_drawing.STYLE}
.hex {{ stroke: #a8977a; stroke-width: 1; }}
.mark {{ fill: none; stroke: #8d8061; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; opacity: .75; }}
.cost, .income {{ font-size: 21px; font-weight: 600; }}
.cost {{ text-anchor: end; }}
.income {{ fill: #1d5a34; text-anchor: start; }}
.none {{ fill: #a39679; font-weight: 400; }}
.name {{ font-size: 11px; }}
.id {{ font-size: 8.5px; fill: #84775f; }}
.city .name {{ font-weight: 700; }}
.label {{ pointer-events: none; }}
.label .name, .label .id {{ paint-order: stroke; stroke: #f6efdf; stroke-width: 3; stroke-opacity: .7; }}
.dark text {{ fill: #fffaf0; }}
.dark .name, .dark .id {{ stroke: none; }}
.dark .name {{ font-family: {SERIF}; font-size: 12px; font-weight: 700; }}
.dark .id {{ fill: #e6d9c3; }}
.badge {{ fill: #fffaf0; stroke: none; }}
.anchor {{ fill: none; stroke: #fffaf0; stroke-width: 2; stroke-linecap: round; }}
.region {{ stroke: {RED}; stroke-width: 7; stroke-linecap: round; }}
.divide {{ stroke: #111; stroke-width: 8; stroke-linecap: round; }}
.hachure {{ stroke: #111; stroke-width: 1.6; }}
.place {{ font-family: {SERIF}; font-size: 22px; letter-spacing: 5px; fill: {RED}; }}
"""


def draw(pack: Pack, tables: ContinentalDivideTables, lang: str, marks: Iterable[Mark]) -> str:
    origin, centres = _centres(tables)
    right = max(x for x, _ in centres.values()) + RADIUS + MARGIN
    bottom = max(y for _, y in centres.values()) + RADIUS + MARGIN
    key_top = bottom - KEY_HEIGHT - MARGIN / 2
    if any(x < MARGIN + KEY_WIDTH + RADIUS and y > key_top - RADIUS for x, y in centres.values()):
        key_top, bottom = bottom, bottom + KEY_HEIGHT + MARGIN / 2
    width = max(right, KEY_WIDTH + 2 * MARGIN)
    below = sheet_of(pack)
    # Dark hexes cover the land, so that their symbols stay readable.
    cities = [each for each in tables.hexes if each.kind != "ordinary"]
    country = [each for each in tables.hexes if each.kind == "ordinary"]
    return drawing_document(
        pack,
        lang,
        width,
        bottom,
        say("pack-draw-board", lang, name=pack.name(lang), hexes=len(tables.hexes)),
        STYLE,
        [
            *(_hex(each, centres[each.id], tables.orientation, lang) for each in country),
            *land_drawing.draw_land(below, lang, origin, 1.0, width, bottom),
            *(_hex(each, centres[each.id], tables.orientation, lang) for each in cities),
            *_borders(tables, centres),
            *(_label(each, centres[each.id], lang, below is None) for each in tables.hexes),
            *_cubes(marks, centres),
            *_region_names(tables, centres, lang),
            _key(tables, MARGIN - 14, key_top, lang),
        ],
    )


# Hexes


def _centres(tables: ContinentalDivideTables) -> tuple[Point, dict[str, Point]]:
    """Top left corner of the board, and the centre of each hex."""
    raw = {each.id: middle(each, tables.orientation) for each in tables.hexes}
    x, y = min(x for x, _ in raw.values()), min(y for _, y in raw.values())
    left, top = MARGIN + RADIUS - x, HEADER + RADIUS - y
    return (left, top), {id_: (left + x, top + y) for id_, (x, y) in raw.items()}


def _corners(centre: Point, orientation: str, radius: float = RADIUS) -> list[Point]:
    turn = 0.0 if orientation == "flat-top" else pi / 6
    return [
        (centre[0] + radius * cos(turn + pi / 3 * i), centre[1] + radius * sin(turn + pi / 3 * i)) for i in range(6)
    ]


def _hex(each: Hex, centre: Point, orientation: str, lang: str) -> str:
    terrain = each.terrain if each.kind == "ordinary" else each.kind
    land = polygon(_corners(centre, orientation), class_="hex", fill=TERRAIN.get(terrain, UNKNOWN_TERRAIN))
    return titled_group(_spoken(each, lang), land, id=f"hex-{each.id}")


def _label(each: Hex, centre: Point, lang: str, signs: bool) -> str:
    """Text of a hex, drawn above the lines between hexes so that none crosses a name."""
    x, y = centre
    names = wrap_label(each.say("name", lang) or each.city, 12)
    return tag(
        "g",
        text(x, y - 31, each.id, class_="id"),
        *_mark(each, x, y, signs),
        *_numbers(each, x, y),
        *(text(x, y + 22 + 12 * row, part, class_="name") for row, part in enumerate(names)),
        class_="label " + (each.terrain if each.kind == "ordinary" else "dark"),
    )


def _spoken(each: Hex, lang: str) -> str:
    name = each.say("name", lang) or each.city
    cost, income = say("pack-draw-cost", lang), say("pack-draw-income", lang)
    return f"{each.id} {name}: {cost} {each.cost}, {income} {each.income}"


def _numbers(each: Hex, x: float, y: float) -> Iterator[str]:
    """Cost left, income right. A starting city has neither."""
    if each.kind == "start":
        return
    yield text(x - 6, y + 5, str(each.cost), class_="cost")
    yield line((x, y - 10), (x, y + 6), stroke="#fffaf0" if each.kind == "port" else "#a8977a", stroke_width=1)
    yield text(x + 6, y + 5, str(each.income), class_="income" if each.income else "income none")


def _mark(each: Hex, x: float, y: float, signs: bool) -> Iterator[str]:
    """Badge of a city or, without drawn land, a small symbol of the terrain."""
    if each.kind == "start":
        yield polygon(_star(x, y - 9, 13), class_="badge")
    elif each.kind == "port":
        yield tag("path", d=f"M{x:.1f} {y - 28:.1f}v11m-4 -8h8m-11 5a7 7 0 0 0 14 0", class_="anchor")
    elif each.terrain == "city":
        yield tag("circle", cx=x, cy=y - 21, r=4.5, fill=OXBLOOD)
    elif signs and each.terrain in _SIGNS:
        yield tag("path", d=f"M{x:.1f} {y - 20:.1f}{_SIGNS[each.terrain]}", class_="mark")


# Strokes from the centre of the symbol.
_SIGNS = {
    "mountain": "m-13 4l8 -10 6 7 4 -5 8 8m-21 -5l3 2 3 -3",
    "hills": "m-14 3q5 -8 10 0m0 0q5 -8 10 0m-5 -4q5 -7 9 2",
    "forest": "m-9 4v-3m-4 0l4 -8 4 8zm9 3v-3m-4 0l4 -8 4 8zm9 3v-3m-4 0l4 -8 4 8z",
    "river": "m-13 -3q4 -5 8 0t8 0 8 0m-22 6q4 -5 8 0t8 0 8 0",
    "farmland": "m-11 -4h22m-22 4h22m-22 4h22",
    "desert": "m-8 -2h.1m7 4h.1m7 -5h.1m-18 7h.1m12 1h.1",
}


def _star(x: float, y: float, radius: float) -> list[Point]:
    spikes = ((radius if i % 2 == 0 else radius * 0.42, pi / 5 * i - pi / 2) for i in range(10))
    return [(x + reach * cos(angle), y + reach * sin(angle)) for reach, angle in spikes]


def _cubes(marks: Iterable[Mark], centres: dict[str, Point]) -> Iterator[str]:
    """Cubes side by side in each hex, above its numbers."""
    by_hex: dict[str, list[Mark]] = defaultdict(list)
    for mark in marks:
        by_hex[mark.at].append(mark)
    for hex_, here in by_hex.items():
        x, y = centres[hex_]
        for at, mark in enumerate(here, start=1):
            middle = x + CUBE * (at - (len(here) + 1) / 2)
            yield tag("rect", x=middle - CUBE / 2, y=y - 28, width=CUBE - 2, height=16, fill=mark.color, stroke=PAPER)
            yield text(middle - 1, y - 16.5, mark.letters, class_="on-mark", style=f"fill: {ink_on(mark.color)}")


CUBE = 26.0


# Lines between hexes


def _borders(tables: ContinentalDivideTables, centres: dict[str, Point]) -> Iterator[str]:
    """Red region lines and, above them, the black divide. Where both run, the red one is shifted west."""
    region: list[str] = []
    divide: list[str] = []
    hachures: list[str] = []
    for here, there in _neighbours(tables):
        edge = _edge(centres[here.id], centres[there.id])
        crosses = here.west_of_divide != there.west_of_divide
        if here.region != there.region:
            west = here if REGIONS.index(here.region) < REGIONS.index(there.region) else there
            region.append(line(*_shifted(edge, centres[west.id], 5.0 if crosses else 0.0), class_="region"))
        if crosses:
            east = there if here.west_of_divide else here
            shifted = _shifted(edge, centres[east.id], 4.0 if here.region != there.region else 0.0)
            divide.append(line(*shifted, class_="divide"))
            hachures.extend(_hachures(shifted, centres[east.id]))
    return iter([*region, *hachures, *divide])


def _neighbours(tables: ContinentalDivideTables) -> Iterator[tuple[Hex, Hex]]:
    """Pairs of adjacent hexes, each once."""
    by_place = {(each.q, each.r): each for each in tables.hexes}
    for each in tables.hexes:
        for q, r in tables.directions.values():
            there = by_place.get((each.q + q, each.r + r))
            if there is not None and (each.q, each.r) < (there.q, there.r):
                yield each, there


def _edge(a: Point, b: Point) -> tuple[Point, Point]:
    """Edge between the hexes centred at `a` and `b`."""
    middle, angle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), atan2(b[1] - a[1], b[0] - a[0]) + pi / 2
    dx, dy = RADIUS / 2 * cos(angle), RADIUS / 2 * sin(angle)
    return (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)


def _shifted(edge: tuple[Point, Point], towards: Point, by: float) -> tuple[Point, Point]:
    (ax, ay), (bx, by_) = edge
    dx, dy = towards[0] - (ax + bx) / 2, towards[1] - (ay + by_) / 2
    scale = by / hypot(dx, dy)
    return (ax + dx * scale, ay + dy * scale), (bx + dx * scale, by_ + dy * scale)


def _hachures(edge: tuple[Point, Point], side: Point) -> Iterator[str]:
    """Hachures: short strokes down both slopes."""
    (ax, ay), (bx, by) = edge
    for at in (0.1, 0.3, 0.5, 0.7, 0.9):
        foot = ax + (bx - ax) * at, ay + (by - ay) * at
        dx, dy = side[0] - (ax + bx) / 2, side[1] - (ay + by) / 2
        scale = 8.5 / hypot(dx, dy)
        yield line(
            (foot[0] - dx * scale, foot[1] - dy * scale), (foot[0] + dx * scale, foot[1] + dy * scale), class_="hachure"
        )


def _region_names(tables: ContinentalDivideTables, centres: dict[str, Point], lang: str) -> Iterator[str]:
    for region in REGIONS:
        columns = [centres[each.id][0] for each in tables.hexes if each.region == region]
        if columns:
            name = say(f"pack-draw-region-{region}", lang).upper()
            yield text((min(columns) + max(columns)) / 2, HEADER - 16, name, class_="place")


# The key


def _key(tables: ContinentalDivideTables, x: float, y: float, lang: str) -> str:
    land = [
        (_swatch(terrain), say(f"pack-draw-terrain-{terrain}", lang))
        for terrain in TERRAIN
        if terrain not in ("start", "port")
    ]
    signs = [
        (_swatch("start"), say("pack-draw-start", lang)),
        (_swatch("port"), say("pack-draw-port", lang)),
        (line((0, 0), (26, 0), class_="region"), say("pack-draw-region-line", lang)),
        (
            line((0, 0), (26, 0), class_="divide")
            + "".join(line((at, -9), (at, 9), class_="hachure") for at in (3, 10, 17, 24)),
            say("pack-draw-divide-line", lang, income=tables.divide_income),
        ),
        (
            text(8, 6, "5", class_="cost")
            + line((13, -8), (13, 8), stroke="#a8977a", stroke_width=1)
            + text(18, 6, "1", class_="income"),
            say("pack-draw-cost-and-income", lang),
        ),
    ]
    railroads = [(_cube(each), f"{each.abbreviation}  {each.say('name', lang)}") for each in tables.railroads]
    return tag(
        "g",
        tag("defs", *map(_pattern, tables.railroads)),
        tag("rect", width=KEY_WIDTH, height=KEY_HEIGHT, rx=3, fill=SHEET, stroke="#a8977a"),
        text(24, 36, say("pack-draw-key", lang).upper(), class_="heading start"),
        text(470, 36, say("pack-show-railroads", lang).upper(), class_="heading start"),
        *_column(land, 24),
        *_column(signs, 186),
        *_column(railroads, 470, 36),
        transform=f"translate({x:.0f} {y:.0f})",
    )


def _column(entries: list[tuple[str, str]], x: float, widest: int = 30) -> Iterator[str]:
    y = 68.0
    for sign, said in entries:
        rows = wrap_label(said, widest)
        words = (text(38, 5 + 17 * row, part, class_="key") for row, part in enumerate(rows))
        yield tag("g", sign, *words, transform=f"translate({x:.0f} {y:.0f})")
        y += 30 + 17 * (len(rows) - 1)


def _swatch(terrain: str) -> str:
    return polygon(_corners((13, 0), "flat-top", 14), class_="hex", fill=TERRAIN[terrain])


def _cube(railroad: RailroadDefinition) -> str:
    return tag("rect", y=-10, width=26, height=20, rx=2, fill=railroad.color, stroke=INK) + tag(
        "rect", y=-10, width=26, height=20, rx=2, fill=f"url(#pattern-{railroad.id})"
    )


def _pattern(railroad: RailroadDefinition) -> str:
    """Pattern of a railroad, so that colour is never needed, in black or white for contrast."""
    ink = ink_on(railroad.color)
    strokes = tag("path", d=_STROKES[railroad.pattern], fill="none", stroke=ink, stroke_width=1.4, opacity=0.75)
    return tag("pattern", strokes, id=f"pattern-{railroad.id}", width=8, height=8, patternUnits="userSpaceOnUse")


# One eight-by-eight tile of each pattern.
_STROKES = {
    "solid": "",
    "stripe": "M-2 2L2 -2M0 8L8 0M6 10L10 6",
    "dot": "M3 4h2M4 3v2",
    "cross": "M0 4h8M4 0v8",
    "chevron": "M0 6L4 2L8 6",
    "ring": "M4 1.5a2.5 2.5 0 1 0 .1 0",
    "check": "M0 2h4M4 6h4M0 1h4M4 5h4M0 3h4M4 7h4",
    "diamond": "M4 0L8 4L4 8L0 4z",
}
