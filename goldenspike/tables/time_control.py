"""Time at a table: how much everybody has, what a turn costs and brings, and when somebody is late.

Each person has a bank of time, and the clock runs for whoever is asked. When the question passes to another seat, his
turn is over and brings him the increment, but never more than the bank holds: nobody is waited for longer than that,
and a turn of thirty small actions brings as much as one of a single action. An undo brings nothing to whoever was
asked, and takes the increment of his turn back from whoever is asked again. Bots have no clock; who takes his seat back
from one has the increment at least. In a pause, and of somebody who is away, clocks stand still.

`left` of a seat is what it had when its clock was last started or stopped; `deadline` says when that will be used up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from goldenspike.tables.history import Choice, Undo
from goldenspike.tables.refusals import Refused
from goldenspike.tables.rows import Clocked, SeatRow
from goldenspike.tables.seat_links import HELD

if TYPE_CHECKING:
    from goldenspike.tables.live_table import Change, LiveTable

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
YEAR = 365 * DAY
MOST_ABSENCES = 50
"""In a year."""


class Pace(NamedTuple):
    bank: float
    increment: float


PACES = {
    "none": Pace(0.0, 0.0),
    "live": Pace(15 * MINUTE, MINUTE),
    "fast": Pace(DAY, 12 * HOUR),
    "slow": Pace(7 * DAY, 3 * DAY),
}
REMINDER = 0.2
"""The part of a bank with which somebody is reminded that it runs out; of less than that, half."""
OFTEN = 0.2
FEW = 2
"""More than that part of all turns, and no fewer than so many, is late too often."""


def remaining(left: float, deadline: float | None, now: float) -> float:
    """What is left of a time that was `left` when its clock was started, or stopped if there is no deadline."""
    return left if deadline is None else max(0.0, min(left, deadline - now))


def gained(left: float, pace: Pace) -> float:
    """With what a turn brings."""
    return max(left, min(pace.bank, left + pace.increment))


def given_back(left: float, pace: Pace) -> float:
    """Without what a turn brought that was taken back."""
    return max(0.0, left - pace.increment)


def returned(left: float | None, pace: Pace) -> float:
    """Of somebody who takes his seat back."""
    return max(left or 0.0, pace.increment)


def started(seat: int, left: float, bank: float, now: float, away: float = 0.0) -> Clocked:
    """The clock of that seat runs, from when its holder is back."""
    deadline = max(now, away) + left
    return Clocked(deadline, deadline - min(bank * REMINDER, left / 2), [(seat, left, None)])


def often_late(lates: int, decisions: int) -> bool:
    return lates >= FEW and lates > decisions * OFTEN


# Absences

Absences = list[tuple[float, float]]
"""When each began, and ends or ended."""


def absent(absences: Absences, until: float | None, now: float, most: float) -> Absences:
    """With the present one ending now; and another until then, if all of a year are no longer than `most`."""
    past = [(since, min(end, now)) for since, end in absences if end > now - YEAR]
    if until is None:
        return past
    left = most - away_for(past, now)
    if not now < until <= now + left:
        raise Refused(422, "server-away-too-long", days=max(0, int(left // DAY)))
    if len(past) >= MOST_ABSENCES:
        raise Refused(422, "server-away-too-often", most=MOST_ABSENCES)
    return [*past, (now, until)]


def together(some: Absences, others: Absences) -> Absences:
    """The absences of two who are one: what overlaps counts once. So many are kept, the latest."""
    joined: Absences = []
    for since, end in sorted([*some, *others]):
        if joined and since <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((since, end))
    return joined[-MOST_ABSENCES:]


def away_for(absences: Absences, now: float) -> float:
    """How much of the last year somebody was away."""
    return sum(min(end, now) - max(since, now - YEAR) for since, end in absences if end > now - YEAR)


# At a table


def after(table: LiveTable, change: Change, seats: Sequence[SeatRow], at: float) -> Clocked | None:
    """How the clocks stand after that change, with those seats; None: as they did, or there are none."""
    if table.row.pace == "none":
        return None
    asked = change.asked if change.state == "running" else None
    entry = change.lines[0].entry if change.lines else None
    back = isinstance(entry, Choice) and entry.bot is None and seats[entry.seat].stand_in is not None
    if asked == table.asked and not back and (asked is None or seats[asked] is table.seats[asked]):
        return None
    return _passed(table, asked, seats, at, isinstance(entry, Undo), back)


def _passed(
    table: LiveTable, asked: int | None, seats: Sequence[SeatRow], at: float, undone: bool, back: bool
) -> Clocked:
    """The question passes from whoever is asked to `asked`, or he has taken his seat `back` by answering it."""
    pace, before = Pace(table.row.bank, table.row.increment), table.asked
    left = {seat: row.left if row.left is not None else pace.bank for seat, row in enumerate(seats) if on_clock(row)}
    changed, decided = set(), None
    if before is not None and seats[before] is table.seats[before] and (back or before in left):
        changed.add(before)
        if back:
            left[before] = returned(seats[before].left, pace)
        else:
            left[before] = remaining(left[before], table.standing.deadline, at)
        if asked != before and not undone:
            decided = before if left[before] else None
            left[before] = gained(left[before], pace)
    clock = Clocked()
    if asked is not None and asked in left:
        changed.add(asked)
        if undone:
            left[asked] = given_back(left[asked], pace)
        if not table.paused:
            clock = started(asked, left[asked], pace.bank, at, seats[asked].person.away)
    return Clocked(clock.deadline, clock.due, [(seat, left[seat], None) for seat in sorted(changed)], decided)


def joined(table: LiveTable, seat: int, row: SeatRow, at: float) -> Clocked | None:
    """The clocks once that seat has its present holders: of who is away it stands still from now on."""
    deadline, before = table.standing.deadline, table.seats[seat].person.away
    if seat != table.asked or deadline is None or row.person.away <= max(at, before):
        return None
    return started(seat, remaining(row.left or 0.0, deadline, at), table.row.bank, at, row.person.away)


def on_clock(row: SeatRow) -> bool:
    return row.kind in HELD and row.stand_in is None
