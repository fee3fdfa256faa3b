"""Tables of a Continental Divide pack: hexes, railroads and numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from goldenspike.packs.reading.text import LocalizedStruct

Kind = Literal["ordinary", "start", "port"]
Region = Literal["west", "central", "east"]
Place = tuple[int, int]

KINDS: tuple[Kind, ...] = ("ordinary", "start", "port")
REGIONS: tuple[Region, ...] = ("west", "central", "east")
PLAYERS = (3, 4, 5, 6)
# The game keeps one bit per railroad.
MOST_RAILROADS = 16

# In both layouts q grows eastward and r southward.
DIRECTIONS: dict[str, dict[str, tuple[int, int]]] = {
    "flat-top": {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
    "pointy-top": {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)},
}


class Hex(LocalizedStruct, frozen=True):
    """A hex of the board."""

    id: str  #: id of the hex, such as `W5`
    q: int  #: axial coordinate, growing eastward
    r: int  #: axial coordinate, growing southward
    lat: float | None  #: latitude of its centre, or null
    lon: float | None  #: longitude of its centre, or null
    name: str  #: name shown on the board; may be empty
    terrain: str  #: a key of `[terrain]`; may be empty
    kind: Kind  #: ordinary, start or port
    city: str  #: city of a start or port hex
    cost: int  #: dollars to build here
    income: int  #: income it adds
    region: Region  #: west, central or east
    west_of_divide: bool  #: it lies beyond the divide
    source: str  #: where the row comes from
    x: float | None = None  #: a place to draw it at, or null; the grid place is used today
    y: float | None = None  #: likewise


class RailroadDefinition(LocalizedStruct, frozen=True):
    """A railroad that can be founded."""

    id: str  #: id of the railroad
    name: str  #: its name
    abbreviation: str  #: short name, at most 6 characters
    color: str  #: `#RRGGBB`
    pattern: str  #: pattern that tells it apart without colour
    source: str  #: where the row comes from


class GameLimits(msgspec.Struct, frozen=True):
    """The numbers of `[limits]`."""

    turns: int  #: turns of a game
    railroads: int  #: railroads in the game
    shares_min: int  #: fewest shares of a railroad
    shares_max: int  #: most shares of a railroad
    stock_value_min: int  #: lowest value of a share
    stock_value_max: int  #: highest value of a share
    cubes_per_railroad: int  #: cubes of a railroad in all
    cubes_at_start: int  #: cubes it can build with at first
    cubes_central: int  #: cubes added on entering the Central Region
    cubes_west: int  #: cubes added on entering the Western Region
    railroads_per_hex: int  #: railroads that fit in an ordinary hex
    railroads_per_port: int  #: railroads that fit in a port
    start_hexes_per_railroad: int  #: starting hexes a railroad may use
    ports_per_railroad: int  #: ports a railroad may reach


class VictoryPoints(msgspec.Struct, frozen=True):
    """Points of one share, by what its railroad has done (CD-9.1)."""

    central: int  #: it entered the Central Region
    west: int  #: it entered the Western Region
    divide: int  #: it crossed the divide
    sold_out: int  #: all its shares are sold
    ports: dict[str, int]  #: points by the city of the port it reached


class ContinentalDivideTables(msgspec.Struct, frozen=True):
    """Everything a game of Continental Divide reads from its pack, in pack order."""

    hexes: tuple[Hex, ...]  #: the board
    railroads: tuple[RailroadDefinition, ...]  #: the railroads
    orientation: str  #: flat-top or pointy-top
    directions: dict[str, tuple[int, int]]  #: step (q, r) by the name of each direction
    cash: dict[int, int]  #: starting cash by number of players
    limits: GameLimits  #: the numbers of `[limits]`
    divide_income: int  #: income for crossing the divide
    points: VictoryPoints  #: the numbers of `[victory_points]`
