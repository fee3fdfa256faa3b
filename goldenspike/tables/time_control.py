"""Time controls and clocks of a table: time bank, increment, deadlines, reminders and absences.

Each player has a time bank, and the clock of the player to move runs. When the move passes to another seat, the turn is
over and earns the increment, but the bank never exceeds its full size: so nobody is waited for longer than that, and a
turn of thirty small actions earns as much as one of a single action. An undo earns nothing for the player who was to
move, and takes back the increment of the player who must move again. Bots have no clock; a player who takes a seat back
from a stand-in has at least the increment. Clocks stop during a pause and while a player is absent.

`left` of a seat is its time when its clock was last started or stopped; `deadline` says when that will be used up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from goldenspike.tables.history import ChoiceEntry, UndoEntry
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.rows import Absences, ClockChange, SeatRow
from goldenspike.tables.seat_links import PERSON_KINDS
from goldenspike.tables.time_source import DAY, HOUR, MINUTE, YEAR

if TYPE_CHECKING:
    from goldenspike.tables.changes import TableChange
    from goldenspike.tables.live_table import LiveTable

MAX_ABSENCES = 50
"""Absences of one person in a year."""

TimeControlName = Literal["none", "live", "fast", "slow"]
LateRule = Literal["stand-in", "wait", "end"]
"""What happens when a player has no time left: a bot stands in, the others wait, or they may end the game."""


class TimeControl(NamedTuple):
    """Time bank and increment a turn, in seconds."""

    bank: float
    increment: float


TIME_CONTROLS: dict[TimeControlName, TimeControl] = {
    "none": TimeControl(0.0, 0.0),
    "live": TimeControl(15 * MINUTE, MINUTE),
    "fast": TimeControl(DAY, 12 * HOUR),
    "slow": TimeControl(7 * DAY, 3 * DAY),
}
REMINDER_SHARE = 0.2
"""The share of the bank at which a player is reminded; if less is left, at half of that."""
OFTEN_LATE_SHARE = 0.2
OFTEN_LATE_MINIMUM = 2
"""A player is often late after at least this many late turns, if they exceed that share of all turns."""


def remaining_time(left: float, deadline: float | None, now: float) -> float:
    """The time left on a clock that was started with `left`, or is stopped if there is no deadline."""
    return left if deadline is None else max(0.0, min(left, deadline - now))


def add_increment(left: float, pace: TimeControl) -> float:
    """Add the increment of a finished turn, up to the bank."""
    return max(left, min(pace.bank, left + pace.increment))


def remove_increment(left: float, pace: TimeControl) -> float:
    """Take back the increment of a turn that was undone."""
    return max(0.0, left - pace.increment)


def time_on_return(left: float | None, pace: TimeControl) -> float:
    """The time of a player who takes a seat back from a stand-in."""
    return max(left or 0.0, pace.increment)


def start_clock(seat: int, left: float, bank: float, now: float, away: float = 0.0) -> ClockChange:
    """Start the clock of a seat, from when its holder is back."""
    deadline = max(now, away) + left
    return ClockChange(deadline, deadline - min(bank * REMINDER_SHARE, left / 2), [(seat, left, None)])


def is_often_late(lates: int, decisions: int) -> bool:
    return lates >= OFTEN_LATE_MINIMUM and lates > decisions * OFTEN_LATE_SHARE


# Absences


def update_absences(absences: Absences, until: float | None, now: float, most: float) -> Absences:
    """End the current absence now, and begin another until `until`, if a year's absences stay within `most`."""
    past = [(since, min(end, now)) for since, end in absences if end > now - YEAR]
    if until is None:
        return past
    left = most - time_away(past, now)
    if not now < until <= now + left:
        raise RequestRefused("server-away-too-long", days=max(0, int(left // DAY)))
    if len(past) >= MAX_ABSENCES:
        raise RequestRefused("server-away-too-often", most=MAX_ABSENCES)
    return [*past, (now, until)]


def merge_absences(some: Absences, others: Absences) -> Absences:
    """Merge the absences of a guest and an account; overlaps count once. The latest MAX_ABSENCES are kept."""
    joined: Absences = []
    for since, end in sorted([*some, *others]):
        if joined and since <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((since, end))
    return joined[-MAX_ABSENCES:]


def time_away(absences: Absences, now: float) -> float:
    """How long somebody was away in the last year."""
    return sum(min(end, now) - max(since, now - YEAR) for since, end in absences if end > now - YEAR)


# Clocks of a table


def clocks_after_change(
    table: LiveTable, change: TableChange, seats: Sequence[SeatRow], at: float
) -> ClockChange | None:
    """The clocks after a change, with these seats; None if they do not change, or there are none."""
    if table.row.pace == "none":
        return None
    asked = change.asked if change.state == "running" else None
    entry = change.lines[0].entry if change.lines else None
    back = isinstance(entry, ChoiceEntry) and entry.bot is None and seats[entry.seat].stand_in is not None
    if asked == table.asked and not back and (asked is None or seats[asked] is table.seats[asked]):
        return None
    return _clocks_after_turn(table, asked, seats, at, isinstance(entry, UndoEntry), back)


def _clocks_after_turn(
    table: LiveTable, asked: int | None, seats: Sequence[SeatRow], at: float, undone: bool, back: bool
) -> ClockChange:
    """The clocks when the move passes to `asked`, or when a player has taken a seat `back` by moving."""
    pace, before = TimeControl(table.row.bank, table.row.increment), table.asked
    left = {seat: row.left if row.left is not None else pace.bank for seat, row in enumerate(seats) if is_on_clock(row)}
    changed, decided = set(), None
    if before is not None and seats[before] is table.seats[before] and (back or before in left):
        changed.add(before)
        if back:
            left[before] = time_on_return(seats[before].left, pace)
        else:
            left[before] = remaining_time(left[before], table.status.deadline, at)
        if asked != before and not undone:
            decided = before if left[before] else None
            left[before] = add_increment(left[before], pace)
    clock = ClockChange()
    if asked is not None and asked in left:
        changed.add(asked)
        if undone:
            left[asked] = remove_increment(left[asked], pace)
        if not table.paused:
            clock = start_clock(asked, left[asked], pace.bank, at, seats[asked].person.away)
    return ClockChange(clock.deadline, clock.due, [(seat, left[seat], None) for seat in sorted(changed)], decided)


def clocks_after_join(table: LiveTable, seat: int, row: SeatRow, at: float) -> ClockChange | None:
    """The clocks after somebody joined that seat: the clock of an absent player stops."""
    deadline, before = table.status.deadline, table.seats[seat].person.away
    if seat != table.asked or deadline is None or row.person.away <= max(at, before):
        return None
    return start_clock(seat, remaining_time(row.left or 0.0, deadline, at), table.row.bank, at, row.person.away)


def is_on_clock(row: SeatRow) -> bool:
    return row.kind in PERSON_KINDS and row.stand_in is None
