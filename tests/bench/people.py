"""Measures the server with many people: what their first page costs, the lobby, and a move that others are told of.

    PYTHONPATH=tests python -P tests/bench/people.py [--accounts 2000] [--seconds 8] [--json FILE]

A database of that many accounts with five tables each, made beforehand; a server with one worker, and a client in a
process of its own, on loopback. Then moves at 10 tables with three spectators each, as fast as possible: without
notifications, and with a webhook for every player, while no player has a page open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from bench.server import LIMITS, Http, boxes, busy, decode, serving, some_action
from bench.server import SEATS as PLAYERS
from goldenspike.kernel import play as engine
from goldenspike.server.accounts.identity import SESSION_COOKIE, Signer
from goldenspike.server.accounts.sessions import token_digest
from goldenspike.server.config import Config, NotificationSettings
from goldenspike.server.storage import open_store, settings
from goldenspike.server.storage.schema import accounts, history, holders, seats, sessions, tables
from goldenspike.server.tables.holders import SeatHolders
from goldenspike.server.tables.opening import TableOpener, TableOpening
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables.schemas import OpenTableRequest, SeatRequest
from goldenspike.tables.time_source import TimeSource

TABLES_EACH = 5
SEATS = 3
WAITING = 500
"""Public tables at which somebody may sit down."""
CALLERS = 16
TABLES = 10
WATCHERS = 3
START = ["/api/my/list", "/api/my/waiting", "/api/my/invitations", "/api/lobby?state=waiting"]
"""What the start page asks for about the person."""
LOBBY = [
    "",
    "?game=silverton",
    "?state=waiting",
    "?game=continental-divide&state=running",
    "?pace=fast",
    "?language=fr",
]


def config_for(database: str) -> Config:
    return Config(database, limits=LIMITS, outside=("127.0.0.0/8",), notices=NotificationSettings(grace_seconds=0.1))


# The database


async def fill(database: str, many: int) -> list[str]:
    """Accounts and tables; returns the cookies of everybody's session."""
    config = config_for(database)
    store = open_store(config)
    await store.open()
    try:
        signer = Signer(await store.write(settings.get_or_create_setting, "secret", secrets.token_bytes(32)))
        registry = TableRegistry(config, store, PackLibrary(store, None), signer, TimeSource())
        opening = TableOpening(registry, SeatHolders(store))
        models = [await model(opening, kind) for kind in ("hotseat", "open")]
        tokens = [signer.stamped("session", secrets.token_urlsafe(16)) for _ in range(many)]
        await store.write(people, tokens)
        await store.write(copies, models[0], "running", many * TABLES_EACH // SEATS, many)
        await store.write(copies, models[1], "waiting", WAITING, many)
    finally:
        await store.close()
    return [f"cookie: {SESSION_COOKIE}={token}\r\n" for token in tokens]


async def model(opening: TableOpening, kind: Any) -> str:
    asked = OpenTableRequest(game="continental-divide", seats=[SeatRequest(kind=kind)] * SEATS, public=True)
    return (await opening.open(asked, TableOpener("nobody", "127.0.0.1", "en"))).id


def person(number: int) -> str:
    return f"{number:032x}"


def people(connection: Connection, tokens: list[str]) -> None:
    now = time.time()
    named = [
        {"guest": person(number), "name": f"Player {number}", "key": f"player {number}", "created": now}
        for number in range(len(tokens))
    ]
    connection.execute(accounts.insert(), named)
    logged_in = [
        {"digest": token_digest(token), "guest": person(number), "created": now, "seen": now, "device": "bench"}
        for number, token in enumerate(tokens)
    ]
    connection.execute(sessions.insert(), logged_in)


def copies(connection: Connection, of: str, state: str, many: int, among: int) -> None:
    """So many tables like that one; who sits there at the running ones goes round."""
    table = dict(connection.execute(select(tables).where(tables.c.id == of)).mappings().one())
    its_seats = [dict(row) for row in connection.execute(select(seats).where(seats.c.table_id == of)).mappings()]
    entries = [dict(row) for row in connection.execute(select(history).where(history.c.table_id == of)).mappings()]
    ids = [secrets.token_hex(8) for _ in range(many)]
    connection.execute(
        tables.insert(),
        [
            {
                **table,
                "id": table_id,
                "opener": person(place % among),
                "origin": str(place % 100),
                "updated": table["updated"] - place,
            }
            for place, table_id in enumerate(ids)
        ],
    )
    connection.execute(seats.insert(), [{**seat, "table_id": table_id} for table_id in ids for seat in its_seats])
    if entries:
        connection.execute(history.insert(), [{**entry, "table_id": table_id} for table_id in ids for entry in entries])
    if state == "running":
        held = [
            {"table_id": table_id, "seat": seat, "guest": person((SEATS * place + seat) % among)}
            for place, table_id in enumerate(ids)
            for seat in range(SEATS)
        ]
        connection.execute(holders.insert(), held)


# The calls


async def pages(port: int, cookies: list[str], paths: Callable[[random.Random], list[str]]) -> dict[str, float]:
    """Everybody asks for a page once, some of them at a time: how long until all that it needs is there."""
    waiting, took = list(cookies), []
    rng = random.Random(7)

    async def calls() -> None:
        http = await Http(port).open()
        while waiting:
            cookie = waiting.pop().encode()
            start = time.perf_counter()
            for path in paths(rng):
                status, _, content = await http.ask(b"GET " + path.encode() + b" HTTP/1.1\r\n" + cookie)
                if status != 200:
                    raise RuntimeError(content.decode())
            took.append(time.perf_counter() - start)
        http.writer.close()

    await asyncio.gather(*(calls() for _ in range(CALLERS)))
    took.sort()
    return {"p50_ms": 1000 * took[len(took) // 2], "p99_ms": 1000 * took[len(took) * 99 // 100]}


class Watched:
    """A table of two people who have no page open and look at it when it is their turn; others watch it all the time.

    `called_at`: where each of them has a webhook.
    """

    def __init__(self, port: int, seed: int, called_at: str | None) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.called_at = called_at
        self.answered: list[float] = []
        self._watching: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.http = await Http(self.port).open()
        _, top, content = await self.ask("POST /api/tables", b"", {"game": "continental-divide", "seats": PLAYERS})
        opened = json.loads(content)
        self.path = f"/api/tables/{opened['table']['id']}"
        ann = cookie_of(top)
        _, top, _ = await self.ask(f"POST /join/{opened['table']['id']}/{opened['links'][2]['token']}", b"")
        cy = cookie_of(top)
        self.proofs = [ann, ann, cy]
        for _ in range(WATCHERS):
            stream = await Http(self.port).open()
            head = f"GET {self.path}/stream HTTP/1.1\r\n".encode()
            self._watching.append(asyncio.create_task(stream.listen(head, lambda _: None)))
        if self.called_at is not None:
            for proof in (ann, cy):
                channel = {"kind": "webhook", "address": self.called_at}
                await self.ask("POST /api/my/notices/channels", proof, channel)

    async def play(self, until: float) -> None:
        proof = self.proofs[0]
        while time.perf_counter() < until:
            _, _, content = await self.ask(f"GET {self.path}", proof)
            sent = decode(content)
            if sent.state == "over" or sent.asked is None:
                self.close()
                await self.open()
                continue
            if sent.menu is None:
                proof = self.proofs[sent.asked]
                continue
            action = some_action(boxes(sent.menu["choices"]), self.rng)
            start = time.perf_counter()
            await self.ask(f"POST {self.path}/actions", proof, {"ply": sent.ply, "action": action})
            self.answered.append(time.perf_counter() - start)

    async def ask(self, what: str, proof: bytes, body: Any = None) -> tuple[int, bytes, bytes]:
        head = f"{what} HTTP/1.1\r\n".encode() + proof
        status, top, content = await self.http.ask(head, b"" if body is None else msgspec.json.encode(body))
        if status >= 400:
            raise RuntimeError(content.decode())
        return status, top, content

    def close(self) -> None:
        for watcher in self._watching:
            watcher.cancel()
        self._watching.clear()
        self.http.writer.close()


def cookie_of(top: bytes) -> bytes:
    line = next(line for line in top.split(b"\r\n") if line.lower().startswith(b"set-cookie:"))
    return b"cookie: " + line.split(b":", 1)[1].split(b";")[0].strip() + b"\r\n"


async def moves(port: int, pid: int, seconds: float, called_at: str | None) -> dict[str, float]:
    watched = [Watched(port, seed, called_at) for seed in range(TABLES)]
    for table in watched:
        await table.open()
    start, busy_at = time.perf_counter(), busy(pid)
    await asyncio.gather(*(table.play(start + seconds) for table in watched))
    answered, worked = sorted(each for table in watched for each in table.answered), busy(pid) - busy_at
    for table in watched:
        table.close()
    return {
        "moves": len(answered),
        "server_ms_per_move": 1000 * worked / len(answered),
        "answered_p50_ms": 1000 * answered[len(answered) // 2],
        "answered_p99_ms": 1000 * answered[len(answered) * 99 // 100],
    }


class Called:
    """Takes every webhook, and counts them."""

    def __init__(self) -> None:
        self.times = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        top = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(top.split(b"content-length:")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
        self.times += 1
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


# All of it


async def measure_all(port: int, pid: int, cookies: list[str], seconds: float) -> dict[str, Any]:
    await pages(port, cookies[:50], lambda _: START)  # warm up
    found: dict[str, Any] = {
        "start": await pages(port, cookies, lambda _: START),
        "lobby": await pages(port, cookies, lambda rng: [f"/api/lobby{rng.choice(LOBBY)}"]),
    }
    called = Called()
    sink = await asyncio.start_server(called.answer, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{sink.sockets[0].getsockname()[1]}/"
    await moves(port, pid, min(2.0, seconds), None)
    found["untold"] = await moves(port, pid, seconds, None)
    found["told"] = {**await moves(port, pid, seconds, address), "notices": called.times}
    sink.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--accounts", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.serve:
        from goldenspike.server.run import serve_with_options

        serve_with_options(config_for(options.serve[0]), "127.0.0.1", int(options.serve[1]))
        return 0
    found = measured(options.accounts, options.seconds)
    print_table(found)
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0


def measured(many: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.db"
        cookies = asyncio.run(fill(database, many))
        with serving(__file__, database) as (port, pid):
            found = asyncio.run(measure_all(port, pid, cookies, seconds))
    return {
        "python": sys.version.split()[0],
        "compiled": not engine.__file__.endswith(".py"),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "accounts": many,
        **found,
    }


def print_table(found: dict[str, Any]) -> None:
    print(f"{found['accounts']:,} accounts, {TABLES_EACH} tables each{'p50, ms':>20}{'p99, ms':>12}")
    for name, label in (("start", "start page, all it asks for"), ("lobby", "lobby")):
        print(f"{label:32}{found[name]['p50_ms']:20,.1f}{found[name]['p99_ms']:12,.1f}")
    print(f"{'a move with three watchers':32}{'processor, ms':>20}{'p50, ms':>12}{'p99, ms':>12}")
    for name, label in (("untold", "nobody told"), ("told", f"{found['told']['notices']} notices sent")):
        row = found[name]
        print(
            f"{label:32}{row['server_ms_per_move']:20,.2f}{row['answered_p50_ms']:12,.1f}{row['answered_p99_ms']:12,.1f}"
        )


if __name__ == "__main__":
    sys.exit(main())
