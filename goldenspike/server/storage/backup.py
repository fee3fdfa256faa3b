"""Backups: a whole database as one file, in the same format for SQLite and PostgreSQL.

A backup is compressed lines of JSON: a header that lists the tables, every row, and a digest of everything before. A
file that was truncated or changed is detected before anything of it is used.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import secrets
import time
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Row, Table, func, select, tuple_

from goldenspike import __version__
from goldenspike.errors import GoldenSpikeError, file_error_reason
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.schema import metadata

FORMAT = "goldenspike-backup/1"
MAX_LINE_BYTES = 64 * 1024 * 1024
ROW_BATCH = 500
TRANSIENT_TABLES = {"alembic_version", "questions"}
"""Tables that a backup leaves out: their content is created again."""
DAMAGE_ERRORS = (EOFError, zlib.error, gzip.BadGzipFile, ValueError, LookupError, msgspec.DecodeError)

ProgressCallback = Callable[[int, int], None]
"""Gets the number of rows that are done, and of all rows."""


class BackupPart(msgspec.Struct, frozen=True):
    """The rows of one table, as lists in the order of its columns; `binary` columns are base 64."""

    table: str
    columns: list[str]
    binary: list[str]
    rows: int


class BackupHeader(msgspec.Struct, frozen=True):
    format: str
    schema: str
    release: str
    made: float
    parts: list[BackupPart]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)


class BackupFooter(msgspec.Struct, frozen=True):
    sha256: str


def upgrade_copy_name(database: str, revision: str) -> str:
    """The file name of the copy that is made before an upgrade."""
    return f"{database}.{revision}.backup-{time.strftime('%Y%m%d-%H%M%S')}"


# Writing


def write_backup(connection: Connection, path: Path, on_progress: ProgressCallback = lambda *_: None) -> BackupHeader:
    """Write everything the connection's transaction sees to a file, which appears only when it is complete.

    Raises GoldenSpikeError if the file cannot be written.
    """
    tables = _tables(connection)
    parts = [_part(connection, table) for table in tables]
    header = BackupHeader(FORMAT, str(migrate.stored_revision(connection)), __version__, time.time(), parts)
    with _atomic_file(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as file:
        digest = hashlib.sha256()
        done = 0

        def put(value: Any) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            file.write(line)

        put(header)
        for table in tables:
            for rows in _row_pages(connection, table):
                for row in rows:
                    put(tuple(row))
                done += len(rows)
                on_progress(done, header.rows)
        put(BackupFooter(digest.hexdigest()))
    return header


def _tables(connection: Connection) -> list[Table]:
    """The tables as this database has them, which may be of an older release; referred tables come first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables and name not in TRANSIENT_TABLES)
    return found.sorted_tables


def _part(connection: Connection, table: Table) -> BackupPart:
    rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
    binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
    return BackupPart(str(table.name), [str(column.name) for column in table.columns], binary, rows)


def _row_pages(connection: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    """All rows in pages, in the order of their keys."""
    key = [*table.primary_key.columns]
    page = select(table).order_by(*key).limit(ROW_BATCH)
    rows = connection.execute(page).all()
    while rows:
        yield rows
        last = rows[-1]._mapping
        rows = connection.execute(page.where(tuple_(*key) > tuple_(*(last[column] for column in key)))).all()


@contextmanager
def _atomic_file(path: Path) -> Iterator[BinaryIO]:
    """A file only its owner can read, as it holds secrets; it is renamed into place when it is complete."""
    part = path.with_name(f".{path.name[:200]}.{secrets.token_hex(4)}.part")
    try:
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise GoldenSpikeError("file-unwritable", file=str(path), reason=file_error_reason(error)) from None


# Reading


def check_backup(path: Path, on_progress: ProgressCallback = lambda *_: None) -> BackupHeader:
    """Read a whole backup. Raises GoldenSpikeError if it is no backup, damaged, or of a newer release."""
    with _open_backup(path) as (header, rows):
        for done, _ in enumerate(rows, 1):
            if done % ROW_BATCH == 0:
                on_progress(done, header.rows)
        return header


def restore_backup(connection: Connection, path: Path, on_progress: ProgressCallback = lambda *_: None) -> None:
    """Restore a backup into an empty database, and upgrade the schema to this release."""
    with _open_backup(path) as (header, rows):
        migrate.upgrade_schema(connection, header.schema)
        tables = {table.name: table for table in _tables(connection)}
        done = 0
        for part in header.parts:
            own = islice(rows, part.rows)
            while batch := [dict(zip(part.columns, row, strict=True)) for row in islice(own, ROW_BATCH)]:
                connection.execute(tables[part.table].insert(), batch)
                done += len(batch)
                on_progress(done, header.rows)
        next(rows, None)  # reads the footer, and checks the digest
        migrate.upgrade_schema(connection)


@contextmanager
def _open_backup(path: Path) -> Iterator[tuple[BackupHeader, Iterator[list[Any]]]]:
    try:
        with gzip.open(path) as file:
            digest = hashlib.sha256()
            header = _header(path, _line(file, digest))
            yield header, _rows(file, header, digest)
    except DAMAGE_ERRORS:
        raise GoldenSpikeError("backup-damaged", file=str(path)) from None


def _header(path: Path, line: bytes) -> BackupHeader:
    if msgspec.json.decode(line, type=dict[str, Any]).get("format") != FORMAT:
        raise GoldenSpikeError("backup-other-format", file=str(path), known=FORMAT)
    header = msgspec.json.decode(line, type=BackupHeader)
    if header.schema not in migrate.known_revisions():
        values = {"found": header.schema, "known": migrate.REVISION, "release": header.release}
        raise GoldenSpikeError("backup-newer", file=str(path), **values)
    return header


def _rows(file: Any, header: BackupHeader, digest: Any) -> Iterator[list[Any]]:
    for part in header.parts:
        binary = [part.columns.index(name) for name in part.binary]
        for _ in range(part.rows):
            row = msgspec.json.decode(_line(file, digest), type=list[Any])
            for column in binary:
                row[column] = b64decode(row[column])
            yield row
    expected = digest.hexdigest()
    footer = msgspec.json.decode(_line(file, digest), type=BackupFooter)
    if footer.sha256 != expected or file.read(1):
        raise ValueError(expected)


def _line(file: Any, digest: Any) -> bytes:
    line: bytes = file.readline(MAX_LINE_BYTES)
    if not line.endswith(b"\n"):
        raise EOFError
    digest.update(line)
    return line
