"""Events of phase 4, steps 1 and 2: cards and track."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event


class ClaimBought(Event, frozen=True):
    seat: int
    claim: int
    amount: int
    piece: str
    rule: str = "SV-7.1"


class PassengerBought(Event, frozen=True):
    seat: int
    passenger: int
    amount: int
    piece: str
    rule: str = "SV-7.1"


class Promoted(Event, frozen=True):
    """A piece gained a bonus."""

    seat: int
    piece: str
    bonus: int
    rule: str = "SV-15.7"


class Drawing(Event, frozen=True):
    """A prospector is about to draw from the deck."""

    seat: int
    piece: str
    rule: str = "SV-7.1"


class ClaimDrawn(Event, frozen=True):
    seat: int
    piece: str
    claim: int
    rule: str = "SV-7.1"


class ClaimLeft(Event, frozen=True):
    """The drawn claim was put face up, at that place of the row (from 1)."""

    seat: int
    claim: int
    place: int
    rule: str = "SV-7.1"


class EventDrawn(Event, frozen=True):
    seat: int
    piece: str
    event: int
    rule: str = "SV-11.1"


class Killed(Event, frozen=True):
    """A piece was killed. From step 7 of turn `turn` on, `cost` buys a new one."""

    seat: int
    piece: str
    cost: int
    turn: int
    rule: str = "SV-11.1"


class ClaimsCleared(Event, frozen=True):
    """The face-up row was discarded; `deal` new claims are dealt."""

    claims: list[int]
    passengers: list[int]
    deal: int
    rule: str = "SV-11.1"


class Slid(Event, frozen=True):
    """A passenger card moved to a pile or claim place (from 1)."""

    seat: int
    piece: str
    passenger: int
    pile: int | None = None
    place: int | None = None
    rule: str = "SV-15.1"


class BuyingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-7.1"


class Trying(Event, frozen=True):
    """A second consecutive segment is about to be rolled for."""

    seat: int
    segment: str
    rule: str = "SV-7.2"


class Tried(Event, frozen=True):
    seat: int
    segment: str
    dice: list[int]
    success: bool
    rule: str = "SV-7.2"


class TrackBuilt(Event, frozen=True):
    seat: int
    segment: str
    amount: int
    rule: str = "SV-7.2"


class TrackDismantled(Event, frozen=True):
    seat: int
    segment: str
    amount: int
    rule: str = "SV-7.2"


class TrackAbandoned(Event, frozen=True):
    seat: int
    segment: str
    rule: str = "SV-7.2"


class BuildingEnded(Event, frozen=True):
    """Pieces that are neither tied, jailed nor dead are free again."""

    seat: int
    rule: str = "SV-7.10"
