"""What happens in Continental Divide. Every reader (log, board, ledger, statistics) reads these and nothing else.

Each event names the rule it follows from, and leaves a position in which CD-10 holds.
"""

from __future__ import annotations

from goldenspike.kernel.entries import Told


class OrderDealt(Told, frozen=True):
    """The order cards of turn 1 were dealt: seats in playing order."""

    order: list[int]
    rule: str = "CD-1.2"


class Founded(Told, frozen=True):
    """A railroad was started; its founder holds one share and paid its stock value into the treasury."""

    seat: int
    railroad: str
    hex: str
    shares: int
    value: int
    rule: str = "CD-3.5"


class SharesBought(Told, frozen=True):
    seat: int
    railroad: str
    shares: int
    paid: int
    rule: str = "CD-4.3"


class Passed(Told, frozen=True):
    """No stock was bought."""

    seat: int
    rule: str = "CD-2.1"


class TrackLaid(Told, frozen=True):
    """Cubes were placed and paid for by the treasury. A line that enters a region is laid in several stretches."""

    seat: int
    railroad: str
    hexes: list[str]
    cost: int
    income: int
    rule: str = "CD-5.6"


class RegionEntered(Told, frozen=True):
    """The railroad's first cube in that region made more cubes available."""

    railroad: str
    region: str
    cubes: int
    rule: str = "CD-5.8"


class DivideCrossed(Told, frozen=True):
    railroad: str
    income: int
    rule: str = "CD-5.9"


class BuildingEnded(Told, frozen=True):
    seat: int
    rule: str = "CD-2.1"


class DividendPaid(Told, frozen=True):
    """The bank paid each share in player hands, and the rest of the income into the treasury."""

    railroad: str
    per_share: int
    paid: list[int]
    kept: int
    rule: str = "CD-6.1"


class TurnAdvanced(Told, frozen=True):
    turn: int
    rule: str = "CD-2.2"


class PositionTaken(Told, frozen=True):
    seat: int
    position: int
    rule: str = "CD-8.1"


class GameEnded(Told, frozen=True):
    scores: list[int]
    winners: list[int]
    rule: str = "CD-9.2"


Event = (
    OrderDealt
    | Founded
    | SharesBought
    | Passed
    | TrackLaid
    | RegionEntered
    | DivideCrossed
    | BuildingEnded
    | DividendPaid
    | TurnAdvanced
    | PositionTaken
    | GameEnded
)
