"""A SQLite file: lock it, connect to it, upgrade and copy it, and name its errors."""

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
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.backup import upgrade_copy_name
from goldenspike.server.storage.store import DatabaseUnavailable, unavailable_error

if sys.platform != "win32":
    import fcntl

FILE_ERRORS = (sqlite3.Error, DBAPIError, OSError)
"""Errors of reading or writing the file."""
MAX_CHECKED_BYTES = 256 * 1024 * 1024
"""Files up to this size are checked when they are opened, which takes about two seconds from a slow disk."""
TRANSIENT_ERRORS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
}
"""Errors after which the connection can still be used."""
PERMANENT_ERRORS = {
    # A connection made while the file was read-only does not notice that it can be written again.
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CANTOPEN: "missing",
}
ERRNO_KEYS = {errno.ENOSPC: "full", errno.EDQUOT: "full"}
FileIdentity = tuple[int, int] | None
PERMISSION_ERRNOS = (errno.EACCES, errno.EPERM, errno.EROFS)


class SqliteFile:
    """The file of a SqliteStore. One process at a time holds its lock."""

    def __init__(self, path: Path, busy_seconds: float, backups: str | None) -> None:
        self.path = Path(os.path.realpath(path))  # as SQLite does: the -wal file is beside the real file
        self._busy_seconds = busy_seconds
        self._backups = self.path.parent if backups is None else Path(backups)
        self._lock: int | None = None
        self._names = str(self.path), f"{self.path}-wal"
        self._known: tuple[FileIdentity, FileIdentity] | None = None

    def open(self) -> None:
        """Create and lock the file, and upgrade its schema. Raises DatabaseUnavailable."""
        try:
            self.create_or_lock()
            with self._open_checked() as connection:
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

    def create_or_lock(self) -> None:
        """Create the file if there is none, and lock it for this process."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Only its owner may read it: it holds the secret that signs cookies.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        if sys.platform == "win32":
            return  # no lock: a second server is not noticed
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # The system releases it when this process ends, however it ends.
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise DatabaseUnavailable("server-database-taken", file=str(self.path)) from None
            return  # a file system without locks
        self._lock = lock

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # Connections

    def connect(self) -> Connection:
        """A connection without automatic transactions."""
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
            hide_parameters=True,  # logged errors must not show personal data
        )
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")  # the first statement that reads the file
        except BaseException:
            connection.close()
            raise
        return connection

    def connect_again(self) -> Connection:
        """A connection for a running server; DatabaseUnavailable if the file is not the one it was started with."""
        connection = self.connect()
        found = self._identities()
        if self._known is not None and found[0] != self._known[0]:
            connection.close()
            raise DatabaseUnavailable("server-database-missing", file=self.path.name)
        self._known = found
        return connection

    def check_same(self) -> None:
        """Raise DatabaseUnavailable if the file was removed or replaced: writes to it would be lost."""
        if self._identities() != self._known:
            raise DatabaseUnavailable("server-database-missing", file=self.path.name)

    def _is_there(self) -> bool:
        return os.path.isfile(self.path)  # noqa: PTH113  (Path.is_file raises for a folder that cannot be entered)

    def _identities(self) -> tuple[FileIdentity, FileIdentity]:
        return file_identity(self._names[0]), file_identity(self._names[1])

    @contextmanager
    def _open_checked(self) -> Iterator[Connection]:
        """A connection to the file after a check of its integrity."""
        connection = self.connect()
        try:
            if self.path.stat().st_size <= MAX_CHECKED_BYTES:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise DatabaseUnavailable("server-database-corrupt", file=str(self.path))
            yield connection
        finally:
            connection.close()

    # Single jobs

    def snapshot(self, query: Callable[[Connection], Any]) -> Any:
        """Run a query that sees one state of the file, while others may write. The file is not changed."""
        with self._open_existing() as connection:
            try:
                connection.exec_driver_sql("BEGIN")
                return query(connection)
            finally:
                roll_back(connection)

    def run_beside_server(self, query: Callable[[Connection], Any]) -> Any:
        """Run one transaction, while a server may use the file."""
        with self._open_existing() as connection:
            migrate.check_schema(connection)
            return in_one_transaction(connection, query)

    @contextmanager
    def _open_existing(self) -> Iterator[Connection]:
        """A connection to an existing file that another process may use."""
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

    def fill_empty(self, query: Callable[[Connection], Any]) -> None:
        """Run a transaction that fills an empty database; a new file is removed if it fails."""
        existed = self._is_there()
        try:
            self.create_or_lock()
            try:
                with self._open_checked() as connection:
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
        """Copy the file before its schema is upgraded."""
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

    # Errors

    def unavailable(self, error: BaseException, at_start: bool = False) -> DatabaseUnavailable:
        """The error for the log or for players: with the whole path `at_start`, otherwise with the file's name."""
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
            return "read-only"  # the -wal file cannot be created
        if code == sqlite3.SQLITE_IOERR and not os.access(self.path, os.W_OK) and self._is_there():
            return "read-only"
        return TRANSIENT_ERRORS.get(code) or PERMANENT_ERRORS.get(code)


def file_identity(path: str) -> FileIdentity:
    """Device and inode of the file; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  (called twice for every batch of moves: faster than Path.stat)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sqlite_code(error: BaseException) -> int:
    """SQLite's primary error code; 0 for other errors."""
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
