"""Check that the map, cards and markets of a Silverton pack can be played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple, TypeVar

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Phrase, Section
from goldenspike.packs.reading.table import Rows, parts, report_duplicates
from goldenspike.packs.silverton import rulebook_checks
from goldenspike.packs.silverton.tables import (
    ANY_CITY,
    BOXES,
    BULK,
    CLAIMS,
    EVENTS,
    LETTERS,
    MARKET_CITIES,
    METALS,
    PASSENGERS,
    TURNS,
    UNBOUNDED,
    ClaimCard,
    EventCard,
    PassengerCard,
    PriceChange,
    Segment,
    SilvertonTables,
    SpecialPair,
    Town,
)

CardT = TypeVar("CardT", ClaimCard, PassengerCard, EventCard)


class SilvertonRows(NamedTuple):
    """The rows of each table with their lines, so that a problem can name its line."""

    towns: Rows[Town]
    segments: Rows[Segment]
    special_pairs: Rows[SpecialPair]
    claims: Rows[ClaimCard]
    passengers: Rows[PassengerCard]
    events: Rows[EventCard]


def check(tables: SilvertonTables, rows: SilvertonRows, pack: Section, report: Report) -> None:
    """Report what makes the tables unplayable, if all of them could be read."""
    counts = {key: pack.section("counts").integer(key, 0, 999) for key in ("claims", "events", "passengers")}
    if not report.problems:
        turns, towns = pack.section("turns"), {town.id for town in tables.towns}
        _check_counts(counts, tables, pack.section("counts"))
        _check_towns(rows.towns, report)
        _check_segments(rows.segments, rows.towns, tables.parallel_groups, pack.section("parallel_groups"), report)
        _check_special_pairs(rows.special_pairs, tables.segments, report)
        _check_claims(rows.claims, towns, report)
        _check_passengers(rows.passengers, tables, report)
        _check_numbers(rows.events, CLAIMS + 1, CLAIMS + EVENTS, report)
        _check_turns(tables, turns)
        _check_changes(tables.changes, pack.section("change_tables"))
        _check_markets(pack.sections("market"), tables, pack)
    if not report.problems and pack.text("edition") == "reconstructed":
        rulebook_checks.check(tables, rows.segments, rows.claims, pack, report)


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
    """Check that cards are numbered without gaps. Numbers out of range were reported before."""
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
    """Check that every possible result is in exactly one line of each table."""
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
