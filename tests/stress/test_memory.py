"""Memory is flat over thousands of games at one server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from support.server.helpers import bot
from support.stress.harness import OPEN_GATES, Caller, Server, callers, figures, run, serving, settled, size, until

pytestmark = pytest.mark.slow

GAMES = [size(5, 500), size(10, 1_000), size(20, 2_000)]
AT_ONCE = 8
LIVE_BYTES = 16 * 2**20
"""So little that it is used up long before the first figure."""


def test_games_of_bots(tmp_path: Path) -> None:
    with serving(tmp_path, **OPEN_GATES, live_bytes=LIVE_BYTES) as server:
        run(games(server), 7_200)


async def games(server: Server) -> None:
    start, played = time.monotonic(), 0
    memory: list[float] = []
    async with callers(server.port, ["127.0.0.1"] * AT_ONCE) as hosts:
        for count in GAMES:
            while played < count:
                now = min(AT_ONCE, count - played)
                await asyncio.gather(*(game(host, played + number) for number, host in enumerate(hosts[:now])))
                played += now
            memory.append(await settled(server, 3))
    shown = {f"mib_after_{count}": mib for count, mib in zip(GAMES, memory, strict=True)}
    figures("memory", games=played, seconds=time.monotonic() - start, **shown)
    assert memory[2] < 1.2 * memory[0]


async def game(host: Caller, number: int) -> None:
    """From opening to record, three seats, now and then a long game; read once, as somebody would who watches."""
    name = "silverton" if number % 100 == 99 else "continental-divide"
    table = await host.table(*[bot("greedy" if number % 20 == 0 else "random")] * 3, game=name)
    path = f"/api/tables/{table['id']}"

    async def over() -> bool:
        return bool((await host.get(path))["state"] == "over")

    await until(over, 900)
    await host.history(table["id"])
    await host.verify(table["id"])
