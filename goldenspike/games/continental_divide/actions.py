"""Actions of Continental Divide. Their fields are those of the record format."""

from __future__ import annotations

from typing import Annotated

import msgspec

from goldenspike.kernel.bounds import UpTo, Within

Name = Annotated[str, UpTo(64)]
"""An id of the pack."""

Number = Annotated[int, Within(0, 9_999)]
"""A count, with a bound above anything in a pack."""

Dollars = Annotated[int, Within(0, 10**9)]
"""Dollars, with a bound above what a player could own."""


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of actions. `type` in JSON is the class name in lower case."""


class Found(_Action, frozen=True):
    """Take the first share of an unstarted railroad (CD-3)."""

    railroad: Name
    hex: Name
    shares: Number
    value: Dollars


class Buy(_Action, frozen=True):
    """Buy unsold shares of one started railroad, for `pay` dollars in all (CD-4)."""

    railroad: Name
    shares: Number
    pay: Dollars


class Pass(_Action, frozen=True):
    """Buy no stock this turn (CD-2.1)."""


class Build(_Action, frozen=True):
    """Lay one straight line of track (CD-5)."""

    railroad: Name
    origin: Name = msgspec.field(name="from")
    direction: Name
    length: Number


class Done(_Action, frozen=True):
    """Build no more this turn (CD-2.1)."""


class Order(_Action, frozen=True):
    """Take a position, counted from 1, in the next turn's order (CD-8)."""

    position: Number


Action = Found | Buy | Pass | Build | Done | Order
