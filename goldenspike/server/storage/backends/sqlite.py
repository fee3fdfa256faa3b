"""The SQLite store: one file, one writer thread and one reader thread.

The writer puts all waiting jobs into one transaction: an fsync costs the same for one move and for forty.
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
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.backends.sqlite_file import (
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
    """See `Store`. One process has the file to itself, so there is nobody to send notifications to."""

    shared = False

    def __init__(self, path: str, config: Config) -> None:
        self._file = SqliteFile(Path(path), config.busy_seconds, config.backups)
        self.writer = WriterThread(self._file)
        self.reader = ReaderThread(self._file)

    async def open(self) -> None:
        await asyncio.to_thread(self._file.open)
        for worker in (self.writer, self.reader):
            worker.begin(asyncio.get_running_loop())

    async def close(self) -> None:
        for worker in (self.writer, self.reader):
            if worker.is_alive():
                worker.jobs.put(None)
                await asyncio.to_thread(worker.join)
        self._file.close()

    async def check(self) -> None:
        await self.read(migrate.check_schema)

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self.reader.submit(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: T = await self.writer.submit(lambda connection: query(connection, *args, **kwargs))
        return answer

    async def append(self, append: HistoryAppend) -> None:
        await self.writer.submit(append)

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        answer: T = self._file.snapshot(query)
        return answer

    async def run_beside_server(self, query: Callable[[Connection], T]) -> T:
        answer: T = self._file.run_beside_server(query)
        return answer

    async def fill_empty(self, query: Callable[[Connection], None]) -> None:
        self._file.fill_empty(query)

    def on_change(self, listener: ChangeListener) -> None:
        """No other process writes to the file."""

    def publish_presence(self, message: str) -> None:
        """No other process listens."""

    def on_presence(self, listener: Callable[[str], None]) -> None:
        """No other process has presence to publish."""

    def on_chat(self, listener: Callable[[str | None, int], None]) -> None:
        """No other process stores messages."""

    def on_bot_task(self, listener: Callable[[], None]) -> None:
        """The queue is in memory."""


class DatabaseThread(threading.Thread):
    """Runs jobs with a connection of its own, and passes the results to the event loop. It survives every error."""

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

    def submit(self, work: JobWork) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return future

    def run(self) -> None:
        last = False
        while not last:
            batch, last = self._next_batch()
            if batch:
                answers = self.run_batch([work for work, _ in batch])
                with suppress(RuntimeError):  # the loop is closed: nobody waits for the result
                    self.loop.call_soon_threadsafe(set_results, batch, answers)
        self._disconnect()

    def run_batch(self, batch: list[JobWork]) -> list[Any]:
        """The result of each job, or its exception."""
        try:
            if self.connection is None:
                self.connection = self.file.connect_again()
            self.file.check_same()
            return self.execute(self.connection, batch)
        except DatabaseUnavailable as error:
            return [error] * len(batch)
        except Exception as error:
            failed = isinstance(error, FILE_ERRORS) and sqlite_code(error) != sqlite3.SQLITE_CONSTRAINT
            if failed and sqlite_code(error) not in TRANSIENT_ERRORS:
                self._disconnect()
            if failed:
                return [self.file.unavailable(error)] * len(batch)
            if len(batch) > 1:  # run each alone, so that only the job at fault fails
                return [answer for work in batch for answer in self.run_batch([work])]
            return [WriteConflict() if isinstance(error, FILE_ERRORS) else error]

    def execute(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """The results of the jobs. Raises the database's error if all of them failed."""
        raise NotImplementedError

    def _disconnect(self) -> None:
        """Close the connection; the next batch makes a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*FILE_ERRORS):
                connection.close()

    def _next_batch(self) -> tuple[list[QueuedJob], bool]:
        """All waiting jobs, at least one; and whether they were the last."""
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
    """Runs each query in a transaction of its own."""

    def run_batch(self, batch: list[JobWork]) -> list[Any]:
        run = super().run_batch
        return [run([work])[0] for work in batch]

    def execute(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """A transaction, so that several statements of a query see one state."""
        (work,) = batch
        assert not isinstance(work, HistoryAppend)  # noqa: S101
        try:
            connection.exec_driver_sql("BEGIN")
            return [work(connection)]
        finally:
            roll_back(connection)


class WriterThread(DatabaseThread):
    """Runs all waiting jobs in one transaction."""

    def execute(self, connection: Connection, batch: list[JobWork]) -> list[Any]:
        """A job that fails is rolled back alone; an error of the database rolls back all."""
        try:
            driver_connection(connection).execute("BEGIN IMMEDIATE")
            append_all(driver_connection(connection), [work for work in batch if isinstance(work, HistoryAppend)])
            answers = [None if isinstance(work, HistoryAppend) else run_job(connection, work) for work in batch]
            driver_connection(connection).execute("COMMIT")
        finally:
            roll_back(connection)
        self.file.check_same()  # a file that was removed meanwhile has lost the writes
        return answers


def append_all(driver: sqlite3.Connection, appends: list[HistoryAppend]) -> None:
    """`tables.append_history` for all of them at once; WriteConflict if one has another version."""
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
    """`tables.set_clock` without SQLAlchemy."""
    driver.execute(UPDATE_CLOCK, (clock.deadline, clock.due, table))
    driver.executemany(UPDATE_SEAT_CLOCK, [(left, stand_in, table, seat) for seat, left, stand_in in clock.seats])
    if clock.decided is not None:
        driver.execute(COUNT_DECISION, (table, clock.decided))


def run_job(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Run a job in a savepoint; its result, or its exception."""
    driver = driver_connection(connection)
    driver.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except FILE_ERRORS as error:
        # Any other error may have ended the whole transaction.
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
