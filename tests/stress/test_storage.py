"""Storage that fails while people play: 503 with a sentence, reads go on, nothing is lost, and then games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.postgresql import own_server
from support.server.helpers import GAME, bot, easiest, hotseats
from support.stress.harness import (
    OPEN_GATES,
    Answer,
    Caller,
    Listener,
    Server,
    callers,
    figures,
    heard_all,
    run,
    serving,
    size,
    until,
)

pytestmark = pytest.mark.slow

TABLES = size(1, 20)
DISK = "32m"
SETTINGS = {**OPEN_GATES, "busy_seconds": 0.5, "statement_seconds": 1}


def test_a_full_disk(tmp_path: Path) -> None:
    """One that only the server sees, filled to the last byte by somebody else."""
    needs_a_disk_of_its_own()
    disk = tmp_path / "disk"
    disk.mkdir()
    with serving(disk, first=disk_at(disk), **SETTINGS) as server:
        assert server.process is not None
        filler = Path(f"/proc/{server.process.pid}/root{disk}/filler")
        run(outage(server, "full-disk", lambda: fill(filler), filler.unlink), 300)


def test_a_file_that_somebody_else_has_locked(tmp_path: Path) -> None:
    with serving(tmp_path, **SETTINGS) as server:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
        try:
            run(outage(server, "locked-file", lambda: other.execute("BEGIN EXCLUSIVE"), other.rollback), 300)
        finally:
            other.close()


def test_a_file_that_has_become_read_only(tmp_path: Path) -> None:
    def immutable(sign: str) -> None:
        for name in ("tables.db", "tables.db-wal"):
            subprocess.run(["/usr/bin/chattr", f"{sign}i", str(tmp_path / name)], check=True, capture_output=True)

    with serving(tmp_path, **SETTINGS) as server:
        try:
            immutable("+")
            immutable("-")
        except (OSError, subprocess.CalledProcessError):
            pytest.skip("files cannot be made immutable here")
        try:
            run(outage(server, "read-only-file", lambda: immutable("+"), lambda: immutable("-")), 300)
        finally:
            immutable("-")


def test_postgresql_stopped_and_started_again(tmp_path: Path) -> None:
    with own_server() as database, serving(tmp_path, database.get_uri(), workers=2, **SETTINGS) as server:
        run(outage(server, "postgresql-stopped", database.stop, database.start), 300)


def test_postgresql_that_hangs(tmp_path: Path) -> None:
    """Frozen, with every connection open."""
    with own_server() as database, serving(tmp_path, database.get_uri(), workers=2, **SETTINGS) as server:
        pids: list[int] = []

        def tell(number: int) -> None:
            for pid in pids:
                with suppress(ProcessLookupError):  # PostgreSQL ends what nobody is connected with any more
                    os.kill(pid, number)

        def freeze() -> None:
            pids[:] = family(database.get_pid())
            tell(signal.SIGSTOP)

        try:
            run(outage(server, "postgresql-hangs", freeze, lambda: tell(signal.SIGCONT)), 300)
        finally:
            tell(signal.SIGCONT)


async def outage(server: Server, program: str, spoil: Callable[[], Any], mend: Callable[[], Any]) -> None:
    """Games at some tables, before, during and after."""
    async with callers(server.port, ["127.0.0.1"] * TABLES) as hosts:
        games = [await Game(host).open() for host in hosts]
        for game in games:
            await game.moves(5)
        bots = [(await host.table(*[bot("random")] * 3))["id"] for host in hosts]
        await asyncio.to_thread(spoil)
        try:
            refused = [await game.refused() for game in games]
            for game in games:
                await game.can_be_read(server)
        finally:
            await asyncio.to_thread(mend)
        start = time.monotonic()
        for game in games:
            await game.goes_on()
        back = time.monotonic() - start
        for game in games:
            await game.to_its_end()
        for host, table_id in zip(hosts, bots, strict=True):
            await until(partial(is_over, host, table_id), 120)
            await host.verify(table_id)
    figures(
        program,
        tables=TABLES,
        refused_after_ms=1000 * max(waited for waited, _ in refused),
        back_after_s=back,
        said=f"“{refused[0][1]}”",
    )
    assert server.log is not None
    assert b"Traceback" not in server.log.read_bytes(), server.log.read_text()[-3_000:]


async def is_over(host: Caller, table_id: str) -> bool:
    return bool((await host.get(f"/api/tables/{table_id}"))["state"] == "over")


class Game:
    """One table, three people on one screen; `known` is its history as far as it was acknowledged."""

    def __init__(self, host: Caller) -> None:
        self.host = host
        self.known: list[Any] = []

    async def open(self) -> Game:
        await self.look_at(await self.host.table(*hotseats("Ann", "Bob", "Cy")))
        return self

    async def look_at(self, table: Any) -> None:
        self.table = table
        self.path = f"/api/tables/{table['id']}"
        self.listener = await Listener(self.host).open(table["id"])

    async def open_another(self) -> Answer:
        """The game ended before anything was refused."""
        answer = await self.host.post("/api/tables", {"game": GAME, "seats": hotseats("Ann", "Bob", "Cy")})
        if answer.status == 201:
            await self.listener.close()
            self.known = []
            await self.look_at(answer.json["table"])
        return answer

    async def moves(self, count: int) -> None:
        for _ in range(count):
            if not await self.asked():
                break
            await self.surely_move()
        await self.asked()
        self.known = await self.history()

    async def asked(self) -> bool:
        """Whether somebody is, or the game is over."""
        self.table = await self.host.get(self.path)
        return self.table["menu"] is not None

    async def surely_move(self) -> None:
        """A database on which many wait may say that it is locked: then again, a moment later."""
        async with asyncio.timeout(60):
            while (answer := await self.move()).status != 200:
                assert answer.status == 503, answer
                await asyncio.sleep(0.1)
                if not await self.asked():
                    break

    async def move(self) -> Answer:
        return await self.host.post(
            f"{self.path}/actions", {"ply": self.table["ply"], "action": easiest(self.table["menu"])}
        )

    async def history(self) -> list[Any]:
        return [entry["entry"] for entry in await self.host.history(self.table["id"])]

    async def refused(self) -> tuple[float, str]:
        """After how long a move is refused, and with which words. What is still free on a disk may be used up first."""
        start = time.monotonic()
        async with asyncio.timeout(60):
            while (answer := await self.move()).status == 200:
                start = time.monotonic()
                if not await self.asked() and (answer := await self.open_another()).status != 201:
                    break
        assert answer.status == 503, answer
        return time.monotonic() - start, answer.json["message"]

    async def can_be_read(self, server: Server) -> None:
        """A table that is in memory, if the database has no say in it; and whatever needs none."""
        await self.host.get("/api/games")
        answer = await self.host.ask("GET", self.path)
        assert answer.status == 200 or (answer.status == 503 and server.database.startswith("postgresql"))

    async def goes_on(self) -> None:
        async with asyncio.timeout(60):
            while (await self.host.ask("GET", self.path)).status != 200:
                await asyncio.sleep(0.1)
            while await self.asked() and (await self.move()).status != 200:
                await asyncio.sleep(0.1)
        now = await self.history()
        assert now[: len(self.known)] == self.known, "what was acknowledged is lost"

    async def to_its_end(self) -> None:
        """The listener heard it all, though the database was away in between."""
        await self.moves(10_000)
        await heard_all(self.listener, len(self.known))
        await self.listener.close()
        await self.host.verify(self.table["id"])


def needs_a_disk_of_its_own() -> None:
    if subprocess.run(["/usr/bin/unshare", "-rm", "true"], capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount anything here")


def disk_at(folder: Path) -> str:
    """Begins a small disk there, for what follows only."""
    inside = f'mount -t tmpfs -o size={DISK} none {folder} && exec "$@"'
    return f"set -- unshare -rm sh -c '{inside}' sh \"$@\""


def fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file:
        for block in (65_536, 4_096, 512, 1):
            try:
                while file.write(b"x" * block):
                    pass
            except OSError:
                continue


def family(pid: int) -> list[int]:
    """The process and its children."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, found)]
