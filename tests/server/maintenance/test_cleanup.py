"""Tables that nobody comes to any more go; finished ones, and those that somebody watches, stay."""

from __future__ import annotations

import asyncio
import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, func, select

from goldenspike.server.app import create_app
from goldenspike.server.config import RetentionSettings
from goldenspike.server.live.audience import Audience
from goldenspike.server.storage import Store, cleanup, table_lists
from goldenspike.server.storage.schema import metadata
from goldenspike.tables.rows import SeatRow
from goldenspike.tables.time_source import TimeSource
from support.server.helpers import Guest, config_for, hotseats, human, sqlite_at, wait_until
from support.server.stores import add, with_store

DAY = 24 * 3600.0
NOW = 1_000 * DAY
KEEPING = RetentionSettings(waiting_days=7, abandoned_days=180)


async def left(store: Store) -> set[str]:
    return {*await store.read(lambda connection: connection.execute(select(metadata.tables["tables"].c.id)).scalars())}


async def fill(store: Store) -> None:
    ann, bob = SeatRow("human", "Ann", holders=frozenset(["ann"])), SeatRow("human", "Bob", holders=frozenset(["bob"]))
    for state, days in [(state, days) for state in ("waiting", "running", "over", "closed") for days in (6, 8, 181)]:
        await add(store, f"{state}-{days}", [ann, SeatRow("open", "")], state=state, created=NOW - days * DAY)
    for days in (8, 181):
        await add(store, f"joined-{days}", [ann, bob, SeatRow("open", "")], created=NOW - days * DAY)


def test_which_tables_go(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store)
        gone: list[str] = []
        while some := await store.write(cleanup.delete_expired, NOW, KEEPING, 2):
            assert len(some) <= 2
            gone += some
        assert {*gone} == {"waiting-8", "waiting-181", "running-181", "closed-181", "joined-181"}
        stay = {
            "waiting-6",
            "running-6",
            "running-8",
            "over-6",
            "over-8",
            "over-181",
            "closed-6",
            "closed-8",
            "joined-8",
        }
        assert await left(store) == stay
        assert await store.read(rows_of, "seats") == 2 * len(stay) + 1

    with_store(address, do)


def rows_of(connection: Connection, name: str) -> int:
    return int(connection.execute(select(func.count()).select_from(metadata.tables[name])).scalar_one())


def test_nothing_goes_where_all_is_kept(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store)
        assert await store.write(cleanup.delete_expired, NOW, RetentionSettings(0, 0), 100) == []
        assert {*await store.write(cleanup.delete_expired, NOW, RetentionSettings(7, 0), 100)} == {
            "waiting-181",
            "waiting-8",
        }

    with_store(address, do)


def test_what_somebody_watches_stays(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store)
        await store.write(cleanup.touch_tables, ["waiting-8", "waiting-6", "over-181", "nothing"], NOW, KEEPING)
        gone = await store.write(cleanup.delete_expired, NOW, KEEPING, 100)
        assert "waiting-8" not in gone
        found = {table.id: table.updated for table in await store.read(table_lists.public_tables, None)}
        assert (found["waiting-8"], found["waiting-6"]) == (NOW, NOW - 6 * DAY), "the others keep their places"

    with_store(address, do)


@pytest.mark.slow
def test_one_process_at_a_time(postgresql: Any) -> None:
    address = postgresql()

    async def do(store: Store) -> None:
        await fill(store)
        deleted = await asyncio.gather(
            *(store.write(cleanup.delete_expired, NOW, KEEPING, 100) for _ in range(8)), return_exceptions=True
        )
        gone = [table for some in deleted if isinstance(some, list) for table in some]
        assert len(gone) == len({*gone}) == 5

    with_store(address, do)


def test_a_table_that_is_gone_is_not_found(tmp_path: Path) -> None:
    """Also where it was still in memory; one with a listener stays."""
    config, clock = config_for(sqlite_at(tmp_path), keeping=RetentionSettings(1, 1)), TimeSource()
    with TestClient(create_app(config, clock=clock)) as http:
        guest = Guest(http)
        waiting = guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})["id"]
        running = guest.open(*hotseats("Ann", "Bob", "Cy"))["id"]
        services = http.app.state.services
        clock.ahead += 2 * DAY
        services.live_updates.audiences[running] = object()
        try:
            assert http.blocking_portal.call(services.cleanup.tidy) == 1
        finally:
            del services.live_updates.audiences[running]
        assert guest.get(f"/api/tables/{waiting}").status_code == 404
        taken = guest.post(f"/api/tables/{waiting}/seats/1/take", {})
        assert (taken.status_code, taken.json()["key"]) == (404, "server-no-table")
        assert guest.table(running)["state"] == "running"


def test_what_nobody_asks_for_leaves_the_memory(tmp_path: Path) -> None:
    """A table that somebody watches stays; a table that is loaded again is unchanged."""
    with TestClient(create_app(config_for(sqlite_at(tmp_path), live_seconds=0.2))) as http:
        guest, services = Guest(http), http.app.state.services
        quiet, watched = (guest.open(*hotseats("Ann", "Bob", "Cy"))["id"] for _ in range(2))
        guest.act(quiet, 1, {"type": "pass"})
        seen = guest.table(quiet)
        services.live_updates.audiences[watched] = Audience()
        wait_until(lambda: services.tables.find_live(quiet) is None)
        assert [table.id for table in services.tables.live_tables()] == [watched]
        assert guest.table(quiet) == seen


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="no such call in this C library")
def test_what_a_crowd_needed_goes_back_to_the_system() -> None:
    """In a process of its own, whose memory nobody else has touched."""
    program = """
from pathlib import Path
from goldenspike.server.maintenance.malloc import memory_trimmer

def used():
    return int(Path("/proc/self/statm").read_text().split()[1])

crowd = [bytearray(50_000) for _ in range(4_000)]
full = used()
crowd = crowd[::2]
holes = used()
memory_trimmer()()
print(full, holes, used())
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    full, holes, after = map(int, said.stdout.split())
    assert holes > 0.9 * full
    assert after < 0.7 * full


def test_what_is_left_of_guests_goes(address: str) -> None:
    """Guests are created freely: one without a seat, an account or a channel is purged in time."""
    people = ["a-never-came", "b-away", "c-was-away", "sits", "has-account", "is-called", "z-never-came"]
    aways = {"b-away": f"[[{NOW - DAY}, {NOW + DAY}]]", "c-was-away": f"[[{NOW - 2 * DAY}, {NOW - DAY}]]"}
    kept = [
        ("sits", True, 400),
        ("is-called", True, 29),
        ("is-gone", True, 31),
        ("unsure", False, 8),
        ("new", False, 6),
    ]

    def put(connection: Connection) -> None:
        for guest in people:
            row = {"guest": guest, "aways": aways.get(guest, "[]")}
            connection.execute(metadata.tables["people"].insert(), row)
        account = {"guest": "has-account", "name": "Cy", "key": "cy", "created": NOW}
        connection.execute(metadata.tables["accounts"].insert(), account)
        for guest, confirmed, days in kept:
            channel = {"id": guest, "guest": guest, "kind": "mail", "address": "", "confirmed": confirmed}
            connection.execute(metadata.tables["channels"].insert(), {**channel, "created": NOW - days * DAY})
        for guest, days in (("sits", 400), ("has-account", 400), ("watched", 179), ("watched-once", 181)):
            noted: dict[str, Any] = {"guest": guest, "table_id": "over", "text": "mine", "updated": NOW - days * DAY}
            connection.execute(metadata.tables["notes"].insert(), noted)
        report = {"table_id": "over", "number": 1, "said": "", "guest": "-", "by": "-", "why": "", "at": 0.0}
        for name, settled in (("open", None), ("settled", NOW - 364 * DAY), ("long-ago", NOW - 366 * DAY)):
            connection.execute(metadata.tables["reports"].insert(), {**report, "id": name, "settled": settled})

    def found(connection: Connection, name: str, column: str) -> set[str]:
        return {*connection.execute(select(metadata.tables[name].c[column])).scalars()}

    async def do(store: Store) -> None:
        await add(store, "over", [SeatRow("human", "Ann", holders=frozenset(["sits"]))], state="over", created=0.0)
        await store.write(put)
        await store.write(cleanup.delete_outdated, NOW)
        after: str | None = ""
        while after is not None:
            guests, after = await store.read(cleanup.inactive_guests, after, NOW, 2)
            await store.write(cleanup.delete_guests, guests)
        assert await store.read(found, "people", "guest") == {"b-away", "sits", "has-account", "is-called"}
        assert await store.read(found, "channels", "guest") == {"sits", "is-called", "new"}
        assert await store.read(found, "notes", "guest") == {"sits", "has-account", "watched"}
        assert await store.read(found, "reports", "id") == {"open", "settled"}

    with_store(address, do)


def test_cleanup_purges_guests_too(tmp_path: Path) -> None:
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as http:
        for _ in range(3):
            assert Guest(http).post("/api/my/notices/quiet", {"quiet_from": 1, "quiet_to": 2}).is_success
        services = http.app.state.services
        assert http.blocking_portal.call(services.store.read, rows_of, "people") == 3
        http.blocking_portal.call(services.cleanup.tidy)
        assert http.blocking_portal.call(services.store.read, rows_of, "people") == 0
