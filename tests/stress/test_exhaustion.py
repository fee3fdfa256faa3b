"""Floods: of tables, of the public list, of joins, of readers who take nothing. Afterwards memory is what it was."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from support.server.helpers import hotseats, human
from support.stress.harness import (
    FULL,
    OPEN_GATES,
    Caller,
    LongTable,
    Server,
    address,
    callers,
    figures,
    honest,
    meanwhile,
    run,
    serving,
    settled,
    silent_connection,
    size,
)

pytestmark = pytest.mark.slow

TABLES = size(60, 3_000)
JOINS = size(100, 5_000)
READERS = 20
PLIES = size(300, 9_000)
SLOW: dict[str, Any] = {} if FULL else {"slow_seconds": 1.5}
LIVE_BYTES = 16 * 2**20


def test_floods_of_tables_and_joins(tmp_path: Path) -> None:
    with serving(tmp_path, **OPEN_GATES, live_bytes=LIVE_BYTES) as server:
        run(flood(server), 900)


def test_a_flood_within_the_limits(tmp_path: Path) -> None:
    """One guest and one address may open so many, and no more; everybody else still can; the public list has room."""
    limits = {"unfinished_tables": 10, "address_tables": 25, "public_tables": 5, "address_public_tables": 8}
    with serving(tmp_path, **{**OPEN_GATES, **limits}) as server:
        run(shares(server), 120)


def test_idle_readers_of_a_long_history(tmp_path: Path) -> None:
    with serving(tmp_path, **OPEN_GATES, **SLOW, plies=1_000_000) as server:
        run(idle_readers(server), 600)


async def flood(server: Server) -> None:
    async with honest(server.port, 1):
        await open_many(server.port, max(TABLES // 3, 50))  # warm up
        before, start = await settled(server), time.monotonic()
        statuses = await open_many(server.port, TABLES)
        statuses += await join_many(server.port, JOINS)
        took = time.monotonic() - start
        after = await settled(server)
    figures(
        "floods", tables=TABLES, joins=JOINS, seconds=took, statuses=dict(statuses), before_mib=before, after_mib=after
    )
    assert not [status for status in statuses if status >= 500]
    assert after < 1.2 * before


async def open_many(port: int, tables: int) -> Counter[int]:
    """Public ones and others, waiting and running, from many addresses; the list is read all the while."""
    statuses: Counter[int] = Counter()
    async with callers(port, [address(number) for number in range(10)]) as openers:

        async def open_some(opener: Caller) -> None:
            for number in range(tables // len(openers)):
                seats = (
                    hotseats("Ann", "Bob", "Cy") if number % 2 else [human(me=True), {"kind": "open"}, {"kind": "open"}]
                )
                body = {"game": "silverton", "seats": seats, "public": number % 3 == 0, "title": "x" * 80}
                statuses[(await opener.post("/api/tables", body)).status] += 1
                if number % 5 == 0:
                    statuses[(await opener.ask("GET", "/api/tables")).status] += 1

        await asyncio.gather(*map(open_some, openers))
    return statuses


async def join_many(port: int, joins: int) -> Counter[int]:
    """Strangers with one link, right and wrong, who look and who sit down."""
    statuses: Counter[int] = Counter()
    async with callers(port, [address(number) for number in range(10)]) as guests:
        table = await guests[0].table(*hotseats("Ann", "Bob"), human("Cy"))
        token = table["links"][2]["token"]

        async def join(guest: Caller) -> None:
            for number in range(joins // len(guests)):
                guest.proof = b""
                wrong = token[: number % len(token)] or "x"
                method = ("GET", "POST")[number % 2]
                path = f"/join/{table['id']}/{token if number % 3 == 0 else wrong}"
                statuses[(await guest.ask(method, path)).status] += 1

        await asyncio.gather(*map(join, guests))
    return statuses


async def shares(server: Server) -> None:
    body: dict[str, Any] = {"game": "continental-divide", "seats": [human(me=True), {"kind": "open"}, {"kind": "open"}]}

    async def opened(caller: Caller, count: int, **more: Any) -> int:
        statuses = [(await caller.post("/api/tables", {**body, **more})).status for _ in range(count)]
        assert set(statuses) <= {201, 429}
        return statuses.count(201)

    async with callers(server.port, [address(0)] * 4 + [address(1), address(2)]) as (*crowd, loud, other):
        of_a_guest = await opened(crowd[0], 15)
        of_an_address = of_a_guest + sum([await opened(guest, 15) for guest in crowd[1:]])
        public = await opened(loud, 10, public=True)
        assert await opened(other, 1, public=True) == 1
        listed = await other.get("/api/tables")
    figures("shares", of_a_guest=of_a_guest, of_an_address=of_an_address, public=public)
    assert (of_a_guest, of_an_address, public) == (10, 25, 5)
    assert len(listed["tables"]) == 6


async def idle_readers(server: Server) -> None:
    long = await LongTable(server.port).open(PLIES)
    wanted = f"GET /api/tables/{long.id}/history HTTP/1.1\r\nhost: x\r\n\r\n".encode() * 10
    wanted += f"GET /api/tables/{long.id}/stream?after=0 HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    async with honest(server.port, 1), meanwhile(long.go_on_for_ever()):
        await read_nothing(server, wanted)  # warm up
        before = await settled(server)
        during = await read_nothing(server, wanted)
        after = await settled(server)
    long.host.close()
    figures("idle-readers", readers=READERS, plies=PLIES, before_mib=before, most_mib=during, after_mib=after)
    assert after < 1.2 * before
    assert during < before + 100


async def read_nothing(server: Server, wanted: bytes) -> float:
    """The most memory it takes until the server has dropped them all."""
    readers = [silent_connection(server.port, address(number % 4), wanted) for number in range(READERS)]
    try:
        names = {reader.getsockname() for reader in readers}
        most = 0.0
        async with asyncio.timeout(60):
            while names & server.connections():
                most = max(most, server.memory())
                await asyncio.sleep(0.1)
        return most
    finally:
        for reader in readers:
            reader.close()
