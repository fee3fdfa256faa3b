"""A backup taken while people play, restored into a fresh database of either kind, continues every table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.server.helpers import bot, easiest, hotseats
from support.stress.harness import FULL, OPEN_GATES, Caller, Server, callers, figures, run, serving, size

pytestmark = pytest.mark.slow

TABLES = size(4, 100)
PAUSE = 0.5 if FULL else 0.05
"""Between two looks at a table on which a bot thinks: a hundred who ask all the time would keep it from thinking."""


@pytest.mark.parametrize(("before", "after"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_during_play(before: str, after: str, tmp_path: Path, postgresql: Callable[[], str]) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    database = {name: postgresql() if name == "postgresql" else None for name in (before, after)}
    with serving(old, database[before], **OPEN_GATES) as server:
        tables, took = run(play_and_copy(server, tmp_path / "copy"), 300)
    run(
        goldenspike("restore", str(tmp_path / "copy"), "--database", database[after] or f"sqlite:///{new}/tables.db"),
        120,
    )
    with serving(new, database[after], **OPEN_GATES) as server:
        run(all_go_on(server, tables), 600)
    size_of_copy = (tmp_path / "copy").stat().st_size / 1024
    figures("backup", of=before, into=after, tables=len(tables), seconds=took, kib=size_of_copy)


async def play_and_copy(server: Server, copy: Path) -> tuple[list[tuple[bytes, str, list[Any]]], float]:
    """The owners' proofs, their tables, and what of each had been acknowledged before the backup was begun."""
    async with callers(server.port, ["127.0.0.1"] * TABLES) as hosts:
        tables = []
        for number, host in enumerate(hosts):
            seats = [bot("random")] * 3 if number % 4 == 0 else [*hotseats("Ann", "Bob"), bot("random")]
            tables.append((await host.table(*seats))["id"])
        playing = [asyncio.create_task(move_on(host, table)) for host, table in zip(hosts, tables, strict=True)]
        await asyncio.sleep(1)
        async with callers(server.port, ["127.0.0.1"]) as (reader,):
            known = [await history(reader, table_id) for table_id in tables]
        start = time.monotonic()
        await goldenspike("backup", str(copy), "--database", server.database)
        took = time.monotonic() - start
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return list(zip([host.proof for host in hosts], tables, known, strict=True)), took


async def move_on(host: Caller, table_id: str) -> None:
    """To the end, or until nobody waits for it any more."""
    path = f"/api/tables/{table_id}"
    while (table := await host.get(path))["state"] != "over":
        if table["menu"] is None:
            await asyncio.sleep(PAUSE)
        else:
            await host.post(f"{path}/actions", {"ply": table["ply"], "action": easiest(table["menu"])})


async def history(caller: Caller, table_id: str) -> list[Any]:
    return [entry["entry"] for entry in await caller.history(table_id)]


async def all_go_on(server: Server, tables: list[tuple[bytes, str, list[Any]]]) -> None:
    async def goes_on(proof: bytes, table_id: str, known: list[Any]) -> None:
        async with callers(server.port, ["127.0.0.1"]) as (host,):
            host.proof = proof
            assert (await history(host, table_id))[: len(known)] == known
            await move_on(host, table_id)
            await host.verify(table_id)

    await asyncio.gather(*(goes_on(*table) for table in tables))


async def goldenspike(*arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "goldenspike",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said = (await process.communicate())[0]
    assert process.returncode == 0, said.decode()
