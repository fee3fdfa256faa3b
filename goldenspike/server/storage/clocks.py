"""What the referee and whoever goes away ask of the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, select

from goldenspike.server.storage.bot_queue import sync_task
from goldenspike.server.storage.schema import accounts, holders, people, seats, tables
from goldenspike.server.storage.tables import (
    HOLDER_COLUMNS,
    UNFINISHED,
    absences,
    change_table,
    count_decisions,
    holder_info_of,
    lock_person,
    set_clock,
)
from goldenspike.tables import time_control
from goldenspike.tables.rows import ClockChange, HolderInfo


def due_tables(connection: Connection, now: float, aside: Collection[str], most: int) -> list[str]:
    """The tables that the referee is to look at, but those; the most urgent first."""
    query = select(tables.c.id).where(tables.c.due <= now, tables.c.id.not_in(aside))
    return list(connection.execute(query.order_by(tables.c.due).limit(most)).scalars())


def write_change(
    connection: Connection,
    table_id: str,
    version: int,
    values: dict[str, Any],
    clock: ClockChange | None,
    late: int | None,
) -> None:
    """The table is so from now on, and its clocks; `late` is the seat whose time has run out."""
    change_table(connection, table_id, version, values)
    if clock is not None:
        set_clock(connection, table_id, clock)
        sync_task(connection, table_id)
    if late is not None:
        count_decisions(connection, table_id, late, lates=1, decisions=1)


# Absences


def holder_info(connection: Connection, guest: str) -> HolderInfo:
    known = select(*HOLDER_COLUMNS).outerjoin_from(people, accounts, accounts.c.guest == people.c.guest)
    row = connection.execute(known.where(people.c.guest == guest)).first()
    return HolderInfo() if row is None else holder_info_of(row)


def absences_of(connection: Connection, guest: str) -> time_control.Absences:
    said = connection.execute(select(people.c.aways).where(people.c.guest == guest)).scalar()
    return [] if said is None else absences(said)


def set_absence(connection: Connection, guest: str, until: float | None, now: float, most: float) -> list[str]:
    """He is away until then, or back, and his clocks with him. Returns the tables concerned. Raises Refused."""
    # First the tables and then the person, as moves do, and tables in one order: nobody waits for who waits for him.
    on_clock = select(_seats_on_clock(guest).subquery().c.id)
    connection.execute(select(tables.c.id).where(tables.c.id.in_(on_clock)).order_by(tables.c.id).with_for_update())
    lock_person(connection, guest)
    given = time_control.update_absences(absences_of(connection, guest), until, now, most)
    aways = msgspec.json.encode(given).decode()
    connection.execute(people.update().where(people.c.guest == guest).values(aways=aways))
    concerned: set[str] = set()
    for row in connection.execute(_seats_on_clock(guest)).all():
        if row.id not in concerned:
            concerned.add(row.id)
            change_table(connection, row.id, row.version, {})
        if row.seat == row.asked and row.deadline is not None:
            left = time_control.remaining_time(row.left, row.deadline, now)
            set_clock(connection, row.id, time_control.start_clock(row.seat, left, row.bank, now, until or now))
    return [*concerned]


def _seats_on_clock(guest: str) -> Select[Any]:
    """His seats at unfinished tables with a clock."""
    here = and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat)
    of_table = [tables.c[name] for name in ("id", "version", "deadline", "bank", "asked")]
    return (
        select(*of_table, seats.c.seat, seats.c.left)
        .join(holders, holders.c.table_id == tables.c.id)
        .join(seats, here)
        .where(holders.c.guest == guest, tables.c.state.in_(UNFINISHED), tables.c.pace != "none")
    )
