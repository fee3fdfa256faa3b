"""Which schema a database has, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from goldenspike.server.storage.store import DatabaseUnavailable

REVISION = "0003"
"""The schema that this release knows: the last of migrations/versions."""
CORE_TABLES = {"alembic_version", "settings", "packs", "tables", "seats", "holders", "history"}
"""What every schema of ours has."""


def schema_revision(connection: Connection, file: str) -> str | None:
    """Of the schema; None if there is nothing at all. Raises Unavailable for what is not ours, or newer than we are."""
    found = {*inspect(connection).get_table_names()}
    if not found:
        return None
    if not found >= CORE_TABLES:
        raise DatabaseUnavailable("server-database-foreign", file=file)
    is_at = stored_revision(connection)
    if is_at not in known_revisions():
        raise DatabaseUnavailable("server-database-newer", file=file, found=str(is_at), known=REVISION)
    return is_at


def known_revisions() -> set[str]:
    """Every schema of this release and those before it."""
    return {script.revision for script in ScriptDirectory.from_config(_alembic_config()).walk_revisions()}


def stored_revision(connection: Connection) -> str | None:
    """What the last migration left behind."""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def check_schema(connection: Connection) -> None:
    """Raises Unavailable unless the schema is the one that this release knows."""
    found = stored_revision(connection)
    if found != REVISION:
        raise DatabaseUnavailable("server-database-other-schema", found=str(found), known=REVISION)


def upgrade_schema(connection: Connection, to: str = "head") -> None:
    """Run what is missing of migrations/versions, inside the connection's transaction."""
    config = _alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
