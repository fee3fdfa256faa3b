"""Settings of the server that are stored in its database, such as the secret that signs cookies."""

from __future__ import annotations

from sqlalchemy import Connection, select

from goldenspike.server.storage.schema import settings
from goldenspike.server.storage.sql import upsert


def get_or_create_setting(connection: Connection, name: str, value: bytes) -> bytes:
    """The setting of this name; it becomes `value` if there was none."""
    upsert(connection, settings, {"name": name, "value": value})
    return bytes(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())


def has_setting(connection: Connection, name: str) -> bool:
    return connection.execute(select(settings.c.name).where(settings.c.name == name)).first() is not None
