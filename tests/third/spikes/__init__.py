"""A third game, of another package: in turn everybody drives one to three spikes, and who drives the last one wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from goldenspike.kernel.bounds import Within
from goldenspike.kernel.entries import Entry, GameEvent, Result
from goldenspike.kernel.game import Ask, Chance, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu
from goldenspike.kernel.refusal import Refusal
from goldenspike.packs import Pack
from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.section import Section
from goldenspike.packs.reading.table import Columns

MOST = 3
NOT_SO_MANY = Refusal("SP-1", "not_so_many")
TABLES: dict[str, Columns] = {}


def read(pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> int:
    """All there is in a pack: the number of spikes."""
    return pack.integer("spikes", 1, 1_000)


class Drive(msgspec.Struct, frozen=True, tag_field="type", tag="drive"):
    count: Annotated[int, Within(1, MOST)]


class Driven(GameEvent, frozen=True):
    seat: int
    count: int
    rule: str = "SP-1"


class View(msgspec.Struct, frozen=True):
    you: int | None
    left: int


class State:
    def __init__(self, left: int, seats: int, turn: int = 0) -> None:
        self.left = left
        self.seats = seats
        self.turn = turn

    def clone(self) -> State:
        return State(self.left, self.seats, self.turn)


class DriveMenu(IndexedMenu):
    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state

    def count(self) -> int:
        return min(MOST, self.state.left)

    def pick(self, k: int) -> Drive:
        return Drive(k + 1)

    def resolve(self, state: State, action: Any) -> list[Driven]:
        if not 1 <= action.count <= self.count():
            raise Illegal(NOT_SO_MANY, least=1, most=self.count(), count=action.count)
        return [Driven(state.turn, action.count)]

    def boxes(self) -> list[dict[str, Any]]:
        return [{"type": "drive", "count": {"min": 1, "max": self.count()}}]

    def refused(self) -> list[dict[str, Any]]:
        return []


class Spikes:
    name = "spikes"
    rules_version = 1
    seats = (2, 4)
    options = ()
    action_type = Drive
    hides_nothing = True

    def seats_for(self, options: dict[str, Any]) -> tuple[int, int]:
        return self.seats

    def check_options(self, options: dict[str, Any], seats: int) -> None: ...

    def minutes(self, options: dict[str, Any], seats: int) -> int:
        return seats

    def setup(self, pack: Pack, options: dict[str, Any], seats: int) -> State:
        return State(pack.tables, seats)

    def pending(self, state: State) -> Ask | Over:
        if state.left:
            return Ask(state.turn, DriveMenu(state))
        last = (state.turn - 1) % state.seats
        return Over(Result([int(seat == last) for seat in range(state.seats)], [last]))

    def untimely(self, pending: Chance | Over, action: Any) -> Illegal:
        return Illegal(NOT_SO_MANY, least=0, most=0, count=action.count)

    def apply(self, state: State, event: Driven) -> None:
        state.left -= event.count
        state.turn = (state.turn + 1) % state.seats

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, state.left)

    def show_event(self, state: State, event: Driven, seat: int | None) -> Driven:
        return event

    def show_entry(self, state: State, entry: Entry, seat: int | None) -> Entry:
        return entry

    def imagined(self, state: State, seat: int) -> State:
        return state.clone()

    def broken(self, before: State, event: Driven, after: State) -> str | None:
        return None if before.left == after.left + event.count else "spikes are lost"
