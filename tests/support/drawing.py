"""Boards drawn in the test, after the rulebook's figures.

A cell is a character; a row of cells runs from NW to SE, and the row below it lies to the south:

    S  the railroad's starting hex     R  its track       .  a free hex of cost 1, income 0
    1-9  a free hex of that cost       i  a free hex of cost 1, income 2
    s  a hex of a starting city        P  a free port     p  a port that another railroad holds
    2  is a cost; how many other railroads stand in a free hex is told by a (one), b (two), c (three)
    |  the next cells lie in the next region              /  the next cells lie beyond the divide
    ~  no hex here
"""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide.actions import Build
from goldenspike.games.continental_divide.board import Board
from goldenspike.games.continental_divide.events import Founded, OrderDealt, TrackLaid
from goldenspike.games.continental_divide.game import ContinentalDivide
from goldenspike.games.continental_divide.state import State
from goldenspike.games.continental_divide.track import TrackMenu
from goldenspike.packs import ContinentalDivideTables, GameLimits, Hex, RailroadDefinition, VictoryPoints
from goldenspike.packs.continental_divide.tables import Kind, Region

REGIONS: tuple[Region, ...] = ("east", "central", "west")
KINDS: dict[str, Kind] = {"S": "start", "s": "start", "P": "port", "p": "port"}
DIRECTIONS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
OWN, OTHERS = "own", ("one", "two", "three")


class Figure:
    """A position with one railroad to build for (`own`, by seat 0) and three others that may stand in its way."""

    def __init__(
        self,
        drawing: str,
        *,
        treasury: int = 99,
        cubes: int = 12,
        central: int = 10,
        west: int = 10,
        per_hex: int = 3,
        region: int = 0,
        crossed: bool = False,
    ) -> None:
        self.cells: dict[tuple[int, int], str] = {}
        hexes = [*self._hexes(drawing)]
        self.board = Board(_tables(hexes, cubes, central, west, per_hex))
        self.game = ContinentalDivide()
        self.state = self._state(treasury, region, crossed)

    def _hexes(self, drawing: str) -> list[Hex]:
        hexes: list[Hex] = []
        for r, row in enumerate(drawing.strip().splitlines()):
            q, region, beyond = -1, 0, False
            for cell in row.split():
                if cell == "|":
                    region += 1
                    continue
                if cell == "/":
                    beyond = True
                    continue
                q += 1
                if cell == "~":
                    continue
                self.cells[q, r] = cell
                kind: Kind = KINDS.get(cell, "ordinary")
                hexes.append(
                    Hex(
                        id=f"{q},{r}",
                        q=q,
                        r=r,
                        lat=None,
                        lon=None,
                        name="",
                        terrain="",
                        kind=kind,
                        city={"start": "Startville", "port": "Portville"}.get(kind, ""),
                        cost=int(cell) if cell.isdigit() else 1,
                        income=2 if cell == "i" else 0,
                        region=REGIONS[region],
                        west_of_divide=beyond,
                        source="test",
                    )
                )
        return hexes

    def _state(self, treasury: int, region: int, crossed: bool) -> State:
        state = State(self.board, 3)
        self.game.apply(state, OrderDealt([0, 1, 2]))
        own = [place for place, cell in self.cells.items() if cell in "SR"]
        own.sort(key=lambda place: self.cells[place] != "S")
        self.game.apply(state, Founded(0, OWN, _id(own[0]), 3, treasury))
        for place in own[1:]:
            self.game.apply(state, TrackLaid(0, OWN, [_id(place)], 0, 0))
        state.cubes[0] += len(own) - 1  # what is drawn was not paid for with the cubes the test speaks of
        state.region[0], state.crossed[0] = region, crossed
        for place, cell in self.cells.items():
            for other in OTHERS[: {"p": 1, "a": 1, "b": 2, "c": 3}.get(cell, 0)]:
                self.game.apply(state, TrackLaid(1, other, [_id(place)], 0, 0))
        state.built = 0
        return state

    def build(self, length: int, origin: str = "0,0") -> list[Any]:
        """Lay a line of the own railroad along the row, and let it happen."""
        events = TrackMenu(self.state).resolve(self.state, Build(OWN, origin, "SE", length))
        for event in events:
            self.game.apply(self.state, event)
        return events

    def refusal(self, length: int) -> gs.Illegal:
        """Why such a line may not be laid."""
        with pytest.raises(gs.Illegal) as caught:
            self.build(length)
        return caught.value

    def ends(self) -> str:
        """The drawing with an x in every hex where some legal line ends."""
        reached = set()
        for action in TrackMenu(self.state):
            if hasattr(action, "length"):
                q, r = map(int, action.origin.split(","))
                dq, dr = DIRECTIONS[action.direction]
                reached.add((q + dq * action.length, r + dr * action.length))
        return self._drawn(reached)

    def _drawn(self, reached: set[tuple[int, int]]) -> str:
        width = max(q for q, _ in self.cells) + 1
        rows = range(max(r for _, r in self.cells) + 1)
        return "\n".join(
            " ".join("x" if (q, r) in reached else self.cells.get((q, r), "~") for q in range(width)) for r in rows
        )


def draw(drawing: str, **how: int | bool) -> Figure:
    return Figure(drawing, **how)  # type: ignore[arg-type]


def same(drawing: str) -> str:
    """A drawing as `ends` writes it: without the lines between regions."""
    return "\n".join(" ".join(c for c in row.split() if c not in "|/") for row in drawing.strip().splitlines())


def _id(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"


def _tables(hexes: list[Hex], cubes: int, central: int, west: int, per_hex: int) -> ContinentalDivideTables:
    patterns = ("solid", "stripe", "dot", "cross")
    return ContinentalDivideTables(
        hexes=tuple(hexes),
        railroads=tuple(
            RailroadDefinition(name, name.title(), name.upper(), "#000000", pattern, "test")
            for name, pattern in zip((OWN, *OTHERS), patterns, strict=True)
        ),
        orientation="flat-top",
        directions=DIRECTIONS,
        cash={3: 999},
        limits=GameLimits(
            turns=8,
            railroads=4,
            shares_min=3,
            shares_max=10,
            stock_value_min=10,
            stock_value_max=50,
            cubes_per_railroad=4 + cubes + central + west,
            cubes_at_start=cubes,
            cubes_central=central,
            cubes_west=west,
            railroads_per_hex=per_hex,
            railroads_per_port=1,
            start_hexes_per_railroad=1,
            ports_per_railroad=1,
        ),
        divide_income=10,
        points=VictoryPoints(central=1, west=1, divide=2, sold_out=1, ports={"Portville": 1}),
    )
