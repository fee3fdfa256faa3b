"""Queries about clocks: tables whose deadline or reminder is due, and the clocks of an absent player.

The rules of clocks are in `goldenspike.tables.time_control`; callers pass in what they decide.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, select

from goldenspike.server.storage import people as stored_people
from goldenspike.server.storage.bot_queue import sync_task
from goldenspike.server.storage.schema import holders, seats, tables
from goldenspike.server.storage.tables import UNFINISHED, change_table, set_clock
from goldenspike.tables.rows import Absences, ClockChange


class RunningClock(NamedTuple):
    """The clock of a seat whose player is asked. `left`: the time it had when it was started."""

    seat: int
    left: float
    bank: float
    deadline: float


def due_tables(connection: Connection, now: float, except_for: Collection[str], most: int) -> list[str]:
    """Tables with a deadline or a reminder that is due, the most urgent first."""
    query = select(tables.c.id).where(tables.c.due <= now, tables.c.id.not_in(except_for))
    return list(connection.execute(query.order_by(tables.c.due).limit(most)).scalars())


def write_change(
    connection: Connection,
    table_id: str,
    version: int,
    values: dict[str, Any],
    clock: ClockChange | None,
    late: int | None,
) -> None:
    """Change columns and clocks of a table; `late` is the seat whose time has run out."""
    change_table(connection, table_id, version, values)
    if clock is not None:
        set_clock(connection, table_id, clock)
        sync_task(connection, table_id)
    if late is not None:
        stored_people.count_decisions(connection, table_id, late, lates=1, decisions=1)


def change_absences(
    connection: Connection,
    guest: str,
    change: Callable[[Absences], Absences],
    restart: Callable[[RunningClock], ClockChange],
) -> list[str]:
    """Set the guest's absences to what `change` makes of them, and `restart` their running clocks.

    Returns the ids of the tables concerned. Nothing is written if `change` raises an exception.
    """
    # Lock tables before the person, as moves do, and tables in one order: otherwise transactions deadlock.
    on_clock = select(_seats_on_clock(guest).subquery().c.id)
    connection.execute(select(tables.c.id).where(tables.c.id.in_(on_clock)).order_by(tables.c.id).with_for_update())
    stored_people.lock_person(connection, guest)
    stored_people.set_absences(connection, guest, change(stored_people.absences_of(connection, guest)))
    concerned: set[str] = set()
    for row in connection.execute(_seats_on_clock(guest)).all():
        if row.id not in concerned:
            concerned.add(row.id)
            change_table(connection, row.id, row.version, {})
        if row.seat == row.asked and row.deadline is not None:
            set_clock(connection, row.id, restart(RunningClock(row.seat, row.left, row.bank, row.deadline)))
    return [*concerned]


def _seats_on_clock(guest: str) -> Select[Any]:
    """The guest's seats at unfinished tables with a clock."""
    same_seat = and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat)
    of_table = [tables.c[name] for name in ("id", "version", "deadline", "bank", "asked")]
    return (
        select(*of_table, seats.c.seat, seats.c.left)
        .join(holders, holders.c.table_id == tables.c.id)
        .join(seats, same_seat)
        .where(holders.c.guest == guest, tables.c.state.in_(UNFINISHED), tables.c.pace != "none")
    )
