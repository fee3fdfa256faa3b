"""Actions of Silverton. Their fields are those of the record format.

A target is named by one of `segment`, `claim`, `passenger` (card numbers) and `deck`. Several trains in one field are
joined by "+", smallest first ("9+24"); while a Spike player's networks are apart, each with its city ("9@denver").
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from goldenspike.kernel.bounds import UpTo, Within

Name = Annotated[str, UpTo(64)]
"""An id of the pack, or the name of a piece or train."""

Names = Annotated[str, UpTo(400)]
"""Several names in one text."""

Number = Annotated[int, Within(0, 9_999)]
"""A card, a seat or a number of goods, with a bound above any pack."""

Dollars = Annotated[int, Within(0, 10**9)]
"""Dollars, with a bound above what a player could own."""

MOST = UpTo(1_000)
"""Longest list on one side of a deal."""

STOCK = UpTo(40, several=True)
"""Trains or plows on one side of a deal; several may be of one kind."""


class _Action(
    msgspec.Struct,
    frozen=True,
    gc=False,
    omit_defaults=True,
    repr_omit_defaults=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """Base of actions. `type` in JSON is the class name in lower case."""


class Muster(_Action, frozen=True):
    """Choose pieces for the game, such as "S+2 S P+1 P" (SV-12.1, SV-14.2)."""

    pieces: Names


class Assign(_Action, frozen=True):
    """Tie a surveyor or a train to one of the two start cities of a Spike scenario (SV-14.11)."""

    city: Name
    piece: Name | None = None
    train: Name | None = None


class Place(_Action, frozen=True):
    """Put one piece on its target (SV-5). A surveyor on an own segment dismantles it."""

    piece: Name
    segment: Name | None = None
    claim: Number | None = None
    passenger: Number | None = None
    deck: bool = False


class Move(_Action, frozen=True):
    """Leave a disputed segment for the free one beside it (SV-6.2)."""

    segment: Name


class Stand(_Action, frozen=True):
    """Do not move; roll for the segment instead (SV-6.2)."""


class Call(_Action, frozen=True):
    """Call for a special dispute (SV-6.8)."""


class Agree(_Action, frozen=True):
    """Run the passenger line jointly with the player named in the question (SV-15.2)."""


class Pay(_Action, frozen=True):
    """Pay the card's price and roll for it: a theft (SV-6.7), or the end of a joint line (SV-15.2)."""


class Pass(_Action, frozen=True):
    """Neither call, nor agree, nor pay."""


class Buy(_Action, frozen=True):
    """Buy a card that a prospector holds or has drawn (SV-7.1), or a train or plow (SV-12.4)."""

    claim: Number | None = None
    passenger: Number | None = None
    train: Number | None = None
    plow: Number | None = None
    trade_in: Names | None = None


class Draw(_Action, frozen=True):
    """Let a prospector on the deck draw its card (SV-7.1)."""

    piece: Name


class Leave(_Action, frozen=True):
    """Put the drawn claim face up with the others (SV-7.1)."""


class Slide(_Action, frozen=True):
    """Move a passenger card to a passenger pile or claim place emptied this turn, counted from 1 (SV-15.1)."""

    passenger: Number
    pile: Number | None = None
    place: Number | None = None


class Build(_Action, frozen=True):
    """Pay for a segment that a surveyor holds (SV-7.2)."""

    segment: Name


class Dismantle(_Action, frozen=True):
    segment: Name


class Abandon(_Action, frozen=True):
    segment: Name


class Operate(_Action, frozen=True):
    """Name a claim and pay its operating cost; the dice follow `done` (SV-7.3)."""

    claim: Number


class Plow(_Action, frozen=True):
    """Send the plow with that bonus to a white segment (SV-12.5)."""

    plow: Number
    segment: Name


class Lot(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Goods lying on a claim."""

    claim: Number  #: number of the claim
    goods: Number  #: how many


class Terms(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, repr_omit_defaults=True, forbid_unknown_fields=True
):
    """One side of a deal."""

    cash: Dollars = 0  #: dollars
    claims: Annotated[tuple[Number, ...], MOST] = ()  #: numbers of claims
    segments: Annotated[tuple[Name, ...], MOST] = ()  #: ids of track segments
    passengers: Annotated[tuple[Number, ...], MOST] = ()  #: numbers of passenger lines
    trains: Annotated[tuple[Name, ...], STOCK] = ()  #: names of trains, such as `15`
    plows: Annotated[tuple[Number, ...], STOCK] = ()  #: bonuses of plows
    goods: Annotated[tuple[Lot, ...], MOST] = ()  #: goods lying on claims


class Offer(_Action, frozen=True):
    """Offer a deal: what the active player would give and take (SV-7.5). Only `take` may contain goods."""

    to: Number
    give: Terms
    take: Terms


class Accept(_Action, frozen=True):
    pass


class Decline(_Action, frozen=True):
    """Decline an offer, perhaps with other terms: what the offering player should `give` and `take`. Not binding."""

    give: Terms | None = None
    take: Terms | None = None


class Deliver(_Action, frozen=True):
    """Sell goods of one claim in a market city (SV-7.8); with trains in the advanced game (SV-12.3)."""

    claim: Number
    city: Name
    goods: Number
    trains: Names | None = None


class Transfer(_Action, frozen=True):
    """Move goods to another own claim of the same commodity (SV-15.4)."""

    claim: Number
    to: Number
    goods: Number
    trains: Names | None = None


class Roll(_Action, frozen=True):
    """Try to free a jailed piece with the dice (SV-7.9)."""

    piece: Name


class Bail(_Action, frozen=True):
    """Pay to free a jailed piece (SV-7.9)."""

    piece: Name


class Replace(_Action, frozen=True):
    """Pay for a new piece in the place of a killed one (SV-7.9)."""

    piece: Name


class Hire(_Action, frozen=True):
    """Hire a plain "surveyor" or "prospector", perhaps in place of a killed one (SV-15.7)."""

    kind: Name
    replacing: Name | None = None


class Done(_Action, frozen=True):
    """End the step."""


Action = (
    Muster
    | Assign
    | Place
    | Move
    | Stand
    | Call
    | Agree
    | Pay
    | Pass
    | Buy
    | Draw
    | Leave
    | Slide
    | Build
    | Dismantle
    | Abandon
    | Operate
    | Plow
    | Offer
    | Accept
    | Decline
    | Deliver
    | Transfer
    | Roll
    | Bail
    | Replace
    | Hire
    | Done
)
