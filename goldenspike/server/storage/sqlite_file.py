"""One SQLite file: whether it is ours, who has it, what is wrong with it, and connections to it."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from goldenspike.errors import file_error_reason
from goldenspike.server.storage import migrate
from goldenspike.server.storage.backup import upgrade_copy_name
from goldenspike.server.storage.store import DatabaseUnavailable, unavailable_error

if sys.platform != "win32":
    import fcntl

FILE_ERRORS = (sqlite3.Error, DBAPIError, OSError)
"""What the way to the file may end in."""
MAX_CHECKED_BYTES = 256 * 1024 * 1024
"""Files up to this size are looked through when they are opened: about two seconds from a slow disk."""
TRANSIENT_ERRORS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
}
"""What leaves the connection as good as it was."""
PERMANENT_ERRORS = {
    # One that was made while the file could only be read never learns that it can be written again.
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CANTOPEN: "missing",
}
ERRNO_KEYS = {errno.ENOSPC: "full", errno.EDQUOT: "full"}
FileIdentity = tuple[int, int] | None
PERMISSION_ERRNOS = (errno.EACCES, errno.EPERM, errno.EROFS)


class SqliteFile:
    def __init__(self, path: Path, busy_seconds: float, backups: str | None) -> None:
        self.path = Path(os.path.realpath(path))  # as SQLite does it: the files beside it lie where it really is
        self._busy_seconds = busy_seconds
        self._backups = self.path.parent if backups is None else Path(backups)
        self._lock: int | None = None
        self._names = str(self.path), f"{self.path}-wal"
        self._known: tuple[FileIdentity, FileIdentity] | None = None

    def open(self) -> None:
        """Take the file, make it if there is none, and bring its schema up to date. Raises Unavailable."""
        try:
            self.make()
            with self._connected() as connection:
                found = migrate.schema_revision(connection, str(self.path))
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                if found != migrate.REVISION:
                    if found is not None:
                        self._copy(connection, found)
                    in_one_transaction(connection, migrate.upgrade_schema)
        except FILE_ERRORS as error:
            self.close()
            raise self.unavailable(error, at_start=True) from None
        except BaseException:
            self.close()
            raise

    def make(self) -> None:
        """Take the file for this process alone, and make it if there is none."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secret that seats are proved with: for nobody else's eyes.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        if sys.platform == "win32":
            return  # there, a second server is not noticed
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # The system lets go of it when this process ends, however it ends.
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise DatabaseUnavailable("server-database-taken", file=str(self.path)) from None
            return  # a file system that has no locks
        self._lock = lock

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # Connections

    def connect(self) -> Connection:
        """A connection whose transactions are made by hand."""
        engine = create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(
                f"{self.path.as_uri()}?mode=rw",
                uri=True,
                timeout=self._busy_seconds,
                isolation_level=None,
                check_same_thread=False,
            ),
            poolclass=NullPool,
            hide_parameters=True,  # what is written down when something fails says nothing of anybody
        )
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")  # reads the file for the first time
        except BaseException:
            connection.close()
            raise
        return connection

    def connect_again(self) -> Connection:
        """One for a running server, to the very file it was started with."""
        connection = self.connect()
        found = self._found()
        if self._known is not None and found[0] != self._known[0]:
            connection.close()
            raise DatabaseUnavailable("server-database-missing", file=self.path.name)
        self._known = found
        return connection

    def check_same(self) -> None:
        """What is written into a file that somebody has removed or replaced would be lost: raises Unavailable."""
        if self._found() != self._known:
            raise DatabaseUnavailable("server-database-missing", file=self.path.name)

    def _is_there(self) -> bool:
        return os.path.isfile(self.path)  # noqa: PTH113  (which a folder that cannot be entered does not stop)

    def _found(self) -> tuple[FileIdentity, FileIdentity]:
        return file_identity(self._names[0]), file_identity(self._names[1])

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        connection = self.connect()
        try:
            if self.path.stat().st_size <= MAX_CHECKED_BYTES:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise DatabaseUnavailable("server-database-corrupt", file=str(self.path))
            yield connection
        finally:
            connection.close()

    # One job each

    def snapshot(self, query: Callable[[Connection], Any]) -> Any:
        """The answer to a query that sees one moment, whoever else writes. The file is not changed."""
        with self._visited() as connection:
            try:
                connection.exec_driver_sql("BEGIN")
                return query(connection)
            finally:
                roll_back(connection)

    def beside(self, query: Callable[[Connection], Any]) -> Any:
        """One transaction, while a server may work with the file."""
        with self._visited() as connection:
            migrate.check_schema(connection)
            return in_one_transaction(connection, query)

    @contextmanager
    def _visited(self) -> Iterator[Connection]:
        """A connection to a file that may be somebody else's, and is not made if there is none."""
        try:
            if not self._is_there():
                raise DatabaseUnavailable("server-database-none", file=str(self.path))
            connection = self.connect()
            try:
                if migrate.schema_revision(connection, str(self.path)) is None:
                    raise DatabaseUnavailable("server-database-none", file=str(self.path))
                yield connection
            finally:
                connection.close()
        except FILE_ERRORS as error:
            raise self.unavailable(error, at_start=True) from None

    def fill(self, query: Callable[[Connection], Any]) -> None:
        """Let that be written into a database in which nothing is yet, all or nothing."""
        existed = self._is_there()
        try:
            self.make()
            try:
                with self._connected() as connection:
                    if migrate.schema_revision(connection, str(self.path)) is not None:
                        raise DatabaseUnavailable("server-database-not-empty", file=str(self.path))
                    in_one_transaction(connection, query)
            except BaseException:
                if not existed:
                    self.path.unlink(missing_ok=True)
                raise
        except FILE_ERRORS as error:
            raise self.unavailable(error, at_start=True) from None
        finally:
            self.close()

    def _copy(self, connection: Connection, revision: str) -> None:
        """Of the file as it is, before its schema is upgraded."""
        copy = self._backups / upgrade_copy_name(self.path.name, revision)
        part = copy.with_name(f"{copy.name}.part")
        try:
            self._backups.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            target = sqlite3.connect(part)
            try:
                driver_connection(connection).backup(target)
            finally:
                target.close()
            part.replace(copy)
        except (sqlite3.Error, OSError) as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            why = file_error_reason(error) if isinstance(error, OSError) else str(error)
            raise DatabaseUnavailable(
                "server-database-no-copy", file=str(self.path), copy=str(copy), reason=why
            ) from None

    # What went wrong

    def unavailable(self, error: BaseException, at_start: bool = False) -> DatabaseUnavailable:
        """The sentence for it: with the whole path for who starts the server, with the name for who plays there."""
        key = self._key(error)
        name = str(self.path) if at_start else self.path.name
        if key is not None:
            return unavailable_error(key, name, error)
        if at_start and isinstance(error, OSError):
            return DatabaseUnavailable("server-database-no-file", file=name, reason=file_error_reason(error))
        return unavailable_error("broken", name, error)

    def _key(self, error: BaseException) -> str | None:
        if isinstance(error, OSError):
            if error.errno in PERMISSION_ERRNOS and self._is_there():
                return "read-only"
            return ERRNO_KEYS.get(error.errno or 0)
        code = sqlite_code(error)
        if code == sqlite3.SQLITE_CANTOPEN and self._is_there():
            return "read-only"  # the files beside it cannot be made
        if code == sqlite3.SQLITE_IOERR and not os.access(self.path, os.W_OK) and self._is_there():
            return "read-only"
        return TRANSIENT_ERRORS.get(code) or PERMANENT_ERRORS.get(code)


def file_identity(path: str) -> FileIdentity:
    """Which file that is, whatever its name; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  (asked twice for every batch of moves)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sqlite_code(error: BaseException) -> int:
    """SQLite's number for it, without the finer distinctions; 0 if it is not SQLite's."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF


def in_one_transaction(connection: Connection, query: Callable[[Connection], Any]) -> Any:
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        answer = query(connection)
        driver_connection(connection).execute("COMMIT")
        return answer
    finally:
        roll_back(connection)


def driver_connection(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101
    return driver


def roll_back(connection: Connection) -> None:
    with suppress(sqlite3.Error, SQLAlchemyError):
        if driver_connection(connection).in_transaction:
            driver_connection(connection).execute("ROLLBACK")
