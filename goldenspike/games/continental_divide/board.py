"""The board as flat tables, indexed in pack order. Built once per pack and never changed."""

from __future__ import annotations

from typing import Final

from goldenspike.packs import ContinentalDivideTables, Pack
from goldenspike.packs.continental_divide.tables import Region

ORDINARY: Final = 0
START: Final = 1
PORT: Final = 2
KINDS: Final = {"ordinary": ORDINARY, "start": START, "port": PORT}

EAST: Final = 0
CENTRAL: Final = 1
WEST: Final = 2
REGION_NAMES: Final[list[Region]] = ["east", "central", "west"]
REGIONS: Final = {"east": EAST, "central": CENTRAL, "west": WEST}

NOWHERE: Final = -1


class Board:
    """The board of a pack. Hexes, railroads and directions are indexes here; events and actions use pack ids."""

    def __init__(self, tables: ContinentalDivideTables) -> None:
        hexes = tables.hexes
        self.hex_ids: list[str] = [hex_.id for hex_ in hexes]
        self.hex_index: dict[str, int] = {hex_.id: index for index, hex_ in enumerate(hexes)}
        self.hex_names: list[str] = [f"{hex_.id} {hex_.name}".rstrip() for hex_ in hexes]
        self.kind: list[int] = [KINDS[hex_.kind] for hex_ in hexes]
        self.region: list[int] = [REGIONS[hex_.region] for hex_ in hexes]
        self.beyond_divide: list[bool] = [hex_.west_of_divide for hex_ in hexes]
        self.cost: list[int] = [hex_.cost for hex_ in hexes]
        self.income: list[int] = [hex_.income for hex_ in hexes]
        self.city: list[str] = [hex_.city for hex_ in hexes]
        self.starts: list[int] = [index for index, kind in enumerate(self.kind) if kind == START]
        self.cheapest: int = min((hex_.cost for hex_ in hexes if hex_.kind != "start"), default=0)

        self.directions: list[str] = list(tables.directions)
        self.direction_index: dict[str, int] = {name: index for index, name in enumerate(self.directions)}
        self.neighbour: list[int] = _neighbours(tables)

        self.railroad_ids: list[str] = [railroad.id for railroad in tables.railroads]
        self.railroad_names: list[str] = [railroad.name for railroad in tables.railroads]
        self.railroad_index: dict[str, int] = {name: index for index, name in enumerate(self.railroad_ids)}

        limits = tables.limits
        self.turns: int = limits.turns
        self.shares_min: int = limits.shares_min
        self.shares_max: int = limits.shares_max
        self.value_min: int = limits.stock_value_min
        self.value_max: int = limits.stock_value_max
        self.cubes_in_all: int = limits.cubes_per_railroad
        self.cubes_at_start: int = limits.cubes_at_start
        self.cubes_unlocked: list[int] = [0, limits.cubes_central, limits.cubes_west]
        self.railroads_per_hex: int = limits.railroads_per_hex
        self.railroads_per_port: int = limits.railroads_per_port
        self.cash: dict[int, int] = tables.cash

        self.divide_income: int = tables.divide_income
        points = tables.points
        self.region_points: list[int] = [0, points.central, points.west]
        self.divide_points: int = points.divide
        self.sold_out_points: int = points.sold_out
        self.port_points: list[int] = [points.ports[hex_.city] if hex_.kind == "port" else 0 for hex_ in hexes]


def _neighbours(tables: ContinentalDivideTables) -> list[int]:
    """Table of neighbours: at hex * 6 + direction, the hex next to it, or NOWHERE."""
    at = {(hex_.q, hex_.r): index for index, hex_ in enumerate(tables.hexes)}
    return [
        at.get((hex_.q + dq, hex_.r + dr), NOWHERE) for hex_ in tables.hexes for dq, dr in tables.directions.values()
    ]


_boards: dict[str, Board] = {}


def board_of(pack: Pack) -> Board:
    """Board of a pack. Packs with the same content share one."""
    board = _boards.get(pack.sha256)
    if board is None:
        tables = pack.tables
        assert isinstance(tables, ContinentalDivideTables)  # noqa: S101
        board = _boards[pack.sha256] = Board(tables)
    return board
