"""Undo: how far back a player may go, alone or with everybody's consent."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from goldenspike.kernel.entries import ActionEntry, ChanceEntry
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import NOTHING_TO_UNDO
from goldenspike.lessons import opening_of
from goldenspike.tables.refusals import RequestRefused

if TYPE_CHECKING:
    from goldenspike.tables.live_table import LiveTable


def free_entries(table: LiveTable, mine: tuple[int, ...]) -> int:
    """How many log entries the holder of these seats may undo without asking anybody."""
    log = table.play.log
    if table.state != "running" or not mine:
        return 0
    if not table.other_people(mine):
        # Bots consent, dice do not: back to the first own action since the last roll.
        own = len(log)
        for place in range(len(log) - 1, -1, -1):
            if isinstance(log[place], ChanceEntry):
                break
            if _seat_of_entry(log[place]) in mine:
                own = place
        return len(log) - own
    count = 0
    while count < len(log) and _seat_of_entry(log[-1 - count]) in mine:
        count += 1
    return count


def last_action(table: LiveTable, mine: tuple[int, ...]) -> int:
    """How many log entries precede the last action of these seats. Raises Illegal."""
    log = table.play.log
    for place in range(len(log) - 1, -1, -1):
        if _seat_of_entry(log[place]) in mine:
            return place
    raise Illegal(NOTHING_TO_UNDO)


def check(table: LiveTable, to: int) -> None:
    """Refuse an undo to `to` log entries if the table cannot go back there."""
    table.check_not_closed()
    if table.state == "over":
        # The seed is public now: after an undo everybody would know what the dice will show.
        raise RequestRefused("server-undo-over")
    if not _opening_entries(table) <= to < len(table.play.log):
        raise Illegal(NOTHING_TO_UNDO)


def _opening_entries(table: LiveTable) -> int:
    """How many log entries a lesson played before the learner came; none at other tables."""
    opening = len(opening_of(table.id))
    actions = (place for place, entry in enumerate(table.play.log) if isinstance(entry, ActionEntry))
    return next(islice(actions, opening - 1, None), -1) + 1 if opening else 0


def _seat_of_entry(entry: ActionEntry | ChanceEntry) -> int | None:
    return entry.seat if isinstance(entry, ActionEntry) else None
