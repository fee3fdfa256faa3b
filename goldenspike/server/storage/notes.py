"""Queries about private notes: what a person writes down about a table."""

from __future__ import annotations

from sqlalchemy import Connection, select

from goldenspike.server.storage.schema import notes
from goldenspike.server.storage.sql import upsert


def read_note(connection: Connection, guest: str, table_id: str) -> str:
    query = select(notes.c.text).where(notes.c.guest == guest, notes.c.table_id == table_id)
    return connection.execute(query).scalar() or ""


def write_note(connection: Connection, guest: str, table_id: str, text: str, at: float, most: int) -> None:
    """Replace a note; an empty text deletes it. With more than `most` notes, the person's oldest ones are deleted."""
    if not text:
        connection.execute(notes.delete().where(notes.c.guest == guest, notes.c.table_id == table_id))
        return
    row = {"guest": guest, "table_id": table_id, "text": text, "updated": at}
    upsert(connection, notes, row, update=("text", "updated"))
    latest = select(notes.c.table_id).where(notes.c.guest == guest).order_by(notes.c.updated.desc()).limit(most)
    connection.execute(notes.delete().where(notes.c.guest == guest, notes.c.table_id.not_in(latest)))
