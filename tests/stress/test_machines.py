"""Two servers, two bot workers, one PostgreSQL: servers and workers die at random, and every game ends as it should."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from support.server.helpers import bot, easiest, hotseats
from support.stress.harness import (
    OPEN_GATES,
    Answer,
    Caller,
    Listener,
    Server,
    figures,
    heard_all,
    run,
    serving,
    size,
)

pytestmark = pytest.mark.slow

TABLES = size(2, 100)
AT_ONCE = size(2, 20)
BETWEEN_DEATHS = 3.0, 8.0
SETTINGS = {**OPEN_GATES, "bot_processes": 0}


class Thinkers:
    """A `goldenspike think` that can be killed and started again."""

    def __init__(self, folder: Path, number: int, database: str) -> None:
        self.log = folder / f"think-{number}.log"
        self.command = [sys.executable, "-m", "goldenspike", "think", "--database", database, "--workers", "1"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, start_new_session=True, stdout=log, stderr=log)

    def kill(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(20)
            self.process = None


def test_two_servers_and_two_thinkers(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    database = postgresql()
    thinkers = [Thinkers(tmp_path, number, database) for number in range(2)]
    with serving(tmp_path, database, **SETTINGS) as one, serving(tmp_path, database, **SETTINGS) as two:
        try:
            for thinker in thinkers:
                thinker.start()
            run(play([one, two], thinkers), 1_800)
        finally:
            for thinker in thinkers:
                thinker.kill()


async def play(servers: list[Server], thinkers: list[Thinkers]) -> None:
    await hear_each_other(servers)
    start, rng = time.monotonic(), random.Random(1)
    deaths: list[str] = []
    games = [Game(servers, number) for number in range(TABLES)]
    room = asyncio.Semaphore(AT_ONCE)

    async def one_by_one(game: Game) -> None:
        async with room:
            await game.play()

    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        group.create_task(kill_at_random(servers, thinkers, rng, deaths, enough))
        await asyncio.gather(*map(one_by_one, games))
        enough.set()
    took = time.monotonic() - start
    for game in games:
        await game.check()
    moves = sum(len(game.acknowledged) for game in games)
    figures(
        "machines",
        tables=TABLES,
        seconds=took,
        acknowledged=moves,
        servers_killed=deaths.count("server"),
        thinkers_killed=deaths.count("thinker"),
    )
    assert set(deaths) == {"server", "thinker"}


async def kill_at_random(
    servers: list[Server], thinkers: list[Thinkers], rng: random.Random, deaths: list[str], enough: asyncio.Event
) -> None:
    """One of each at a time, in turn, until it is enough; the other one of its kind lives on."""
    while not enough.is_set():
        for kind, several in (("server", servers), ("thinker", thinkers)):
            with suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), rng.uniform(*BETWEEN_DEATHS) if deaths else 1.0)
            victim: Any = rng.choice(several)
            victim.kill()
            deaths.append(kind)
            await asyncio.sleep(rng.uniform(0.1, 2.0))
            await asyncio.to_thread(victim.start)


async def hear_each_other(servers: list[Server]) -> None:
    """Who listens at one server hears what is done at the other."""
    host = await Caller(servers[0].port).open()
    table = await host.table(*hotseats("Ann", "Bob", "Cy"))
    here = Caller(servers[1].port)
    here.proof = host.proof
    listener = await Listener(here).open(table["id"])
    for _ in range(3):
        answer = await host.post(
            f"/api/tables/{table['id']}/actions", {"ply": table["ply"], "action": easiest(table["menu"])}
        )
        assert answer.status == 200, answer
        table = {**table, **answer.json}
    await heard_all(listener, table["ply"])
    await listener.close()
    host.close()


class Game:
    """One table with bots, and mostly somebody who asks either server, as a proxy would."""

    def __init__(self, servers: list[Server], number: int) -> None:
        self.callers = [Caller(server.port) for server in servers]
        self.rng = random.Random(number)
        self.seats = [bot("random")] * 3 if number % 4 == 0 else [*hotseats("Ann"), bot("greedy"), bot("random")]
        self.acknowledged: dict[int, Any] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Answer | None:
        """Either server's answer; None if that one is gone."""
        caller = self.rng.choice(self.callers)
        try:
            await caller.open()
            try:
                answer = await caller.ask(method, path, body)
            finally:
                caller.close()
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.05)
            return None
        for each in self.callers:
            each.proof = caller.proof
        assert answer.status in (200, 201, 409, 503), answer
        return answer if answer.status < 300 else None

    async def sure(self, method: str, path: str, body: Any = None) -> Any:
        async with asyncio.timeout(60):
            while (answer := await self.ask(method, path, body)) is None:
                pass
        return answer.json

    async def play(self) -> None:
        opened = await self.sure("POST", "/api/tables", {"game": "continental-divide", "seats": self.seats})
        self.path = f"/api/tables/{opened['table']['id']}"
        async with asyncio.timeout(900):
            while (table := await self.sure("GET", self.path))["state"] != "over":
                if table["menu"] is None:
                    await asyncio.sleep(0.1)
                    continue
                body = {"ply": table["ply"], "action": easiest(table["menu"])}
                answer = await self.ask("POST", f"{self.path}/actions", body)
                if answer is not None:
                    self.acknowledged |= {entry["ply"]: entry["entry"] for entry in answer.json["entries"]}

    async def check(self) -> None:
        """Both servers tell the same story, with all that was acknowledged, and it holds."""
        stories = []
        for caller in self.callers:
            await caller.open()
            stories.append([entry["entry"] for entry in await caller.history(self.path.rsplit("/", 1)[1])])
            await caller.verify(self.path.rsplit("/", 1)[1])
            caller.close()
        assert stories[0] == stories[1]
        assert {ply: stories[0][ply - 1] for ply in self.acknowledged} == self.acknowledged
