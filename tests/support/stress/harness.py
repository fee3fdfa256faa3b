"""What the stress tests share: sizes, a real `goldenspike serve` with its settings, callers, and honest players.

`GOLDENSPIKE_CAMPAIGN` says how much of it: `small` (as in `make test`), `full` (as in `make soak`), or a share of the
full size, such as 0.1. Every program prints its figures in one line; `-s` shows them.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

import goldenspike as gs
from bench.server import Http, Table
from goldenspike.kernel import record
from support.e2e.serving import Served
from support.server.helpers import hotseats

T = TypeVar("T")

CAMPAIGN = os.environ.get("GOLDENSPIKE_CAMPAIGN", "small")
FULL = CAMPAIGN == "full"
GAME = "continental-divide"

MANY = "1000000000/1000000000"
OPEN_GATES: dict[str, Any] = {
    "reads": MANY,
    "writes": MANY,
    "moves": MANY,
    "tables": MANY,
    "unfinished_tables": 1_000_000,
    "address_tables": 1_000_000,
    "public_tables": 1_000_000,
    "address_public_tables": 1_000_000,
}
"""Nothing is refused for being too much: for what is to reach the tables."""


def size(small: int, full: int) -> int:
    """How many of something."""
    if CAMPAIGN == "small":
        return small
    return full if FULL else max(small, round(full * float(CAMPAIGN)))


def figures(program: str, **values: object) -> None:
    shown = [
        f"{name}={value:,.1f}" if isinstance(value, float) else f"{name}={value}" for name, value in values.items()
    ]
    print(f"\n{program}: {' '.join(shown)}", flush=True)


def run(program: Coroutine[Any, Any, T], seconds: float) -> T:
    """The program in a loop of its own, with an end. It may hold as many connections as the system lets it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def limited() -> T:
        try:
            async with asyncio.timeout(seconds):
                return await program
        finally:
            await asyncio.sleep(0.1)  # connections that were closed a moment ago are gone after this

    return asyncio.run(limited())


# The server


class Server(Served):
    """A `goldenspike serve` with settings by their names, whose words go to a file; `first` is a command of the shell
    that makes its surroundings."""

    def __init__(self, folder: Path, database: str | None = None, first: str = "", **settings: Any) -> None:
        super().__init__(folder, database, *flags(settings))
        self.log = folder / f"server-{self.port}.log"
        if first:
            self.command = ["sh", "-c", f'{first} && exec "$@"', "sh", *self.command]

    def stop(self) -> None:
        """As an operator does."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)
        self.kill()

    def memory(self) -> float:
        """MiB that its processes hold together."""
        return sum(rss(pid) for pid in self.processes()) / 2**20

    def connections(self) -> set[tuple[str, int]]:
        """Who is connected with it, as the system knows."""
        lines = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
        here = f":{self.port:04X}"
        return {
            peer(fields[2]) for fields in lines if fields[1].endswith(here) and fields[3] in (ESTABLISHED, HALF_CLOSED)
        }

    def processes(self) -> list[int]:
        """The server's own, and those that it started, and so on: bots think in sessions of their own."""
        assert self.process is not None
        parents = {int(folder.name): parent(folder) for folder in Path("/proc").iterdir() if folder.name.isdigit()}
        found = [self.process.pid]
        for pid in found:
            found += [child for child, its_parent in parents.items() if its_parent == pid]
        return found

    def end(self) -> None:
        """Killed without any warning; what it had started ends by itself."""
        if self.process is None:
            return
        pids = self.processes()
        self.kill()
        end = time.monotonic() + 60
        while left := [pid for pid in pids if Path(f"/proc/{pid}").exists()]:
            if time.monotonic() > end:
                for pid in left:
                    os.kill(pid, signal.SIGKILL)
                raise AssertionError(f"{len(left)} processes lived on without their server")
            time.sleep(0.05)


def flags(settings: dict[str, Any]) -> list[str]:
    return [part for name, value in settings.items() for part in (f"--{name.replace('_', '-')}", str(value))]


@contextmanager
def serving(folder: Path, database: str | None = None, first: str = "", **settings: Any) -> Iterator[Server]:
    """Whatever happens, no process of it is left behind."""
    server = Server(folder, database, first, **settings)
    try:
        server.start()
        yield server
    finally:
        server.end()


ESTABLISHED = "01"
HALF_CLOSED = "08"
"""By the other side."""


def peer(field: str) -> tuple[str, int]:
    host, port = field.split(":")
    return socket.inet_ntoa(bytes.fromhex(host)[::-1]), int(port, 16)


def rss(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


def parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


async def settled(server: Server, seconds: float = 5.0 if FULL else 1.5) -> float:
    """The least memory it holds within so many seconds, after a flood has gone."""
    end = time.monotonic() + seconds
    least = server.memory()
    while time.monotonic() < end:
        await asyncio.sleep(0.25)
        least = min(least, server.memory())
    return least


# Callers


def address(number: int) -> str:
    """One of 16 million addresses of this machine, none of them 127.0.0.x."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Answer(NamedTuple):
    status: int
    top: bytes
    content: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.content)


class Caller:
    """A caller with an address and a cookie or token of their own; reconnects when the server closes the connection."""

    def __init__(self, port: int, source: str = "127.0.0.1", token: str | None = None) -> None:
        self.http = Http(port, source)
        self.proof = b"" if token is None else b"authorization: Bearer %s\r\n" % token.encode()
        self.headers = b""
        """Others, whole lines."""

    async def open(self) -> Caller:
        await self.http.open()
        return self

    def close(self) -> None:
        self.http.writer.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        if self.http.reader.at_eof():
            self.close()
            await self.open()
        encoded = b"" if body is None else json.dumps(body).encode()
        head = b"%s %s HTTP/1.1\r\n" % (method.encode(), path.encode()) + self.headers + self.proof
        answer = Answer(*await self.http.ask(head, encoded))
        if not self.proof and (cookie := header(answer.top, b"set-cookie")):
            self.proof = b"cookie: " + cookie.split(b";")[0] + b"\r\n"
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.json

    async def post(self, path: str, body: Any) -> Answer:
        return await self.ask("POST", path, body)

    async def table(self, *seats: dict[str, Any], **more: Any) -> Any:
        """A new table, with `links` by seat."""
        answer = await self.post("/api/tables", {"game": GAME, "seats": list(seats), **more})
        assert answer.status == 201, answer
        opened = answer.json
        return {**opened["table"], "links": {link["seat"]: link for link in opened["links"]}}

    async def history(self, table_id: str) -> list[Any]:
        """All of it, page by page."""
        entries: list[Any] = []
        after: int | None = 0
        while after is not None:
            page = await self.get(f"/api/tables/{table_id}/history?after={after}")
            entries += page["entries"]
            after = page.get("next")
        assert [entry["ply"] for entry in entries] == list(range(1, len(entries) + 1))
        return entries

    async def verify(self, table_id: str) -> None:
        """The record of a finished game holds."""
        assert record.verify(gs.load(await self.get(f"/api/tables/{table_id}/record")))


class Entry(msgspec.Struct):
    ply: int


class Heard(msgspec.Struct):
    """What a listener remembers of an update."""

    ply: int
    entries: list[Entry]


class Listener:
    """A listener at a table's stream: `plies` are those of the entries received, in that order."""

    def __init__(self, caller: Caller) -> None:
        self.http = Http(caller.http.port, caller.http.source)
        self.proof = caller.proof
        self.status = 0
        self.plies: list[int] = []
        self.ply = 0
        self._task: asyncio.Task[None] | None = None

    async def open(self, table_id: str) -> Listener:
        """`status` says whether the listener was let in."""
        await self.http.open()
        top = await self.http.begin(f"GET /api/tables/{table_id}/stream HTTP/1.1\r\n".encode() + self.proof)
        self.status = int(top[9:12])
        if self.status == 200:
            self._task = asyncio.create_task(self.http.follow(self._heard))
        return self

    def _heard(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        self.ply = heard.ply
        self.plies += [entry.ply for entry in heard.entries]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.http.writer.close()


async def heard_all(listener: Listener, last: int, since: int = 1) -> None:
    """Every entry after that ply, up to the last, once and in order."""
    async with asyncio.timeout(60):
        while listener.ply < last:
            await asyncio.sleep(0.02)
    assert listener.plies == list(range(since + 1, last + 1)), "a listener missed a move"


HEARD = msgspec.json.Decoder(Heard)


@asynccontextmanager
async def callers(port: int, sources: list[str]) -> AsyncIterator[list[Caller]]:
    found: list[Caller] = []
    try:
        for source in sources:
            found.append(await Caller(port, source).open())
        yield found
    finally:
        for caller in found:
            caller.close()


class LongTable:
    """A table whose history grows: a move and its undo, over and over."""

    def __init__(self, port: int) -> None:
        self.host = Caller(port)
        self.ply = 1

    async def open(self, plies: int) -> LongTable:
        await self.host.open()
        self.id: str = (await self.host.table(*hotseats("Ann", "Bob", "Cy")))["id"]
        while self.ply < plies:
            await self.go_on()
        return self

    async def go_on(self) -> None:
        for call, body in (("actions", {"ply": self.ply, "action": {"type": "pass"}}), ("undo", {"ply": self.ply + 1})):
            answer = await self.host.post(f"/api/tables/{self.id}/{call}", body)
            assert answer.status == 200, answer
        self.ply += 2

    async def go_on_for_ever(self) -> None:
        """Slowly: what it takes to remember is not what is measured."""
        while True:
            await self.go_on()
            await asyncio.sleep(0.25)


@asynccontextmanager
async def meanwhile(something: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(something)
    try:
        yield
        if task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def silent_connection(port: int, source: str, sent: bytes) -> socket.socket:
    """A client that sends this and reads nothing; unread data stays with the server, since the window is small."""
    silent = socket.socket()
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    silent.bind((source, 0))
    silent.settimeout(5)
    with suppress(OSError):  # refused, or closed at once: gone already
        silent.connect(("127.0.0.1", port))
        silent.sendall(sent)
    return silent


def header(top: bytes, name: bytes) -> bytes | None:
    lines = (line.partition(b":") for line in top.split(b"\r\n")[1:])
    return next((value.strip() for found, _, value in lines if found.lower() == name), None)


async def until(true: Callable[[], Coroutine[Any, Any, Any]], seconds: float = 60.0) -> Any:
    """What it says as soon as it is not nothing."""
    async with asyncio.timeout(seconds):
        while not (said := await true()):
            await asyncio.sleep(0.05)
    return said


# Honest players


class Honest(Table):
    """Two people who play game after game, and remember their tables."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port, seed, f"127.0.0.{2 + seed % 200}")
        self.tables: list[str] = []

    async def open(self) -> None:
        await super().open()
        self.tables.append(self.id.decode())

    async def play_games(self, enough: asyncio.Event, pace: float) -> None:
        """Until it is enough; the last game to its end. Then every record is verified."""
        try:
            while not enough.is_set():
                await self.play(time.perf_counter() + pace, pace)
            while await self.move():
                pass
            self.games += 1
        finally:
            await self.close()
        caller = await Caller(self.port, self.source).open()
        for table_id in self.tables:
            await caller.verify(table_id)
        caller.close()


@asynccontextmanager
async def honest(port: int, tables: int, pace: float = 0.05) -> AsyncIterator[list[Honest]]:
    """Honest players at so many tables as long as this lasts, and until their last games are over."""
    players = [Honest(port, seed) for seed in range(tables)]
    for player in players:
        await player.open()
    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_games(enough, pace))
        yield players
        enough.set()


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))]
