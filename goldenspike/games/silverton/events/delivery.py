"""Events of phase 4, steps 5 to 7: passenger lines, delivery, fines."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event


class LineReturned(Event, frozen=True):
    """A line was lost, since its owners no longer join its towns. It is face up as pile `pile` (from 1)."""

    passenger: int
    seats: list[int]
    pile: int
    rule: str = "SV-7.6"


class RevenuePaid(Event, frozen=True):
    seat: int
    passenger: int
    amount: int
    rule: str = "SV-7.7"


class CollectingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-7.7"


class Delivered(Event, frozen=True):
    """Goods were sold in a city. `owner` is another seat if the goods were bought from its claim."""

    seat: int
    claim: int
    owner: int
    city: str
    market: str
    goods: int
    price: int
    amount: int
    trains: str | None = None
    rule: str = "SV-7.8"


class Transferred(Event, frozen=True):
    seat: int
    claim: int
    to: int
    goods: int
    trains: str | None = None
    rule: str = "SV-15.4"


class DeliveringEnded(Event, frozen=True):
    """The delivery step ended. Bought goods that were not delivered belong to their owner again."""

    seat: int
    rule: str = "SV-7.8"


class Pleading(Event, frozen=True):
    """A jailed piece is about to roll for its release."""

    seat: int
    piece: str
    rule: str = "SV-7.9"


class Pleaded(Event, frozen=True):
    seat: int
    piece: str
    dice: list[int]
    free: bool
    rule: str = "SV-7.9"


class Bailed(Event, frozen=True):
    seat: int
    piece: str
    amount: int
    rule: str = "SV-7.9"


class Replaced(Event, frozen=True):
    """A killed piece was replaced by one with the same bonus, free to be placed next turn."""

    seat: int
    piece: str
    amount: int
    rule: str = "SV-7.9"


class FinesEnded(Event, frozen=True):
    """The player's turn in phase 4 is over."""

    seat: int
    rule: str = "SV-7.9"
