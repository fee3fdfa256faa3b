"""Which schema a database has, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from goldenspike.server.storage.store import Unavailable

REVISION = "0002"
"""The schema that this release knows: the last of migrations/versions."""


def revision(connection: Connection) -> str | None:
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def check(connection: Connection) -> None:
    """Raises Unavailable unless the schema is the one that this release knows."""
    found = revision(connection)
    if found != REVISION:
        raise Unavailable("server-database-other-schema", found=str(found), known=REVISION)


def upgrade(connection: Connection) -> None:
    """Run what is missing of migrations/versions."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
