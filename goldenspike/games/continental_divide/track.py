"""Build railroad track (CD-5)."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

from goldenspike.games.continental_divide.actions import Build, Done
from goldenspike.games.continental_divide.board import NOWHERE, PORT, REGION_NAMES, START
from goldenspike.games.continental_divide.events import (
    BuildingEnded,
    DivideCrossed,
    Event,
    RegionEntered,
    TrackLaid,
)
from goldenspike.games.continental_divide.name_lookup import (
    direction_named,
    origin_named,
    railroad_named,
    untimely_action,
)
from goldenspike.games.continental_divide.refusals import (
    ALREADY_HERE,
    BUILT_ALREADY,
    HEX_FULL,
    NO_CUBES,
    NO_LENGTH,
    NO_MONEY,
    NO_SHARE_HELD,
    NOT_MAJORITY,
    NOT_ON_TRACK,
    OFF_BOARD,
    PORT_TAKEN,
    SECOND_PORT,
    SECOND_START,
)
from goldenspike.games.continental_divide.scoring import share_points
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal

if TYPE_CHECKING:
    # A machine integer in the compiled engine, which walks millions of lines a second; otherwise an int.
    from mypy_extensions import i64


RULE: Final = "CD-5.3"


def pending(state: State) -> Ask:
    return Ask(state.seat(), TrackMenu(state), RULE)


def resolve(state: State, action: Any) -> list[Event]:
    """Build one line after another, until the player is done."""
    if isinstance(action, Build):
        return build(state, action)
    if isinstance(action, Done):
        return [BuildingEnded(state.seat())]
    raise untimely_action(action)


def no_builder(state: State, seat: int, railroad: int) -> Refusal | None:
    """Why a seat may not build: only a holder of the most shares may, once a turn for each railroad."""
    first = railroad * state.seats
    held = state.shares[first + seat]
    if held == 0:
        return NO_SHARE_HELD
    for other in range(first, first + state.seats):
        if state.shares[other] > held:
            return NOT_MAJORITY
    if state.built >> railroad & 1:
        return BUILT_ALREADY
    return None


class TrackLine:
    """A straight line under survey, and the railroad's state after each cube.

    Menu and building both advance it: the menu as far as it goes, building to the chosen length.
    """

    def __init__(self, state: State, railroad: int) -> None:
        self.state = state
        self.board = state.board
        self.railroad = railroad
        self.bit: i64 = 1 << railroad
        # Start values and tables that all lines of the railroad share, looked up once.
        self._treasury: i64 = state.treasury[railroad]
        self._cubes: i64 = state.cubes[railroad]
        self._income: i64 = state.income[railroad]
        self._region: i64 = state.region[railroad]
        self._crossed = state.crossed[railroad]
        self._port: i64 = state.port[railroad]
        self._neighbour = state.board.neighbour
        self._kind = state.board.kind
        self._cost = state.board.cost
        self._pays = state.board.income
        self._lies_in = state.board.region
        self._beyond = state.board.beyond_divide
        self._most: i64 = state.board.railroads_per_hex
        self._here = state.here
        self._crowd = state.crowd
        # The line itself. Set here instead of by `aim`, which saves compiled code a check at each use.
        self.hex: i64 = NOWHERE
        self.ahead: i64 = NOWHERE
        self.direction: i64 = 0
        self.money: i64 = self._treasury
        self.cubes: i64 = self._cubes
        self.income: i64 = self._income
        self.region: i64 = self._region
        self.crossed = self._crossed
        self.port: i64 = self._port

    def aim(self, origin: i64, direction: i64) -> None:
        """Start a line at an origin in a direction, with nothing laid."""
        self.hex = origin
        self.ahead = NOWHERE
        self.direction = direction
        self.money = self._treasury
        self.cubes = self._cubes
        self.income = self._income
        self.region = self._region
        self.crossed = self._crossed
        self.port = self._port

    def advance(self) -> Refusal | None:
        """Survey the next cube, or return the first restriction that forbids it."""
        hex_: i64 = self._neighbour[self.hex * 6 + self.direction]
        self.ahead = hex_
        if hex_ == NOWHERE:
            return OFF_BOARD
        if self._here[hex_] & self.bit:
            return ALREADY_HERE
        kind: i64 = self._kind[hex_]
        if kind == START:
            return SECOND_START
        crowd: i64 = self._crowd[hex_]
        if kind == PORT:
            if self.port != NOWHERE:
                return SECOND_PORT
            if crowd >= self.board.railroads_per_port:
                return PORT_TAKEN
        if crowd >= self._most:
            return HEX_FULL
        if self.cubes < 1:
            return NO_CUBES
        cost: i64 = self._cost[hex_]
        if self.money < cost:
            return NO_MONEY

        self.hex = hex_
        self.money -= cost
        self.cubes -= 1
        self.income += self._pays[hex_]
        if kind == PORT:
            self.port = hex_
        region: i64 = self._lies_in[hex_]
        if self.region < region:
            self._enter(region)
        if not self.crossed and self._beyond[hex_]:
            self.crossed = True
            self.income += self.board.divide_income
        return None

    def _enter(self, region: i64) -> None:
        """Enter a region and all regions on the way (CD-5.8)."""
        while self.region < region:
            self.region += 1
            self.cubes += self.board.cubes_unlocked[self.region]

    def dividend(self) -> int:
        return -(-self.income // self.state.total[self.railroad])

    def points(self) -> int:
        """Points of one share with the line so far."""
        unsold = self.state.unsold[self.railroad]
        return sum(share_points(self.board, self.region, self.crossed, self.port, unsold).values())


def no_beginning(state: State, railroad: int, origin: int, length: int) -> Refusal | None:
    if not state.here[origin] >> railroad & 1:
        return NOT_ON_TRACK
    if length < 1:
        return NO_LENGTH
    return None


def build(state: State, action: Build) -> list[Event]:
    """Build the chosen line, or refuse all of it."""
    board, seat, length = state.board, state.seat(), action.length
    railroad = railroad_named(board, action.railroad)
    origin = origin_named(board, action.origin)
    direction = direction_named(board, action.direction)

    line = TrackLine(state, railroad)
    line.aim(origin, direction)
    why = no_builder(state, seat, railroad) or no_beginning(state, railroad, origin, length)
    if why is not None:
        raise Illegal(why, **line_values(line, origin, 0))

    events: list[Event] = []
    stretch = Stretch(line, seat)
    for laid in range(length):
        why = line.advance()
        if why is not None:
            raise Illegal(why, **line_values(line, line.ahead, laid))
        stretch.hexes.append(board.hex_ids[line.hex])
        if stretch.ends():
            events += stretch.events()
            stretch = Stretch(line, seat)
    return events + stretch.events()


class Stretch:
    """Part of a line since its start or its last milestone: a region entered, the divide crossed.

    A milestone adds cubes, which lay the next stretch, so no event leaves a railroad with fewer than 0 cubes.
    """

    def __init__(self, line: TrackLine, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.hexes: list[str] = []
        self.money = line.money
        self.income = line.income
        self.region = line.region
        self.crossed = line.crossed

    def ends(self) -> bool:
        return self.line.region != self.region or self.line.crossed != self.crossed

    def events(self) -> list[Event]:
        if not self.hexes:
            return []
        line, board = self.line, self.line.board
        railroad = board.railroad_ids[line.railroad]
        bonus = board.divide_income if line.crossed != self.crossed else 0
        income = line.income - self.income - bonus
        events: list[Event] = [TrackLaid(self.seat, railroad, self.hexes, self.money - line.money, income)]
        for region in range(self.region + 1, line.region + 1):
            events.append(RegionEntered(railroad, REGION_NAMES[region], board.cubes_unlocked[region]))
        if line.crossed != self.crossed:
            events.append(DivideCrossed(railroad, bonus))
        return events


def line_values(line: TrackLine, hex_: int, laid: int) -> dict[str, Any]:
    board, state, railroad = line.board, line.state, line.railroad
    off = hex_ == NOWHERE
    return {
        "railroad": board.railroad_ids[railroad],
        "railroad_name": board.railroad_names[railroad],
        "hex": "" if off else board.hex_ids[hex_],
        "hex_name": "" if off else board.hex_names[hex_],
        "last": board.hex_ids[line.hex],
        "laid": laid,
        "limit": board.railroads_per_hex,
        "cost": 0 if off else board.cost[hex_],
        "treasury": state.treasury[railroad],
        "left": line.money,
    }


class TrackMenu(IndexedMenu):
    """Menu of lines by railroad, origin (in building order), direction and length, then `done`."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state
        self.seat = state.seat()
        self.rays: list[int] = []  # each (railroad * hexes + origin) * 6 + direction
        self.ends: list[int] = []  # number of lines up to the end of each ray
        self._surveyed = False

    def _survey(self) -> None:
        """Walk every ray as far as it goes, once."""
        if self._surveyed:
            return
        self._surveyed = True
        state, board = self.state, self.state.board
        rays, ends = self.rays, self.ends
        hexes, lines = len(board.hex_ids), 0
        direction: i64
        length: i64
        for railroad in range(len(state.total)):
            # The cheapest hex rules out early the many railroads that have spent everything.
            if state.treasury[railroad] < board.cheapest or state.cubes[railroad] < 1:
                continue
            if no_builder(state, self.seat, railroad) is not None:
                continue
            line = TrackLine(state, railroad)
            for origin in state.hexes[railroad]:
                for direction in range(6):
                    line.aim(origin, direction)
                    length = 0
                    while line.advance() is None:
                        length += 1
                    if length:
                        lines += length
                        rays.append((railroad * hexes + origin) * 6 + direction)
                        ends.append(lines)

    def count(self) -> int:
        self._survey()
        return self.ends[-1] + 1 if self.ends else 1

    def pick(self, k: int) -> Build | Done:
        self._survey()
        if not self.ends or k >= self.ends[-1]:
            return Done()
        at = bisect_right(self.ends, k)
        before = self.ends[at - 1] if at else 0
        board = self.state.board
        ray, direction = divmod(self.rays[at], 6)
        railroad, origin = divmod(ray, len(board.hex_ids))
        return Build(board.railroad_ids[railroad], board.hex_ids[origin], board.directions[direction], k - before + 1)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def boxes(self) -> list[dict[str, Any]]:
        """One box per ray, with one preview per length."""
        self._survey()
        boxes: list[dict[str, Any]] = []
        before = 0
        for ray, end in zip(self.rays, self.ends, strict=True):
            boxes.append(self._box(ray, end - before))
            before = end
        boxes.append({"type": "done"})
        return boxes

    def _box(self, ray: int, length: int) -> dict[str, Any]:
        board = self.state.board
        start, direction = divmod(ray, 6)
        railroad, origin = divmod(start, len(board.hex_ids))
        line = TrackLine(self.state, railroad)
        line.aim(origin, direction)
        previews: list[dict[str, Any]] = []
        for _ in range(length):
            line.advance()
            previews.append(preview(line))
        return {
            "type": "build",
            "railroad": board.railroad_ids[railroad],
            "from": board.hex_ids[origin],
            "direction": board.directions[direction],
            "length": {"min": 1, "max": length},
            "preview": previews,
        }

    def refused(self) -> list[dict[str, Any]]:
        """Why other railroads cannot build, and why each line ends where it does."""
        state, board = self.state, self.state.board
        misses: list[dict[str, Any]] = []
        for railroad in range(len(state.total)):
            if not state.hexes[railroad]:
                continue
            line = TrackLine(state, railroad)
            why = no_builder(state, self.seat, railroad)
            if why is not None:
                start = state.hexes[railroad][0]
                line.aim(start, 0)
                target = {"type": "build", "railroad": board.railroad_ids[railroad]}
                misses.append(near_miss(target, why, line_values(line, start, 0)))
                continue
            for origin in state.hexes[railroad]:
                for direction in range(6):
                    line.aim(origin, direction)
                    misses += _end_of_ray(line, origin)
        return misses


def preview(line: TrackLine) -> dict[str, Any]:
    """State of the railroad if the line ended here."""
    return {
        "hex": line.board.hex_ids[line.hex],
        "cost": line.state.treasury[line.railroad] - line.money,
        "treasury": line.money,
        "cubes": line.cubes,
        "income": line.income,
        "dividend": line.dividend(),
        "points": line.points(),
    }


def _end_of_ray(line: TrackLine, origin: int) -> list[dict[str, Any]]:
    """Where and why the line must end; None where no line can begin (own track, the edge of the board)."""
    laid = 0
    why = line.advance()
    while why is None:
        laid += 1
        why = line.advance()
    if laid == 0 and (why is ALREADY_HERE or why is OFF_BOARD):
        return []
    board = line.board
    values = line_values(line, line.ahead, laid)
    target = {
        "type": "build",
        "railroad": values["railroad"],
        "from": board.hex_ids[origin],
        "direction": board.directions[line.direction],
        "length": laid + 1,
        "hex": values["hex"],
    }
    return [near_miss(target, why, values)]
