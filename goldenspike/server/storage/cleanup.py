"""What is kept of people and goes with the time: guests are made at will, and most never come back."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from goldenspike.server.storage.schema import accounts, channels, holders, notes, people, reports
from goldenspike.server.storage.tables import absences

DAY = 24 * 3600.0
UNCONFIRMED_DAYS = 7
"""How long a mail address may wait for its owner to follow the link."""
UNUSED_DAYS = 30
"""How long a guest may have a channel before he first sits down somewhere."""
GUEST_NOTE_DAYS = 180
"""How long what a guest noted stays, of a table at which he has no seat."""
SETTLED_REPORT_DAYS = 365
"""How long a complaint stays on record that was settled."""


def delete_outdated(connection: Connection, now: float) -> None:
    """What was kept for long enough."""
    unconfirmed = and_(~channels.c.confirmed, channels.c.created < now - UNCONFIRMED_DAYS * DAY)
    unused = and_(channels.c.created < now - UNUSED_DAYS * DAY, ~_holds_seat(channels.c.guest))
    connection.execute(channels.delete().where(or_(unconfirmed, unused)))
    sits = exists().where(holders.c.table_id == notes.c.table_id, holders.c.guest == notes.c.guest)
    noted = and_(notes.c.updated < now - GUEST_NOTE_DAYS * DAY, ~sits, ~_has_account(notes.c.guest))
    connection.execute(notes.delete().where(noted))
    connection.execute(reports.delete().where(reports.c.settled < now - SETTLED_REPORT_DAYS * DAY))


def inactive_guests(connection: Connection, after: str, now: float, most: int) -> tuple[list[str], str | None]:
    """Of the next so many people those of whom nothing else is known, and whom to go on after; None at the end."""
    known = _is_in_use(people.c.guest).label("known")
    some = select(people.c.guest, people.c.aways, known).where(people.c.guest > after)
    rows = connection.execute(some.order_by(people.c.guest).limit(most)).all()
    gone = [row.guest for row in rows if not row.known and all(end <= now for _, end in absences(row.aways))]
    return gone, rows[-1].guest if len(rows) == most else None


def delete_guests(connection: Connection, guests: Collection[str]) -> None:
    """Unless they have sat down meanwhile."""
    connection.execute(people.delete().where(people.c.guest.in_(guests), ~_is_in_use(people.c.guest)))


def _is_in_use(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return or_(_holds_seat(guest), exists().where(channels.c.guest == guest))


def _holds_seat(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return or_(_has_account(guest), exists().where(holders.c.guest == guest))


def _has_account(guest: ColumnElement[str]) -> ColumnElement[bool]:
    return exists().where(accounts.c.guest == guest)
