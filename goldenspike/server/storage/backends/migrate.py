"""Migrations: find the schema revision of a database, and upgrade it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from goldenspike.server.storage.store import DatabaseUnavailable

REVISION = "0003"
"""The schema revision of this release: the last in migrations/versions."""
CORE_TABLES = {"alembic_version", "settings", "packs", "tables", "seats", "holders", "history"}
"""Tables that every revision has."""


def schema_revision(connection: Connection, file: str) -> str | None:
    """The revision of the schema; None for an empty database. DatabaseUnavailable if it is foreign or newer."""
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
    """The revisions up to this release."""
    return {script.revision for script in ScriptDirectory.from_config(_alembic_config()).walk_revisions()}


def stored_revision(connection: Connection) -> str | None:
    """The revision that the last migration recorded."""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def check_schema(connection: Connection) -> None:
    """Raise DatabaseUnavailable unless the schema has the revision of this release."""
    found = stored_revision(connection)
    if found != REVISION:
        raise DatabaseUnavailable("server-database-other-schema", found=str(found), known=REVISION)


def upgrade_schema(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations inside the connection's transaction."""
    config = _alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations").replace("%", "%%"))
    return config
