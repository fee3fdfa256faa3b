"""A database that is locked, read-only or full: 503, nothing changed, and the server keeps serving."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, create_engine, inspect

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.app import create_app
from goldenspike.server.config import Config
from goldenspike.server.storage import WriteConflict, settings
from goldenspike.server.storage.backends.migrate import REVISION, stored_revision, upgrade_schema
from goldenspike.server.storage.backends.sqlite import SqliteStore
from goldenspike.server.storage.backends.sqlite_file import SqliteFile
from goldenspike.server.storage.schema import metadata
from goldenspike.server.storage.store import open_store
from goldenspike.tables.rows import HistoryAppend
from support.server.helpers import (
    GAME,
    Guest,
    bot,
    config_for,
    found_something,
    hotseats,
    human,
    play_on,
    sqlite_at,
    wait_until,
)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def refused(guest: Guest, table: dict[str, Any], key: str) -> None:
    """Every write says so, in both languages; every read still works."""
    path = f"/api/tables/{table['id']}"
    before = guest.table(table["id"])
    action = found_something(before["menu"])
    for lang in ("en", "fr"):
        answer = guest.act(table["id"], before["ply"], action, lang=lang)
        assert (answer.status_code, answer.json()["key"]) == (503, key)
    assert guest.post("/api/tables", {"game": GAME, "seats": hotseats("A", "B", "C")}).status_code == 503
    assert guest.undo(table["id"], before["ply"], to=0).status_code == 503
    assert guest.table(table["id"]) == before
    assert len(guest.get(f"{path}/history").json()["entries"]) == before["ply"]
    assert guest.get("/api/games").status_code == 200


def test_locked(guest: Guest, tmp_path: Path) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    with locked(tmp_path / "tables.db"):
        refused(guest, table, "server-database-locked")
    assert play_on(guest, table["id"], 2)["ply"] == 3


def test_read_only(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setting of every new connection makes SQLite answer as for such a file."""
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    connect = SqliteFile.connect

    def read_only(file: SqliteFile) -> Connection:
        connection = connect(file)
        connection.exec_driver_sql("PRAGMA query_only = ON")
        return connection

    monkeypatch.setattr(SqliteFile, "connect", read_only)
    change_writer(guest.http.app.state.services.store, "PRAGMA query_only = ON")  # type: ignore[attr-defined]
    refused(guest, table, "server-database-read-only")
    monkeypatch.undo()
    assert play_on(guest, table["id"], 2)["ply"] == 3


def test_full(guest: Guest) -> None:
    """A setting of the writer's own makes SQLite answer as on such a disk."""
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    filler = guest.open(*hotseats("Ann", "Bob", "Cy"), title="x" * 80)
    store: SqliteStore = guest.http.app.state.services.store  # type: ignore[attr-defined]
    change_writer(store, "PRAGMA max_page_count = 1")
    try:
        fill_the_last_page(guest, filler["id"])
        refused(guest, table, "server-database-full")
    finally:
        change_writer(store, "PRAGMA max_page_count = 1000000")
    assert play_on(guest, table["id"], 2)["ply"] == 3


def change_writer(store: SqliteStore, sql: str) -> None:
    """Let the writer run a setting outside of any transaction."""
    done: list[bool] = []
    original = store.writer.execute

    def do(connection: Connection, batch: Any) -> list[Any]:
        connection.exec_driver_sql(sql)
        done.append(True)
        del store.writer.execute
        return [None for _ in batch]

    store.writer.execute = do  # type: ignore[method-assign]
    loop = asyncio.new_event_loop()
    try:
        store.writer.jobs.put((lambda _: None, loop.create_future()))
        wait_until(lambda: done)
    finally:
        loop.close()
    assert store.writer.execute == original


def fill_the_last_page(guest: Guest, table_id: str) -> None:
    """What still fits into the pages that are there."""
    for _ in range(2_000):
        table = guest.table(table_id)
        if guest.act(table_id, table["ply"], {"type": "pass"}).status_code == 503:
            return
        guest.undo(table_id, table["ply"] + 1)
    raise AssertionError("the database never got full")


def test_a_bot_waits_for_the_database(guest: Guest, tmp_path: Path) -> None:
    table = guest.open(human(me=True), bot(), bot())
    with locked(tmp_path / "tables.db"):
        now = guest.table(table["id"])["ply"]
        assert guest.table(table["id"])["ply"] == now
    wait_until(lambda: guest.table(table["id"])["asked"] == 0)


# Starting again


def test_tables_are_rebuilt_from_their_histories(tmp_path: Path) -> None:
    config = config_for(sqlite_at(tmp_path), live_bytes=1)
    with TestClient(create_app(config)) as http:
        guest = Guest(http)
        first = guest.open(*hotseats("Ann", "Bob", "Cy"), title="first", public=True)
        guest.act(first["id"], 1, found_something(first["menu"]))
        guest.undo(first["id"], 2)
        play_on(guest, first["id"], 3)
        guest.undo(first["id"], 6, to=2)
        guest.undo(first["id"], 7, to=0)
        seen = guest.table(first["id"])
        history = guest.get(f"/api/tables/{first['id']}/history").json()
        guest.open(*hotseats("Dot", "Eve", "Fay"))  # pushes the first one out of memory
        assert guest.table(first["id"]) == seen
        assert guest.get(f"/api/tables/{first['id']}/history").json() == history
    with TestClient(create_app(config)) as http:
        again = Guest(http, cookie=guest.cookie)
        assert again.table(first["id"]) == seen
        assert again.get(f"/api/tables/{first['id']}/history").json() == history
        assert play_on(again, first["id"])["state"] == "over"


def evict_tables(http: TestClient[Any]) -> None:
    """Let every table be loaded from the database again."""
    tables = http.app.state.services.tables
    for table in tables.live_tables():
        tables.evict(table.id)


def test_a_table_of_older_rules_says_so(guest: Guest, tmp_path: Path, http: TestClient[Any]) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET rules = 0")
    evict_tables(http)
    answer = guest.get(f"/api/tables/{table['id']}")
    assert (answer.status_code, answer.json()["key"]) == (409, "server-other-rules")
    assert len(guest.get("/api/my/tables").json()["tables"]) == 1


def test_a_history_that_does_not_fit_says_so(guest: Guest, tmp_path: Path, http: TestClient[Any]) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, table["id"], 2)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("""UPDATE history SET entry = '{"seat": 0, "action": {"type": "done"}}' WHERE ply = 2""")
    evict_tables(http)
    assert guest.get(f"/api/tables/{table['id']}").json()["key"] == "server-table-unplayable"


def test_a_table_keeps_the_pack_it_began_with(guest: Guest, http: TestClient[Any]) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    shelf = http.app.state.services.pack_library
    shelf.by_hash.clear()
    evict_tables(http)
    assert guest.table(table["id"])["pack"] == table["pack"]
    assert guest.get(f"/api/packs/{table['pack']['sha256']}").status_code == 200


# The store itself


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{tmp_path}/x.db")
    with engine.begin() as connection:
        upgrade_schema(connection)
        upgrade_schema(connection)
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert stored_revision(connection) == REVISION
    engine.dispose()


def test_a_conflict_takes_back_its_own_job_alone(tmp_path: Path) -> None:
    async def both() -> None:
        store = open_store(config_for(sqlite_at(tmp_path)))
        await store.open()
        try:
            stale = HistoryAppend("nobody", 0, 0, ["{}"], "running", None, 0.0)
            answers = await asyncio.gather(
                store.append(stale), store.write(settings.get_or_create_setting, "a", b"1"), return_exceptions=True
            )
            assert isinstance(answers[0], WriteConflict)
            assert answers[1] == b"1"
            assert await store.write(settings.get_or_create_setting, "a", b"2") == b"1"
        finally:
            await store.close()

    asyncio.run(both())


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_addresses_of_no_database(address: str) -> None:
    with pytest.raises(GoldenSpikeError) as caught:
        open_store(Config(address))
    assert caught.value.key == "server-database-unknown"
    assert caught.value.worded("fr")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"this is not a database, whatever its name says" * 100)
    with pytest.raises(GoldenSpikeError) as caught:
        asyncio.run(open_store(config_for(f"sqlite:///{tmp_path}/x.db")).open())
    assert caught.value.key == "server-database-no-database"
