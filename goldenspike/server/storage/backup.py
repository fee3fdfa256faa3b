"""A whole database as one file, the same for every kind of database.

Compressed lines of JSON: a header that says what follows, every row, and the digest of all that. A file that was cut
short or changed anywhere is noticed before anything of it is believed.
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
from goldenspike.server.storage import migrate
from goldenspike.server.storage.schema import metadata

FORMAT = "goldenspike-backup/1"
MAX_LINE_BYTES = 64 * 1024 * 1024
ROW_BATCH = 500
TRANSIENT_TABLES = {"alembic_version", "questions"}
"""What is made anew wherever the database goes on."""
DAMAGE_ERRORS = (EOFError, zlib.error, gzip.BadGzipFile, ValueError, LookupError, msgspec.DecodeError)

ProgressCallback = Callable[[int, int], None]
"""Hears how many rows of how many are done."""


class BackupPart(msgspec.Struct, frozen=True):
    """So many rows of a table, as lists in the order of the columns; bytes are text in base 64."""

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
    """Of the copy that is made before a schema is upgraded."""
    return f"{database}.{revision}.backup-{time.strftime('%Y%m%d-%H%M%S')}"


# Writing


def write_backup(connection: Connection, path: Path, tell: ProgressCallback = lambda *_: None) -> BackupHeader:
    """Everything that the connection's transaction sees, into a file that is whole or not there.

    Raises GoldenSpikeError for what cannot be written.
    """
    tables = _tables(connection)
    parts = [_part(connection, table) for table in tables]
    header = BackupHeader(FORMAT, str(migrate.stored_revision(connection)), __version__, time.time(), parts)
    with _atomic_file(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as file:
        digest = hashlib.sha256()
        done = 0

        def put(thing: Any) -> None:
            line = msgspec.json.encode(thing) + b"\n"
            digest.update(line)
            file.write(line)

        put(header)
        for table in tables:
            for rows in _row_pages(connection, table):
                for row in rows:
                    put(tuple(row))
                done += len(rows)
                tell(done, header.rows)
        put(BackupFooter(digest.hexdigest()))
    return header


def _tables(connection: Connection) -> list[Table]:
    """As they are in this very database, which may be of an older release; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables and name not in TRANSIENT_TABLES)
    return found.sorted_tables


def _part(connection: Connection, table: Table) -> BackupPart:
    rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
    binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
    return BackupPart(str(table.name), [str(column.name) for column in table.columns], binary, rows)


def _row_pages(connection: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    """All rows, some at a time, in the order of their keys."""
    key = [*table.primary_key.columns]
    some = select(table).order_by(*key).limit(ROW_BATCH)
    rows = connection.execute(some).all()
    while rows:
        yield rows
        last = rows[-1]._mapping
        rows = connection.execute(some.where(tuple_(*key) > tuple_(*(last[column] for column in key)))).all()


@contextmanager
def _atomic_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, put in its place when it is complete: it holds the secret of the seats."""
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


def check_backup(path: Path, tell: ProgressCallback = lambda *_: None) -> BackupHeader:
    """Read all of it. Raises GoldenSpikeError if that is not a backup, or not a whole one, or a newer release's."""
    with _open_backup(path) as (header, rows):
        for done, _ in enumerate(rows, 1):
            if done % ROW_BATCH == 0:
                tell(done, header.rows)
        return header


def restore_backup(connection: Connection, path: Path, tell: ProgressCallback = lambda *_: None) -> None:
    """Into a database in which nothing is yet, whose schema is then this release's."""
    with _open_backup(path) as (header, rows):
        migrate.upgrade_schema(connection, header.schema)
        tables = {table.name: table for table in _tables(connection)}
        done = 0
        for part in header.parts:
            own = islice(rows, part.rows)
            while some := [dict(zip(part.columns, row, strict=True)) for row in islice(own, ROW_BATCH)]:
                connection.execute(tables[part.table].insert(), some)
                done += len(some)
                tell(done, header.rows)
        next(rows, None)  # which is where the digest is looked at
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
