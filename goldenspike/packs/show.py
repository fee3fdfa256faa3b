"""A pack as somebody wants to see it: summed up in lines, or drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Protocol, TypeVar

from goldenspike.packs.continental_divide import KINDS, REGIONS, ContinentalDivideTables
from goldenspike.packs.pack import Pack
from goldenspike.packs.silverton import COMMODITIES, SilvertonTables
from goldenspike.words import say

if TYPE_CHECKING:
    from goldenspike.packs.drawing import Mark

NameT = TypeVar("NameT", bound=str)


class Sourced(Protocol):
    @property
    def source(self) -> str: ...


def summary(pack: Pack, lang: str) -> list[tuple[str, str]]:
    """What `pack show` prints: pairs of label and value."""
    tables = pack.tables
    lines = [
        ("name", pack.name(lang)),
        ("id", pack.id),
        ("game", say(f"pack-show-game-{pack.game}", lang)),
        ("edition", pack.edition),
        ("version", pack.version),
        ("sha256", pack.sha256),
        ("about", pack.about(lang)),
        *(
            _continental_divide(tables, lang)
            if isinstance(tables, ContinentalDivideTables)
            else _silverton(tables, lang)
        ),
        ("sources", _sources(pack, lang)),
    ]
    return [(say(f"pack-show-{key}", lang), value) for key, value in lines if value]


def svg(pack: Pack, lang: str, marks: Iterable[Mark] = ()) -> str:
    """The board or map and what lies on it, as one self-contained SVG document."""
    # A program that only plays never draws.
    if isinstance(pack.tables, ContinentalDivideTables):
        from goldenspike.packs import draw_continental_divide

        return draw_continental_divide.draw(pack, pack.tables, lang, marks)
    from goldenspike.packs import draw_silverton

    return draw_silverton.draw(pack, pack.tables, lang, marks)


def _continental_divide(tables: ContinentalDivideTables, lang: str) -> Iterator[tuple[str, str]]:
    kinds = Counter(each.kind for each in tables.hexes)
    regions = Counter(each.region for each in tables.hexes)
    beyond = sum(each.west_of_divide for each in tables.hexes)
    ordinary = [each for each in tables.hexes if each.kind == "ordinary"]
    yield "hexes", say("pack-show-hexes-value", lang, all=len(tables.hexes), **_counted(kinds, KINDS))
    yield "regions", say("pack-show-regions-value", lang, beyond=beyond, **_counted(regions, REGIONS))
    yield "starts", _listed(dict.fromkeys(each.city for each in tables.hexes if each.kind == "start"))
    yield "ports", _listed(say("pack-show-port", lang, city=city, points=n) for city, n in tables.points.ports.items())
    yield "costs", _range([each.cost for each in ordinary], lang)
    yield "income", _range([each.income for each in ordinary], lang)
    yield "railroads", _listed(each.abbreviation for each in tables.railroads)
    yield "cash", _listed(say("pack-show-cash-value", lang, players=n, cash=cash) for n, cash in tables.cash.items())
    yield "turns", str(tables.limits.turns)


def _silverton(tables: SilvertonTables, lang: str) -> Iterator[tuple[str, str]]:
    snow = sum(segment.snow for segment in tables.segments)
    claims = Counter(claim.commodity for claim in tables.claims)
    yield "towns", str(len(tables.towns))
    yield "market-cities", _listed(town.say("name", lang) for town in tables.towns if town.market)
    yield "segments", say("pack-show-segments-value", lang, all=len(tables.segments), snow=snow)
    yield "costs", _range([segment.cost for segment in tables.segments], lang)
    yield "length", _range([segment.length for segment in tables.segments], lang)
    yield "groups", _listed(group.id for group in tables.parallel_groups)
    yield "claims", say("pack-show-claims-value", lang, all=len(tables.claims), **_counted(claims, COMMODITIES))
    yield "passengers", str(len(tables.passengers))
    yield "events", _listed(event.say("name", lang) for event in tables.events)
    yield "markets", str(len(tables.markets))
    yield "winter", _listed(map(str, tables.winter))


def _counted(counter: Counter[NameT], names: Iterable[NameT]) -> dict[str, int]:
    """The counts by name, none left out."""
    return {name: counter[name] for name in names}


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _range(numbers: list[int], lang: str) -> str:
    return say("pack-show-range", lang, low=min(numbers), high=max(numbers), mean=round(sum(numbers) / len(numbers), 1))


def _sources(pack: Pack, lang: str) -> str:
    """How many rows come from where: the first word of each source, or "differing" where a row names several."""
    tables = pack.tables
    rows: list[Sourced]
    if isinstance(tables, ContinentalDivideTables):
        rows = [*tables.hexes, *tables.railroads]
    else:
        rows = [*tables.towns, *tables.segments, *tables.special_pairs]
        rows += [*tables.claims, *tables.passengers, *tables.events, *tables.markets]
    mixed = say("pack-show-source-mixed", lang)
    tally = Counter(mixed if "|" in row.source else re.split(r"[\s:;,(]", row.source)[0] for row in rows)
    return _listed(say("pack-show-source", lang, count=n, source=source) for source, n in tally.most_common())
