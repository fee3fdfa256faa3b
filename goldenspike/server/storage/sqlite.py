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

from sqlalchemy import Connection

from goldenspike.server.config import Config
from goldenspike.server.storage import migrate
from goldenspike.server.storage.sqlite_file import (
    FILE_ERRORS,
    TRANSIENT_ERRORS,
    SqliteFile,
    driver_connection,
    roll_back,
    sqlite_code,
)
from goldenspike.server.storage.store import ChangeListener, DatabaseUnavailable, P, StoreQuery, T, WriteConflict
from goldenspike.tables.rows import ClockChange, HistoryAppend

MAX_BATCH = 256

UPDATE_TABLE = """
    UPDATE tables SET ply = ?, asked = ?, state = ?, updated = ?, proposal = NULL, version = version + 1
    WHERE id = ? AND version = ?
"""
UPDATE_TURN = "UPDATE tables SET turn = ? WHERE id = ?"
INSERT_ENTRY = "INSERT INTO history (table_id, ply, entry, at) VALUES (?, ?, ?, ?)"
UPDATE_CLOCK = "UPDATE tables SET deadline = ?, due = ? WHERE id = ?"
UPDATE_SEAT_CLOCK = 'UPDATE seats SET "left" = ?, stand_in = ? WHERE table_id = ? AND seat = ?'
COUNT_DECISION = """
    INSERT INTO people (guest, decisions) SELECT guest, 1 FROM holders WHERE table_id = ? AND seat = ?
    ON CONFLICT (guest) DO UPDATE SET decisions = people.decisions + 1
"""

JobWork = Callable[[Connection], Any] | HistoryAppend
QueuedJob = tuple[JobWork, "asyncio.Future[Any]"]


class SqliteStore:
    shared = False

    def __init__(self, path: str, config: Config) -> None:
        self._file = SqliteFile(Path(path), config.busy_seconds, config.backups)
        self._writer = WriterThread(self._file)
        self._reader = ReaderThread(self._file)

    async def open(self) -> None:
        await asyncio.to_thread(self._file.open)
        for worker in (self._writer, self._reader):
            worker.begin(asyncio.get_running_loop())

    async def close(self) -> None:
        for worker in (self._writer, self._reader):
            if worker.is_alive():
                worker.jobs.put(None)
                await asyncio.to_thread(worker.join)
        self._file.close()

    async def check(self) -> None:
        await self.read(migrate.check_schema)

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self._reader.ask(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self._writer.ask(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def append(self, append: HistoryAppend) -> None:
        await self._writer.ask(append)

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        answer: T = self._file.snapshot(query)
        return answer

    async def beside(self, query: Callable[[Connection], T]) -> T:
        answer: T = self._file.beside(query)
        return answer

    async def fill(self, query: Callable[[Connection], None]) -> None:
        self._file.fill(query)

    def listen(self, heard: ChangeListener) -> None:
        """Nobody else writes here."""

    def say_presence(self, said: str) -> None:
        """There is nobody else to hear it."""

    def hear_presence(self, heard: Callable[[str], None]) -> None:
        """There is nobody else to say anything."""

    def hear_talk(self, heard: Callable[[str | None, int], None]) -> None:
        """Nor to talk."""

    def hear_questions(self, heard: Callable[[], None]) -> None:
        """Nor to ask anything."""


class DatabaseThread(threading.Thread):
    """Does jobs with a connection of its own, and tells the event loop how they went. Whatever happens, it lives."""

    def __init__(self, file: SqliteFile) -> None:
        super().__init__(name=f"goldenspike-{type(self).__name__.lower()}", daemon=True)
        self.file = file
        self.jobs: SimpleQueue[QueuedJob | None] = SimpleQueue()
        self.connection: Connection | None = None
        self.loop: asyncio.AbstractEventLoop

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.connection = self.file.connect_again()
        self.start()

    def ask(self, work: JobWork) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return future

    def run(self) -> None:
        last = False
        while not last:
            batch, last = self._next_batch()
            if batch:
                answers = self.answers([work for work, _ in batch])
                with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer any more
                    self.loop.call_soon_threadsafe(set_results, batch, answers)
        self._disconnect()

    def answers(self, batch: list[JobWork]) -> list[Any]:
        """To each its own; an exception stands for itself."""
        try:
            if self.connection is None:
                self.connection = self.file.connect_again()
            self.file.check_same()
            return self.do(self.connection, batch)
        except DatabaseUnavailable as error:
            return [error] * len(batch)
        except Exception as error:
            failed = isinstance(error, FILE_ERRORS) and sqlite_code(error) != sqlite3.SQLITE_CONSTRAINT
            if failed and sqlite_code(error) not in TRANSIENT_ERRORS:
                self._disconnect()
            if failed:
                return [self.file.unavailable(error)] * len(batch)
            if len(batch) > 1:  # only who caused it shall suffer
                return [answer for work in batch for answer in self.answers([work])]
            return [WriteConflict() if isinstance(error, FILE_ERRORS) else error]

    def do(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """The answers. Raises what the database says if it can give none."""
        raise NotImplementedError

    def _disconnect(self) -> None:
        """The next who needs a connection makes a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*FILE_ERRORS):
                connection.close()

    def _next_batch(self) -> tuple[list[QueuedJob], bool]:
        """All that waits, at least one; and whether that was the last."""
        batch: list[QueuedJob] = []
        job = self.jobs.get()
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                if len(batch) == MAX_BATCH:
                    return batch, False
                job = self.jobs.get_nowait()
            return batch, True
        return batch, False


class ReaderThread(DatabaseThread):
    def answers(self, batch: list[JobWork]) -> list[Any]:
        one = super().answers
        return [one([work])[0] for work in batch]

    def do(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """Inside a transaction, so that a table of several queries is of one moment."""
        (work,) = batch
        assert not isinstance(work, HistoryAppend)  # noqa: S101
        try:
            connection.exec_driver_sql("BEGIN")
            return [work(connection)]
        finally:
            roll_back(connection)


class WriterThread(DatabaseThread):
    def do(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """All in one transaction. A job that fails is taken back alone; a database that fails takes back all."""
        try:
            driver_connection(connection).execute("BEGIN IMMEDIATE")
            append_all(driver_connection(connection), [work for work in batch if isinstance(work, HistoryAppend)])
            answers = [None if isinstance(work, HistoryAppend) else run_job(connection, work) for work in batch]
            driver_connection(connection).execute("COMMIT")
        finally:
            roll_back(connection)
        self.file.check_same()  # or it was written where nobody will ever read it
        return answers


def append_all(driver: sqlite3.Connection, appends: list[HistoryAppend]) -> None:
    """`queries.append` for all of them. Raises Conflict if one has another version by now: each is tried alone then."""
    changes = [(new.ply + len(new.entries), new.asked, new.state, new.at, new.table, new.version) for new in appends]
    if changes and driver.executemany(UPDATE_TABLE, changes).rowcount != len(changes):
        raise WriteConflict
    if turns := [(new.turn, new.table) for new in appends if new.turn is not None]:
        driver.executemany(UPDATE_TURN, turns)
    driver.executemany(
        INSERT_ENTRY,
        [(new.table, ply, entry, new.at) for new in appends for ply, entry in enumerate(new.entries, new.ply + 1)],
    )
    for new in appends:
        if new.clock is not None:
            set_clock(driver, new.table, new.clock)


def set_clock(driver: sqlite3.Connection, table: str, clock: ClockChange) -> None:
    """`pace.set_clock`."""
    driver.execute(UPDATE_CLOCK, (clock.deadline, clock.due, table))
    driver.executemany(UPDATE_SEAT_CLOCK, [(left, stand_in, table, seat) for seat, left, stand_in in clock.seats])
    if clock.decided is not None:
        driver.execute(COUNT_DECISION, (table, clock.decided))


def run_job(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    driver = driver_connection(connection)
    driver.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except FILE_ERRORS as error:
        # Anything but a broken constraint may have ended the whole transaction.
        if sqlite_code(error) != sqlite3.SQLITE_CONSTRAINT:
            raise
        answer = WriteConflict()
    except Exception as error:
        answer = error
    if isinstance(answer, Exception):
        driver.execute("ROLLBACK TO job")
    driver.execute("RELEASE job")
    return answer


def set_results(batch: list[QueuedJob], answers: list[Any]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
