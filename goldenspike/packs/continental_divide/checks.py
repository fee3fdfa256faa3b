"""Check that the board, railroads and numbers of a Continental Divide pack can be played."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping

from goldenspike.packs.continental_divide.tables import (
    MOST_RAILROADS,
    REGIONS,
    ContinentalDivideTables,
    GameLimits,
    Hex,
    Place,
    RailroadDefinition,
)
from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Section
from goldenspike.packs.reading.table import Rows, parts, report_duplicates

# Cubes that are never built: one in the starting hex, three that mark income, shares and value (CD-3.6)
CUBES_SPENT = 4

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


def check(
    tables: ContinentalDivideTables,
    hexes: Rows[Hex],
    railroads: Rows[RailroadDefinition],
    pack: Section,
    report: Report,
) -> None:
    """Report what makes the tables unplayable, if all of them could be read."""
    counts = {key: pack.section("counts").integer(key, 0, 999_999) for key in COUNTERS}
    if report.problems:
        return
    _check_railroads(railroads, tables.limits, pack, report)
    _check_numbers(tables, pack)
    _check_hexes(hexes, tables, report)
    _check_counts(counts, tables, pack.section("counts"))
    if not report.problems:
        _check_board(hexes, tables, report)


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
    """Check each hex by itself."""
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
    """Column and message id of each fault of one hex."""
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
    """Check the whole board: connected, regions in order, ports within reach."""
    lines = {(each.q, each.r): line for line, each in hexes}
    steps = tuple(tables.directions.values())
    for what, name, places in _areas(tables.hexes):
        for part in parts(places, lambda place: [(place[0] + q, place[1] + r) for q, r in steps])[1:]:
            report.add(hexes.file, min(lines[place] for place in part), None, "pack-cut-off", what=what, name=name)
    _check_region_order(hexes, tables.orientation, report)
    for city, port in _out_of_reach(tables):
        report.add(hexes.file, lines[(port.q, port.r)], None, "pack-port-out-of-reach", port=port.city, city=city)


def _areas(hexes: tuple[Hex, ...]) -> Iterable[tuple[str, str, set[Place]]]:
    """Sets of hexes that must be connected: kind, name and places."""
    yield "board", "", {(each.q, each.r) for each in hexes}
    for region in REGIONS:
        yield region, "", {(each.q, each.r) for each in hexes if each.region == region}
    yield "beyond-divide", "", {(each.q, each.r) for each in hexes if each.west_of_divide}
    yield "before-divide", "", {(each.q, each.r) for each in hexes if not each.west_of_divide}
    for city in sorted({each.city for each in hexes if each.kind == "start"}):
        yield "city", city, {(each.q, each.r) for each in hexes if each.kind == "start" and each.city == city}


def _check_region_order(hexes: Rows[Hex], orientation: str, report: Report) -> None:
    """Check that regions come in order along every row, from west to east."""
    furthest: dict[int, int] = {}
    for line, each in sorted(hexes, key=lambda numbered: numbered[1].q):
        row = 2 * each.r + each.q if orientation == "flat-top" else each.r
        region = REGIONS.index(each.region)
        if region < furthest.setdefault(row, region):
            west, east = each.region, REGIONS[furthest[row]]
            report.add(hexes.file, line, "region", "pack-region-order", id=each.id, region=west, other=east)
        furthest[row] = max(furthest[row], region)


def _out_of_reach(tables: ContinentalDivideTables) -> Iterable[tuple[str, Hex]]:
    """Starting cities and ports that no railroad has enough cubes to join (CD-5.5, CD-5.8)."""
    by_place = {(each.q, each.r): each for each in tables.hexes}
    ports = [each for each in tables.hexes if each.kind == "port"]
    for city in sorted({each.city for each in tables.hexes if each.kind == "start"}):
        reached = _reach(
            [each for each in tables.hexes if each.kind == "start" and each.city == city], by_place, tables
        )
        yield from ((city, port) for port in ports if port.id not in reached)


def _reach(start: Iterable[Hex], by_place: Mapping[Place, Hex], tables: ContinentalDivideTables) -> set[str]:
    """Hexes within reach of a railroad from `start`, with the cubes that its way makes available."""
    limits = tables.limits
    # By westernmost region entered: entering the west also adds the cubes of the centre.
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
