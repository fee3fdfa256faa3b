"""What the server asks of a database."""

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
"""Takes the id of a table that another process changed, and its new version; None: any may have changed unheard."""


class WriteConflict(Exception):  # noqa: N818  (an answer rather than an error)
    """Somebody else changed the table first. Nothing was written."""


class DatabaseUnavailable(GoldenSpikeError):  # noqa: N818
    """The database cannot do it now. Nothing was written."""


class Store(Protocol):
    """A database of tables. Every call may raise Unavailable; what returned is durable."""

    shared: bool
    """Whether other processes of this server write to it too."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date; of an older one a copy is made first."""
        ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Whether the database answers, and has the schema of this release: otherwise Unavailable."""
        ...

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """One transaction."""
        ...

    async def append(self, append: HistoryAppend) -> None:
        """`queries.append`, which is nearly all that is ever written: back ends have a faster way for it."""
        ...

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        """The answer to a query that sees one moment, however long it takes. For a store that is not open."""
        ...

    async def beside(self, query: Callable[[Connection], T]) -> T:
        """One transaction while a server may be running. For a store that is not open, whose database is there."""
        ...

    async def fill(self, query: Callable[[Connection], None]) -> None:
        """Let that be written into a database in which nothing is yet, all or nothing. For a store that is not open."""
        ...

    def listen(self, heard: ChangeListener) -> None:
        """From now on, be told what other processes change."""
        ...

    def say_presence(self, said: str) -> None:
        """Tell the other processes who is there. It may be lost: presence is said again and again."""
        ...

    def hear_presence(self, heard: Callable[[str], None]) -> None:
        """From now on, be told what other processes say about presence."""
        ...

    def hear_talk(self, heard: Callable[[str | None, int], None]) -> None:
        """From now on, be told at which table something was said, and its number; None: perhaps at any."""
        ...

    def hear_questions(self, heard: Callable[[], None]) -> None:
        """From now on, be told when a question to a bot waits."""
        ...


def open_store(config: Config) -> Store:
    """The store at the configured address. Nothing is connected yet."""
    from goldenspike.server.storage.postgresql import PostgresqlStore
    from goldenspike.server.storage.sqlite import SqliteStore

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
    """`server-database-KEY`, with the database's own words for the log."""
    found = DatabaseUnavailable(f"server-database-{key}", file=file)
    found.__cause__ = error
    return found


def ignore_change(*_: Any) -> None:
    """Hears nothing."""
