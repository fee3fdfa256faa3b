"""What players of Continental Divide can do. The fields are those of the record format."""

from __future__ import annotations

import msgspec


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """An action's `type` is its name in lower case."""


class Found(_Action, frozen=True):
    """Take the first share of an unstarted railroad (CD-3)."""

    railroad: str
    hex: str
    shares: int
    value: int


class Buy(_Action, frozen=True):
    """Buy unsold shares of one started railroad, for `pay` dollars in all (CD-4)."""

    railroad: str
    shares: int
    pay: int


class Pass(_Action, frozen=True):
    """Buy no stock this turn (CD-2.1)."""


class Build(_Action, frozen=True):
    """Lay one straight line of track (CD-5)."""

    railroad: str
    origin: str = msgspec.field(name="from")
    direction: str
    length: int


class Done(_Action, frozen=True):
    """Build no more this turn (CD-2.1)."""


class Order(_Action, frozen=True):
    """Take a position, counted from 1, in the next turn's order (CD-8)."""

    position: int


Action = Found | Buy | Pass | Build | Done | Order
