"""What cannot be a database of ours: at the start, and while the server runs. Each has a sentence with its name."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, text

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.app import create_app
from goldenspike.server.config import Config
from goldenspike.server.run import check_startup
from goldenspike.server.storage import DatabaseUnavailable, open_store
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.backends.sqlite import SqliteStore
from support.server.databases import DATABASES, load_postgresql, load_sqlite
from support.server.failing_database import playing, told
from support.server.helpers import Guest, config_for, hotseats, play_on, sqlite_at

OLD_SQLITE = (DATABASES / "sqlite-0.1.0.sql").read_text(encoding="utf-8")
OLD_POSTGRESQL = (DATABASES / "postgresql-0.1.0.sql").read_text(encoding="utf-8")
NEWER = "UPDATE alembic_version SET version_num = '0999';"


def refusal(config: Config, name: str) -> str:
    """Why the server does not start: the key of a sentence that names the database, in both languages."""
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(config)
    for lang in ("en", "fr"):
        assert name in caught.value.worded(lang)
        assert "{" not in caught.value.worded(lang)
    return caught.value.key.removeprefix("server-database-")


# At the start


def spoil_text(path: Path) -> None:
    path.write_bytes(b"this is not a database, whatever its name says" * 100)


def spoil_short_text(path: Path) -> None:
    path.write_bytes(b"short")


def spoil_zeros(path: Path) -> None:
    path.write_bytes(bytes(8192))


def spoil_middle(path: Path) -> None:
    load_sqlite(path, OLD_SQLITE)
    whole = bytearray(path.read_bytes())
    whole[4096 : len(whole) // 2] = os.urandom(len(whole) // 2 - 4096)
    path.write_bytes(whole)


def spoil_end(path: Path) -> None:
    load_sqlite(path, OLD_SQLITE)
    os.truncate(path, 3 * 4096)


def spoil_foreign(path: Path) -> None:
    load_sqlite(path, "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup');")


def spoil_foreign_alembic(path: Path) -> None:
    load_sqlite(path, "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0001');")


def spoil_newer(path: Path) -> None:
    load_sqlite(path, OLD_SQLITE)
    load_sqlite(path, NEWER)


def spoil_folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (spoil_text, "no-database"),
        (spoil_short_text, "no-database"),
        (spoil_zeros, "no-database"),
        (spoil_middle, "corrupt"),
        (spoil_end, "corrupt"),
        (spoil_foreign, "foreign"),
        (spoil_foreign_alembic, "foreign"),
        (spoil_newer, "newer"),
        (spoil_folder, "no-file"),
    ],
)
def test_files_that_are_refused(tmp_path: Path, spoil: Callable[[Path], None], key: str) -> None:
    path = tmp_path / "tables.db"
    spoil(path)
    before = path.read_bytes() if path.is_file() else None
    assert refusal(config_for(sqlite_at(tmp_path)), str(path)) == key
    assert before is None or path.read_bytes() == before, "it was changed"


@pytest.mark.parametrize("path", ["/proc/goldenspike/tables.db", "/dev/null/tables.db", "/proc/tables.db"])
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs a folder that nobody can write to")
def test_a_folder_that_cannot_be_made(path: str) -> None:
    assert refusal(config_for(f"sqlite:///{path}"), path) == "no-file"


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="everybody but root")
@pytest.mark.parametrize("which", ["file", "folder"])
def test_a_file_that_can_only_be_read(tmp_path: Path, which: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    check_startup(config_for(sqlite_at(folder)))
    spoilt = folder / "tables.db" if which == "file" else folder
    mode = spoilt.stat().st_mode
    spoilt.chmod(0o400 if which == "file" else 0o500)
    try:
        assert refusal(config_for(sqlite_at(folder)), str(folder / "tables.db")) == "read-only"
    finally:
        spoilt.chmod(mode)


@pytest.mark.slow
def test_foreign_newer_and_unknown_databases_of_postgresql(postgresql: Callable[[], str]) -> None:
    for sql, key in [
        ("CREATE TABLE recipes (name TEXT)", "foreign"),
        (f"{OLD_POSTGRESQL}{NEWER}", "newer"),
    ]:
        address = postgresql()
        asyncio.run(load_postgresql(address, sql))
        assert refusal(config_for(address), name_of(address)) == key
    assert refusal(config_for(address.replace("/goldenspike_", "/no_goldenspike_")), "no_goldenspike_") == "missing"


def name_of(address: str) -> str:
    return address.rpartition("/")[2].partition("?")[0]


# A second server


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    config = config_for(sqlite_at(tmp_path))
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with TestClient(create_app(config)) as http:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
        for address in (config.database, f"sqlite:///{tmp_path}/link.db"):
            assert refusal(config_for(address), str(tmp_path / "tables.db")) == "taken"
        assert Guest(http).table(table["id"])
    check_startup(config)


@pytest.mark.slow
def test_a_server_that_was_killed_lets_go(tmp_path: Path) -> None:
    program = f"""
import asyncio, sys
from goldenspike.server.config import Config
from goldenspike.server.storage import open_store
async def main():
    await open_store(Config({sqlite_at(tmp_path)!r})).open()
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == b"open\n"
            assert refusal(config_for(sqlite_at(tmp_path)), "tables.db") == "taken"
        finally:
            other.kill()
    check_startup(config_for(sqlite_at(tmp_path)))


# Before an upgrade


def test_an_older_file_is_copied_first(tmp_path: Path) -> None:
    load_sqlite(tmp_path / "tables.db", OLD_SQLITE)
    check_startup(config_for(sqlite_at(tmp_path)))
    (copy,) = tmp_path.glob("tables.db.0001.backup-*")
    assert copy.stat().st_mode & 0o777 == 0o600
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (12,)
    connection.close()
    check_startup(config_for(sqlite_at(tmp_path)))
    assert [*tmp_path.glob("*.backup-*")] == [copy], "what is up to date is not copied"


def test_without_a_copy_there_is_no_upgrade(tmp_path: Path) -> None:
    load_sqlite(tmp_path / "tables.db", OLD_SQLITE)
    (tmp_path / "full").write_text("not a folder")
    config = config_for(sqlite_at(tmp_path), backups=str(tmp_path / "full"))
    assert refusal(config, str(tmp_path / "tables.db")) == "no-copy"
    assert schema_of(tmp_path / "tables.db") == "0001"


def test_an_upgrade_is_made_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_sqlite(tmp_path / "tables.db", OLD_SQLITE)
    real = migrate.upgrade_schema

    def half(connection: Connection) -> None:
        real(connection)
        raise RuntimeError("killed")

    monkeypatch.setattr(migrate, "upgrade_schema", half)
    with pytest.raises(RuntimeError):
        check_startup(config_for(sqlite_at(tmp_path)))
    assert schema_of(tmp_path / "tables.db") == "0001"
    monkeypatch.undo()
    check_startup(config_for(sqlite_at(tmp_path)))
    assert schema_of(tmp_path / "tables.db") == migrate.REVISION


def schema_of(path: Path) -> str:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    return str(found)


@pytest.mark.slow
def test_an_older_postgresql_is_copied_first(postgresql: Callable[[], str], tmp_path: Path) -> None:
    address = postgresql()
    asyncio.run(load_postgresql(address, OLD_POSTGRESQL))
    (tmp_path / "full").write_text("not a folder")
    assert refusal(config_for(address, backups=str(tmp_path / "full")), name_of(address)) == "no-copy"
    check_startup(config_for(address, backups=str(tmp_path / "copies")))
    (copy,) = (tmp_path / "copies").glob("*.0001.backup-*")
    assert copy.stat().st_mode & 0o777 == 0o600


# While it runs


def test_a_file_that_vanishes_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with playing(tmp_path) as (guest, table, move):
        path.rename(tmp_path / "away.db")
        assert told(move()) == "missing"
        assert told(guest.get("/api/tables")) == "missing"
        assert guest.table(table["id"])["ply"] == 1, "what is in memory is still shown"
        (tmp_path / "away.db").rename(path)
        assert move().status_code == 200
        assert guest.get("/api/tables").status_code == 200


@pytest.mark.parametrize("which", ["tables.db", "tables.db-wal"])
def test_a_file_that_is_replaced(tmp_path: Path, which: str) -> None:
    """Nothing is acknowledged that would be written where nobody reads it."""
    with playing(tmp_path) as (guest, table, move):
        whole = (tmp_path / which).read_bytes()
        (tmp_path / which).unlink()
        assert told(move()) == "missing"
        (tmp_path / which).write_bytes(whole)
        assert told(move()) == "missing"
        assert guest.table(table["id"])["ply"] == 1


def test_a_file_that_is_spoilt(tmp_path: Path) -> None:
    with playing(tmp_path) as (guest, _, move):
        size = (tmp_path / "tables.db").stat().st_size
        with (tmp_path / "tables.db").open("r+b") as file:
            file.seek(0)
            file.write(os.urandom(size))
        (tmp_path / "tables.db-wal").write_bytes(b"")
        said = [guest.get("/api/tables"), move(), guest.get("/api/my/tables"), guest.get("/api/tables")]
        for answer in said:
            assert answer.status_code == 200 or told(answer) in ("corrupt", "no-database", "broken"), answer.text
        assert said[-1].status_code == 503
        assert guest.get("/api/games").status_code == 200


def test_a_defect_stops_neither_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a job raises is its own affair, and an answer to nobody else."""

    def defect(_: Connection) -> None:
        raise RuntimeError("defect")

    def broken(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nothing"))

    def fine(connection: Connection) -> int:
        return int(connection.execute(text("SELECT 7")).scalar_one())

    async def do() -> None:
        store = open_store(config_for(sqlite_at(tmp_path)))
        await store.open()
        try:
            for ask in (store.read, store.write):
                for job, raised in ((defect, RuntimeError), (broken, DatabaseUnavailable)):
                    answers = await asyncio.gather(ask(job), ask(fine), ask(job), return_exceptions=True)
                    assert isinstance(answers[0], raised)
                    assert isinstance(answers[2], raised)
                    assert await ask(fine) == 7
        finally:
            await store.close()

    async def spoil() -> None:
        """Even a connection that somebody closed is made again."""
        store = open_store(config_for(sqlite_at(tmp_path)))
        assert isinstance(store, SqliteStore)
        await store.open()
        try:
            for worker, ask in ((store.writer, store.write), (store.reader, store.read)):
                assert worker.connection is not None
                worker.connection.connection.driver_connection.close()  # type: ignore[union-attr]
                with pytest.raises(DatabaseUnavailable):
                    await ask(fine)
                assert await ask(fine) == 7
        finally:
            await store.close()

    asyncio.run(do())
    asyncio.run(spoil())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs Linux")
def test_a_full_disk(tmp_path: Path) -> None:
    """The size that files of this process may have stands for the size of the disk."""
    program = f"""
import resource, signal
from pathlib import Path
from support.server.helpers import *
from support.server.failing_database import playing, told
with playing(Path({str(tmp_path)!r})) as (guest, table, move):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = Path({str(tmp_path)!r}, "tables.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    assert told(move()) in ("full", "broken"), move().text
    assert guest.table(table["id"])["ply"] == 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert move().status_code == 200
    print("went on")
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, timeout=60, text=True, check=False
    )
    assert done.stdout == "went on\n", done.stderr


def test_a_table_is_played_on_after_all_that(tmp_path: Path) -> None:
    with playing(tmp_path) as (guest, table, _):
        play_on(guest, table["id"], 3)
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as http:
        assert Guest(http, cookie=guest.cookie).table(table["id"])["ply"] == 4


# PostgreSQL while it runs


async def happens(this: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not this():
            await asyncio.sleep(0.02)


@pytest.mark.slow
def test_a_statement_that_takes_too_long(postgresql: Callable[[], str]) -> None:
    address = postgresql()

    async def do() -> None:
        store = open_store(config_for(address, statement_seconds=0.2))
        await store.open()
        try:
            with pytest.raises(DatabaseUnavailable) as caught:
                await store.read(lambda connection: connection.execute(text("SELECT pg_sleep(5)")).scalar())
            assert caught.value.key == "server-database-slow"
            await store.check()
        finally:
            await store.close()

    asyncio.run(do())


@pytest.mark.slow
def test_presence_has_a_bound(postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hangs gathers one task and the latest of what there is to say."""
    address = postgresql()

    async def do() -> None:
        store = open_store(config_for(address))
        await store.open()
        heard: list[str] = []
        store.on_presence(heard.append)
        for number in range(3_000):
            store.publish_presence(f"p {number}")
        assert len(asyncio.all_tasks()) < 10
        await happens(lambda: heard and heard[-1] == "p 2999")
        assert heard == [f"p {number}" for number in range(2_000, 3_000)]
        await store.close()

    asyncio.run(do())


@pytest.mark.slow
def test_a_listener_that_was_cut_off_listens_again(postgresql: Callable[[], str]) -> None:
    address = postgresql()

    async def do() -> None:
        store = open_store(config_for(address))
        await store.open()
        lost: list[str | None] = []
        store.on_change(lambda table, _: lost.append(table))
        other = await asyncpg.connect(address)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND datname = current_database()"
        )
        await happens(lambda: lost)
        assert lost == [None], "anything may have changed meanwhile"
        await store.check()
        await other.execute("NOTIFY goldenspike, 'abc 7'")
        await happens(lambda: len(lost) > 1)
        assert lost == [None, "abc"]
        await other.close()
        await store.close()

    asyncio.run(do())
