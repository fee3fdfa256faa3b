"""Silent and slow connections end by themselves; meanwhile honest players are served as if nobody else were there."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from support.stress.harness import (
    FULL,
    OPEN_GATES,
    Caller,
    LongTable,
    Server,
    address,
    figures,
    honest,
    meanwhile,
    percentile,
    run,
    serving,
    settled,
    silent_connection,
    size,
)

pytestmark = pytest.mark.slow

SILENT = size(80, 2_000)
ADDRESSES = size(4, 20)
HONEST = size(2, 10)
LONG = size(150, 2_000)
"""Plies of the long history that nobody takes."""
LIMITS: dict[str, Any] = (
    {"live_seconds": 1}
    if FULL
    else {"live_seconds": 1, "header_seconds": 1.0, "body_seconds": 1.5, "idle_seconds": 2.0, "slow_seconds": 1.5}
)
LONGEST = 90.0
"""Until every silent connection must be gone, in seconds: that a stream is not read shows when its buffers are full."""

KINDS: list[bytes] = [
    b"",
    b"GET",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-half: a he",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/tables/LONG/history HTTP/1.1\r\nhost: x\r\n\r\n" * (4 if LONG > 1_000 else 20),
    b"GET /api/tables/LONG/stream?after=0 HTTP/1.1\r\nhost: x\r\n\r\n",
]
"""What each sends before it falls silent. None of them reads anything."""


def test_silent_connections(tmp_path: Path) -> None:
    with serving(tmp_path, **OPEN_GATES, **LIMITS) as server:
        run(silence(server, "silent"), 300)


def test_silent_connections_with_few_descriptors(tmp_path: Path) -> None:
    """1,024 of them, soft and hard."""
    with serving(tmp_path, first="ulimit -n 1024", **OPEN_GATES, **LIMITS) as server:
        run(silence(server, "silent-1024"), 300)


async def silence(server: Server, program: str) -> None:
    long = await LongTable(server.port).open(LONG)
    silent: list[socket.socket] = []
    async with honest(server.port, HONEST) as players, meanwhile(long.go_on_for_ever()):
        await asyncio.sleep(2)
        before, moves = await settled(server), sum(player.moves for player in players)
        for player in players:
            player.answered.clear()
        try:
            await connect(server.port, long.id, silent)
            newcomer = await arrives(server.port)
            gone = await all_gone(server, silent)
        finally:
            for each in silent:
                each.close()
        moves = sum(player.moves for player in players) - moves
        answered = [each for player in players for each in player.answered]
        after = await settled(server)
    long.host.close()
    p99 = percentile(answered, 0.99)
    figures(
        program,
        connections=SILENT,
        gone=gone.total(),
        last_gone_s=max(gone, default=0),
        honest_moves=moves,
        p50_ms=percentile(answered, 0.5),
        p99_ms=p99,
        newcomer_ms=newcomer,
        before_mib=before,
        after_mib=after,
    )
    assert moves > 0
    assert gone.total() == len(silent), "a silent connection is still there"
    assert after < 1.2 * before
    if FULL:
        assert p99 < 100


async def connect(port: int, long: str, silent: list[socket.socket]) -> None:
    """As many of each kind, from all addresses in turn, some hundreds a second."""
    for number in range(SILENT):
        sent = KINDS[number // ADDRESSES % len(KINDS)].replace(b"LONG", long.encode())
        # In a thread: players must not wait for new connections.
        silent.append(await asyncio.to_thread(silent_connection, port, address(number % ADDRESSES), sent))
        if number % 5 == 4:
            await asyncio.sleep(0.02)


async def arrives(port: int) -> float:
    """How long somebody new waits for the list of games, in milliseconds."""
    start = time.perf_counter()
    caller = await Caller(port, "127.0.0.250").open()
    await caller.get("/api/games")
    caller.close()
    return 1000 * (time.perf_counter() - start)


async def all_gone(server: Server, silent: list[socket.socket]) -> Counter[int]:
    """After how many seconds the server had closed how many of them. A reader that takes nothing does not notice."""
    start = time.monotonic()
    left = {each.getsockname() for each in silent}
    gone: Counter[int] = Counter()
    while left and time.monotonic() < start + LONGEST:
        await asyncio.sleep(0.5)
        still = left & await asyncio.to_thread(server.connections)
        gone[int(time.monotonic() - start)] += len(left) - len(still)
        left = still
    return gone
