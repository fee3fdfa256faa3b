"""Types of the view of Silverton: everything on the table, the viewer's cash and public cash (SV-1.3).

view_builder.py builds it.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from goldenspike.games.silverton.actions import Terms
from goldenspike.packs.silverton.tables import Commodity

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
    """What a piece is placed on: exactly one of these."""

    segment: str  #: id of a track segment
    claim: int  #: number of a claim card
    passenger: int  #: number of a passenger card
    deck: bool  #: true: the claim deck


class Card(TypedDict, total=False):
    """A card of the face-up row, by its number: exactly one of these."""

    claim: int  #: number of a claim card
    passenger: int  #: number of a passenger card


class Piece(msgspec.Struct, frozen=True):
    """A surveyor, a prospector or the neutral prospector."""

    id: str  #: `s1`, `p1`, `n1`: its name in actions
    kind: Kind  #: surveyor, prospector or neutral
    bonus: int  #: added to its dice, 0 to 2
    status: Status  #: free, placed, tied, in jail, dead, or gone for good
    target: Target | None  #: where it stands; null if nowhere
    second: bool  #: placed on a second consecutive segment (SV-5.3)
    cost: int | None  #: dollars to free it from jail or replace it; else null
    turn: int | None  #: first turn in which a dead piece can be replaced; else null
    city: str | None  #: the city a Spike surveyor is tied to; else null


class Train(msgspec.Struct, frozen=True):
    """A train that a player owns."""

    name: str  #: its name in actions: `9`, or `9@denver`
    power: int  #: its power
    used: bool  #: already used this turn
    city: str | None  #: the city a Spike train is tied to; else null


class PlowView(msgspec.Struct, frozen=True):
    """A snow plow that a player owns."""

    bonus: int  #: added to its die
    used: bool  #: already used this turn


class Player(msgspec.Struct, frozen=True):
    """A player, as the viewer may see them."""

    seat: int  #: seat, from 0
    position: int  #: starting position, from 1
    cities: list[str]  #: ids of the starting cities
    cash: int | None  #: dollars; null while secret from the viewer
    public: bool  #: cash is public (SV-1.3)
    joined: bool  #: track joins both cities; always true outside Spikes
    pieces: list[Piece]  #: surveyors and prospectors
    track: list[str]  #: ids of the segments they own
    cut_off: list[str]  #: those of `track` that reach none of their cities
    cubes: int  #: track cubes left
    claims: list[int]  #: numbers of the claims they own
    passengers: list[int]  #: numbers of the passenger lines they own or share
    trains: list[Train]  #: trains (advanced game)
    plows: list[PlowView]  #: snow plows (advanced game)


class Prospects(msgspec.Struct, frozen=True):
    """What operating a claim brings on average, at today's best price, less its operating cost."""

    odds: tuple[tuple[int, int], ...]  #: pairs (goods, rolls) of the next operation; -1 goods: depleted
    of: int  #: number of equally likely rolls
    goods: float  #: goods expected from the next operation
    gain: int  #: dollars expected from the next operation
    life: float  #: goods expected over all remaining turns
    life_gain: int  #: dollars expected over all remaining turns


class Claim(msgspec.Struct, frozen=True):
    """A claim on the table: face up, just drawn, or owned."""

    number: int  #: number of the card
    place: int | None  #: place in the face-up row, from 1; else null
    owner: int | None  #: seat of its owner, or null
    goods: int  #: goods that lie on it
    marked: int  #: goods already sold ahead in a deal
    depleted: bool  #: it produces nothing more
    opened: bool  #: it was operated before
    operated: bool  #: it is operated this turn
    prospects: Prospects | None  #: what operating it promises; null once depleted


class Passenger(msgspec.Struct, frozen=True):
    """A passenger card that is face up or owned."""

    number: int  #: number of the card
    pile: int | None  #: pile whose top it is, from 1; else null
    place: int | None  #: place in the face-up row, from 1; else null
    owner: int | None  #: seat of its owner, or null
    partner: int | None  #: seat of the partner in a joint line, or null
    revenue: int  #: dollars a turn
    length: int | None  #: length of the owners' route this turn; else null
    route: list[str]  #: shortest usable route: the owners', or the viewer's if nobody owns it
    paid: bool  #: it has paid this turn


class Pile(msgspec.Struct, frozen=True):
    """A pile of passenger cards."""

    pile: int  #: number of the pile, from 1
    top: int | None  #: number of the face-up card, or null
    under: list[str]  #: letters of the face-down cards, such as B and C


class MarketView(msgspec.Struct, frozen=True):
    """One column of the price chart."""

    id: str  #: id of the market
    commodity: Commodity  #: what is sold here
    open: bool  #: it is used with this number of players
    box: int  #: box of the price marker, 0 at the bottom
    price: int  #: dollars for one unit today
    sold: int  #: units sold this turn by all players
    room: int | None  #: units the active player may still sell; null: no limit
    odds: tuple[tuple[int, int], ...]  #: pairs (boxes, rolls): how the marker may move; empty if closed
    of: int  #: number of equally likely rolls


class Stock(msgspec.Struct, frozen=True):
    """Trains or plows of one kind in the bank."""

    what: int  #: power of the trains, or bonus of the plows
    from_turn: int  #: first turn in which they are sold
    cost: int  #: price in dollars
    left: int  #: how many are left


class OpenOffer(msgspec.Struct, frozen=True):
    """An offer that waits for its answer."""

    seat: int  #: seat that offers
    to: int  #: seat that must answer
    give: Terms  #: what the offering seat gives
    take: Terms  #: what it takes


class Question(msgspec.Struct, frozen=True):
    """What the asked seat decides, and by which rule."""

    what: str  #: the phase, or a question within it
    rule: str  #: id of the rule, such as `SV-7.2`


class Rung(msgspec.Struct, frozen=True):
    """A grade of a solitaire, and what it takes."""

    grade: str  #: id of the grade
    bound: int | None  #: last turn or least cash that earns it; null for the worst grade
    missed: bool  #: it can no longer be reached
    next: bool  #: the best grade still in reach, or the next one to earn


class View(msgspec.Struct, frozen=True):
    """A position of Silverton as one seat, or a spectator, may see it."""

    you: int | None  #: seat of the viewer; null for a spectator
    turn: int  #: turn, from 1
    last_turn: int  #: number of the last turn
    target: int | None  #: cash that ends a solitaire with a target; else null
    winter: bool  #: this turn is a winter turn
    winters: tuple[int, ...]  #: winter turns up to the last turn
    idn: int  #: increased-demand number of this turn
    demands: tuple[int, ...]  #: increased-demand numbers of all turns
    level: Literal["basic", "advanced"]  #: basic or advanced
    length: str  #: short, regular, long or campaign
    scenario: str | None  #: id of the scenario, or null
    rules: list[str]  #: optional rules in play
    phase: Phase  #: current phase
    asked: Question | None  #: the question of the asked seat; null if nobody is asked
    seat: int | None  #: seat whose turn it is in this phase, or null
    order: list[int]  #: seats in turn order
    players: list[Player]  #: players by seat
    owners: dict[str, int]  #: owner's seat by segment id; unowned segments are left out
    cleared: list[str]  #: ids of segments that plows cleared for the active player
    claims: list[Claim]  #: claims on the table
    row: list[Card | None]  #: the face-up row; null: an empty place
    drawn: int | None  #: number of the claim just drawn from the deck, or null
    passengers: list[Passenger]  #: passenger cards that are face up or owned
    piles: list[Pile]  #: piles of passenger cards
    markets: list[MarketView]  #: columns of the price chart, in pack order
    deck: int  #: cards left in the claim deck, events included
    deck_events: int  #: event cards left in the claim deck
    discards: list[int]  #: numbers of discarded claim and event cards
    discarded_passengers: list[int]  #: numbers of discarded passenger cards
    leadville: int  #: Leadville claims depleted so far (SV-11.2)
    trains: list[Stock]  #: trains in the bank (advanced game)
    plows: list[Stock]  #: snow plows in the bank (advanced game)
    offers: int  #: offers the active player has made this turn
    offer: OpenOffer | None  #: the open offer, if it concerns the viewer; else null
    tradable: list[Terms]  #: during deals: what each seat could hand over
    deliveries: int  #: deliveries the active player has made this turn
    winners: list[int]  #: winning seats once the game is over
    grade: str | None  #: grade of a finished solitaire, or null
    grades: list[Rung]  #: grades of a solitaire, best first
