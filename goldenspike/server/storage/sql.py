"""SQL helpers for SQLite and PostgreSQL: upsert, row locks, advisory locks, notifications between processes.

This is the only module that asks which dialect a connection speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

CHANGE_CHANNEL = "goldenspike"
PRESENCE_CHANNEL = "goldenspike_presence"
CHAT_CHANNEL = "goldenspike_talk"
QUEUE_CHANNEL = "goldenspike_questions"
"""PostgreSQL channels on which processes tell each other about changed tables, presence, chat messages and bot tasks.
"""

MIGRATION_LOCK = 0x601DE2
CLEANUP_LOCK = 0x601DE3
QUICK_MATCH_LOCK = 0x601DE4
"""Numbers of PostgreSQL's advisory locks: one process at a time migrates, cleans up, or opens a quick match."""


def is_postgresql(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def dialect_insert(connection: Connection, table: Table) -> Any:
    """An INSERT of the connection's dialect, with `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return (postgresql if is_postgresql(connection) else sqlite).insert(table)


def upsert(
    connection: Connection,
    table: Table,
    values: Mapping[str, Any] | Sequence[Mapping[str, Any]],
    update: Sequence[str] = (),
) -> bool:
    """Insert rows whose key may be there already: such a row stays, except for the columns in `update`.

    Safe when several transactions do the same at once. False if nothing was written.
    """
    insert = dialect_insert(connection, table)
    if update:
        changed = {name: insert.excluded[name] for name in update}
        insert = insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=changed)
    else:
        insert = insert.on_conflict_do_nothing()
    return bool(connection.execute(insert, values).rowcount > 0)


def lock_row(connection: Connection, key: Column[Any], value: str, *, allow_references: bool = False) -> bool:
    """Lock the row with this key until the transaction ends; False if there is none.

    `allow_references`: others may still insert rows that refer to it. SQLite has one writer and needs no row locks.
    """
    query = select(key).where(key == value).with_for_update(key_share=allow_references)
    return connection.execute(query).first() is not None


def advisory_lock(connection: Connection, number: int) -> None:
    """Wait for an advisory lock, which ends with the transaction. SQLite has one writer and needs none."""
    if is_postgresql(connection):
        connection.execute(select(func.pg_advisory_xact_lock(number)))


def try_advisory_lock(connection: Connection, number: int) -> bool:
    """Take an advisory lock until the transaction ends; False if another process has it."""
    if not is_postgresql(connection):
        return True
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(number))).scalar_one())


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Notify every process once this transaction is committed. A SQLite database has one process only."""
    if is_postgresql(connection):
        connection.execute(select(func.pg_notify(channel, payload)))
