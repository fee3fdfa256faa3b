"""Thousands of listeners: who sits at a table is let in and hears every move; strangers beyond the caps are not."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from support.server.helpers import easiest, hotseats, human
from support.stress.harness import (
    OPEN_GATES,
    Caller,
    Listener,
    Server,
    address,
    callers,
    figures,
    heard_all,
    run,
    serving,
    settled,
    size,
    until,
)

pytestmark = pytest.mark.slow

TABLES = size(2, 10)
AT_A_TABLE = size(24, 300)
FROM_AN_ADDRESS = size(8, 100)
MOVES = size(5, 20)
CAPS: dict[str, Any] = {"streams": AT_A_TABLE, "address_streams": FROM_AN_ADDRESS}


def test_streams(tmp_path: Path) -> None:
    with serving(tmp_path, **OPEN_GATES, **CAPS) as server:
        run(listen(server), 400)


async def listen(server: Server) -> None:
    async with callers(server.port, ["127.0.0.1"] * TABLES) as hosts:
        tables = [await host.table(*hotseats("Ann", "Bob"), human("Cy")) for host in hosts]
        fresh = await settled(server)
        await filled_and_left(server, [table["id"] for table in tables])  # Python's allocator keeps what a crowd took
        before = await settled(server)
        start = time.monotonic()
        strangers = await strangers_at(server.port, [table["id"] for table in tables])
        filled = time.monotonic() - start
        refused = await refusals(server.port, hosts[0], tables)
        seated = [await sit(server.port, host, table) for host, table in zip(hosts, tables, strict=True)]
        start = time.monotonic()
        await asyncio.gather(*(play(host, table) for host, table in zip(hosts, tables, strict=True)))
        played = time.monotonic() - start
        last = {table["id"]: (await hosts[0].get(f"/api/tables/{table['id']}"))["ply"] for table in tables}
        for table, listeners in zip(tables, seated, strict=True):
            for listener in listeners:
                await heard_all(listener, last[table["id"]])
        for table_id, listeners in strangers.items():
            for listener in listeners:
                await heard_all(listener, last[table_id])
        during = server.memory()
        for listener in [each for group in [*seated, *strangers.values()] for each in group]:
            await listener.close()
        after = await settled(server)
    count = sum(map(len, strangers.values()))
    figures(
        "streams",
        listeners=count,
        seats=sum(map(len, seated)),
        refused=dict(refused),
        let_in_s=filled,
        moves=TABLES * MOVES,
        played_s=played,
        fresh_mib=fresh,
        before_mib=before,
        during_mib=during,
        after_mib=after,
    )
    assert count == TABLES * AT_A_TABLE
    assert set(refused) == {429}
    assert after < 1.2 * before


async def filled_and_left(server: Server, table_ids: list[str]) -> None:
    for listeners in (await strangers_at(server.port, table_ids)).values():
        for listener in listeners:
            await listener.close()

    async def nobody_left() -> bool:
        return all(host == "127.0.0.1" for host, _ in server.connections())

    await until(nobody_left)


async def strangers_at(port: int, table_ids: list[str]) -> dict[str, list[Listener]]:
    """Every table full of strangers, every address used up."""
    found: dict[str, list[Listener]] = {}
    numbers = iter(range(1_000_000))
    for table_id in table_ids:
        listeners = [Listener(Caller(port, address(next(numbers) // FROM_AN_ADDRESS))) for _ in range(AT_A_TABLE)]
        for begin in range(0, AT_A_TABLE, 50):
            await asyncio.gather(*(listener.open(table_id) for listener in listeners[begin : begin + 50]))
        assert {listener.status for listener in listeners} == {200}
        found[table_id] = listeners
    return found


async def refusals(port: int, host: Caller, tables: list[Any]) -> Counter[int]:
    """One too many at a full table from a new address, and one too many from a full address at an empty table."""
    empty = await host.table(*hotseats("Ann", "Bob", "Cy"))
    attempts = [(address(100_000), table["id"]) for table in tables] + [(address(0), empty["id"])] * 5
    refused: Counter[int] = Counter()
    for source, table_id in attempts:
        listener = await Listener(Caller(port, source)).open(table_id)
        refused[listener.status] += 1
        await listener.close()
    return refused


async def sit(port: int, host: Caller, table: Any) -> list[Listener]:
    """Those who sit there listen too, from an address that strangers have used up: every seat is let in."""
    own, other = Caller(port, address(0)), Caller(port, address(0), token=table["links"][2]["token"])
    own.proof = host.proof
    listeners = [await Listener(who).open(table["id"]) for who in (own, other)]
    assert [listener.status for listener in listeners] == [200, 200], "a seat's own stream was refused"
    return listeners


async def play(host: Caller, table: Any) -> None:
    path = f"/api/tables/{table['id']}"
    async with callers(host.http.port, ["127.0.0.1"]) as (other,):
        other.proof = b"authorization: Bearer %s\r\n" % table["links"][2]["token"].encode()
        for _ in range(MOVES):
            asked = (await host.get(path))["asked"]
            mover = other if asked == 2 else host
            now = await mover.get(path)
            answer = await mover.post(f"{path}/actions", {"ply": now["ply"], "action": easiest(now["menu"])})
            assert answer.status == 200, answer
