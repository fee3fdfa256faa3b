"""A pack of Silverton, summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goldenspike.packs.presentation import Sourced, counted, in_range, listed
from goldenspike.packs.silverton.tables import COMMODITIES, SilvertonTables
from goldenspike.words import say


def lines(tables: SilvertonTables, lang: str) -> Iterator[tuple[str, str]]:
    snow = sum(segment.snow for segment in tables.segments)
    claims = Counter(claim.commodity for claim in tables.claims)
    yield "towns", str(len(tables.towns))
    yield "market-cities", listed(town.say("name", lang) for town in tables.towns if town.market)
    yield "segments", say("pack-show-segments-value", lang, all=len(tables.segments), snow=snow)
    yield "costs", in_range([segment.cost for segment in tables.segments], lang)
    yield "length", in_range([segment.length for segment in tables.segments], lang)
    yield "groups", listed(group.id for group in tables.parallel_groups)
    yield "claims", say("pack-show-claims-value", lang, all=len(tables.claims), **counted(claims, COMMODITIES))
    yield "passengers", str(len(tables.passengers))
    yield "events", listed(event.say("name", lang) for event in tables.events)
    yield "markets", str(len(tables.markets))
    yield "winter", listed(map(str, tables.winter))


def rows(tables: SilvertonTables) -> list[Sourced]:
    rows: list[Sourced] = [*tables.towns, *tables.segments, *tables.special_pairs]
    return [*rows, *tables.claims, *tables.passengers, *tables.events, *tables.markets]
