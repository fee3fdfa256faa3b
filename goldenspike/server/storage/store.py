"""The interface of both databases, and how to open one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import Config
from goldenspike.tables.rows import HistoryAppend

P = ParamSpec("P")
T = TypeVar("T")

StoreQuery = Callable[Concatenate[Connection, P], T]
ChangeListener = Callable[[str | None, int], None]
"""Gets the id of a table that another process changed, and its new version; None: any table may have changed."""


class WriteConflict(Exception):  # noqa: N818  (an answer rather than an error)
    """Another transaction was faster, or the row exists already. Nothing was written."""


class DatabaseUnavailable(GoldenSpikeError):  # noqa: N818
    """The database does not answer, or cannot do this now. Nothing was written."""


class Store(Protocol):
    """A database. Every call may raise DatabaseUnavailable; what a call has written is durable when it returns."""

    shared: bool
    """Whether other processes of this server use it too."""

    async def open(self) -> None:
        """Connect, and upgrade the schema; an older database is copied first."""
        ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise DatabaseUnavailable unless the database answers and has the schema of this release."""
        ...

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that sees one state of the database."""
        ...

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in a transaction; WriteConflict if a row exists already or refers to nothing."""
        ...

    async def append(self, append: HistoryAppend) -> None:
        """`tables.append_history`, which is nearly all that is ever written: SQLite has a fast path for it."""
        ...

    # For a store that is not open

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        """Run a query that sees one state of the database, however long it takes."""
        ...

    async def run_beside_server(self, query: Callable[[Connection], T]) -> T:
        """Run one transaction on an existing database, while a server may be running."""
        ...

    async def fill_empty(self, query: Callable[[Connection], None]) -> None:
        """Run a transaction that fills an empty database."""
        ...

    # Other processes

    def on_change(self, listener: ChangeListener) -> None:
        """Call the listener when another process changes a table."""
        ...

    def publish_presence(self, message: str) -> None:
        """Send a presence message to the other processes. It may be lost: presence is published repeatedly."""
        ...

    def on_presence(self, listener: Callable[[str], None]) -> None:
        """Call the listener with the presence messages of other processes."""
        ...

    def on_chat(self, listener: Callable[[str | None, int], None]) -> None:
        """Call the listener with the table and number of each chat message; None: any may have been missed."""
        ...

    def on_bot_task(self, listener: Callable[[], None]) -> None:
        """Call the listener when a bot task is waiting."""
        ...


def open_store(config: Config) -> Store:
    """The store at the configured address, not yet connected."""
    from goldenspike.server.storage.backends.postgresql import PostgresqlStore
    from goldenspike.server.storage.backends.sqlite import SqliteStore

    try:
        url = make_url(config.database)
    except (ArgumentError, ValueError):
        raise GoldenSpikeError("server-database-unknown", address=config.database) from None
    family = url.drivername.partition("+")[0]
    if family == "sqlite" and url.database and url.database != ":memory:":
        return SqliteStore(url.database, config)
    if family in ("postgresql", "postgres"):
        return PostgresqlStore(url.set(drivername="postgresql+asyncpg"), config)
    raise GoldenSpikeError("server-database-unknown", address=url.render_as_string(hide_password=True))


def is_postgresql(address: str) -> bool:
    return address.partition(":")[0].partition("+")[0] in ("postgresql", "postgres")


def unavailable_error(key: str, file: str, error: BaseException) -> DatabaseUnavailable:
    """The error `server-database-KEY`; the database's own error is its cause, for the log."""
    unavailable = DatabaseUnavailable(f"server-database-{key}", file=file)
    unavailable.__cause__ = error
    return unavailable


def ignore_change(*_: Any) -> None:
    """A listener that does nothing."""
