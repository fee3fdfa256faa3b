"""Lists with shares, what somebody opened lately, and seats that change hands: on both databases."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import text

from goldenspike.server.storage import (
    DatabaseUnavailable,
    Store,
    WriteConflict,
    bot_queue,
    open_store,
    settings,
    table_lists,
    tables,
)
from goldenspike.tables.rows import HistoryAppend, SeatRow
from support.server.helpers import config_for
from support.server.stores import add, with_store


def test_the_schema_is_checked(address: str) -> None:
    async def do(store: Store) -> None:
        await store.check()
        await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'")))
        with pytest.raises(DatabaseUnavailable) as caught:
            await store.check()
        assert caught.value.key == "server-database-other-schema"

    with_store(address, do)


def test_another_program_may_use_the_database_of_a_running_server(address: str) -> None:
    async def do(store: Store) -> None:
        visitor = open_store(config_for(address))
        mark = partial(settings.get_or_create_setting, name="mark", value=b"1")
        assert await visitor.run_beside_server(mark) == b"1"
        assert await store.read(settings.has_setting, "mark")

    with_store(address, do)


def test_no_guest_or_address_fills_the_list_of_public_tables(address: str) -> None:
    async def do(store: Store) -> None:
        for number in range(15):
            await add(store, f"ann{number}", opener="ann", origin="a", created=100.0 + number)
        for number in range(40):
            await add(store, f"many{number}", opener=f"m{number}", origin="a", created=200.0 + number)
        await add(store, "other", opener="bob", origin="b", created=1.0)
        await add(store, "closed", opener="bob", origin="b", created=500.0)
        await store.write(tables.close_table, "closed", 1)
        for number in range(40):
            await add(store, f"old{number}", opener=f"o{number}", created=0.5)
        found = [table.id for table in await store.read(table_lists.public_tables, None)]
        assert found[:30] == [f"many{number}" for number in range(39, 9, -1)]
        assert found[30] == "other"
        assert {*found[31:]} == {f"old{number}" for number in range(40)}
        assert await store.read(table_lists.public_tables, "over") == []

    with_store(address, do)


def test_one_guest_has_a_limited_share_of_the_list(address: str) -> None:
    async def do(store: Store) -> None:
        for number in range(15):
            await add(store, f"ann{number}", created=100.0 + number)
        found = [table.id for table in await store.read(table_lists.public_tables, "waiting")]
        assert found == [f"ann{number}" for number in range(14, 4, -1)]

    with_store(address, do)


def test_what_was_opened_lately(address: str) -> None:
    async def do(store: Store) -> None:
        await add(store, "a", created=5.0, origin="x")
        await add(store, "b", created=15.0, origin="x", state="running")
        await add(store, "c", created=16.0, origin="x", state="over")
        await add(store, "d", created=17.0, origin="x", opener="bob", public=False)
        await add(store, "e", created=18.0, origin="x", opener="bob")
        await store.write(tables.close_table, "e", 1)
        assert await store.read(table_lists.open_table_counts, "ann", "x", 10.0) == (2, 3, 2, 3)
        assert await store.read(table_lists.open_table_counts, "cy", "y", 10.0) == (0, 0, 0, 0)

    with_store(address, do)


def test_a_seat_changes_hands(address: str) -> None:
    async def do(store: Store) -> None:
        await add(store, "t", [SeatRow("human", "Ann", holders=frozenset(["ann", "ann2"])), SeatRow("open", "")])
        bob = SeatRow("human", "Bob", None, "n", frozenset(["bob"]), link=3, link_open=False, since=7)
        await store.write(tables.change_seat, "t", 1, 0, bob, None)
        found = await store.read(tables.read_table, "t")
        assert found is not None
        assert found.seats == [bob, SeatRow("open", "")]
        with pytest.raises(WriteConflict):
            await store.write(tables.change_seat, "t", 1, 0, SeatRow("bot", "greedy", "greedy"), None)
        start = HistoryAppend("t", 2, 0, ["{}"], "running", 0, 9.0)
        await store.write(tables.change_seat, "t", 2, 1, SeatRow("bot", "greedy", "greedy"), start)
        found = await store.read(tables.read_table, "t")
        assert found is not None
        assert (found.seats[1], found.standing.state, found.history) == (
            SeatRow("bot", "greedy", "greedy"),
            "running",
            ["{}"],
        )
        await store.write(tables.change_seat, "t", 3, 0, SeatRow("open", ""), None)
        found = await store.read(tables.read_table, "t")
        assert found is not None
        assert found.seats[0] == SeatRow("open", "")

    with_store(address, do)


def test_a_closed_table_is_read_and_not_written(address: str) -> None:
    async def do(store: Store) -> None:
        await add(store, "t", state="running")
        await store.write(tables.close_table, "t", 1)
        with pytest.raises(WriteConflict):
            await store.write(tables.close_table, "t", 1)
        found = await store.read(tables.read_table, "t")
        assert found is not None
        assert (found.standing.state, found.standing.version) == ("closed", 2)
        assert await store.read(bot_queue.pending_tasks) == []

    with_store(address, do)


def test_what_went_wrong_is_told_without_what_was_to_be_written(address: str) -> None:
    """It is for the log, and may be anything: a password's hash, a webhook, the secret of all seats."""
    statement, values = text("INSERT INTO nowhere VALUES (:hidden)"), {"hidden": "the secret of all seats"}

    async def do(store: Store) -> None:
        for act in (store.read, store.write):
            with pytest.raises(DatabaseUnavailable) as caught:
                await act(lambda connection: connection.execute(statement, values))
            assert "nowhere" in str(caught.value.__cause__)
            assert "secret" not in str(caught.value.__cause__)

    with_store(address, do)
