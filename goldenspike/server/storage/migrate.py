"""Which schema a database has, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from goldenspike.server.storage.store import Unavailable

REVISION = "0003"
"""The schema that this release knows: the last of migrations/versions."""
OURS = {"alembic_version", "settings", "packs", "tables", "seats", "holders", "history"}
"""What every schema of ours has."""


def revision(connection: Connection, file: str) -> str | None:
    """Of the schema; None if there is nothing at all. Raises Unavailable for what is not ours, or newer than we are."""
    found = {*inspect(connection).get_table_names()}
    if not found:
        return None
    if not found >= OURS:
        raise Unavailable("server-database-foreign", file=file)
    is_at = stamped(connection)
    if is_at not in known():
        raise Unavailable("server-database-newer", file=file, found=str(is_at), known=REVISION)
    return is_at


def known() -> set[str]:
    """Every schema of this release and those before it."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def stamped(connection: Connection) -> str | None:
    """What the last migration left behind."""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def check(connection: Connection) -> None:
    """Raises Unavailable unless the schema is the one that this release knows."""
    found = stamped(connection)
    if found != REVISION:
        raise Unavailable("server-database-other-schema", found=str(found), known=REVISION)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run what is missing of migrations/versions, inside the connection's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
