"""The arithmetic of clocks: no time is lost and none is made, whatever happens at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from goldenspike.tables import time_control
from goldenspike.tables.history import ChoiceEntry, HistoryLine, UndoEntry
from goldenspike.tables.rows import ClockChange, HolderInfo, SeatRow, TableStatus
from goldenspike.tables.time_control import TIME_CONTROLS, TimeControl, TimeControlName
from goldenspike.tables.time_source import DAY

NAMES = sorted(TIME_CONTROLS.keys() - {"none"})
PEOPLE = 3


class Step(NamedTuple):
    """After so much of the bank, the question passes by a move, or by an undo, or goes to nobody."""

    share: float
    asked: int | None
    undone: bool


STEPS = st.lists(
    st.builds(
        Step,
        st.floats(0, 1.5, allow_nan=False),
        st.sampled_from([*range(PEOPLE), None]),
        st.booleans(),
    ),
    max_size=40,
)


class Game:
    """A table as far as its clocks go, and a book of all time that was spent, gained and given back."""

    def __init__(self, name: TimeControlName) -> None:
        self.pace = TIME_CONTROLS[name]
        self.now = 1_000.0
        self.seats = [SeatRow("human", str(seat), left=self.pace.bank) for seat in range(PEOPLE)]
        self.asked: int | None = None
        self.status = TableStatus(state="running")
        self.paused = False
        self.row = SimpleNamespace(pace=name, bank=self.pace.bank, increment=self.pace.increment)
        self.balance = [self.pace.bank] * PEOPLE

    def step(self, step: Step) -> None:
        self.now += step.share * self.pace.bank
        before, deadline = self.asked, self.status.deadline
        if before is not None and before != step.asked:
            left = self.seats[before].left
            assert left is not None
            assert deadline is not None
            used = min(left, max(0.0, self.now - (deadline - left)))
            self.balance[before] -= used
            if not step.undone:
                self.balance[before] = min(self.pace.bank, self.balance[before] + self.pace.increment)
        if step.undone and step.asked is not None and step.asked != before:
            self.balance[step.asked] = max(0.0, self.balance[step.asked] - self.pace.increment)
        entry: Any = UndoEntry(0, []) if step.undone else ChoiceEntry(before or 0, None)
        change: Any = SimpleNamespace(lines=[HistoryLine(entry, [])], asked=step.asked, state="running")
        table: Any = self
        self.make(time_control.clocks_after_change(table, change, self.seats, self.now))
        self.asked = step.asked

    def make(self, clock: ClockChange | None) -> None:
        if clock is None:
            return
        self.status = replace(self.status, deadline=clock.deadline, due=clock.due)
        for seat, left, stand_in in clock.seats:
            self.seats[seat] = replace(self.seats[seat], left=left, stand_in=stand_in)


@given(st.sampled_from(NAMES), STEPS)
@settings(max_examples=200, deadline=None)
def test_time_spent_and_left_is_what_was_given(name: TimeControlName, steps: list[Step]) -> None:
    game = Game(name)
    for step in steps:
        game.step(step)
        for seat, row in enumerate(game.seats):
            assert row.left is not None
            assert 0 <= row.left <= game.pace.bank
            assert abs(row.left - game.balance[seat]) < 1e-3 * (1 + game.now / DAY)
        if game.asked is None:
            assert game.status.deadline is None
        else:
            assert game.status.deadline is not None
            assert game.status.due is not None
            assert game.status.due <= game.status.deadline


@given(st.floats(0, 1e6), st.floats(0, 1e6), st.floats(0, 1e6))
def test_time_only_ever_runs_down(left: float, deadline: float, now: float) -> None:
    later = time_control.remaining_time(left, deadline, now + 1)
    assert 0 <= later <= time_control.remaining_time(left, deadline, now) <= left
    assert time_control.remaining_time(left, None, now) == left


@given(st.floats(0, 1e6))
def test_an_increment_that_is_given_back_was_no_gain(left: float) -> None:
    rule = TimeControl(2e6, 1e4)
    assert abs(time_control.remove_increment(time_control.add_increment(left, rule), rule) - left) < 1e-6


def test_an_absent_player_is_asked_on_return() -> None:
    clock = time_control.start_clock(1, 100.0, 500.0, 1_000.0, away=9_000.0)
    assert (clock.deadline, clock.seats) == (9_100.0, [(1, 100.0, None)])
    assert clock.due is not None
    assert 9_000 < clock.due < 9_100


def test_only_players_who_are_often_late_are_marked_as_late() -> None:
    assert not time_control.is_often_late(1, 1)
    assert time_control.is_often_late(2, 9)
    assert not time_control.is_often_late(2, 10)
    assert HolderInfo().lates == 0
