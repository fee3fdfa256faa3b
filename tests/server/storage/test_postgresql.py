"""PostgreSQL: the same calls, and several workers that agree."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, func, select

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.app import create_app
from goldenspike.server.config import Config
from goldenspike.server.run import check_startup
from goldenspike.server.storage import DatabaseUnavailable, open_store
from support.server.helpers import (
    Guest,
    Running,
    bot,
    config_for,
    easiest,
    events,
    found_something,
    hotseats,
    human,
    over_at_last,
    play_on,
    running,
    updates,
    wait_until,
    with_token,
)

pytestmark = pytest.mark.slow


def test_a_game_from_opening_to_record(postgresql: Callable[[], str]) -> None:
    config = config_for(postgresql())
    with TestClient(create_app(config)) as http:
        guest, other = Guest(http), Guest(http)
        table = guest.open(human("Ann", me=True), human("Bob"), {"kind": "open"}, public=True)
        assert guest.post(f"/api/tables/{table['id']}/seats/0/nonce", {"nonce": "luck"}).status_code == 200
        other.post(f"/api/tables/{table['id']}/seats/2/take", {"name": "Cy"})
        seats = [guest, with_token(guest, table, 1), other]
        now = guest.table(table["id"])
        mover = seats[now["asked"]]
        assert mover.act(table["id"], 1, found_something(mover.table(table["id"])["menu"])).status_code == 200
        assert mover.undo(table["id"], 2).json()["log"] == 1
        assert mover.undo(table["id"], 3, to=0).json()["proposal"]["waiting"]
        seen = other.table(table["id"])
        assert len(other.get("/api/tables").json()["tables"]) == 1
        assert len(guest.get("/api/my/tables").json()["tables"]) == 1
    with TestClient(create_app(config)) as http:
        assert Guest(http, cookie=other.cookie).table(table["id"]) == seen


def test_several_workers_need_it() -> None:
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(Config("sqlite:///x.db", workers=2))
    assert caught.value.key == "server-workers-need-postgresql"
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(Config("sqlite:///x.db", workers=0))
    assert caught.value.key == "server-workers-how-many"


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(Config("postgresql://nobody@127.0.0.1:1/nothing"))
    assert caught.value.key == "server-database-broken"


@pytest.fixture(scope="module")
def two_workers(postgresql: Callable[[], str]) -> Iterator[Running]:
    with running(config_for(postgresql(), workers=2)) as server:
        yield server


def processes(server: Running, guest: Guest, table_id: str) -> list[httpx.Client]:
    """Connections enough that every worker has some."""
    clients = [httpx.Client(base_url=server.url, timeout=20) for _ in range(8)]
    for client in clients:
        client.get(f"/api/tables/{table_id}", headers={"cookie": f"gs_guest={guest.cookie}"})
    return clients


def test_workers_agree_on_every_move(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        clients = processes(two_workers, guest, table["id"])
        for number in range(24):
            one, two = Guest(clients[number % 8], cookie=guest.cookie), Guest(clients[-number % 8], cookie=guest.cookie)
            seen = one.table(table["id"])
            assert two.act(table["id"], seen["ply"], easiest(seen["menu"])).status_code == 200
        assert guest.table(table["id"])["ply"] == 25
        for client in clients:
            client.close()


def test_two_writers_in_two_processes_exactly_one_wins(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        clients = processes(two_workers, guest, table["id"])
        for ply in range(1, 8):
            action = easiest(guest.table(table["id"])["menu"])
            guests = [Guest(client, cookie=guest.cookie) for client in clients]
            with ThreadPoolExecutor(8) as pool:
                answers = pool.map(lambda one: one.act(table["id"], ply, action).status_code, guests)  # noqa: B023
            assert sorted(answers) == [200] + [409] * 7
        assert guest.table(table["id"])["ply"] == 8
        for client in clients:
            client.close()


def test_streams_of_other_processes_hear_it(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        heard: list[list[int]] = [[] for _ in range(6)]

        def listen(number: int) -> None:
            url = f"{two_workers.url}/api/tables/{table['id']}/stream"
            with httpx.stream("GET", url, headers={"last-event-id": "0"}, timeout=20) as stream:
                for update in updates(stream.iter_lines()):
                    heard[number] += [entry["ply"] for entry in update["entries"]]
                    if update["ply"] >= 10:
                        return

        listeners = [threading.Thread(target=listen, args=(number,)) for number in range(6)]
        for listener in listeners:
            listener.start()
        play_on(guest, table["id"], 9)
        for listener in listeners:
            listener.join(20)
        assert heard == [list(range(1, 11))] * 6


def test_proposals_and_seats_travel_too(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(human("Ann", me=True), human("Bob"), {"kind": "open"})
        with web.stream("GET", f"/api/tables/{table['id']}/stream") as stream:
            heard = events(stream.iter_lines())
            assert next(heard)[2]["state"] == "waiting"
            Guest(web).post(f"/api/tables/{table['id']}/seats/2/take", {"name": "Cy"})
            assert next(data for kind, _, data in heard if kind == "update")["state"] == "running"


def test_bots_play_with_several_workers(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(bot(), bot(), bot())
        assert over_at_last(guest, table["id"])["notes"] == []


def test_everybody_sees_who_is_there(two_workers: Running) -> None:
    with httpx.Client(base_url=two_workers.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(human("Ann", me=True), human("Bob"), human("Cy"))
        token = table["links"][1]["token"]
        url = f"{two_workers.url}/api/tables/{table['id']}/stream"
        clients = processes(two_workers, guest, table["id"])
        with httpx.stream("GET", url, headers={"authorization": f"Bearer {token}"}, timeout=20):

            def seen() -> bool:
                tables = [client.get(f"/api/tables/{table['id']}").json() for client in clients]
                return all(found["players"][1]["connected"] for found in tables)

            wait_until(seen)

        def gone() -> bool:
            tables = [client.get(f"/api/tables/{table['id']}").json() for client in clients]
            return not any(found["players"][1]["connected"] for found in tables)

        wait_until(gone)
        for client in clients:
            client.close()


def test_checking_it_leaves_nothing_open(postgresql: Callable[[], str]) -> None:
    address = postgresql()
    check_startup(Config(address))
    check_startup(Config(address, workers=4))


def test_closing_waits_for_nobody_and_leaves_nothing(postgresql: Callable[[], str]) -> None:
    """Whatever is under way: asked by somebody who still waits, and by somebody who gave up."""
    database = postgresql()

    def sleep(connection: Connection, seconds: float) -> None:
        connection.execute(select(func.pg_sleep(seconds)))

    async def close_meanwhile() -> list[Any]:
        store = open_store(Config(database, statement_seconds=60))
        await store.open()
        asked = [asyncio.create_task(store.read(sleep, 50)), asyncio.create_task(store.write(sleep, 50))]
        await both_sleep(database)
        asked[1].cancel()
        await asyncio.wait_for(store.close(), 20)
        return await asyncio.gather(*asked, return_exceptions=True)

    async def both_sleep(address: str) -> None:
        connection = await asyncpg.connect(address)
        count = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'"
        async with asyncio.timeout(60):
            while await connection.fetchval(count) < 2:
                await asyncio.sleep(0.05)
        await connection.close()

    waiting, gone = asyncio.run(close_meanwhile())
    assert isinstance(waiting, DatabaseUnavailable)
    assert isinstance(gone, asyncio.CancelledError)
    gc.collect()  # a connection left open would be complained of now
