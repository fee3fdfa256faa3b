"""The tables of Continental Divide, and the proof that a board of them can be played."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal

import msgspec

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Section
from goldenspike.packs.reading.table import Columns, Row, Rows, parts, read_table, report_duplicates
from goldenspike.packs.reading.text import LocalizedStruct

TABLES = {
    "hexes": Columns(
        required=(
            *("id", "q", "r", "lat", "lon", "name", "terrain", "kind", "city"),
            *("cost", "income", "region", "west_of_divide", "source"),
        ),
        optional=("x", "y"),
        worded=("name",),
    ),
    "railroads": Columns(required=("id", "name", "abbreviation", "color", "pattern", "source"), worded=("name",)),
}

Kind = Literal["ordinary", "start", "port"]
Region = Literal["west", "central", "east"]
Place = tuple[int, int]

KINDS: tuple[Kind, ...] = ("ordinary", "start", "port")
REGIONS: tuple[Region, ...] = ("west", "central", "east")
PLAYERS = (3, 4, 5, 6)
PATTERNS = ("solid", "stripe", "dot", "cross", "chevron", "ring", "check", "diamond")
# The game keeps one bit per railroad.
MOST_RAILROADS = 16
# Cubes that are never built with: one in the starting hex, three that mark income, shares and value (CD-3.6).
CUBES_SPENT = 4

# In both layouts q grows eastward and r southward.
DIRECTIONS: dict[str, dict[str, tuple[int, int]]] = {
    "flat-top": {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
    "pointy-top": {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)},
}


class Hex(LocalizedStruct, frozen=True):
    """A hex of the board."""

    id: str  #: id of the hex, such as `W5`
    q: int  #: axial coordinate, growing eastward
    r: int  #: axial coordinate, growing southward
    lat: float | None  #: latitude of its centre, or null
    lon: float | None  #: longitude of its centre, or null
    name: str  #: name shown on the board; may be empty
    terrain: str  #: a key of `[terrain]`; may be empty
    kind: Kind  #: ordinary, start or port
    city: str  #: city of a start or port hex
    cost: int  #: dollars to build here
    income: int  #: income it adds
    region: Region  #: west, central or east
    west_of_divide: bool  #: it lies beyond the divide
    source: str  #: where the row comes from
    x: float | None = None  #: a place to draw it at, or null; the grid place is used today
    y: float | None = None  #: likewise


class RailroadDefinition(LocalizedStruct, frozen=True):
    """A railroad that can be founded."""

    id: str  #: id of the railroad
    name: str  #: its name
    abbreviation: str  #: short name, at most 6 characters
    color: str  #: `#RRGGBB`
    pattern: str  #: pattern that tells it apart without colour
    source: str  #: where the row comes from


class GameLimits(msgspec.Struct, frozen=True):
    """The numbers of `[limits]`."""

    turns: int  #: turns of a game
    railroads: int  #: railroads in the game
    shares_min: int  #: fewest shares of a railroad
    shares_max: int  #: most shares of a railroad
    stock_value_min: int  #: lowest value of a share
    stock_value_max: int  #: highest value of a share
    cubes_per_railroad: int  #: cubes of a railroad in all
    cubes_at_start: int  #: cubes it can build with at first
    cubes_central: int  #: cubes added on entering the Central Region
    cubes_west: int  #: cubes added on entering the Western Region
    railroads_per_hex: int  #: railroads that fit in an ordinary hex
    railroads_per_port: int  #: railroads that fit in a port
    start_hexes_per_railroad: int  #: starting hexes a railroad may use
    ports_per_railroad: int  #: ports a railroad may reach


class VictoryPoints(msgspec.Struct, frozen=True):
    """Points of one share, by what its railroad has done (CD-9.1)."""

    central: int  #: it entered the Central Region
    west: int  #: it entered the Western Region
    divide: int  #: it crossed the divide
    sold_out: int  #: all its shares are sold
    ports: dict[str, int]  #: points by the city of the port it reached


class ContinentalDivideTables(msgspec.Struct, frozen=True):
    """Everything a game of Continental Divide reads from its pack, in pack order."""

    hexes: tuple[Hex, ...]  #: the board
    railroads: tuple[RailroadDefinition, ...]  #: the railroads
    orientation: str  #: flat-top or pointy-top
    directions: dict[str, tuple[int, int]]  #: step (q, r) by the name of each direction
    cash: dict[int, int]  #: starting cash by number of players
    limits: GameLimits  #: the numbers of `[limits]`
    divide_income: int  #: income for crossing the divide
    points: VictoryPoints  #: the numbers of `[victory_points]`


def read(pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> ContinentalDivideTables:
    """The tables of `pack`; `files` gives the name and bytes of each. The board is judged once all could be read."""
    terrains = pack.section("terrain").values if pack.has("terrain") else None
    hexes = read_table(*files["hexes"], TABLES["hexes"], lambda row: _hex(row, terrains), report)
    railroads = read_table(*files["railroads"], TABLES["railroads"], _railroad, report)
    tables = ContinentalDivideTables(
        hexes=hexes.items,
        railroads=railroads.items,
        orientation=(orientation := pack.section("grid").choice("orientation", DIRECTIONS)),
        directions=_directions(pack.section("grid"), orientation),
        cash=_cash(pack.section("setup").section("cash")),
        limits=_limits(pack.section("limits")),
        divide_income=pack.section("divide").integer("income_bonus", 0, 999),
        points=_points(pack.section("victory_points")),
    )
    counts = _counts(pack.section("counts"))
    if not report.problems:
        _check_railroads(railroads, tables.limits, pack, report)
        _check_numbers(tables, pack)
        _check_hexes(hexes, tables, report)
        _check_counts(counts, tables, pack.section("counts"))
        if not report.problems:
            _check_board(hexes, tables, report)
    return tables


# Reading


def _hex(row: Row, terrains: Collection[str] | None) -> Hex:
    if terrains is not None and row.text("terrain") and row.text("terrain") not in terrains:
        row.wrong("terrain", "pack-unknown-terrain", found=row.text("terrain"))
    x, y = row.position()
    return Hex(
        id=row.id("id"),
        q=row.integer("q", -999, 999),
        r=row.integer("r", -999, 999),
        lat=row.optional_decimal("lat", -90, 90),
        lon=row.optional_decimal("lon", -180, 180),
        name=row.text("name"),
        terrain=row.text("terrain"),
        kind=row.choice("kind", KINDS),
        city=row.text("city"),
        cost=row.integer("cost", 0, 999),
        income=row.integer("income", 0, 999),
        region=row.choice("region", REGIONS),
        west_of_divide=row.flag("west_of_divide"),
        source=row.source(),
        x=x,
        y=y,
        sisters=row.sisters(),
    )


def _railroad(row: Row) -> RailroadDefinition:
    color = row.required("color")
    if color and not (len(color) == 7 and color[0] == "#" and set(color[1:]) <= set("0123456789abcdefABCDEF")):
        row.wrong("color", "pack-not-a-color", found=color)
    abbreviation = row.required("abbreviation")
    if len(abbreviation) > 6:
        row.wrong("abbreviation", "pack-too-long", most=6)
    return RailroadDefinition(
        id=row.id("id"),
        name=row.required("name"),
        abbreviation=abbreviation,
        color=color,
        pattern=row.choice("pattern", PATTERNS),
        source=row.source(),
        sisters=row.sisters(),
    )


def _directions(grid: Section, orientation: str) -> dict[str, Place]:
    directions = grid.section("directions")
    found: dict[str, Place] = {}
    for name in directions.values:
        step = directions.integers(name, -1, 1)
        found[name] = (step[0], step[1]) if len(step) == 2 else (0, 0)
    if found != DIRECTIONS[orientation]:
        expected = ", ".join(f"{name} = [{q}, {r}]" for name, (q, r) in DIRECTIONS[orientation].items())
        grid.wrong("directions", "pack-directions", orientation=orientation, expected=expected)
    return found


def _cash(cash: Section) -> dict[int, int]:
    return {players: cash.integer(str(players), 1, 9_999) for players in PLAYERS}


def _limits(limits: Section) -> GameLimits:
    return GameLimits(
        turns=limits.integer("turns", 1, 99),
        railroads=limits.integer("railroads", 1, MOST_RAILROADS),
        shares_min=limits.integer("shares_min", 1, 99),
        shares_max=limits.integer("shares_max", 1, 99),
        stock_value_min=limits.integer("stock_value_min", 1, 999),
        stock_value_max=limits.integer("stock_value_max", 1, 999),
        cubes_per_railroad=limits.integer("cubes_per_railroad", 1, 999),
        cubes_at_start=limits.integer("cubes_at_start", 1, 999),
        cubes_central=limits.integer("cubes_central", 0, 999),
        cubes_west=limits.integer("cubes_west", 0, 999),
        railroads_per_hex=limits.integer("railroads_per_hex", 1, MOST_RAILROADS),
        railroads_per_port=limits.integer("railroads_per_port", 1, MOST_RAILROADS),
        # The rules know one of each (CD-5.5); a pack that promised more would not be played as it says.
        start_hexes_per_railroad=limits.integer("start_hexes_per_railroad", 1, 1),
        ports_per_railroad=limits.integer("ports_per_railroad", 1, 1),
    )


def _points(points: Section) -> VictoryPoints:
    ports = points.section("ports")
    return VictoryPoints(
        central=points.integer("central", 0, 99),
        west=points.integer("west", 0, 99),
        divide=points.integer("divide", 0, 99),
        sold_out=points.integer("sold_out", 0, 99),
        ports={city: ports.integer(city, 0, 99) for city in ports.values},
    )


COUNTERS: dict[str, Callable[[ContinentalDivideTables], int]] = {
    "hexes": lambda tables: len(tables.hexes),
    "start_hexes": lambda tables: sum(each.kind == "start" for each in tables.hexes),
    "port_hexes": lambda tables: sum(each.kind == "port" for each in tables.hexes),
    "railroads": lambda tables: len(tables.railroads),
    "east": lambda tables: sum(each.region == "east" for each in tables.hexes),
    "central": lambda tables: sum(each.region == "central" for each in tables.hexes),
    "west": lambda tables: sum(each.region == "west" for each in tables.hexes),
    "west_of_divide": lambda tables: sum(each.west_of_divide for each in tables.hexes),
}


def _counts(counts: Section) -> dict[str, int]:
    return {key: counts.integer(key, 0, 999_999) for key in COUNTERS}


# Soundness


def _check_railroads(railroads: Rows[RailroadDefinition], limits: GameLimits, pack: Section, report: Report) -> None:
    for column in ("id", "abbreviation", "color", "pattern"):
        report_duplicates(railroads, column, report)
    if len(railroads.items) > MOST_RAILROADS:
        report.add(
            railroads.file, None, None, "pack-too-many-railroads", found=len(railroads.items), most=MOST_RAILROADS
        )
    elif len(railroads.items) != limits.railroads:
        pack.section("limits").wrong("railroads", "pack-count", expected=limits.railroads, found=len(railroads.items))


def _check_numbers(tables: ContinentalDivideTables, pack: Section) -> None:
    limits, section = tables.limits, pack.section("limits")
    for low, high in (("shares_min", "shares_max"), ("stock_value_min", "stock_value_max")):
        if getattr(limits, low) > getattr(limits, high):
            section.wrong(low, "pack-least-above-most", low=getattr(limits, low), high=getattr(limits, high))
    cubes = CUBES_SPENT + limits.cubes_at_start + limits.cubes_central + limits.cubes_west
    if cubes != limits.cubes_per_railroad:
        section.wrong("cubes_per_railroad", "pack-cubes", sum=cubes, found=limits.cubes_per_railroad)
    for players, cash in tables.cash.items():
        if cash < limits.stock_value_min:
            cash_section = pack.section("setup").section("cash")
            cash_section.wrong(str(players), "pack-poor-players", cash=cash, least=limits.stock_value_min)


def _check_counts(counts: Mapping[str, int], tables: ContinentalDivideTables, section: Section) -> None:
    for key, count in COUNTERS.items():
        if counts[key] != (found := count(tables)):
            section.wrong(key, "pack-count", expected=counts[key], found=found)


def _check_hexes(hexes: Rows[Hex], tables: ContinentalDivideTables, report: Report) -> None:
    """What can be said of the hexes without walking the board."""
    report_duplicates(hexes, "id", report)
    report_duplicates(hexes, "q", report, lambda each: f"({each.q}, {each.r})")
    for line, each in hexes:
        for column, key in _faults(each, tables.points.ports):
            report.add(hexes.file, line, column, key, city=each.city)
    start_cities = Counter(each.city for each in tables.hexes if each.kind == "start")
    ports = Counter(each.city for each in tables.hexes if each.kind == "port")
    if not start_cities:
        report.add(hexes.file, None, "kind", "pack-no-start")
    for city, count in start_cities.items():
        if count != 3:
            report.add(hexes.file, None, "city", "pack-start-hexes", city=city, found=count)
    for city in tables.points.ports:
        if ports[city] != 1:
            report.add(hexes.file, None, "city", "pack-port-hexes", city=city, found=ports[city])


def _faults(each: Hex, ports: Collection[str]) -> Iterable[tuple[str, str]]:
    """The column and the key of each fault one hex can have on its own."""
    if each.kind == "ordinary":
        if each.city:
            yield "city", "pack-city-of-ordinary"
        return
    if not each.city:
        yield "city", "pack-city-missing"
    if each.kind == "start":
        if each.city in ports:
            yield "city", "pack-start-is-port"
        if each.region != "east":
            yield "region", "pack-start-not-east"
        if each.west_of_divide:
            yield "west_of_divide", "pack-start-beyond-divide"
        if each.income:
            yield "income", "pack-start-income"
    else:
        if each.city and each.city not in ports:
            yield "city", "pack-unknown-port"
        if each.region != "west":
            yield "region", "pack-port-not-west"
        if not each.west_of_divide:
            yield "west_of_divide", "pack-port-before-divide"


def _check_board(hexes: Rows[Hex], tables: ContinentalDivideTables, report: Report) -> None:
    """What the board is as a whole: connected, its regions in order, its ports within reach."""
    lines = {(each.q, each.r): line for line, each in hexes}
    steps = tuple(tables.directions.values())
    for what, name, places in _areas(tables.hexes):
        for part in parts(places, lambda place: [(place[0] + q, place[1] + r) for q, r in steps])[1:]:
            report.add(hexes.file, min(lines[place] for place in part), None, "pack-cut-off", what=what, name=name)
    _check_region_order(hexes, tables.orientation, report)
    for city, port in _out_of_reach(tables):
        report.add(hexes.file, lines[(port.q, port.r)], None, "pack-port-out-of-reach", port=port.city, city=city)


def _areas(hexes: tuple[Hex, ...]) -> Iterable[tuple[str, str, set[Place]]]:
    """Every set of hexes that must hang together: what it is, its name, its places."""
    yield "board", "", {(each.q, each.r) for each in hexes}
    for region in REGIONS:
        yield region, "", {(each.q, each.r) for each in hexes if each.region == region}
    yield "beyond-divide", "", {(each.q, each.r) for each in hexes if each.west_of_divide}
    yield "before-divide", "", {(each.q, each.r) for each in hexes if not each.west_of_divide}
    for city in sorted({each.city for each in hexes if each.kind == "start"}):
        yield "city", city, {(each.q, each.r) for each in hexes if each.kind == "start" and each.city == city}


def _check_region_order(hexes: Rows[Hex], orientation: str, report: Report) -> None:
    """Along every row of the map, from west to east, no region comes after one that lies east of it."""
    furthest: dict[int, int] = {}
    for line, each in sorted(hexes, key=lambda numbered: numbered[1].q):
        row = 2 * each.r + each.q if orientation == "flat-top" else each.r
        region = REGIONS.index(each.region)
        if region < furthest.setdefault(row, region):
            west, east = each.region, REGIONS[furthest[row]]
            report.add(hexes.file, line, "region", "pack-region-order", id=each.id, region=west, other=east)
        furthest[row] = max(furthest[row], region)


def _out_of_reach(tables: ContinentalDivideTables) -> Iterable[tuple[str, Hex]]:
    """Each starting city and port that no railroad's cubes could join (CD-5.5, CD-5.8)."""
    by_place = {(each.q, each.r): each for each in tables.hexes}
    ports = [each for each in tables.hexes if each.kind == "port"]
    for city in sorted({each.city for each in tables.hexes if each.kind == "start"}):
        reached = _reach(
            [each for each in tables.hexes if each.kind == "start" and each.city == city], by_place, tables
        )
        yield from ((city, port) for port in ports if port.id not in reached)


def _reach(start: Iterable[Hex], by_place: Mapping[Place, Hex], tables: ContinentalDivideTables) -> set[str]:
    """The hexes that one line of track from any of `start` can come to with the cubes its way unlocks."""
    limits = tables.limits
    # By the westernmost region entered: entering the west unlocks the cubes of the centre too.
    cubes = {"east": limits.cubes_at_start, "central": limits.cubes_at_start + limits.cubes_central}
    cubes["west"] = cubes["central"] + limits.cubes_west
    queue = deque((each, "east", 0) for each in start)
    seen = {(each.id, entered) for each, entered, _ in queue}
    while queue:
        here, entered, laid = queue.popleft()
        if laid == cubes[entered] or here.kind == "port":
            continue
        for q, r in tables.directions.values():
            there = by_place.get((here.q + q, here.r + r))
            if there is None or there.kind == "start":
                continue
            now = min(entered, there.region, key=REGIONS.index)
            if (there.id, now) not in seen:
                seen.add((there.id, now))
                queue.append((there, now, laid + 1))
    return {id_ for id_, _ in seen}
