"""What a player of Silverton sees: all that is on the table, his own purse, and those that are public (SV-1.3).

`seeing.py` looks.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from goldenspike.games.silverton.actions import Terms
from goldenspike.packs.silverton import Commodity

Phase = Literal[
    "positions",
    "first_claims",
    "first_lines",
    "order",
    "placement",
    "disputes",
    "buying",
    "building",
    "operating",
    "producing",
    "plowing",
    "dealing",
    "collecting",
    "delivering",
    "fines",
    "prices",
    "new_cards",
    "hiring",
    "shopping",
    "end_of_turn",
    "over",
]
PHASES: list[Phase] = list(Phase.__args__)  # type: ignore[attr-defined]

Status = Literal["free", "placed", "tied", "jail", "dead", "gone"]
STATUSES: list[Status] = list(Status.__args__)  # type: ignore[attr-defined]

Kind = Literal["surveyor", "prospector", "neutral"]
KINDS: list[Kind] = list(Kind.__args__)  # type: ignore[attr-defined]


class Target(TypedDict, total=False):
    """One of them: what a piece is placed on."""

    segment: str
    claim: int
    passenger: int
    deck: bool


class Card(TypedDict, total=False):
    """One of them, by its number."""

    claim: int
    passenger: int


class Piece(msgspec.Struct, frozen=True):
    """`cost` frees a jailed one or replaces a dead one, from `turn` on; `city` is what a Spike surveyor is tied to."""

    id: str
    kind: Kind
    bonus: int
    status: Status
    target: Target | None
    second: bool
    cost: int | None
    turn: int | None
    city: str | None


class Train(msgspec.Struct, frozen=True):
    name: str
    power: int
    used: bool
    city: str | None


class PlowView(msgspec.Struct, frozen=True):
    bonus: int
    used: bool


class Player(msgspec.Struct, frozen=True):
    """`cash` is None while it is secret from the one who looks."""

    seat: int
    position: int
    cities: list[str]
    cash: int | None
    public: bool
    joined: bool
    pieces: list[Piece]
    track: list[str]
    cut_off: list[str]
    cubes: int
    claims: list[int]
    passengers: list[int]
    trains: list[Train]
    plows: list[PlowView]


class Prospects(msgspec.Struct, frozen=True):
    """What operating a claim brings on average, at today's best price and less what it costs.

    `odds`: how many of `of` rolls give how many goods the next time, -1 being depletion; `goods` and `gain` are that
    time's. `life` and `life_gain`: of every turn that is left, while the claim lasts.
    """

    odds: tuple[tuple[int, int], ...]
    of: int
    goods: float
    gain: int
    life: float
    life_gain: int


class Claim(msgspec.Struct, frozen=True):
    """A claim that is on the table: face up (`place` from 1), just drawn, or somebody's.

    `marked`: goods sold ahead. One that is depleted has no `prospects`.
    """

    number: int
    place: int | None
    owner: int | None
    goods: int
    marked: int
    depleted: bool
    opened: bool
    operated: bool
    prospects: Prospects | None


class Passenger(msgspec.Struct, frozen=True):
    """A face-up or owned card. `length` is the owners' route as it counts this turn.

    `route` are the segments of the shortest one usable now: of its owners, or if nobody owns it of who looks.
    """

    number: int
    pile: int | None
    place: int | None
    owner: int | None
    partner: int | None
    revenue: int
    length: int | None
    route: list[str]
    paid: bool


class Pile(msgspec.Struct, frozen=True):
    """`under` are the letters of the face-down cards."""

    pile: int
    top: int | None
    under: list[str]


class MarketView(msgspec.Struct, frozen=True):
    """`box` counts from 0 at the bottom; `room` is what the active player may still sell, None without a limit.

    `odds`, of an open market: how many of `of` rolls move the marker by how many boxes, with what is sold by now.
    """

    id: str
    commodity: Commodity
    open: bool
    box: int
    price: int
    sold: int
    room: int | None
    odds: tuple[tuple[int, int], ...]
    of: int


class Stock(msgspec.Struct, frozen=True):
    """Trains or plows of one kind in the bank."""

    what: int
    from_turn: int
    cost: int
    left: int


class OpenOffer(msgspec.Struct, frozen=True):
    seat: int
    to: int
    give: Terms
    take: Terms


class Question(msgspec.Struct, frozen=True):
    """What is asked: the phase, or what else it asks; and the rule that it stands on."""

    what: str
    rule: str


class Rung(msgspec.Struct, frozen=True):
    """A grade: the last turn, or without a `target` the least cash, that earns it; the worst wants nothing.

    `missed`: it cannot be had any more. `next`: the best that still can, or that one's cash falls short of.
    """

    grade: str
    bound: int | None
    missed: bool
    next: bool


class View(msgspec.Struct, frozen=True):
    """`seat` is the one whose turn it is; in disputes and deals others are asked too. What: `asked`, if anything.

    `winters` are the winters among the turns to the last, `demands` the increased-demand numbers of all of them.
    `tradable`, while there are deals: what each seat could hand over. `grades`, for one player: the best first.
    """

    you: int | None
    turn: int
    last_turn: int
    target: int | None
    winter: bool
    winters: tuple[int, ...]
    idn: int
    demands: tuple[int, ...]
    level: Literal["basic", "advanced"]
    length: str
    scenario: str | None
    rules: list[str]
    phase: Phase
    asked: Question | None
    seat: int | None
    order: list[int]
    players: list[Player]
    owners: dict[str, int]
    cleared: list[str]
    claims: list[Claim]
    row: list[Card | None]
    drawn: int | None
    passengers: list[Passenger]
    piles: list[Pile]
    markets: list[MarketView]
    deck: int
    deck_events: int
    discards: list[int]
    discarded_passengers: list[int]
    leadville: int
    trains: list[Stock]
    plows: list[Stock]
    offers: int
    offer: OpenOffer | None
    tradable: list[Terms]
    deliveries: int
    winners: list[int]
    grade: str | None
    grades: list[Rung]
