"""Queries about login sessions. A transaction can depend on a session that is still live.

`SessionEnded` is raised where it is not; a session is named by the digest of its token.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, select

from goldenspike.server.storage.schema import accounts, sessions
from goldenspike.server.storage.sql import lock_row

T = TypeVar("T")

MAX_SESSIONS = 50
"""Sessions of one account: one more ends the session that was used longest ago."""


class SessionEnded(Exception):  # noqa: N818  (an answer rather than an error)
    """The session on whose behalf a transaction ran is no longer in the database. Nothing was written."""


class SessionRow(msgspec.Struct, frozen=True):
    digest: str
    guest: str
    created: float
    seen: float
    device: str


def find_session(connection: Connection, digest: str, since: float) -> SessionRow | None:
    """The session, if it was used after `since`."""
    query = select(sessions).where(sessions.c.digest == digest, sessions.c.seen >= since)
    found = connection.execute(query).mappings().first()
    return None if found is None else SessionRow(**found)


def sessions_of(connection: Connection, guest: str, since: float = 0.0) -> list[SessionRow]:
    """The account's sessions that were used after `since`, the latest first."""
    query = select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc())
    return [SessionRow(**row) for row in connection.execute(query).mappings() if row["seen"] >= since]


def live_sessions(connection: Connection, digests: Collection[str], since: float) -> set[str]:
    """Which of these sessions still exist and were used after `since`."""
    query = select(sessions.c.digest).where(sessions.c.digest.in_(digests), sessions.c.seen >= since)
    return set(connection.execute(query).scalars())


def insert_session(connection: Connection, session: SessionRow) -> None:
    """Add a session, and end the account's oldest ones if there are too many."""
    connection.execute(sessions.insert(), msgspec.structs.asdict(session))
    mine = sessions.c.guest == session.guest
    latest = select(sessions.c.digest).where(mine).order_by(sessions.c.seen.desc()).limit(MAX_SESSIONS)
    connection.execute(sessions.delete().where(mine, sessions.c.digest.not_in(latest)))


def touch_session(connection: Connection, digest: str, now: float) -> None:
    connection.execute(sessions.update().where(sessions.c.digest == digest).values(seen=now))


def end_sessions(connection: Connection, digests: Iterable[str]) -> None:
    connection.execute(sessions.delete().where(sessions.c.digest.in_(list(digests))))


def delete_expired_sessions(connection: Connection, before: float) -> None:
    """Delete sessions that were not used since `before`."""
    connection.execute(sessions.delete().where(sessions.c.seen < before))


def read_in_session(
    connection: Connection, session: SessionRow, since: float, query: Callable[..., T], *values: Any
) -> T:
    """Run a query in a transaction that sees the session live; otherwise SessionEnded."""
    if connection.execute(_select_live(session, since)).scalar() is None:
        raise SessionEnded
    return query(connection, *values)


def write_in_session(
    connection: Connection, session: SessionRow, since: float, query: Callable[..., T], *values: Any
) -> T:
    """As `read_in_session`; in addition, nobody can end the session before this transaction is done."""
    lock_row(connection, accounts.c.guest, session.guest)
    connection.execute(_select_live(session, since).with_for_update(read=True, key_share=True))
    return read_in_session(connection, session, since, query, *values)


def _select_live(session: SessionRow, since: float) -> Select[Any]:
    return select(sessions.c.digest).where(sessions.c.digest == session.digest, sessions.c.seen >= since)
