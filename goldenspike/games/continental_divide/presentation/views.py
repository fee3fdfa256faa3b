"""Types of the view of Continental Divide. view_builder.py builds it."""

from __future__ import annotations

from typing import Literal

import msgspec

from goldenspike.packs.continental_divide.tables import Region

Phase = Literal["deal", "stock", "track", "end_of_turn", "order", "over"]
Source = Literal["central", "west", "divide", "port", "sold_out"]


class Player(msgspec.Struct, frozen=True):
    """A player."""

    seat: int  #: seat, from 0
    cash: int  #: dollars
    points: int  #: points if the game ended now
    shares: dict[str, int]  #: shares by railroad id; railroads without shares are left out


class Railroad(msgspec.Struct, frozen=True):
    """The charter of a railroad. A railroad that has not started has 0, null or empty values."""

    id: str  #: id in the pack
    started: bool  #: it has been founded
    start: str | None  #: id of its starting hex, or null
    value: int  #: value of a share at the founding
    total: int  #: number of shares
    unsold: int  #: shares nobody holds yet
    held: list[int]  #: shares by seat
    builders: list[int]  #: seats that may build: those with the most shares
    treasury: int  #: dollars in its treasury
    income: int  #: income a turn
    dividend: int  #: dividend for one share at the current income
    least_price: int  #: lowest price of one share
    cubes: int  #: cubes that can be built with now
    locked: int  #: cubes that later regions make available
    region: Region  #: westernmost region it has entered
    crossed: bool  #: it has crossed the divide
    port: str | None  #: id of the port hex it has reached, or null
    points: int  #: points of one share if the game ended now
    scored: dict[Source, int]  #: the same points by their source
    track: list[str]  #: ids of its hexes, in the order they were built


class Rules(msgspec.Struct, frozen=True):
    """Ids of rules that interfaces cite."""

    lines: str  #: the rule about lines of track
    points: str  #: the rule about victory points


class View(msgspec.Struct, frozen=True):
    """A position of Continental Divide. Nothing is hidden in this game."""

    you: int | None  #: seat of the viewer; null for a spectator
    turn: int  #: turn, from 1
    turns: int  #: number of turns
    phase: Phase  #: current phase
    seat: int | None  #: seat whose turn it is, or null
    order: list[int]  #: seats in this turn's order
    positions: list[int | None]  #: seats that took each position of the next order; null: still free
    built: list[str]  #: ids of railroads that have built this turn
    players: list[Player]  #: players by seat
    railroads: list[Railroad]  #: railroads in pack order
    winners: list[int]  #: winning seats once the game is over
    rules: Rules  #: ids of rules that interfaces cite
