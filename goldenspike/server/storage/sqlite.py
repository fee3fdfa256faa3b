"""The embedded database: one SQLite file, one thread that writes it and one that reads it.

What waits when the writer comes round goes into one transaction: an fsync costs the same for one move and for forty.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from goldenspike.server.storage.migrate import upgrade
from goldenspike.server.storage.rows import Append
from goldenspike.server.storage.store import Conflict, Heard, P, Query, T, Unavailable, unavailable

MOST_AT_ONCE = 256
_CODES = {sqlite3.SQLITE_BUSY: "locked", sqlite3.SQLITE_LOCKED: "locked"}
_CODES |= {sqlite3.SQLITE_READONLY: "read-only", sqlite3.SQLITE_FULL: "full"}

Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]


class SqliteStore:
    shared = False

    def __init__(self, path: str, busy_seconds: float) -> None:
        self.path = Path(path)
        self.busy_seconds = busy_seconds
        self._writer = Writer(self)
        self._reader = Reader(self)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._prepare)
        for worker in (self._writer, self._reader):
            worker.loop = loop
            worker.start()

    async def close(self) -> None:
        for worker in (self._writer, self._reader):
            if worker.is_alive():
                worker.jobs.put(None)
                await asyncio.to_thread(worker.join)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.ask(lambda connection: query(connection, *args, **kwargs))

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.ask(lambda connection: query(connection, *args, **kwargs))

    async def append(self, append: Append) -> None:
        await self._writer.ask(lambda connection: plain_append(connection, append))

    def listen(self, heard: Heard) -> None:
        """Nobody else writes here."""

    def connect(self) -> Connection:
        """A connection whose transactions are made by hand."""
        engine = create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(
                self.path, timeout=self.busy_seconds, isolation_level=None, check_same_thread=False
            ),
            poolclass=NullPool,
        )
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql("PRAGMA synchronous = FULL")
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = self.connect()
            try:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                upgrade(connection)
            finally:
                connection.close()
        except (sqlite3.Error, DBAPIError, OSError) as error:
            raise as_unavailable(error) from None


class Worker(threading.Thread):
    """Does jobs with a connection of its own, and tells the event loop how they went."""

    def __init__(self, store: SqliteStore) -> None:
        super().__init__(name=f"goldenspike-{type(self).__name__.lower()}", daemon=True)
        self.store = store
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop

    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return future

    def run(self) -> None:
        connection = self.store.connect()
        try:
            last = False
            while not last:
                batch, last = self._next_batch()
                if batch:
                    answers = self.do(connection, [work for work, _ in batch])
                    with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer any more
                        self.loop.call_soon_threadsafe(deliver, batch, answers)
        finally:
            connection.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """All that waits, at least one; and whether that was the last."""
        batch: list[Job] = []
        job = self.jobs.get()
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE:
                    return batch, False
                job = self.jobs.get_nowait()
            return batch, True
        return batch, False

    def do(self, connection: Connection, batch: list[Callable[[Connection], Any]]) -> list[Any]:
        """The answer to each; an exception stands for itself."""
        raise NotImplementedError


class Reader(Worker):
    def do(self, connection: Connection, batch: list[Callable[[Connection], Any]]) -> list[Any]:
        return [self._read(connection, work) for work in batch]

    def _read(self, connection: Connection, work: Callable[[Connection], Any]) -> Any:
        """Inside a transaction, so that a table of several queries is of one moment."""
        try:
            connection.exec_driver_sql("BEGIN")
            return work(connection)
        except (sqlite3.Error, DBAPIError) as error:
            return as_unavailable(error)
        except Exception as error:
            return error
        finally:
            roll_back(connection)


class Writer(Worker):
    def do(self, connection: Connection, batch: list[Callable[[Connection], Any]]) -> list[Any]:
        """All in one transaction. A job that fails is taken back alone; a database that fails takes back all."""
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            answers = [attempt(connection, work) for work in batch]
            connection.exec_driver_sql("COMMIT")
        except (sqlite3.Error, DBAPIError) as error:
            roll_back(connection)
            return [as_unavailable(error)] * len(batch)
        return answers


def attempt(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    driver = plain(connection)
    driver.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except (sqlite3.Error, DBAPIError) as error:
        # Anything but a broken constraint may have ended the whole transaction.
        if not isinstance(getattr(error, "orig", error), sqlite3.IntegrityError):
            raise
        answer = Conflict()
    except Exception as error:
        answer = error
    if isinstance(answer, Exception):
        driver.execute("ROLLBACK TO job")
    driver.execute("RELEASE job")
    return answer


def plain_append(connection: Connection, new: Append) -> None:
    """`queries.append` without building statements: that took longer than running them."""
    driver = plain(connection)
    changed = driver.execute(
        "UPDATE tables SET ply = ?, asked = ?, state = ?, updated = ?, proposal = NULL, version = ?"
        " WHERE id = ? AND version = ?",
        (
            new.ply + len(new.entries),
            new.asked,
            new.state,
            new.at,
            new.version + 1,
            new.table,
            new.version,
        ),
    )
    if changed.rowcount != 1:
        raise Conflict
    driver.executemany(
        "INSERT INTO history (table_id, ply, entry, at) VALUES (?, ?, ?, ?)",
        [(new.table, ply, entry, new.at) for ply, entry in enumerate(new.entries, new.ply + 1)],
    )


def plain(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101
    return driver


def roll_back(connection: Connection) -> None:
    with suppress(sqlite3.Error):
        if plain(connection).in_transaction:
            plain(connection).execute("ROLLBACK")


def deliver(batch: list[Job], answers: list[Any]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def as_unavailable(error: BaseException) -> Unavailable:
    cause = getattr(error, "orig", error)
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return unavailable(_CODES.get(code, "broken"), error)
