"""Queries about people, both guests and accounts: absences, late decisions, preferences."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, literal, select

from goldenspike.server.storage.schema import accounts, holders, people
from goldenspike.server.storage.sql import dialect_insert, lock_row, upsert
from goldenspike.tables.rows import Absences, HolderInfo

HOLDER_COLUMNS = (people.c.aways, people.c.lates, people.c.decisions, accounts.c.name.label("account"))
"""The columns of a HolderInfo."""


def lock_person(connection: Connection, guest: str) -> None:
    """Create the person's row if needed, and lock it until the transaction ends."""
    upsert(connection, people, {"guest": guest})
    lock_row(connection, people.c.guest, guest)


def holder_info(connection: Connection, guest: str) -> HolderInfo:
    known = select(*HOLDER_COLUMNS).outerjoin_from(people, accounts, accounts.c.guest == people.c.guest)
    row = connection.execute(known.where(people.c.guest == guest)).first()
    return HolderInfo() if row is None else to_holder_info(row)


def to_holder_info(row: Any) -> HolderInfo:
    """The HolderInfo in a row with the HOLDER_COLUMNS."""
    away = max((until for _, until in decode_absences(row.aways)), default=0.0)
    return HolderInfo(away, row.lates, row.decisions, frozenset([row.account] if row.account else []))


def count_decisions(connection: Connection, table_id: str, seat: int, **counts: int) -> None:
    """Add to the `decisions` or `lates` of the seat's holders."""
    seated = select(holders.c.guest, *map(literal, counts.values()))
    seated = seated.where(holders.c.table_id == table_id, holders.c.seat == seat)
    insert = dialect_insert(connection, people).from_select(["guest", *counts], seated)
    added = {name: people.c[name] + count for name, count in counts.items()}
    connection.execute(insert.on_conflict_do_update(index_elements=[people.c.guest], set_=added))


# Absences


def absences_of(connection: Connection, guest: str) -> Absences:
    encoded = connection.execute(select(people.c.aways).where(people.c.guest == guest)).scalar()
    return [] if encoded is None else decode_absences(encoded)


def set_absences(connection: Connection, guest: str, absences: Absences) -> None:
    connection.execute(people.update().where(people.c.guest == guest).values(aways=encode_absences(absences)))


def decode_absences(encoded: str) -> Absences:
    return msgspec.json.decode(encoded, type=Absences)


def encode_absences(absences: Absences) -> str:
    return msgspec.json.encode(absences).decode()


# Preferences


def preferences(connection: Connection, guest: str) -> str:
    """The preferences of an account, as JSON."""
    return connection.execute(select(people.c.preferences).where(people.c.guest == guest)).scalar() or "{}"


def set_preferences(connection: Connection, guest: str, preferences: str, language: str | None) -> None:
    """`language`: the language of notifications too; None leaves it."""
    values = {"preferences": preferences, **({} if language is None else {"language": language})}
    connection.execute(people.update().where(people.c.guest == guest).values(**values))
