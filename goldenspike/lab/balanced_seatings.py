"""Who sits where, so that nobody has the better places more often.

A deal is one seed, hence one set of dice. It is played once for every rotation of the bots around the table, so that
each bot has each seat, and with it each place that was dealt, as often as any other; where more bots were named than
can sit, by every combination of them. From deal to deal the order around the table changes, until all have been
neighbours of all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, zip_longest

Seating = tuple[str, ...]


def fill_seats(bots: Sequence[str], players: int) -> list[str]:
    """The last bot named has the seats that are left: `expert,greedy` is one against all others."""
    return [*bots, *[bot for bot in bots[-1:] for _ in range(players - len(bots))]]


def deal_seatings(bots: Sequence[str], players: int) -> list[list[Seating]]:
    """The seatings of one deal after the other, until they begin again."""
    lineups = dict.fromkeys(combinations(bots, players))
    rounds = zip_longest(*map(_circles, lineups))
    return [[seating for circle in circles if circle for seating in rotations(circle)] for circles in rounds]


def rotations(circle: Seating) -> list[Seating]:
    """Those that differ."""
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def _circles(lineup: Seating) -> Iterator[Seating]:
    """Every order around the table, where only who sits next to whom on which side counts."""
    seen: set[Seating] = set()
    for rest in permutations(lineup[1:]):
        circle = (lineup[0], *rest)
        if circle not in seen:
            seen.update(rotations(circle))
            yield circle
