"""Every query, as a function of a connection inside a transaction. Both back ends run these."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, and_, exists, false, func, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from goldenspike.server.config import RetentionSettings
from goldenspike.server.storage.bot_queue import sync_task as settle_question
from goldenspike.server.storage.schema import (
    accounts,
    history,
    holders,
    packs,
    people,
    questions,
    seats,
    settings,
    tables,
)
from goldenspike.server.storage.store import WriteConflict
from goldenspike.tables.rows import (
    ClockChange,
    HistoryAppend,
    HolderInfo,
    OpenTableCounts,
    SeatRow,
    SeatSummary,
    StoredTable,
    TableRow,
    TableStatus,
    TableSummary,
)

MAX_LIST_LENGTH = 200
MAX_SCANNED_TABLES = 2_000
MAX_PER_OPENER = 10
MAX_PER_ORIGIN = 30
"""How many of the latest public tables are looked through for a list, and how many of one guest and of one address it
shows."""
UNFINISHED = ("waiting", "running")
DAY = 24 * 3600
EXPIRY_WARNING_SECONDS = 2 * 3600
"""Tables that somebody watches are kept when they have no longer than this to go."""
CLEANUP_LOCK = 0x601DE3
"""The number of PostgreSQL's advisory lock under which one process at a time clears away."""
CHANGE_CHANNEL = "goldenspike"
PRESENCE_CHANNEL = "goldenspike_presence"
"""Where PostgreSQL tells the other processes what changed, and who is there."""
HOLDER_COLUMNS = (people.c.aways, people.c.lates, people.c.decisions, accounts.c.name.label("account"))
"""What makes a Person."""


# Settings and packs


def get_or_create_setting(connection: Connection, name: str, value: bytes) -> bytes:
    """The setting of that name, which is `value` if there was none."""
    upsert(connection, settings, {"name": name, "value": value})
    return bytes(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())


def has_setting(connection: Connection, name: str) -> bool:
    return connection.execute(select(settings.c.name).where(settings.c.name == name)).first() is not None


def pack_files(connection: Connection, sha256: str) -> dict[str, bytes] | None:
    found = connection.execute(select(packs.c.files).where(packs.c.sha256 == sha256)).scalar()
    return None if found is None else msgspec.msgpack.decode(found, type=dict[str, bytes])


# One table


def insert_table(
    connection: Connection,
    row: TableRow,
    table_seats: Sequence[SeatRow],
    pack: Mapping[str, bytes],
    first: HistoryAppend,
) -> None:
    """A new table with what its history begins with."""
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


def read_table(connection: Connection, table_id: str, ply: int = 0) -> StoredTable | None:
    """A table, with what its history has behind that ply; None if there is none, or no more."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    row = TableRow(**{name: found[name] for name in TableRow.__struct_fields__})
    standing = TableStatus(**{name: found[name] for name in TableStatus.__struct_fields__})
    return StoredTable(row, standing, _seats(connection, table_id), history_after(connection, table_id, ply))


def read_version(connection: Connection, table_id: str) -> int | None:
    return connection.execute(select(tables.c.version).where(tables.c.id == table_id)).scalar()


def history_after(connection: Connection, table_id: str, ply: int) -> list[str]:
    query = select(history.c.entry).where(history.c.table_id == table_id, history.c.ply > ply).order_by(history.c.ply)
    return list(connection.execute(query).scalars())


def append_history(connection: Connection, new: HistoryAppend) -> None:
    """Raises Conflict if the table has another version by now. A proposal to undo does not outlive a ply."""
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
    settle_question(connection, new.table)


def set_clock(connection: Connection, table_id: str, clock: ClockChange) -> None:
    connection.execute(tables.update().where(tables.c.id == table_id).values(deadline=clock.deadline, due=clock.due))
    for seat, left, stand_in in clock.seats:
        where = and_(seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(seats.update().where(where).values(left=left, stand_in=stand_in))
    if clock.decided is not None:
        count_decisions(connection, table_id, clock.decided, decisions=1)


def count_decisions(connection: Connection, table_id: str, seat: int, **counts: int) -> None:
    """Who holds that seat has decided, or been late, so often more."""
    who = select(holders.c.guest, *map(literal, counts.values()))
    insert = (
        dialect_name(connection)
        .insert(people)
        .from_select(["guest", *counts], who.where(holders.c.table_id == table_id, holders.c.seat == seat))
    )
    more = {name: people.c[name] + count for name, count in counts.items()}
    connection.execute(insert.on_conflict_do_update(index_elements=[people.c.guest], set_=more))


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
    """The seat is as `row` says, holders included; `start` holds the first entries if that begins the game, and
    `clock` how the clocks stand if it does not.
    """
    where = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(seats.update().where(where).values(**_seat_columns(row)))
    connection.execute(holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat))
    _insert_holders(connection, table_id, seat, row)
    if start is None:
        change_table(connection, table_id, version, {})
        if clock is not None:
            set_clock(connection, table_id, clock)
        settle_question(connection, table_id)
    else:
        append_history(connection, start)
        # Who agreed to end the game may not sit there any more.
        connection.execute(tables.update().where(tables.c.id == table_id).values(ending=None))


def close_table(connection: Connection, table_id: str, version: int, ended: str = "host") -> None:
    """Nothing more happens there; `ended`: by whom that was decided."""
    nothing = dict.fromkeys(("asked", "proposal", "deadline", "due", "pause", "ending"))
    change_table(connection, table_id, version, {**nothing, "state": "closed", "ended": ended})
    settle_question(connection, table_id)


# Lists


def public_tables(connection: Connection, state: str | None) -> list[TableSummary]:
    """The latest first, with a share for every guest and every address."""
    fits = tables.c.state != "closed" if state is None else tables.c.state == state
    query = fair_selection(and_(tables.c.public, fits)).limit(MAX_LIST_LENGTH)
    return summaries(connection, connection.execute(query).mappings().all(), None)


def fair_selection(fits: ColumnElement[bool]) -> Select[Any]:
    """The latest tables that fit, with a share for every guest and every address."""
    counted = (tables.c.id, tables.c.opener, tables.c.origin, tables.c.updated)
    latest = select(*counted).where(fits).order_by(tables.c.updated.desc()).limit(MAX_SCANNED_TABLES).subquery()
    of_opener = func.row_number().over(partition_by=latest.c.opener, order_by=latest.c.updated.desc())
    ranked = select(latest, of_opener.label("of_opener")).subquery()
    of_origin = func.row_number().over(partition_by=ranked.c.origin, order_by=ranked.c.updated.desc())
    few = select(ranked, of_origin.label("of_origin")).where(ranked.c.of_opener <= MAX_PER_OPENER).subquery()
    # Of tables opened by 0.1.0 it is not known from where.
    shown = select(few.c.id).where(or_(few.c.of_origin <= MAX_PER_ORIGIN, few.c.origin == ""))
    return select(tables).where(tables.c.id.in_(shown)).order_by(tables.c.updated.desc(), tables.c.id)


def tables_of(connection: Connection, guest: str) -> list[TableSummary]:
    """Where the guest holds a seat; the latest first."""
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(MAX_LIST_LENGTH)
    return summaries(connection, connection.execute(query).mappings().all(), guest)


def open_table_counts(connection: Connection, opener: str, origin: str, since: float) -> OpenTableCounts:
    """What the guest, and everybody at that address, has opened: what of it is unfinished, what public since then."""
    unfinished, lately = tables.c.state.in_(UNFINISHED), and_(tables.c.public, tables.c.created >= since)
    by_guest, by_address = tables.c.opener == opener, tables.c.origin == origin
    counts = [
        select(func.count()).select_from(tables).where(whose, which).scalar_subquery()
        for which in (unfinished, lately)
        for whose in (by_guest, by_address)
    ]
    return OpenTableCounts(*connection.execute(select(*counts)).one())


# Tables that nobody comes to any more


def touch_tables(connection: Connection, ids: Collection[str], now: float, keeping: RetentionSettings) -> None:
    """Somebody is there: none of these goes because nobody came for long."""
    soon = _expired(now + EXPIRY_WARNING_SECONDS, keeping)
    connection.execute(tables.update().where(tables.c.id.in_(ids), soon).values(updated=now))


def delete_expired(connection: Connection, now: float, keeping: RetentionSettings, most: int) -> list[str]:
    """The tables that were kept for long enough are gone, so many of them; returns which."""
    query = select(tables.c.id).where(_expired(now, keeping)).limit(most)
    if connection.dialect.name == "postgresql":
        if not connection.execute(select(func.pg_try_advisory_xact_lock(CLEANUP_LOCK))).scalar_one():
            return []  # another process does it
        query = query.with_for_update(skip_locked=True)
    ids = list(connection.execute(query).scalars())
    # What else is about a table goes with it.
    for part in (questions, history, holders, seats):
        connection.execute(part.delete().where(part.c.table_id.in_(ids)))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    return ids


def _expired(now: float, keeping: RetentionSettings) -> ColumnElement[bool]:
    joined = exists().where(holders.c.table_id == tables.c.id, holders.c.guest != tables.c.opener)
    waited = and_(tables.c.state == "waiting", _unused_for(now, keeping.waiting_days), ~joined)
    abandoned = and_(tables.c.state.in_([*UNFINISHED, "closed"]), _unused_for(now, keeping.abandoned_days))
    return or_(waited, abandoned)


def _unused_for(now: float, days: float) -> ColumnElement[bool]:
    """For so many days; 0: never. What was created since needs no look at when it was changed."""
    since = now - days * DAY
    return and_(tables.c.created < since, tables.c.updated < since) if days else false()


# Shared


def _seats(connection: Connection, table_id: str) -> list[SeatRow]:
    held: dict[int, set[str]] = {}
    known: dict[int, HolderInfo] = {}
    sitting = select(holders.c.seat, holders.c.guest, *HOLDER_COLUMNS).where(holders.c.table_id == table_id)
    who = sitting.outerjoin(people, people.c.guest == holders.c.guest)
    for row in connection.execute(who.outerjoin(accounts, accounts.c.guest == holders.c.guest)):
        held.setdefault(row.seat, set()).add(row.guest)
        if row.aways is not None:
            known[row.seat] = known.get(row.seat, HolderInfo()) | holder_info_of(row)
    rows = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [
        SeatRow(
            row.kind,
            row.name,
            row.bot,
            row.nonce,
            frozenset(held.get(row.seat, ())),
            row.link,
            row.link_open,
            row.since,
            row.left,
            row.stand_in,
            known.get(row.seat, HolderInfo()),
        )
        for row in rows
    ]


def holder_info_of(row: Any) -> HolderInfo:
    """Whom a row with what is `KNOWN` is about."""
    away = max((until for _, until in absences(row.aways)), default=0.0)
    return HolderInfo(away, row.lates, row.decisions, frozenset([row.account] if row.account else []))


def absences(said: str) -> list[tuple[float, float]]:
    return msgspec.json.decode(said, type=list[tuple[float, float]])


def _seat_columns(row: SeatRow) -> dict[str, Any]:
    """What of a seat stands in its own table."""
    return {name: getattr(row, name) for name in SeatRow.__struct_fields__ if name not in ("holders", "person")}


def _insert_holders(connection: Connection, table_id: str, seat: int, row: SeatRow) -> None:
    if row.holders:
        values = [{"table_id": table_id, "seat": seat, "guest": guest} for guest in row.holders]
        connection.execute(holders.insert(), values)


def change_table(connection: Connection, table_id: str, version: int, values: dict[str, Any]) -> None:
    """Change the table if it still has this version."""
    where = and_(tables.c.id == table_id, tables.c.version == version)
    changed = connection.execute(tables.update().where(where).values(**values, version=version + 1))
    if changed.rowcount != 1:
        raise WriteConflict
    if connection.dialect.name == "postgresql":
        # Heard by every process once this transaction is committed.
        connection.execute(select(func.pg_notify(CHANGE_CHANNEL, f"{table_id} {version + 1}")))


def upsert(connection: Connection, into: Any, values: dict[str, Any], instead: bool = False) -> bool:
    """A row, unless there is one of its key, or `instead` of that one; however many do so at once. False if nothing
    was written.
    """
    insert = dialect_name(connection).insert(into)
    if instead:
        key = [column.name for column in into.primary_key]
        changed = {name: insert.excluded[name] for name in values if name not in key}
        insert = insert.on_conflict_do_update(index_elements=key, set_=changed)
    else:
        insert = insert.on_conflict_do_nothing()
    return bool(connection.execute(insert, values).rowcount > 0)


def lock_person(connection: Connection, guest: str) -> None:
    """What is known of him, which may be nothing yet, changes by nobody else's hand until the transaction ends."""
    upsert(connection, people, {"guest": guest})
    connection.execute(select(people.c.guest).where(people.c.guest == guest).with_for_update())


def dialect_name(connection: Connection) -> Any:
    return postgresql if connection.dialect.name == "postgresql" else sqlite


def summaries(connection: Connection, found: Sequence[RowMapping], guest: str | None) -> list[TableSummary]:
    ids = [row["id"] for row in found]
    mine: set[tuple[str, int]] = set()
    if guest is not None:
        held_by = select(holders.c.table_id, holders.c.seat).where(holders.c.guest == guest)
        mine = {(row.table_id, row.seat) for row in connection.execute(held_by)}
    at: dict[str, list[SeatSummary]] = {table_id: [] for table_id in ids}
    query = select(seats, holds_account_name().label("account")).where(seats.c.table_id.in_(ids))
    query = query.order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        held = (row.table_id, row.seat) in mine
        at[row.table_id].append(SeatSummary(row.seat, row.kind, row.name, row.bot, held, row.stand_in, row.account))
    return [_summary(row, at[row["id"]]) for row in found]


def holds_account_name() -> ColumnElement[bool]:
    """Whether who sits there has the account of that name."""
    sits = and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    return exists().where(sits, accounts.c.guest == holders.c.guest, accounts.c.name == seats.c.name)


def _summary(row: RowMapping, players: list[SeatSummary]) -> TableSummary:
    """While the game runs, a list tells whoever has no seat no more than he sees at the table."""
    known = {name: row[name] for name in TableSummary.__struct_fields__ if name != "players"}
    if row["delay"] and row["state"] == "running" and not any(player.mine for player in players):
        known |= {"ply": max(0, row["ply"] - row["delay"]), "asked": None, "turn": None, "deadline": None}
    return TableSummary(**known, players=players)
