"""Numbers of Silverton's rulebook that are neither on the board nor on a card: trains, plows and `[numbers]`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from goldenspike.packs.reading.section import Section

MOST_KINDS = 8
HIGHEST_ROLL = 12

# Lengths of the lists in `[numbers]`
PER_LENGTH = 3
PER_PLAYERS, FEWEST_PLAYERS = 5, 2
PER_BONUS = 3
PER_COMMODITY = 5

MOST_POINTS = (4, 6, 9)
"""Most points for a piece of each bonus: 14 points must buy two surveyors and a prospector (SV-14.8)."""

AT_START = 6
"""Trains of the weakest kind that start positions need: one for each player, or two for each of three."""


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
    """Single numbers of the rulebook, and short lists of them."""

    trains: int  #: trains a player may own (SV-12.4)
    deliveries: int  #: deliveries a turn in the basic game (SV-7.8)
    dismantling: int  #: dollars for each unit of length (SV-7.2)
    bail: int  #: dollars after a dispute (SV-6.6)
    wage: int  #: dollars to hire a piece (SV-15.7)
    convoy: int  #: goods of a delivery in the basic game; gold and silver twice as many (SV-15.4)
    claim_bonus: int  #: added to the dice for a claim whose town is joined to the start city (SV-6.3)
    first_operation: int  #: added to one die when a claim is operated for the first time (SV-7.3)
    offers: int  #: offers a player may make in the dealing step (SV-7.5)
    release: tuple[int, ...]  #: rolls of two dice that free a piece from jail (SV-7.9)
    joint_length: int  #: added to the length of a joint line (SV-15.2)
    face_up_claims: int  #: claim cards that lie face up (SV-2.3)
    short_boxes: int  #: boxes that price markers start higher in the short game (SV-1.1)
    campaign_turns: int  #: turns of a campaign (SV-1.1)
    last_turn: int  #: turn that ends every other game (SV-1.2)
    target: tuple[int, ...]  #: dollars that end a short, regular and long game (SV-1.1)
    public_above: tuple[int, ...]  #: dollars above which cash becomes public, likewise; 0: never (SV-1.1)
    cash: tuple[int, ...]  #: dollars at the start of the basic game, for 2 to 6 players (SV-2.1)
    advanced_cash: tuple[int, ...]  #: dollars at the start of the advanced game, for 2 to 6 players (SV-12.2)
    start_trains: tuple[int, ...]  #: trains at the start of the advanced game, for 2 to 6 players (SV-12.2)
    points: tuple[int, ...]  #: points to choose pieces with, for 2 to 6 players (SV-12.1)
    hiring_points: tuple[int, ...]  #: the same with the rule of hiring (SV-15.7)
    most_pieces: tuple[int, ...]  #: pieces a player may have with that rule, for 2 to 6 players (SV-15.7)
    piece_points: tuple[int, ...]  #: points for a piece without a bonus, with +1 and with +2 (SV-12.1)
    piece_limits: tuple[int, ...]  #: surveyors, and prospectors, of each bonus that a player may choose (SV-12.1)
    simple_start: tuple[int, ...]  #: boxes from the start box in the simple market, by commodity (SV-15.6)
    simple_unsold: tuple[int, ...]  #: boxes a marker moves there when nothing was sold; silver: by its rule
    simple_sold: tuple[int, ...]  #: boxes a marker moves there when something was sold; silver: by its rule
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
    """First turn of sale, cost, resale value, count and source of a kind."""
    cost = kind.integer("cost", 0, 9_999)
    resale = kind.integer("resale", 0, cost) if kind.has("resale") else None
    return kind.integer("from_turn", 1, 99), cost, resale, kind.integer("count", least, 99), kind.source()


def _check_kinds(pack: Section, table: str, strength: str, kinds: Sequence[Section]) -> None:
    """Check that kinds go from weak to strong, no two alike: actions name a kind by its strength."""
    if not 1 <= len(kinds) <= MOST_KINDS:
        pack.wrong(table, "pack-kinds", found=len(kinds), most=MOST_KINDS)
    for weaker, stronger in pairwise(kinds):
        if weaker.integer(strength, 0, 999) >= stronger.integer(strength, 0, 999):
            stronger.wrong(strength, "pack-kinds-not-rising")


def numbers(section: Section) -> Numbers:
    piece_points = _list(section, "piece_points", PER_BONUS, 1, 9)
    cheapest = 2 * piece_points[0]  # every player has a surveyor and a prospector
    found = Numbers(
        trains=section.integer("trains", 1, 99),
        deliveries=section.integer("deliveries", 1, 99),
        dismantling=section.integer("dismantling", 0, 999),
        bail=section.integer("bail", 0, 9_999),
        wage=section.integer("wage", 0, 9_999),
        convoy=section.integer("convoy", 0, 999),
        claim_bonus=section.integer("claim_bonus", 0, 99),
        first_operation=section.integer("first_operation", 1, HIGHEST_ROLL - 6),
        offers=section.integer("offers", 0, 99),
        release=section.integers("release", 2, HIGHEST_ROLL),
        joint_length=section.integer("joint_length", 0, 99),
        face_up_claims=section.integer("face_up_claims", 1, 99),
        short_boxes=section.integer("short_boxes", 0, 9),
        campaign_turns=section.integer("campaign_turns", 1, 99),
        last_turn=section.integer("last_turn", 1, 99),
        target=_list(section, "target", PER_LENGTH, 1, 999_999),
        public_above=_list(section, "public_above", PER_LENGTH, 0, 999_999),
        cash=_list(section, "cash", PER_PLAYERS, 0, 99_999),
        advanced_cash=_list(section, "advanced_cash", PER_PLAYERS, 0, 99_999),
        start_trains=_list(section, "start_trains", PER_PLAYERS, 0, AT_START),
        points=_list(section, "points", PER_PLAYERS, cheapest, 99),
        hiring_points=_list(section, "hiring_points", PER_PLAYERS, cheapest, 99),
        most_pieces=_list(section, "most_pieces", PER_PLAYERS, 3, 16),
        piece_points=piece_points,
        piece_limits=_list(section, "piece_limits", PER_BONUS, 1, 2),
        simple_start=_list(section, "simple_start", PER_COMMODITY, -9, 9),
        simple_unsold=_list(section, "simple_unsold", PER_COMMODITY, -9, 9),
        simple_sold=_list(section, "simple_sold", PER_COMMODITY, -9, 9),
        source=section.source(),
    )
    for points, most in zip(piece_points, MOST_POINTS, strict=True):
        if points > most:
            section.wrong("piece_points", "pack-out-of-range", found=points, low=1, high=most)
    for players, trains in enumerate(found.start_trains, FEWEST_PLAYERS):
        if trains * players > AT_START:
            section.wrong("start_trains", "pack-out-of-range", found=trains, low=0, high=AT_START // players)
    return found


def _list(section: Section, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
    """A list of that many numbers; a list of another length is reported, and filled up."""
    found = section.integers(key, low, high)
    if len(found) != count and (found or section.values.get(key) == []):
        section.wrong(key, "pack-list-length", found=len(found), expected=count)
    return (*found, *[low] * count)[:count]
