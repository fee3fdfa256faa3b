"""Summary of a Continental Divide pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goldenspike.packs.continental_divide.tables import KINDS, REGIONS, ContinentalDivideTables
from goldenspike.packs.presentation import SourcedRow, counts_by_name, join_words, range_text
from goldenspike.words import say


def lines(tables: ContinentalDivideTables, lang: str) -> Iterator[tuple[str, str]]:
    kinds = Counter(each.kind for each in tables.hexes)
    regions = Counter(each.region for each in tables.hexes)
    beyond = sum(each.west_of_divide for each in tables.hexes)
    ordinary = [each for each in tables.hexes if each.kind == "ordinary"]
    yield "hexes", say("pack-show-hexes-value", lang, all=len(tables.hexes), **counts_by_name(kinds, KINDS))
    yield "regions", say("pack-show-regions-value", lang, beyond=beyond, **counts_by_name(regions, REGIONS))
    yield "starts", join_words(dict.fromkeys(each.city for each in tables.hexes if each.kind == "start"))
    yield (
        "ports",
        join_words(say("pack-show-port", lang, city=city, points=n) for city, n in tables.points.ports.items()),
    )
    yield "costs", range_text([each.cost for each in ordinary], lang)
    yield "income", range_text([each.income for each in ordinary], lang)
    yield "railroads", join_words(each.abbreviation for each in tables.railroads)
    yield "cash", join_words(say("pack-show-cash-value", lang, players=n, cash=cash) for n, cash in tables.cash.items())
    yield "turns", str(tables.limits.turns)


def rows(tables: ContinentalDivideTables) -> list[SourcedRow]:
    return [*tables.hexes, *tables.railroads]
