"""Queries about one table: open it, read it, append to its history, change its seats and its status.

Every query is a function of a connection inside a transaction; both databases run the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, select

from goldenspike.server.storage import people as stored_people
from goldenspike.server.storage.bot_queue import sync_task
from goldenspike.server.storage.schema import accounts, history, holders, packs, people, seats, tables
from goldenspike.server.storage.sql import CHANGE_CHANNEL, notify, upsert
from goldenspike.server.storage.store import WriteConflict
from goldenspike.tables.rows import (
    ClockChange,
    HistoryAppend,
    HolderInfo,
    SeatRow,
    StoredTable,
    TableRow,
    TableStatus,
)

UNFINISHED = ("waiting", "running")
"""The states of a table that can still change."""


# Reading


def read_table(connection: Connection, table_id: str, ply: int = 0) -> StoredTable | None:
    """The table, with the history entries after that ply; None if there is no such table."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    row = TableRow(**{name: found[name] for name in TableRow.__struct_fields__})
    status = TableStatus(**{name: found[name] for name in TableStatus.__struct_fields__})
    return StoredTable(row, status, _read_seats(connection, table_id), history_after(connection, table_id, ply))


def read_version(connection: Connection, table_id: str) -> int | None:
    return connection.execute(select(tables.c.version).where(tables.c.id == table_id)).scalar()


def history_after(connection: Connection, table_id: str, ply: int) -> list[str]:
    query = select(history.c.entry).where(history.c.table_id == table_id, history.c.ply > ply).order_by(history.c.ply)
    return list(connection.execute(query).scalars())


def pack_files(connection: Connection, sha256: str) -> dict[str, bytes] | None:
    """The files of a stored pack; None if no table has used it."""
    found = connection.execute(select(packs.c.files).where(packs.c.sha256 == sha256)).scalar()
    return None if found is None else msgspec.msgpack.decode(found, type=dict[str, bytes])


def _read_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    holders_of: dict[int, set[str]] = {}
    info_of: dict[int, HolderInfo] = {}
    seated = select(holders.c.seat, holders.c.guest, *stored_people.HOLDER_COLUMNS)
    seated = seated.where(holders.c.table_id == table_id).outerjoin(people, people.c.guest == holders.c.guest)
    for row in connection.execute(seated.outerjoin(accounts, accounts.c.guest == holders.c.guest)):
        holders_of.setdefault(row.seat, set()).add(row.guest)
        if row.aways is not None:
            info_of[row.seat] = info_of.get(row.seat, HolderInfo()) | stored_people.to_holder_info(row)
    rows = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [
        SeatRow(
            row.kind,
            row.name,
            row.bot,
            row.nonce,
            frozenset(holders_of.get(row.seat, ())),
            row.link,
            row.link_open,
            row.since,
            row.left,
            row.stand_in,
            info_of.get(row.seat, HolderInfo()),
        )
        for row in rows
    ]


# Writing


def insert_table(
    connection: Connection,
    row: TableRow,
    table_seats: Sequence[SeatRow],
    pack: Mapping[str, bytes],
    first: HistoryAppend,
) -> None:
    """Store a new table with its pack, its seats and the first entries of its history."""
    upsert(connection, packs, {"sha256": row.pack, "files": msgspec.msgpack.encode(pack)})
    connection.execute(
        tables.insert(),
        {**msgspec.structs.asdict(row), "updated": row.created, "state": "waiting", "ply": 0, "version": 0},
    )
    values = [{"table_id": row.id, "seat": number, **_seat_columns(seat)} for number, seat in enumerate(table_seats)]
    connection.execute(seats.insert(), values)
    for number, seat in enumerate(table_seats):
        _insert_holders(connection, row.id, number, seat)
    append_history(connection, first)


def append_history(connection: Connection, new: HistoryAppend) -> None:
    """Add entries to the history; WriteConflict if the table has another version. Withdraws a proposal to undo."""
    change_table(
        connection,
        new.table,
        new.version,
        {
            "ply": new.ply + len(new.entries),
            "asked": new.asked,
            "state": new.state,
            "updated": new.at,
            "proposal": None,
            **({} if new.turn is None else {"turn": new.turn}),
        },
    )
    if new.entries:
        connection.execute(
            history.insert(),
            [
                {"table_id": new.table, "ply": ply, "entry": entry, "at": new.at}
                for ply, entry in enumerate(new.entries, new.ply + 1)
            ],
        )
    if new.clock is not None:
        set_clock(connection, new.table, new.clock)
    sync_task(connection, new.table)


def set_clock(connection: Connection, table_id: str, clock: ClockChange) -> None:
    connection.execute(tables.update().where(tables.c.id == table_id).values(deadline=clock.deadline, due=clock.due))
    for seat, left, stand_in in clock.seats:
        where = and_(seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(seats.update().where(where).values(left=left, stand_in=stand_in))
    if clock.decided is not None:
        stored_people.count_decisions(connection, table_id, clock.decided, decisions=1)


def set_proposal(connection: Connection, table_id: str, version: int, proposal: str | None) -> None:
    change_table(connection, table_id, version, {"proposal": proposal})


def change_seat(
    connection: Connection,
    table_id: str,
    version: int,
    seat: int,
    row: SeatRow,
    start: HistoryAppend | None,
    clock: ClockChange | None = None,
) -> None:
    """Replace a seat and its holders. `start`: the first entries, if that begins the game; `clock`: changes if not."""
    where = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(seats.update().where(where).values(**_seat_columns(row)))
    connection.execute(holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat))
    _insert_holders(connection, table_id, seat, row)
    if start is None:
        change_table(connection, table_id, version, {})
        if clock is not None:
            set_clock(connection, table_id, clock)
        sync_task(connection, table_id)
    else:
        append_history(connection, start)
        # A player who agreed to end the game may have left the seat.
        connection.execute(tables.update().where(tables.c.id == table_id).values(ending=None))


def close_table(connection: Connection, table_id: str, version: int, ended: str = "host") -> None:
    """Close a table for good; `ended` says how that was decided."""
    nothing = dict.fromkeys(("asked", "proposal", "deadline", "due", "pause", "ending"))
    change_table(connection, table_id, version, {**nothing, "state": "closed", "ended": ended})
    sync_task(connection, table_id)


def change_table(connection: Connection, table_id: str, version: int, values: dict[str, Any]) -> None:
    """Change columns of the table if it still has this version; otherwise WriteConflict."""
    where = and_(tables.c.id == table_id, tables.c.version == version)
    changed = connection.execute(tables.update().where(where).values(**values, version=version + 1))
    if changed.rowcount != 1:
        raise WriteConflict
    notify(connection, CHANGE_CHANNEL, f"{table_id} {version + 1}")


def bump_versions(connection: Connection, ids: Sequence[str]) -> None:
    """Make every process that has one of these tables in memory read it again."""
    connection.execute(tables.update().where(tables.c.id.in_(ids)).values(version=tables.c.version + 1))
    for row in connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))).all():
        notify(connection, CHANGE_CHANNEL, f"{row.id} {row.version}")


def _seat_columns(row: SeatRow) -> dict[str, Any]:
    """The fields of a seat that are columns of `seats`."""
    return {name: getattr(row, name) for name in SeatRow.__struct_fields__ if name not in ("holders", "person")}


def _insert_holders(connection: Connection, table_id: str, seat: int, row: SeatRow) -> None:
    if row.holders:
        values = [{"table_id": table_id, "seat": seat, "guest": guest} for guest in row.holders]
        connection.execute(holders.insert(), values)
