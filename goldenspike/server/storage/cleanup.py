"""Delete what is no longer needed: expired tables, unused channels, old notes and reports, inactive guests."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, exists, false, or_, select

from goldenspike.server.config import RetentionSettings
from goldenspike.server.storage.people import decode_absences
from goldenspike.server.storage.schema import (
    accounts,
    channels,
    history,
    holders,
    notes,
    people,
    questions,
    reports,
    seats,
    tables,
)
from goldenspike.server.storage.sql import CLEANUP_LOCK, is_postgresql, try_advisory_lock
from goldenspike.server.storage.tables import UNFINISHED
from goldenspike.tables.time_source import DAY, HOUR

EXPIRY_WARNING_SECONDS = 2 * HOUR
"""A table that somebody watches is kept when it would expire within this time."""
UNCONFIRMED_DAYS = 7
"""How long a mail address may wait for its confirmation."""
UNUSED_DAYS = 30
"""How long a guest without a seat may keep a notification channel."""
GUEST_NOTE_DAYS = 180
"""How long the notes of a guest stay at a table where they have no seat."""
SETTLED_REPORT_DAYS = 365
"""How long a settled report stays on record."""


# Tables


def touch_tables(connection: Connection, ids: Collection[str], now: float, retention: RetentionSettings) -> None:
    """Keep watched tables from expiring."""
    soon = _expired(now + EXPIRY_WARNING_SECONDS, retention)
    connection.execute(tables.update().where(tables.c.id.in_(ids), soon).values(updated=now))


def delete_expired(connection: Connection, now: float, retention: RetentionSettings, most: int) -> list[str]:
    """Delete up to `most` expired tables; returns their ids."""
    if not try_advisory_lock(connection, CLEANUP_LOCK):
        return []  # another process is cleaning up
    query = select(tables.c.id).where(_expired(now, retention)).limit(most)
    if is_postgresql(connection):
        query = query.with_for_update(skip_locked=True)
    ids = list(connection.execute(query).scalars())
    # Other rows about a table go with it by their foreign keys.
    for part in (questions, history, holders, seats):
        connection.execute(part.delete().where(part.c.table_id.in_(ids)))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    return ids


def _expired(now: float, retention: RetentionSettings) -> ColumnElement[bool]:
    joined = exists().where(holders.c.table_id == tables.c.id, holders.c.guest != tables.c.opener)
    waited = and_(tables.c.state == "waiting", _unused_for(now, retention.waiting_days), ~joined)
    abandoned = and_(tables.c.state.in_([*UNFINISHED, "closed"]), _unused_for(now, retention.abandoned_days))
    return or_(waited, abandoned)


def _unused_for(now: float, days: float) -> ColumnElement[bool]:
    """Not changed for so many days; 0 days: never. `created` comes first because it has an index."""
    since = now - days * DAY
    return and_(tables.c.created < since, tables.c.updated < since) if days else false()


# People


def delete_outdated(connection: Connection, now: float) -> None:
    """Delete channels, notes and reports whose time is over."""
    unconfirmed = and_(~channels.c.confirmed, channels.c.created < now - UNCONFIRMED_DAYS * DAY)
    unused = and_(channels.c.created < now - UNUSED_DAYS * DAY, ~_has_account_or_seat(channels.c.guest))
    connection.execute(channels.delete().where(or_(unconfirmed, unused)))
    sits = exists().where(holders.c.table_id == notes.c.table_id, holders.c.guest == notes.c.guest)
    old_note = and_(notes.c.updated < now - GUEST_NOTE_DAYS * DAY, ~sits, ~_has_account(notes.c.guest))
    connection.execute(notes.delete().where(old_note))
    connection.execute(reports.delete().where(reports.c.settled < now - SETTLED_REPORT_DAYS * DAY))


def inactive_guests(connection: Connection, after: str, now: float, most: int) -> tuple[list[str], str | None]:
    """Guests without account, seat, channel or absence among the next `most` people after that id.

    Returns them, and the id to continue after; None at the end.
    """
    in_use = _is_in_use(people.c.guest).label("in_use")
    page = select(people.c.guest, people.c.aways, in_use).where(people.c.guest > after)
    rows = connection.execute(page.order_by(people.c.guest).limit(most)).all()
    inactive = [
        row.guest for row in rows if not row.in_use and all(end <= now for _, end in decode_absences(row.aways))
    ]
    return inactive, rows[-1].guest if len(rows) == most else None


def delete_guests(connection: Connection, guests: Collection[str]) -> None:
    """Delete these guests, except those who have become active since."""
    connection.execute(people.delete().where(people.c.guest.in_(guests), ~_is_in_use(people.c.guest)))


def _is_in_use(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return or_(_has_account_or_seat(guest), exists().where(channels.c.guest == guest))


def _has_account_or_seat(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return or_(_has_account(guest), exists().where(holders.c.guest == guest))


def _has_account(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return exists().where(accounts.c.guest == guest)
