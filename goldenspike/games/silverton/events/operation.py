"""Events of phase 4, steps 3 and 4: claims, plows, deals."""

from __future__ import annotations

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.events import Event


class Operated(Event, frozen=True):
    """The operating cost of a claim was paid. Dice follow once all claims are named."""

    seat: int
    claim: int
    amount: int
    rule: str = "SV-7.3"


class OperatingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-7.3"


class Produced(Event, frozen=True):
    seat: int
    claim: int
    dice: list[int]
    roll: int
    goods: int
    rule: str = "SV-7.3"


class Depleted(Event, frozen=True):
    seat: int
    claim: int
    dice: list[int]
    roll: int
    rule: str = "SV-7.4"


class ClaimDiscarded(Event, frozen=True):
    """A depleted claim without goods left the game."""

    seat: int
    claim: int
    rule: str = "SV-7.4"


class PlowSent(Event, frozen=True):
    seat: int
    plow: int
    segment: str
    rule: str = "SV-12.5"


class Plowed(Event, frozen=True):
    seat: int
    plow: int
    segment: str
    die: int
    cleared: bool
    rule: str = "SV-12.5"


class PlowIdle(Event, frozen=True):
    """A plow was not needed: another had cleared the segment."""

    seat: int
    plow: int
    segment: str
    rule: str = "SV-15.3"


class PlowingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-12.5"


class Offered(Event, frozen=True):
    """An offer was made. Only its two players see it."""

    seat: int
    to: int
    give: Terms
    take: Terms
    rule: str = "SV-7.5"


class Declined(Event, frozen=True):
    """An offer was declined. Only its two players see it."""

    seat: int
    to: int
    give: Terms | None
    take: Terms | None
    rule: str = "SV-7.5"


class Dealt(Event, frozen=True):
    """An offer was accepted; all players see its terms. `cash_moved` events move the cash."""

    seat: int
    to: int
    give: Terms
    take: Terms
    rule: str = "SV-7.5"


class CashMoved(Event, frozen=True):
    """Cash of a deal, one event for each side."""

    seat: int
    amount: int
    rule: str = "SV-7.5"


class DealingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-7.5"
