"""Events of Continental Divide, for the log, the board, the ledger and statistics.

Each event names the rule it follows from. After each event the conservation rules (CD-10) hold.
"""

from __future__ import annotations

from goldenspike.kernel.entries import GameEvent


class Event(GameEvent, frozen=True):
    """Base of this game's events. Each has one effect, bound with `@effect`."""


class OrderDealt(Event, frozen=True):
    """The order cards of turn 1 were dealt: seats in playing order."""

    order: list[int]
    rule: str = "CD-1.2"


class Founded(Event, frozen=True):
    """A railroad was started; its founder holds one share and paid its stock value into the treasury."""

    seat: int
    railroad: str
    hex: str
    shares: int
    value: int
    rule: str = "CD-3.5"


class SharesBought(Event, frozen=True):
    seat: int
    railroad: str
    shares: int
    paid: int
    rule: str = "CD-4.3"


class Passed(Event, frozen=True):
    """No stock was bought."""

    seat: int
    rule: str = "CD-2.1"


class TrackLaid(Event, frozen=True):
    """Cubes were placed and paid for by the treasury. A line that enters a region is laid in several stretches."""

    seat: int
    railroad: str
    hexes: list[str]
    cost: int
    income: int
    rule: str = "CD-5.6"


class RegionEntered(Event, frozen=True):
    """The railroad's first cube in that region made more cubes available."""

    railroad: str
    region: str
    cubes: int
    rule: str = "CD-5.8"


class DivideCrossed(Event, frozen=True):
    railroad: str
    income: int
    rule: str = "CD-5.9"


class BuildingEnded(Event, frozen=True):
    seat: int
    rule: str = "CD-2.1"


class DividendPaid(Event, frozen=True):
    """The bank paid each share in player hands, and the rest of the income into the treasury."""

    railroad: str
    per_share: int
    paid: list[int]
    kept: int
    rule: str = "CD-6.1"


class TurnAdvanced(Event, frozen=True):
    turn: int
    rule: str = "CD-2.2"


class PositionTaken(Event, frozen=True):
    seat: int
    position: int
    rule: str = "CD-8.1"


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: list[int]
    rule: str = "CD-9.2"
