"""Read the tables of a Continental Divide pack from its files."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from goldenspike.packs.continental_divide import checks
from goldenspike.packs.continental_divide.tables import (
    DIRECTIONS,
    KINDS,
    MOST_RAILROADS,
    PLAYERS,
    REGIONS,
    ContinentalDivideTables,
    GameLimits,
    Hex,
    Place,
    RailroadDefinition,
    VictoryPoints,
)
from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Section
from goldenspike.packs.reading.table import Columns, Row, read_table

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


PATTERNS = ("solid", "stripe", "dot", "cross", "chevron", "ring", "check", "diamond")


def read(pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> ContinentalDivideTables:
    """Read and check the tables of a pack. `files` has name and bytes by table."""
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
    checks.check(tables, hexes, railroads, pack, report)
    return tables


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
        # The rules allow one of each (CD-5.5), so a pack cannot have more.
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
