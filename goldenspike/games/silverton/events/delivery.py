"""Phase 4, steps 5 to 7: passenger lines, delivery, fines."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event


class LineReturned(Event, frozen=True):
    """A line that its owners no longer join lies face up, as pile `pile` (from 1)."""

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
    """`owner` is another seat where the goods were bought on its claim."""

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
    """Bought goods that were not delivered are their owner's again."""

    seat: int
    rule: str = "SV-7.8"


class Pleading(Event, frozen=True):
    """A jailed piece tries the dice."""

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
    """A killed piece has a successor with the same bonus, free to be placed next turn."""

    seat: int
    piece: str
    amount: int
    rule: str = "SV-7.9"


class FinesEnded(Event, frozen=True):
    """The player's turn in phase 4 is over."""

    seat: int
    rule: str = "SV-7.9"
