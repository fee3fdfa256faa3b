"""Summary of a Silverton pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goldenspike.packs.presentation import SourcedRow, counts_by_name, join_words, range_text
from goldenspike.packs.silverton.tables import COMMODITIES, SilvertonTables
from goldenspike.words import say


def lines(tables: SilvertonTables, lang: str) -> Iterator[tuple[str, str]]:
    snow = sum(segment.snow for segment in tables.segments)
    claims = Counter(claim.commodity for claim in tables.claims)
    yield "towns", str(len(tables.towns))
    yield "market-cities", join_words(town.say("name", lang) for town in tables.towns if town.market)
    yield "segments", say("pack-show-segments-value", lang, all=len(tables.segments), snow=snow)
    yield "costs", range_text([segment.cost for segment in tables.segments], lang)
    yield "length", range_text([segment.length for segment in tables.segments], lang)
    yield "groups", join_words(group.id for group in tables.parallel_groups)
    yield "claims", say("pack-show-claims-value", lang, all=len(tables.claims), **counts_by_name(claims, COMMODITIES))
    yield "passengers", str(len(tables.passengers))
    yield "events", join_words(event.say("name", lang) for event in tables.events)
    yield "markets", str(len(tables.markets))
    yield "winter", join_words(map(str, tables.winter))


def rows(tables: SilvertonTables) -> list[SourcedRow]:
    rows: list[SourcedRow] = [*tables.towns, *tables.segments, *tables.special_pairs]
    return [*rows, *tables.claims, *tables.passengers, *tables.events, *tables.markets]
