"""Spectators: a table as it was `delay` entries ago, for those who hold no seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goldenspike.kernel.entries import ChanceEntry
from goldenspike.tables.changes import asked_seat
from goldenspike.tables.history import encode_entry
from goldenspike.tables.rows import StoredTable, TableStatus

if TYPE_CHECKING:
    from goldenspike.tables.live_table import LiveTable


def delayed_table(table: LiveTable, before: LiveTable | None) -> LiveTable:
    """The table `delay` entries ago; `before` is the delayed table of an earlier moment, which only has to catch up.

    It has not begun there before its first dice have been rolled.
    """
    lines = table.history.lines
    ply = max(0, len(lines) - table.row.delay)
    while ply and isinstance(lines[ply].entry, ChanceEntry):
        ply -= 1  # nobody ever saw dice that had still to be rolled
    if before is not None and before.ply > ply:
        before = None  # the host has lengthened the delay
    new = [encode_entry(line.entry) for line in lines[0 if before is None else before.ply : ply]]
    stored = StoredTable(table.row, TableStatus(state="running", version=table.version), table.seats, new)
    if before is None:
        delayed = table.rebuild(stored)
    else:
        delayed = before
        delayed.catch_up(stored)
    if asked_seat(delayed.play) is None:
        delayed.state = "waiting"
    return delayed
