"""The numbers of Silverton's rulebook that stand neither on the board nor on a card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from goldenspike.packs.reading.section import Section

MOST_KINDS = 8
AT_START = 6
"""Trains of the weakest kind that players begin with: one each, or two where there are three of them."""


class TrainKind(msgspec.Struct, frozen=True):
    """A kind of train (SV-12.4)."""

    power: int  #: its power
    from_turn: int  #: first turn in which it is sold
    cost: int  #: price in dollars
    resale: int | None  #: dollars when traded in; null: cannot be traded in
    count: int  #: how many the bank has at first
    source: str  #: where the values come from


class PlowKind(msgspec.Struct, frozen=True):
    """A kind of snow plow (SV-12.4)."""

    bonus: int  #: added to its die
    from_turn: int  #: first turn in which it is sold
    cost: int  #: price in dollars
    resale: int | None  #: dollars when traded in; null: cannot be traded in
    count: int  #: how many the bank has at first
    source: str  #: where the values come from


class Numbers(msgspec.Struct, frozen=True):
    """Single numbers of the rulebook."""

    trains: int  #: trains a player may own (SV-12.4)
    deliveries: int  #: deliveries a turn in the basic game (SV-7.8)
    dismantling: int  #: dollars for each unit of length (SV-7.2)
    bail: int  #: dollars after a dispute (SV-6.6)
    wage: int  #: dollars to hire a piece (SV-15.7)
    convoy: int  #: goods of a delivery in the basic game; gold and silver twice as many (SV-15.4)
    source: str  #: where the values come from


def trains(pack: Section) -> tuple[TrainKind, ...]:
    sections = pack.sections("train")
    _check_kinds(pack, "train", "power", sections)
    return tuple(
        TrainKind(each.integer("power", 1, 999), *_purchase_numbers(each, AT_START if each is sections[0] else 0))
        for each in sections
    )


def plows(pack: Section) -> tuple[PlowKind, ...]:
    sections = pack.sections("plow")
    _check_kinds(pack, "plow", "bonus", sections)
    return tuple(PlowKind(each.integer("bonus", 0, 99), *_purchase_numbers(each)) for each in sections)


def _purchase_numbers(kind: Section, least: int = 0) -> tuple[int, int, int | None, int, str]:
    """From which turn on, for how much, what an old one brings, how many there are, and where that comes from."""
    cost = kind.integer("cost", 0, 9_999)
    resale = kind.integer("resale", 0, cost) if kind.has("resale") else None
    return kind.integer("from_turn", 1, 99), cost, resale, kind.integer("count", least, 99), kind.source()


def _check_kinds(pack: Section, table: str, strength: str, kinds: Sequence[Section]) -> None:
    """Weakest first, and no two alike: actions name a kind by its strength."""
    if not 1 <= len(kinds) <= MOST_KINDS:
        pack.wrong(table, "pack-kinds", found=len(kinds), most=MOST_KINDS)
    for weaker, stronger in pairwise(kinds):
        if weaker.integer(strength, 0, 999) >= stronger.integer(strength, 0, 999):
            stronger.wrong(strength, "pack-kinds-not-rising")


def numbers(section: Section) -> Numbers:
    return Numbers(
        trains=section.integer("trains", 1, 99),
        deliveries=section.integer("deliveries", 1, 99),
        dismantling=section.integer("dismantling", 0, 999),
        bail=section.integer("bail", 0, 9_999),
        wage=section.integer("wage", 0, 9_999),
        convoy=section.integer("convoy", 0, 999),
        source=section.source(),
    )
