"""Tables of a Silverton pack: towns, track, cards, markets and numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from goldenspike.packs.reading.section import Phrase
from goldenspike.packs.reading.text import LocalizedStruct
from goldenspike.packs.silverton.numbers import Numbers, PlowKind, TrainKind

Commodity = Literal["gold", "silver", "copper", "lumber", "coal"]
Letter = Literal["A", "B", "C"]
Effect = Literal["jail", "kill", "discard-claims"]

METALS: tuple[Commodity, ...] = ("gold", "silver", "copper")
BULK: tuple[Commodity, ...] = ("lumber", "coal")
COMMODITIES = (*METALS, *BULK)
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
MARKET_CITIES = ("denver", "salt-lake-city", "pueblo", "santa-fe", "el-paso")
ANY_CITY = "any"

CLAIMS, EVENTS, PASSENGERS = 102, 6, 24
TURNS = 24
BOXES = 10
UNBOUNDED = 99

# Parameters of each kind of event card
EFFECTS: dict[Effect, tuple[str, ...]] = {
    "jail": ("release_cost",),
    "kill": ("replace_cost", "wait_turns"),
    "discard-claims": ("deal",),
}
LEADVILLE = "leadville-depletions"


class Town(LocalizedStruct, frozen=True):
    """A town of the map."""

    id: str  #: id of the town
    name: str  #: its name
    state: str  #: abbreviation of its state; may be empty
    lat: float  #: latitude
    lon: float  #: longitude
    market: bool  #: it is one of the five market cities
    source: str  #: where the row comes from
    x: float | None = None  #: where to draw it; null: by latitude and longitude
    y: float | None = None  #: likewise


class Segment(LocalizedStruct, frozen=True):
    """A segment of track between two towns."""

    id: str  #: id of the segment
    a: str  #: id of one town
    b: str  #: id of the other town
    cost: int  #: dollars to build it
    length: int  #: its length
    snow: bool  #: snow closes it in winter
    group: str  #: id of its parallel group (SV-3.5); may be empty
    source: str  #: where the row comes from
    note: str = ""  #: a remark for readers; may be empty


class SpecialPair(LocalizedStruct, frozen=True):
    """Two segments whose surveyors may call for a special dispute (SV-6.8)."""

    segment_a: str  #: id of one segment
    segment_b: str  #: id of the other
    reason: str  #: why they are a pair
    source: str  #: where the row comes from


class ClaimCard(LocalizedStruct, frozen=True):
    """A claim card."""

    number: int  #: number of the card, 1 to 102
    town: str  #: id of its town
    name: str  #: its name
    commodity: Commodity  #: what it produces
    claim_cost: int  #: dollars to buy it
    operate_cost: int  #: dollars to operate it once
    depleted_max: int  #: a roll this low or lower depletes it
    production: dict[int, int]  #: goods by roll, for every roll above `depleted_max`
    source: str  #: where the row comes from


class PassengerCard(msgspec.Struct, frozen=True):
    """A passenger card."""

    number: int  #: number of the card, 1 to 24
    letter: Letter  #: A, B or C: its layer in the piles
    towns: tuple[str, str]  #: ids of the two towns it joins
    price: int  #: dollars to buy it
    revenue: int  #: dollars it pays each turn
    source: str  #: where the row comes from
    leadville_depletions: int | None = None  #: depleted Leadville claims that discard it (SV-11.2); else null


class EventCard(LocalizedStruct, frozen=True):
    """An event card."""

    number: int  #: number of the card, 103 to 108
    name: str  #: its name
    effect: Effect  #: jail, kill or discard-claims
    params: dict[str, int]  #: numbers of its effect, by name
    text: str  #: what it says
    source: str  #: where the row comes from


class PriceChange(msgspec.Struct, frozen=True):
    """A line of a price change table."""

    low: int  #: lowest result it covers
    high: int  #: highest result it covers
    boxes: int  #: boxes the marker moves up; negative: down


class Market(msgspec.Struct, frozen=True):
    """A column of the price chart."""

    id: str  #: id of the market
    commodity: Commodity  #: what is sold here
    city: str  #: id of its city, or `any`
    ladder: tuple[int, ...]  #: prices from the bottom box to the top
    blocked: frozenset[int]  #: shaded boxes (SV-8.3)
    start: int  #: box where the marker starts
    sale_limit: int  #: units a player may sell each turn; 0: no limit
    dice: int  #: dice of its price roll
    sold_divisor: int  #: what is sold is divided by this, rounded up
    idn: bool  #: the increased-demand number is subtracted
    change: str  #: name of its change table
    min_players: int  #: fewest players with which it is open
    source: str  #: where the values come from


class SilvertonTables(msgspec.Struct, frozen=True):
    """Everything a game of Silverton reads from its pack, in pack order."""

    towns: tuple[Town, ...]  #: the towns
    segments: tuple[Segment, ...]  #: the track
    special_pairs: tuple[SpecialPair, ...]  #: pairs of special disputes
    claims: tuple[ClaimCard, ...]  #: the claim cards
    passengers: tuple[PassengerCard, ...]  #: the passenger cards
    events: tuple[EventCard, ...]  #: the event cards
    markets: tuple[Market, ...]  #: the price chart
    changes: dict[str, tuple[PriceChange, ...]]  #: price change tables by name
    idn: tuple[int, ...]  #: increased-demand numbers of turns 1 to 24
    winter: tuple[int, ...]  #: winter turns
    track_cubes: int  #: track cubes of a player
    trains: tuple[TrainKind, ...]  #: kinds of trains, weakest first
    plows: tuple[PlowKind, ...]  #: kinds of snow plows, weakest first
    numbers: Numbers  #: the numbers of `[numbers]`
    parallel_groups: tuple[Phrase, ...]  #: descriptions of the parallel groups
    passenger_special: tuple[Phrase, ...]  #: descriptions of special instructions
    event_effects: tuple[Phrase, ...]  #: descriptions of the event effects
