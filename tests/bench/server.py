"""Measures the server: durable moves through HTTP, and how long a move takes to reach the other player's screen.

    python tests/bench/server.py [--seconds 10] [--json FILE]

A server with one worker on the embedded database (a commit with synchronous=FULL before every 200) and a client in a
process of its own, on loopback. At every table sit two people in two browsers, and one plays two seats; both listen
to the table's stream all the time, and both play at random from the menus they are sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from goldenspike.kernel import play as engine
from goldenspike.server.config import Config, RateLimit, UsageLimits

MANY = RateLimit(1_000_000_000, 1_000_000_000)
LIMITS = UsageLimits(reads=MANY, writes=MANY, kept=MANY, tables=MANY, unfinished_tables=100_000, streams=100_000)
SEATS = [
    {"kind": "hotseat", "name": "Ann"},
    {"kind": "hotseat", "name": "Bob"},
    {"kind": "human", "name": "Cy"},
]


# The server's side


def serve(database: str, port: int) -> None:
    from goldenspike.server.run import serve_with_options

    serve_with_options(Config(database=database, limits=LIMITS), "127.0.0.1", port)


# The client's side: no library, so that it is the server that is measured


class Sent(msgspec.Struct):
    """What the client reads of an update; the rest is skipped."""

    ply: int
    asked: int | None
    state: str
    menu: dict[str, msgspec.Raw] | None


decode = msgspec.json.Decoder(Sent).decode
boxes = msgspec.json.Decoder(list[dict[str, Any]]).decode


class Http:
    """One connection that asks and answers."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=1 << 20, local_addr=(self.source, 0)
        )
        if self.writer.get_extra_info("sockname") == self.writer.get_extra_info("peername"):
            # Where nobody listens, a caller that happens to use that very port connects to itself.
            self.writer.close()
            raise ConnectionRefusedError
        return self

    async def ask(self, head: bytes, body: bytes = b"") -> tuple[int, bytes, bytes]:
        length = b"content-length: %d\r\n\r\n" % len(body) if body else b"\r\n"
        self.writer.write(head + b"host: 127.0.0.1\r\n" + length + body)
        top = await self.reader.readuntil(b"\r\n\r\n")
        return int(top[9:12]), top, await self.content(top)

    async def content(self, top: bytes) -> bytes:
        """What follows the top of an answer: as much as it says, or chunk by chunk."""
        at = top.lower().find(b"content-length:") + 15
        if at > 15:
            return await self.reader.readexactly(int(top[at : top.index(b"\r\n", at)]))
        content = b""
        while chunk := await self.chunk():
            content += chunk
        return content

    async def chunk(self) -> bytes:
        size = int((await self.reader.readuntil(b"\r\n"))[:-2], 16)
        return (await self.reader.readexactly(size + 2))[:-2]

    async def listen(self, head: bytes, heard: Any) -> None:
        await self.begin(head)
        await self.follow(heard)

    async def begin(self, head: bytes) -> bytes:
        """Asks, and returns the top of the answer."""
        self.writer.write(head + b"host: 127.0.0.1\r\n\r\n")
        return await self.reader.readuntil(b"\r\n\r\n")

    async def follow(self, heard: Any) -> None:
        """Server-sent events, chunk by chunk; the server sends every event as one."""
        try:
            while True:
                chunk = await self.chunk()
                if chunk.startswith(b"event: update"):
                    at = chunk.index(b"data: ")
                    heard(chunk[at + 6 : chunk.index(b"\n", at)])
        finally:
            self.writer.close()


class Table:
    """Two people at one table. `arrived` collects how long moves took to reach the other one."""

    def __init__(self, port: int, seed: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.rng = random.Random(seed)
        self.moves = 0
        self.arrived: list[float] = []
        self.answered: list[float] = []
        self.games = 0
        self._listeners: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """A new table, and the two streams."""
        http = await Http(self.port, self.source).open()
        self.http = http
        body = msgspec.json.encode({"game": "continental-divide", "seats": SEATS})
        _, top, content = await http.ask(b"POST /api/tables HTTP/1.1\r\n", body)
        opened = json.loads(content)
        cookie = next(line for line in top.split(b"\r\n") if line.lower().startswith(b"set-cookie:"))
        self.id = opened["table"]["id"].encode()
        token = opened["links"][2]["token"].encode()
        ann = b"cookie: " + cookie.split(b":", 1)[1].split(b";")[0].strip() + b"\r\n"
        cy = b"authorization: Bearer " + token + b"\r\n"
        self.proofs = [ann, ann, cy]
        self.asked_at: dict[int, tuple[float, int]] = {}
        self.turn: asyncio.Queue[Sent] = asyncio.Queue()
        self.latest = -1
        for who, proof in ((0, ann), (2, cy)):
            stream = await Http(self.port, self.source).open()
            head = b"GET /api/tables/" + self.id + b"/stream HTTP/1.1\r\n" + proof
            self._listeners.append(asyncio.create_task(stream.listen(head, lambda data, w=who: self.heard(w, data))))

    def heard(self, who: int, data: bytes) -> None:
        now = time.perf_counter()
        sent = decode(data)
        began, mover = self.asked_at.get(sent.ply, (0.0, who))
        if began and (mover == 2) != (who == 2):
            self.arrived.append(now - began)
        if (sent.menu is not None or sent.state == "over") and sent.ply > self.latest:
            self.latest = sent.ply
            self.turn.put_nowait(sent)

    async def play(self, until: float, pace: float = 0.0) -> None:
        """Move whenever asked: as fast as one can, or at a pace."""
        await asyncio.sleep(self.rng.random() * pace)
        while (start := time.perf_counter()) < until:
            if not await self.move():
                self.games += 1
                await self.close()
                await self.open()
            elif pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))

    async def move(self) -> bool:
        """Answers the next question; False if the game is over instead."""
        sent = await self.turn.get()
        if sent.state == "over" or sent.menu is None or sent.asked is None:
            return False
        body = msgspec.json.encode({"ply": sent.ply, "action": some_action(boxes(sent.menu["choices"]), self.rng)})
        start = time.perf_counter()
        # Nearly every action is one ply; one that also rolled dice is not timed.
        self.asked_at = {sent.ply + 1: (start, sent.asked)}
        head = b"POST /api/tables/" + self.id + b"/actions HTTP/1.1\r\n" + self.proofs[sent.asked]
        status, _, content = await self.http.ask(head, body)
        self.answered.append(time.perf_counter() - start)
        if status != 200:
            raise RuntimeError(content.decode())
        self.moves += 1
        return True

    async def close(self) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        self._listeners.clear()
        self.http.writer.close()


def some_action(choices: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """An action of one of the boxes."""
    box = rng.choice(choices)
    return {name: some_value(value, rng) for name, value in box.items() if name not in ("preview", "open")}


def some_value(value: Any, rng: random.Random) -> Any:
    if isinstance(value, list):
        return rng.choice(value)
    if isinstance(value, dict):
        return rng.choice([n for n in range(value["min"], value["max"] + 1) if n not in value.get("except", ())])
    return value


async def measure(port: int, tables: int, seconds: float, pace: float = 0.0, pid: int = 0) -> dict[str, float]:
    players = [Table(port, seed) for seed in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in players[start : start + 20]))
    start_at, busy_at = time.perf_counter(), busy(pid)
    await asyncio.gather(*(table.play(start_at + seconds, pace) for table in players))
    took, worked = time.perf_counter() - start_at, busy(pid) - busy_at
    for table in players:
        await table.close()
    arrived = sorted(each for table in players for each in table.arrived)
    answered = sorted(each for table in players for each in table.answered)
    return {
        "tables": tables,
        "moves": sum(table.moves for table in players),
        "games": sum(table.games for table in players),
        "moves_per_second": sum(table.moves for table in players) / took,
        "server_ms_per_move": 1000 * worked / sum(table.moves for table in players),
        "server_share_of_a_core": worked / took,
        "reached_p50_ms": 1000 * arrived[len(arrived) // 2],
        "reached_p99_ms": 1000 * arrived[len(arrived) * 99 // 100],
        "answered_p50_ms": 1000 * answered[len(answered) // 2],
        "answered_p99_ms": 1000 * answered[len(answered) * 99 // 100],
    }


def busy(pid: int) -> float:
    """Seconds of processor time that the server has used so far; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_all(port: int, seconds: float, pid: int) -> dict[str, Any]:
    await measure(port, 10, min(2.0, seconds))  # warm up
    return {
        "as_fast_as_they_can": await measure(port, 40, seconds, pid=pid),
        "one_move_a_second": await measure(port, 200, seconds, pace=1.0, pid=pid),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], int(options.serve[1]))
        return 0
    found = run(options.seconds)
    print_table(found)
    document = json.dumps(found, indent=2)
    if options.json:
        options.json.write_text(document + "\n", encoding="utf-8")
    else:
        print(document)
    return 0


@contextmanager
def serving(program: str, database: str) -> Iterator[tuple[int, int]]:
    """That program's server, called with `--serve`: its port and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-P", program, "--serve", database, str(port)], stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port, server)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(20)


def run(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, serving(__file__, f"sqlite:///{folder}/bench.db") as (port, pid):
        found = asyncio.run(measure_all(port, seconds, pid))
    return {
        "python": sys.version.split()[0],
        "compiled": not engine.__file__.endswith(".py"),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        **found,
    }


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10):
            return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def print_table(found: dict[str, Any]) -> None:
    print(f"{'':52}{'40 tables, flat out':>22}{'200 tables, 1/s each':>22}")
    rows = [
        ("moves_per_second", "durable moves a second"),
        ("reached_p50_ms", "to the other player's stream, p50, ms"),
        ("reached_p99_ms", "to the other player's stream, p99, ms"),
        ("answered_p50_ms", "answered, p50, ms"),
        ("answered_p99_ms", "answered, p99, ms"),
        ("server_ms_per_move", "processor time of the server for a move, ms"),
        ("server_share_of_a_core", "share of one core that the server got"),
    ]
    for name, label in rows:
        flat, paced = found["as_fast_as_they_can"][name], found["one_move_a_second"][name]
        print(f"{label:52}{flat:22,.2f}{paced:22,.2f}")


if __name__ == "__main__":
    sys.exit(main())
