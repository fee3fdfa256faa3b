"""Read the tables of a Silverton pack from its files."""

from __future__ import annotations

from collections.abc import Mapping

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Section
from goldenspike.packs.reading.table import Columns, Row, read_table
from goldenspike.packs.silverton import checks
from goldenspike.packs.silverton import numbers as pack_numbers
from goldenspike.packs.silverton.checks import SilvertonRows
from goldenspike.packs.silverton.numbers import HIGHEST_ROLL
from goldenspike.packs.silverton.tables import (
    BOXES,
    CLAIMS,
    COMMODITIES,
    EFFECTS,
    EVENTS,
    LEADVILLE,
    LETTERS,
    PASSENGERS,
    TURNS,
    UNBOUNDED,
    ClaimCard,
    EventCard,
    Market,
    PassengerCard,
    PriceChange,
    Segment,
    SilvertonTables,
    SpecialPair,
    Town,
)

TABLES = {
    "towns": Columns(("id", "name", "state", "lat", "lon", "market", "source"), ("x", "y"), worded=("name",)),
    "segments": Columns(("id", "a", "b", "cost", "length", "snow", "group", "source"), ("note",), worded=("note",)),
    "special_pairs": Columns(("segment_a", "segment_b", "reason", "source"), worded=("reason",)),
    "claims": Columns(
        required=(
            *("number", "town", "name", "commodity", "claim_cost"),
            *("operate_cost", "depleted_max", "production", "source"),
        ),
        worded=("name",),
    ),
    "passengers": Columns(("number", "letter", "towns", "price", "revenue", "special", "source")),
    "events": Columns(("number", "name", "effect", "params", "text", "source"), worded=("name", "text")),
}


def read(pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> SilvertonTables:
    """Read and check the tables of a pack. `files` has name and bytes by table."""
    towns = read_table(*files["towns"], TABLES["towns"], _town, report)
    segments = read_table(*files["segments"], TABLES["segments"], _segment, report)
    special_pairs = read_table(*files["special_pairs"], TABLES["special_pairs"], _special_pair, report)
    claims = read_table(*files["claims"], TABLES["claims"], _claim, report)
    passengers = read_table(*files["passengers"], TABLES["passengers"], _passenger, report)
    events = read_table(*files["events"], TABLES["events"], _event, report)
    markets, turns = pack.sections("market"), pack.section("turns")
    for key in ("idn_source", "winter_source"):
        turns.source(key)
    tables = SilvertonTables(
        towns=towns.items,
        segments=segments.items,
        special_pairs=special_pairs.items,
        claims=claims.items,
        passengers=passengers.items,
        events=events.items,
        markets=tuple(_market(each) for each in markets),
        changes=_changes(pack.section("change_tables")),
        idn=turns.integers("idn", 0, 99),
        winter=turns.integers("winter", 1, TURNS),
        track_cubes=pack.section("counts").integer("track_cubes", 1, 999),
        trains=pack_numbers.trains(pack),
        plows=pack_numbers.plows(pack),
        numbers=pack_numbers.numbers(pack.section("numbers")),
        parallel_groups=pack.section("parallel_groups").phrases(),
        passenger_special=pack.section("passenger_special").phrases(LEADVILLE),
        event_effects=pack.section("event_effects").phrases(*EFFECTS),
    )
    checks.check(tables, SilvertonRows(towns, segments, special_pairs, claims, passengers, events), pack, report)
    return tables


def _town(row: Row) -> Town:
    x, y = row.position()
    return Town(
        id=row.id("id"),
        name=row.required("name"),
        state=row.text("state"),
        lat=row.decimal("lat", -90, 90),
        lon=row.decimal("lon", -180, 180),
        market=row.flag("market"),
        source=row.source(),
        x=x,
        y=y,
        sisters=row.sisters(),
    )


def _segment(row: Row) -> Segment:
    return Segment(
        id=row.id("id"),
        a=row.id("a"),
        b=row.id("b"),
        cost=row.integer("cost", 0, 9_999),
        length=row.integer("length", 1, 99),
        snow=row.flag("snow"),
        group=row.text("group"),
        source=row.source(),
        note=row.text("note"),
        sisters=row.sisters(),
    )


def _special_pair(row: Row) -> SpecialPair:
    return SpecialPair(
        segment_a=row.id("segment_a"),
        segment_b=row.id("segment_b"),
        reason=row.required("reason"),
        source=row.source(),
        sisters=row.sisters(),
    )


def _claim(row: Row) -> ClaimCard:
    depleted_max = row.integer("depleted_max", 1, HIGHEST_ROLL - 1)
    return ClaimCard(
        number=row.integer("number", 1, CLAIMS),
        town=row.id("town"),
        name=row.required("name"),
        commodity=row.choice("commodity", COMMODITIES),
        claim_cost=row.integer("claim_cost", 0, 9_999),
        operate_cost=row.integer("operate_cost", 0, 9_999),
        depleted_max=depleted_max,
        production=_production(row, depleted_max),
        source=row.source(),
        sisters=row.sisters(),
    )


def _production(row: Row, depleted_max: int) -> dict[int, int]:
    goods = row.numbers("production", 0, 99)
    rolls = [str(roll) for roll in range(depleted_max + 1, HIGHEST_ROLL + 1)]
    if set(goods) != set(rolls):
        row.wrong("production", "pack-production", low=depleted_max + 1, high=HIGHEST_ROLL)
    return {int(roll): goods.get(roll, 0) for roll in rolls}


def _passenger(row: Row) -> PassengerCard:
    towns = row.required("towns").split(";")
    if len(towns) != 2 or towns[0] == towns[1]:
        row.wrong("towns", "pack-not-two-towns", found=row.text("towns"))
        towns = ["", ""]
    special = row.numbers("special", 1, CLAIMS)
    for name in special.keys() - {LEADVILLE}:
        row.wrong("special", "pack-not-a-choice", found=name, choices=LEADVILLE)
    return PassengerCard(
        number=row.integer("number", 1, PASSENGERS),
        letter=row.choice("letter", LETTERS),
        towns=(towns[0].strip(), towns[1].strip()),
        price=row.integer("price", 0, 9_999),
        revenue=row.integer("revenue", 1, 9_999),
        source=row.source(),
        leadville_depletions=special.get(LEADVILLE),
    )


def _event(row: Row) -> EventCard:
    effect = row.choice("effect", EFFECTS)
    params = row.numbers("params", 0, 9_999)
    if params.keys() != set(EFFECTS[effect]):
        row.wrong("params", "pack-event-params", effect=effect, expected=", ".join(EFFECTS[effect]))
    return EventCard(
        number=row.integer("number", CLAIMS + 1, CLAIMS + EVENTS),
        name=row.required("name"),
        effect=effect,
        params=params,
        text=row.required("text"),
        source=row.source(),
        sisters=row.sisters(),
    )


def _market(market: Section) -> Market:
    return Market(
        id=market.id("id"),
        commodity=market.choice("commodity", COMMODITIES),
        city=market.text("city"),
        ladder=market.integers("ladder", 0, 9_999),
        blocked=frozenset(market.integers("blocked", 0, BOXES - 1)),
        start=market.integer("start", 0, BOXES - 1),
        sale_limit=market.integer("sale_limit", 0, 999),
        dice=market.integer("dice", 1, 9),
        sold_divisor=market.integer("sold_divisor", 1, 99),
        idn=market.boolean("idn"),
        change=market.text("change"),
        min_players=market.integer("min_players", 1, 6),
        source=market.source(),
    )


def _changes(section: Section) -> dict[str, tuple[PriceChange, ...]]:
    section.source()
    return {
        key: tuple(PriceChange(low, high, boxes) for low, high, boxes in section.triples(key, -UNBOUNDED, UNBOUNDED))
        for key in section.values
        if key != "source"
    }
