"""The tables of Silverton, and the proof that a map and its cards can be played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import Literal, TypeVar

import msgspec

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Phrase, Section
from goldenspike.packs.reading.table import Columns, Row, Rows, parts, read_table, report_duplicates
from goldenspike.packs.reading.text import LocalizedStruct
from goldenspike.packs.silverton import numbers as pack_numbers
from goldenspike.packs.silverton import rulebook_checks
from goldenspike.packs.silverton.numbers import Numbers, PlowKind, TrainKind

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

Commodity = Literal["gold", "silver", "copper", "lumber", "coal"]
Letter = Literal["A", "B", "C"]
Effect = Literal["jail", "kill", "discard-claims"]

METALS: tuple[Commodity, ...] = ("gold", "silver", "copper")
BULK: tuple[Commodity, ...] = ("lumber", "coal")
COMMODITIES = (*METALS, *BULK)
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
MARKET_CITIES = ("denver", "salt-lake-city", "pueblo", "santa-fe", "el-paso")
ANY_CITY = "any"

CLAIMS, EVENTS, PASSENGERS = 102, 6, 24
TURNS = 24
BOXES = 10
HIGHEST_ROLL = 12
UNBOUNDED = 99

# The numbers that each kind of event card names.
EFFECTS: dict[Effect, tuple[str, ...]] = {
    "jail": ("release_cost",),
    "kill": ("replace_cost", "wait_turns"),
    "discard-claims": ("deal",),
}
LEADVILLE = "leadville-depletions"


class Town(LocalizedStruct, frozen=True):
    """A town of the map."""

    id: str  #: id of the town
    name: str  #: its name
    state: str  #: abbreviation of its state; may be empty
    lat: float  #: latitude
    lon: float  #: longitude
    market: bool  #: it is one of the five market cities
    source: str  #: where the row comes from
    x: float | None = None  #: where to draw it; null: by latitude and longitude
    y: float | None = None  #: likewise


class Segment(LocalizedStruct, frozen=True):
    """A segment of track between two towns."""

    id: str  #: id of the segment
    a: str  #: id of one town
    b: str  #: id of the other town
    cost: int  #: dollars to build it
    length: int  #: its length
    snow: bool  #: snow closes it in winter
    group: str  #: id of its parallel group (SV-3.5); may be empty
    source: str  #: where the row comes from
    note: str = ""  #: a remark for readers; may be empty


class SpecialPair(LocalizedStruct, frozen=True):
    """Two segments whose surveyors may call for a special dispute (SV-6.8)."""

    segment_a: str  #: id of one segment
    segment_b: str  #: id of the other
    reason: str  #: why they are a pair
    source: str  #: where the row comes from


class ClaimCard(LocalizedStruct, frozen=True):
    """A claim card."""

    number: int  #: number of the card, 1 to 102
    town: str  #: id of its town
    name: str  #: its name
    commodity: Commodity  #: what it produces
    claim_cost: int  #: dollars to buy it
    operate_cost: int  #: dollars to operate it once
    depleted_max: int  #: a roll this low or lower depletes it
    production: dict[int, int]  #: goods by roll, for every roll above `depleted_max`
    source: str  #: where the row comes from


class PassengerCard(msgspec.Struct, frozen=True):
    """A passenger card."""

    number: int  #: number of the card, 1 to 24
    letter: Letter  #: A, B or C: its layer in the piles
    towns: tuple[str, str]  #: ids of the two towns it joins
    price: int  #: dollars to buy it
    revenue: int  #: dollars it pays each turn
    source: str  #: where the row comes from
    leadville_depletions: int | None = None  #: depleted Leadville claims that discard it (SV-11.2); else null


class EventCard(LocalizedStruct, frozen=True):
    """An event card."""

    number: int  #: number of the card, 103 to 108
    name: str  #: its name
    effect: Effect  #: jail, kill or discard-claims
    params: dict[str, int]  #: numbers of its effect, by name
    text: str  #: what it says
    source: str  #: where the row comes from


class PriceChange(msgspec.Struct, frozen=True):
    """A line of a price change table."""

    low: int  #: lowest result it covers
    high: int  #: highest result it covers
    boxes: int  #: boxes the marker moves up; negative: down


class Market(msgspec.Struct, frozen=True):
    """A column of the price chart."""

    id: str  #: id of the market
    commodity: Commodity  #: what is sold here
    city: str  #: id of its city, or `any`
    ladder: tuple[int, ...]  #: prices from the bottom box to the top
    blocked: frozenset[int]  #: shaded boxes (SV-8.3)
    start: int  #: box where the marker starts
    sale_limit: int  #: units a player may sell each turn; 0: no limit
    dice: int  #: dice of its price roll
    sold_divisor: int  #: what is sold is divided by this, rounded up
    idn: bool  #: the increased-demand number is subtracted
    change: str  #: name of its change table
    min_players: int  #: fewest players with which it is open
    source: str  #: where the values come from


class SilvertonTables(msgspec.Struct, frozen=True):
    """Everything a game of Silverton reads from its pack, in pack order."""

    towns: tuple[Town, ...]  #: the towns
    segments: tuple[Segment, ...]  #: the track
    special_pairs: tuple[SpecialPair, ...]  #: pairs of special disputes
    claims: tuple[ClaimCard, ...]  #: the claim cards
    passengers: tuple[PassengerCard, ...]  #: the passenger cards
    events: tuple[EventCard, ...]  #: the event cards
    markets: tuple[Market, ...]  #: the price chart
    changes: dict[str, tuple[PriceChange, ...]]  #: price change tables by name
    idn: tuple[int, ...]  #: increased-demand numbers of turns 1 to 24
    winter: tuple[int, ...]  #: winter turns
    track_cubes: int  #: track cubes of a player
    trains: tuple[TrainKind, ...]  #: kinds of trains, weakest first
    plows: tuple[PlowKind, ...]  #: kinds of snow plows, weakest first
    numbers: Numbers  #: the numbers of `[numbers]`
    parallel_groups: tuple[Phrase, ...]  #: descriptions of the parallel groups
    passenger_special: tuple[Phrase, ...]  #: descriptions of special instructions
    event_effects: tuple[Phrase, ...]  #: descriptions of the event effects


CardT = TypeVar("CardT", ClaimCard, PassengerCard, EventCard)


def read(pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> SilvertonTables:
    """The tables of `pack`; `files` gives the name and bytes of each. Soundness is judged once all could be read."""
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
    counts = {key: pack.section("counts").integer(key, 0, 999) for key in ("claims", "events", "passengers")}
    if not report.problems:
        town_ids = {town.id for town in towns.items}
        _check_counts(counts, tables, pack.section("counts"))
        _check_towns(towns, report)
        _check_segments(segments, towns, tables.parallel_groups, pack.section("parallel_groups"), report)
        _check_special_pairs(special_pairs, tables.segments, report)
        _check_claims(claims, town_ids, report)
        _check_passengers(passengers, tables, report)
        _check_numbers(events, CLAIMS + 1, CLAIMS + EVENTS, report)
        _check_turns(tables, turns)
        _check_changes(tables.changes, pack.section("change_tables"))
        _check_markets(markets, tables, pack)
    if not report.problems and pack.text("edition") == "reconstructed":
        rulebook_checks.check(tables, segments, claims, pack, report)
    return tables


# Reading


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


# Soundness


def _check_counts(counts: Mapping[str, int], tables: SilvertonTables, section: Section) -> None:
    for key, expected in counts.items():
        if (found := len(getattr(tables, key))) != expected:
            section.wrong(key, "pack-count", expected=expected, found=found)


def _check_towns(towns: Rows[Town], report: Report) -> None:
    report_duplicates(towns, "id", report)
    for line, town in towns:
        if town.market is not (town.id in MARKET_CITIES):
            report.add(towns.file, line, "market", "pack-market-cities", cities=", ".join(MARKET_CITIES))
    for city in MARKET_CITIES:
        if city not in {town.id for town in towns.items}:
            report.add(towns.file, None, "id", "pack-market-city-missing", city=city)


def _check_segments(
    segments: Rows[Segment], towns: Rows[Town], groups: tuple[Phrase, ...], section: Section, report: Report
) -> None:
    report_duplicates(segments, "id", report)
    lines = {town.id: line for line, town in towns}
    near: dict[str, set[str]] = defaultdict(set)
    for line, segment in segments:
        near[segment.a].add(segment.b)
        near[segment.b].add(segment.a)
        for column, town in (("a", segment.a), ("b", segment.b)):
            if town not in lines:
                report.add(segments.file, line, column, "pack-unknown-town", found=town)
        if segment.a == segment.b:
            report.add(segments.file, line, "b", "pack-segment-of-one-town")
        if segment.group and segment.group not in {group.id for group in groups}:
            report.add(segments.file, line, "group", "pack-unknown-group", found=segment.group)
    members = Counter(segment.group for segment in segments.items)
    for group in groups:
        if members[group.id] < 2:
            section.wrong(group.id, "pack-small-group", found=members[group.id])
    for part in parts(lines, lambda town: near[town])[1:]:
        first = min(part, key=lines.__getitem__)
        report.add(towns.file, lines[first], None, "pack-town-cut-off", town=first)


def _check_special_pairs(pairs: Rows[SpecialPair], segments: Iterable[Segment], report: Report) -> None:
    report_duplicates(pairs, "segment_a", report, lambda pair: " + ".join(sorted((pair.segment_a, pair.segment_b))))
    ends = {segment.id: {segment.a, segment.b} for segment in segments}
    for line, pair in pairs:
        unknown = [(c, id_) for c in ("segment_a", "segment_b") if (id_ := getattr(pair, c)) not in ends]
        for column, id_ in unknown:
            report.add(pairs.file, line, column, "pack-unknown-segment", found=id_)
        if not unknown and len(ends[pair.segment_a] & ends[pair.segment_b]) != 1:
            report.add(pairs.file, line, None, "pack-pair-apart", a=pair.segment_a, b=pair.segment_b)


def _check_claims(claims: Rows[ClaimCard], towns: Collection[str], report: Report) -> None:
    _check_numbers(claims, 1, CLAIMS, report)
    for line, claim in claims:
        if claim.town not in towns:
            report.add(claims.file, line, "town", "pack-unknown-town", found=claim.town)


def _check_passengers(passengers: Rows[PassengerCard], tables: SilvertonTables, report: Report) -> None:
    _check_numbers(passengers, 1, PASSENGERS, report)
    towns = {town.id for town in tables.towns}
    at_leadville = sum(claim.town == "leadville" for claim in tables.claims)
    for line, card in passengers:
        for town in card.towns:
            if town not in towns:
                report.add(passengers.file, line, "towns", "pack-unknown-town", found=town)
        if (card.leadville_depletions or 0) > at_leadville:
            report.add(passengers.file, line, "special", "pack-leadville", found=at_leadville)
    letters = Counter(card.letter for card in passengers.items)
    for letter in LETTERS:
        if letters[letter] != PASSENGERS // len(LETTERS):
            report.add(
                *(passengers.file, None, "letter", "pack-letters"),
                letter=letter,
                found=letters[letter],
                expected=PASSENGERS // len(LETTERS),
            )


def _check_numbers(cards: Rows[CardT], low: int, high: int, report: Report) -> None:
    """The cards are numbered without gaps; what is out of range was refused when it was read."""
    report_duplicates(cards, "number", report)
    missing = sorted(set(range(low, high + 1)) - {card.number for card in cards.items})
    if missing:
        report.add(
            *(cards.file, None, "number", "pack-missing-numbers"),
            missing=", ".join(map(str, missing)),
            low=low,
            high=high,
        )


def _check_turns(tables: SilvertonTables, turns: Section) -> None:
    if len(tables.idn) != TURNS:
        turns.wrong("idn", "pack-list-length", found=len(tables.idn), expected=TURNS)
    if any(next_ <= turn for turn, next_ in pairwise(tables.winter)):
        turns.wrong("winter", "pack-not-rising")


def _check_changes(changes: Mapping[str, tuple[PriceChange, ...]], section: Section) -> None:
    """Every possible result is in exactly one line of each table."""
    for name, table in changes.items():
        ends = [-UNBOUNDED - 1, *(change.high for change in table)]
        starts = [*(change.low for change in table), UNBOUNDED + 1]
        for end, start in zip(ends, starts, strict=True):
            if start > end + 1:
                section.wrong(name, "pack-change-gap", low=end + 1, high=start - 1)
            elif start <= end:
                section.wrong(name, "pack-change-overlap", low=start, high=end)


def _check_markets(sections: Iterable[Section], tables: SilvertonTables, pack: Section) -> None:
    missing = [(metal, ANY_CITY) for metal in METALS] + [(bulk, city) for bulk in BULK for city in MARKET_CITIES]
    ids: set[str] = set()
    for section, market in zip(sections, tables.markets, strict=True):
        if market.id in ids:
            section.wrong("id", "pack-market-twice", found=market.id)
        ids.add(market.id)
        if (market.commodity, market.city) in missing:
            missing.remove((market.commodity, market.city))
        else:
            section.wrong("city", "pack-market-place", commodity=market.commodity, city=market.city)
        if len(market.ladder) != BOXES:
            section.wrong("ladder", "pack-list-length", found=len(market.ladder), expected=BOXES)
        elif list(market.ladder) != sorted(market.ladder):
            section.wrong("ladder", "pack-ladder-falls")
        if market.start in market.blocked:
            section.wrong("start", "pack-start-blocked", found=market.start)
        if market.change not in tables.changes:
            section.wrong("change", "pack-unknown-change", found=market.change)
    for commodity, city in missing:
        pack.wrong("market", "pack-market-missing", commodity=commodity, city=city)
