"""Events of set-up and turn order, and of pieces tied to a city."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event


class PositionsDealt(Event, frozen=True):
    """The order cards of the start were dealt: the seats that drew 1, 2, …"""

    order: list[int]
    rule: str = "SV-2.1"


class Settled(Event, frozen=True):
    """A player begins at these cities."""

    seat: int
    position: int
    cities: list[str]
    rule: str = "SV-2.1"


class CashDealt(Event, frozen=True):
    seat: int
    amount: int
    rule: str = "SV-2.1"


class PiecesTaken(Event, frozen=True):
    """A player got pieces, such as ["S+2", "S", "P+1", "P"], which are named s1, s2, p1, p2."""

    seat: int
    pieces: list[str]
    rule: str = "SV-2.1"


class TrainTaken(Event, frozen=True):
    """A player got a train at the start; `city` if a scenario names one."""

    seat: int
    train: int
    city: str | None = None
    rule: str = "SV-12.2"


class ClaimDealt(Event, frozen=True):
    """A claim was dealt face up, at that place of the row (from 1)."""

    claim: int
    place: int
    rule: str = "SV-2.3"


class DealEnded(Event, frozen=True):
    """The deal of claims ended."""

    rule: str = "SV-2.3"


class PassengersDealt(Event, frozen=True):
    """The A passenger cards were dealt, pile by pile."""

    passengers: list[int]
    rule: str = "SV-2.4"


class OrderDealt(Event, frozen=True):
    """The order of a turn was dealt: seats in playing order."""

    turn: int
    order: list[int]
    rule: str = "SV-4.1"


class Assigned(Event, frozen=True):
    seat: int
    city: str
    piece: str | None = None
    train: int | None = None
    rule: str = "SV-14.11"


class NetworksJoined(Event, frozen=True):
    """A Spike player's track joins both cities: pieces and trains are no longer tied to one."""

    seat: int
    rule: str = "SV-14.11"
