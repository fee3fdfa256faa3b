"""Balanced seatings: every bot plays every place equally often.

A deal is one seed, so one set of dice. It is played once for every rotation of the bots around the table, so that each
bot has each seat and starting place equally often. With more bots than seats, every combination of them plays. From
deal to deal the order around the table changes, until all bots have been neighbours of all others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, zip_longest

Seating = tuple[str, ...]


def fill_seats(bots: Sequence[str], players: int) -> list[str]:
    """Fill the seats left with the last bot: `expert,greedy` is one expert against all others."""
    return [*bots, *[bot for bot in bots[-1:] for _ in range(players - len(bots))]]


def deal_seatings(bots: Sequence[str], players: int) -> list[list[Seating]]:
    """The seatings of each deal in turn, until they repeat."""
    lineups = dict.fromkeys(combinations(bots, players))
    rounds = zip_longest(*map(_circles, lineups))
    return [[seating for circle in circles if circle for seating in rotations(circle)] for circles in rounds]


def rotations(circle: Seating) -> list[Seating]:
    """All different rotations of a seating."""
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def _circles(lineup: Seating) -> Iterator[Seating]:
    """Every different order around the table, by neighbours on each side."""
    seen: set[Seating] = set()
    for rest in permutations(lineup[1:]):
        circle = (lineup[0], *rest)
        if circle not in seen:
            seen.update(rotations(circle))
            yield circle
