"""The embedded database: one SQLite file, one thread that writes it and one that reads it.

What waits when the writer comes round goes into one transaction: an fsync costs the same for one move and for forty.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from goldenspike.server.storage import migrate
from goldenspike.server.storage.rows import Append
from goldenspike.server.storage.store import Conflict, Heard, P, Query, T, Unavailable, unavailable

MOST_AT_ONCE = 256
_CODES = {sqlite3.SQLITE_BUSY: "locked", sqlite3.SQLITE_LOCKED: "locked"}
_CODES |= {sqlite3.SQLITE_READONLY: "read-only", sqlite3.SQLITE_FULL: "full"}

# A batch of appends travels as one JSON text of rows.
UNCHANGED = """
    SELECT tables.id FROM json_each(?) JOIN tables
    ON tables.id = json_extract(value, '$[0]') AND tables.version = json_extract(value, '$[1]')
"""
CHANGE = """
    UPDATE tables SET ply = new.ply, asked = new.asked, state = new.state, updated = new.at, proposal = NULL,
        version = new.version + 1
    FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS version,
        json_extract(value, '$[2]') AS ply, json_extract(value, '$[3]') AS asked,
        json_extract(value, '$[4]') AS state, json_extract(value, '$[5]') AS at FROM json_each(?)) AS new
    WHERE tables.id = new.id AND tables.version = new.version
"""
INSERT = """
    INSERT INTO history (table_id, ply, entry, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]') FROM json_each(?)
"""

Work = Callable[[Connection], Any] | Append
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteStore:
    shared = False

    def __init__(self, path: str, busy_seconds: float) -> None:
        self.path = Path(path)
        self.busy_seconds = busy_seconds
        self._writer = Writer()
        self._reader = Reader()

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        for worker in (self._writer, self._reader):
            worker.begin(self.connect(), asyncio.get_running_loop())

    async def close(self) -> None:
        for worker in (self._writer, self._reader):
            if worker.is_alive():
                worker.jobs.put(None)
                await asyncio.to_thread(worker.join)

    async def check(self) -> None:
        await self.read(migrate.check)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self._reader.ask(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self._writer.ask(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def append(self, append: Append) -> None:
        await self._writer.ask(append)

    def listen(self, heard: Heard) -> None:
        """Nobody else writes here."""

    def say_presence(self, said: str) -> None:
        """There is nobody else to hear it."""

    def hear_presence(self, heard: Callable[[str], None]) -> None:
        """There is nobody else to say anything."""

    def hear_questions(self, heard: Callable[[], None]) -> None:
        """Nor to ask anything."""

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
            # It holds the secret that seats are proved with: for nobody else's eyes.
            self.path.touch(mode=0o600)
            connection = self.connect()
            try:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                migrate.upgrade(connection)
            finally:
                connection.close()
        except (sqlite3.Error, DBAPIError, OSError) as error:
            raise as_unavailable(error) from None


class Worker(threading.Thread):
    """Does jobs with a connection of its own, and tells the event loop how they went."""

    def __init__(self) -> None:
        super().__init__(name=f"goldenspike-{type(self).__name__.lower()}", daemon=True)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: Connection
        self.loop: asyncio.AbstractEventLoop

    def begin(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.start()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return future

    def run(self) -> None:
        last = False
        while not last:
            batch, last = self._next_batch()
            if batch:
                answers = self.do(self.connection, [work for work, _ in batch])
                with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer any more
                    self.loop.call_soon_threadsafe(deliver, batch, answers)
        self.connection.close()

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

    def do(self, connection: Connection, batch: list[Work]) -> list[Any]:
        """The answer to each; an exception stands for itself."""
        raise NotImplementedError


class Reader(Worker):
    def do(self, connection: Connection, batch: list[Work]) -> list[Any]:
        return [self._read(connection, work) for work in batch]

    def _read(self, connection: Connection, work: Work) -> Any:
        """Inside a transaction, so that a table of several queries is of one moment."""
        assert not isinstance(work, Append)  # noqa: S101
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
    def do(self, connection: Connection, batch: list[Work]) -> list[Any]:
        """All in one transaction. A job that fails is taken back alone; a database that fails takes back all."""
        appends = [work for work in batch if isinstance(work, Append)]
        try:
            plain(connection).execute("BEGIN IMMEDIATE")
            appended = append_all(plain(connection), appends)
            answers = [
                (None if work.table in appended else Conflict())
                if isinstance(work, Append)
                else attempt(connection, work)
                for work in batch
            ]
            plain(connection).execute("COMMIT")
        except (sqlite3.Error, DBAPIError) as error:
            roll_back(connection)
            return [as_unavailable(error)] * len(batch)
        return answers


def append_all(driver: sqlite3.Connection, appends: list[Append]) -> set[str]:
    """`queries.append` for all at once, of different tables each; returns the tables that still had their version.

    Three statements whatever the number: a thread that gives the interpreter away at every statement, and waits to get
    it back, is slow, and slows down the thread that answers people.
    """
    if not appends:
        return set()
    changes = rows(
        [new.table, new.version, new.ply + len(new.entries), new.asked, new.state, new.at] for new in appends
    )
    unchanged = {row[0] for row in driver.execute(UNCHANGED, (changes,))}
    driver.execute(CHANGE, (changes,))
    lines = rows(
        [new.table, ply, entry, new.at]
        for new in appends
        if new.table in unchanged
        for ply, entry in enumerate(new.entries, new.ply + 1)
    )
    driver.execute(INSERT, (lines,))
    return unchanged


def rows(values: Iterable[list[Any]]) -> str:
    return msgspec.json.encode(list(values)).decode()


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
