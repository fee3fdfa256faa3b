"""What people say to each other, and what they keep for themselves: queries, as those in `queries.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, or_, select

from goldenspike.server.storage.schema import accounts, messages, mutes, notes, reports, tables
from goldenspike.server.storage.tables import upsert

CHAT_CHANNEL = "goldenspike_talk"
"""Where PostgreSQL tells every process that something was said."""
MAX_REPORTS_PER_MESSAGE = 5
"""Complaints about one message that nobody has looked at yet: more would say no more."""


class ChatMessageRow(msgspec.Struct, frozen=True):
    """Something that was said after that ply; who has no seat watched. `guest` is whoever said it; `account`: by the
    name of his account.
    """

    table_id: str
    ply: int
    seat: int | None
    guest: str
    name: str
    kind: str
    text: str
    at: float
    number: int = 0
    account: bool = False


class ReportRow(msgspec.Struct, frozen=True):
    """A complaint `by` somebody about what `guest` said there."""

    id: str
    table_id: str
    number: int
    said: str
    guest: str
    by: str
    why: str
    at: float
    settled: float | None = None


# What is said


def insert_message(connection: Connection, row: ChatMessageRow, most: int | None) -> ChatMessageRow | None:
    """As it is kept; None where `most` were said already, or half of them by one person, or by all who only watch: so
    nobody takes the others' words away. One at a time, so that numbers have no gaps.
    """
    query = select(tables.c.id).where(tables.c.id == row.table_id).with_for_update(key_share=True)
    if connection.execute(query).first() is None:
        return None
    said = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.table_id == row.table_id)
    number: int = connection.execute(said).scalar_one() + 1
    if most is not None and (number > most or _count_messages_of(connection, row) >= (most + 1) // 2):
        return None
    values = {column.name: getattr(row, column.name) for column in messages.c}
    connection.execute(messages.insert(), {**values, "number": number})
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHAT_CHANNEL, f"{row.table_id} {number}")))
    return find_message(connection, row.table_id, number)


def _count_messages_of(connection: Connection, row: ChatMessageRow) -> int:
    """How much was said at the table by whoever says that, or by all who had no seat as he has none."""
    whose = messages.c.seat.is_(None) if row.seat is None else messages.c.guest == row.guest
    said = select(func.count()).select_from(messages).where(messages.c.table_id == row.table_id, whose)
    return connection.execute(said).scalar_one()


def messages_after(connection: Connection, table_id: str, number: int, ply: int, most: int) -> list[ChatMessageRow]:
    """What was said after that number, as far as whoever has seen `ply` entries may hear it."""
    query = (
        _messages(table_id)
        .where(messages.c.number > number, messages.c.ply <= ply)
        .order_by(messages.c.number)
        .limit(most)
    )
    return [ChatMessageRow(**row) for row in connection.execute(query).mappings()]


def find_message(connection: Connection, table_id: str, number: int) -> ChatMessageRow | None:
    found = connection.execute(_messages(table_id).where(messages.c.number == number)).mappings().first()
    return None if found is None else ChatMessageRow(**found)


def _messages(table_id: str) -> Select[Any]:
    own = exists().where(accounts.c.guest == messages.c.guest, accounts.c.name == messages.c.name)
    return select(messages, own.label("account")).where(messages.c.table_id == table_id)


# Whom somebody does not want to hear


def muted_guests(connection: Connection, guest: str) -> list[str]:
    return list(connection.execute(select(mutes.c.muted).where(mutes.c.guest == guest)).scalars())


def mute_guest(connection: Connection, guest: str, muted: str, most: int) -> bool:
    """False if the guest has muted as many as he may."""
    if len(muted_guests(connection, guest)) >= most:
        return False
    upsert(connection, mutes, {"guest": guest, "muted": muted})
    return True


def unmute_guest(connection: Connection, guest: str, muted: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))


# Complaints


def insert_report(connection: Connection, row: ReportRow, since: float, most: int) -> bool:
    """False if whoever complains has complained so often since then. Of one message he complains once, and all who do
    are heard until it is settled, a few of them."""
    lately = select(func.count()).select_from(reports).where(reports.c.by == row.by, reports.c.at > since)
    if connection.execute(lately).scalar_one() >= most:
        return False
    same = (reports.c.table_id == row.table_id, reports.c.number == row.number)
    open_ = or_(reports.c.by == row.by, reports.c.settled.is_(None))
    about_it = connection.execute(select(reports.c.by).where(*same, open_)).scalars().all()
    if row.by not in about_it and len(about_it) < MAX_REPORTS_PER_MESSAGE:
        connection.execute(reports.insert(), msgspec.structs.asdict(row))
    return True


def open_reports(connection: Connection) -> Sequence[ReportRow]:
    """The oldest first."""
    query = select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.at)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def settle_report(connection: Connection, report_id: str, at: float) -> bool:
    """False if there is no such report, or it was settled before."""
    where = (reports.c.id == report_id, reports.c.settled.is_(None))
    return connection.execute(reports.update().where(*where).values(settled=at)).rowcount == 1


# What somebody writes down for himself


def read_note(connection: Connection, guest: str, table_id: str) -> str:
    query = select(notes.c.text).where(notes.c.guest == guest, notes.c.table_id == table_id)
    return connection.execute(query).scalar() or ""


def write_note(connection: Connection, guest: str, table_id: str, text: str, at: float, most: int) -> None:
    """Of more than `most` notes the oldest go."""
    if not text:
        connection.execute(delete(notes).where(notes.c.guest == guest, notes.c.table_id == table_id))
        return
    upsert(connection, notes, {"guest": guest, "table_id": table_id, "text": text, "updated": at}, instead=True)
    latest = select(notes.c.table_id).where(notes.c.guest == guest).order_by(notes.c.updated.desc()).limit(most)
    connection.execute(delete(notes).where(notes.c.guest == guest, notes.c.table_id.not_in(latest)))
