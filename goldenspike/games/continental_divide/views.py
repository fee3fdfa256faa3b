"""What a player of Continental Divide sees; `seeing.py` looks."""

from __future__ import annotations

from typing import Literal

import msgspec

from goldenspike.packs.continental_divide import Region

Phase = Literal["deal", "stock", "track", "end_of_turn", "order", "over"]
Source = Literal["central", "west", "divide", "port", "sold_out"]


class Player(msgspec.Struct, frozen=True):
    """`points` are what the seat would score if the game ended now."""

    seat: int
    cash: int
    points: int
    shares: dict[str, int]


class Railroad(msgspec.Struct, frozen=True):
    """A charter. What an unstarted railroad does not have yet is 0, None or empty.

    `scored`: what a share scores if the game ended now, and for what; `points` is the sum.
    """

    id: str
    started: bool
    start: str | None
    value: int
    total: int
    unsold: int
    held: list[int]
    builders: list[int]
    treasury: int
    income: int
    dividend: int
    least_price: int
    cubes: int
    locked: int
    region: Region
    crossed: bool
    port: str | None
    points: int
    scored: dict[Source, int]
    track: list[str]


class Rules(msgspec.Struct, frozen=True):
    """Those that lines and points stand on."""

    lines: str
    points: str


class View(msgspec.Struct, frozen=True):
    """`seat` is the one whose turn it is; `positions` the seats that took each place of the next order, so far."""

    you: int | None
    turn: int
    turns: int
    phase: Phase
    seat: int | None
    order: list[int]
    positions: list[int | None]
    built: list[str]
    players: list[Player]
    railroads: list[Railroad]
    winners: list[int]
    rules: Rules
