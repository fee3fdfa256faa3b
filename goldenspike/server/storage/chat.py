"""Queries about chat: messages at a table, muted players, reports to the administrator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, or_, select

from goldenspike.server.storage.schema import accounts, messages, mutes, reports, tables
from goldenspike.server.storage.sql import CHAT_CHANNEL, lock_row, notify, upsert

MAX_REPORTS_PER_MESSAGE = 5
"""Unsettled reports about one message: more would tell the administrator nothing new."""


class ChatMessageRow(msgspec.Struct, frozen=True):
    """A message sent after that ply; without a `seat`, by a spectator. `account`: `name` is the author's account."""

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
    """A report `by` one person about a message of another, `guest`."""

    id: str
    table_id: str
    number: int
    said: str
    guest: str
    by: str
    why: str
    at: float
    settled: float | None = None


# Messages


def insert_message(connection: Connection, row: ChatMessageRow, most: int | None) -> ChatMessageRow | None:
    """Store a message, and return it as stored; None if the chat is full.

    It is full after `most` messages. One player, and all spectators together, may write half of them, so that nobody
    silences the others. The lock numbers messages without gaps.
    """
    if not lock_row(connection, tables.c.id, row.table_id, allow_references=True):
        return None
    last = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.table_id == row.table_id)
    number: int = connection.execute(last).scalar_one() + 1
    if most is not None and (number > most or _count_messages_of(connection, row) >= (most + 1) // 2):
        return None
    values = {column.name: getattr(row, column.name) for column in messages.c}
    connection.execute(messages.insert(), {**values, "number": number})
    notify(connection, CHAT_CHANNEL, f"{row.table_id} {number}")
    return find_message(connection, row.table_id, number)


def _count_messages_of(connection: Connection, row: ChatMessageRow) -> int:
    """How many messages the author of this one has at the table; all spectators count as one author."""
    same_author = messages.c.seat.is_(None) if row.seat is None else messages.c.guest == row.guest
    count = select(func.count()).select_from(messages).where(messages.c.table_id == row.table_id, same_author)
    return connection.execute(count).scalar_one()


def messages_after(connection: Connection, table_id: str, number: int, ply: int, most: int) -> list[ChatMessageRow]:
    """Messages after that number, for a reader who has seen `ply` entries of the history."""
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


# Muted players


def muted_guests(connection: Connection, guest: str) -> list[str]:
    return list(connection.execute(select(mutes.c.muted).where(mutes.c.guest == guest)).scalars())


def mute_guest(connection: Connection, guest: str, muted: str, most: int) -> bool:
    """False if the guest has muted `most` others already."""
    if len(muted_guests(connection, guest)) >= most:
        return False
    upsert(connection, mutes, {"guest": guest, "muted": muted})
    return True


def unmute_guest(connection: Connection, guest: str, muted: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))


# Reports


def insert_report(connection: Connection, row: ReportRow, since: float, most: int) -> bool:
    """Store a report; False if its author has made `most` reports since then.

    A second report by the same person, or one more than MAX_REPORTS_PER_MESSAGE unsettled ones, is left out silently.
    """
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
    """Reports that are not settled, the oldest first."""
    query = select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.at)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def settle_report(connection: Connection, report_id: str, at: float) -> bool:
    """False if there is no such report, or it was settled before."""
    where = (reports.c.id == report_id, reports.c.settled.is_(None))
    return connection.execute(reports.update().where(*where).values(settled=at)).rowcount == 1
