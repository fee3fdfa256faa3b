"""Facts that Silverton's rulebook states about its board and cards.

Only the reconstructed edition is checked against them. Other packs have printed values, and the rulebook has misprints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from goldenspike.packs.reading import rules_1

if TYPE_CHECKING:
    from goldenspike.packs.reading.problems import Report
    from goldenspike.packs.reading.section import Section
    from goldenspike.packs.reading.table import Rows
    from goldenspike.packs.silverton.tables import ClaimCard, Market, Segment, SilvertonTables

LENGTHS = {
    ("denver", "colorado-springs"): 7,
    ("colorado-springs", "pueblo"): 4,
    ("pueblo", "walsenburg"): 5,
    ("dolores", "rico"): 4,
}
PLACERVILLE_TO_RICO = 5
NAMED_SEGMENTS = (("raton", "french"), ("cimarron", "french"), ("laramie", "cheyenne"))
PAIR = ("raton-french", "cimarron-french")
GROUPS = {
    "denver-south": ("denver", 3),
    "pueblo-north": ("pueblo", 3),
    "santafe-north": ("santa-fe", 2),
    "santafe-south": ("santa-fe", 2),
}
BINGHAM = 25
WINTER = (8, 12, 16, 20, 24)
DEMAND_OF_TURN_9 = 3
TRACK_CUBES = 32


def check(
    tables: SilvertonTables, segments: Rows[Segment], claims: Rows[ClaimCard], pack: Section, report: Report
) -> None:
    _check_track(segments, report)
    _check_groups(segments, report)
    _check_claims(claims, report)
    if PAIR not in {(pair.segment_a, pair.segment_b) for pair in tables.special_pairs}:
        pack.section("files").wrong("special_pairs", "pack-book-pair", a=PAIR[0], b=PAIR[1])
    if tables.winter != WINTER:
        pack.section("turns").wrong("winter", "pack-book-winter", expected=", ".join(map(str, WINTER)))
    if tables.idn[8] != DEMAND_OF_TURN_9:
        pack.section("turns").wrong("idn", "pack-book-demand", expected=DEMAND_OF_TURN_9)
    if tables.track_cubes != TRACK_CUBES:
        pack.section("counts").wrong("track_cubes", "pack-book-cubes", expected=TRACK_CUBES)
    _check_numbers(pack)
    for section, market in zip(pack.sections("market"), tables.markets, strict=True):
        if (market.dice, market.sold_divisor, market.idn) != _formula(market):
            section.wrong("dice", "pack-book-formula", market=market.id)


def _check_track(segments: Rows[Segment], report: Report) -> None:
    track = {frozenset((segment.a, segment.b)): segment for segment in segments.items}
    lengths = {towns: segment.length for towns, segment in track.items()}
    for towns, expected in LENGTHS.items():
        if lengths.get(frozenset(towns)) != expected:
            report.add(segments.file, None, "length", "pack-book-length", a=towns[0], b=towns[1], expected=expected)
    by_telluride = [lengths.get(frozenset((town, "telluride")), 0) for town in ("placerville", "rico")]
    if sum(by_telluride) != PLACERVILLE_TO_RICO:
        report.add(segments.file, None, "length", "pack-book-telluride", expected=PLACERVILLE_TO_RICO)
    for a, b in NAMED_SEGMENTS:
        if frozenset((a, b)) not in track:
            report.add(segments.file, None, None, "pack-book-segment", a=a, b=b)
    # The rulebook's example of a special dispute: two segments meet in French, and one continues.
    if sum("french" in towns for towns in track) != 3:
        report.add(segments.file, None, None, "pack-book-french")


def _check_groups(segments: Rows[Segment], report: Report) -> None:
    for group, (town, expected) in GROUPS.items():
        members = [segment for segment in segments.items if segment.group == group]
        if len(members) != expected or not all(town in (segment.a, segment.b) for segment in members):
            report.add(segments.file, None, "group", "pack-book-group", group=group, town=town, expected=expected)


def _check_claims(claims: Rows[ClaimCard], report: Report) -> None:
    for line, claim in claims:
        facts = (claim.town, claim.commodity, claim.operate_cost, claim.depleted_max, claim.production.get(11))
        if claim.number == BINGHAM and facts != ("bingham", "gold", 60, 6, 4):
            report.add(claims.file, line, None, "pack-book-bingham", cost=60)
    if not any((claim.town, claim.commodity) == ("walsenburg", "coal") for claim in claims.items):
        report.add(claims.file, None, None, "pack-book-walsenburg")


def _check_numbers(pack: Section) -> None:
    """Check trains, plows and `[numbers]` against the rulebook, whose values are those of rules version 1."""
    book = rules_1.default_values("silverton")
    rows = [(pack.section("numbers"), book["numbers"])]
    for table in ("train", "plow"):
        kinds = pack.sections(table)
        if len(kinds) != len(book[table]):
            pack.wrong(table, "pack-book-number", expected=len(book[table]))
        rows += zip(kinds, book[table], strict=False)
    for section, expected in rows:
        for key in {**expected, **section.values}:
            if not key.startswith("source") and section.values.get(key) != expected.get(key):
                section.wrong(key, "pack-book-number", expected=_text(expected.get(key, 0)))


def _text(value: int | list[int]) -> int | str:
    return ", ".join(map(str, value)) if isinstance(value, list) else value


def _formula(market: Market) -> tuple[int, int, bool]:
    """Price formula: dice, divisor of goods sold, and whether the demand number counts (SV-8.1)."""
    if market.commodity in ("gold", "copper"):
        return 1, 1, False
    halved = market.commodity == "coal" and market.city in ("denver", "salt-lake-city")
    return 2, 2 if halved else 1, True
