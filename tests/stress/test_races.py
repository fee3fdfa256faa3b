"""Many callers want the same thing at the same moment, over several workers: exactly one gets it, each time."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.server import some_action
from support.server.helpers import hotseats, human
from support.stress.harness import (
    OPEN_GATES,
    Answer,
    Caller,
    Listener,
    Server,
    address,
    callers,
    figures,
    heard_all,
    run,
    serving,
    size,
)

pytestmark = pytest.mark.slow

CALLS = size(700, 20_000)
WORKERS = size(2, 4)
RACERS = size(8, 20)
STRANGERS = 50
LINES = size(2, 5)
"""How many tables are raced at, side by side."""


def test_races(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    # A caller that waits long for its race is still connected.
    settings = {**OPEN_GATES, "workers": WORKERS, "address_connections": 10_000, "idle_seconds": 3_600}
    with serving(tmp_path, postgresql(), **settings) as server:
        run(race(server), 900)


class Lane:
    """Races one after the other; `calls` counts them, `won` what was won by kind."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.number = number
        self.screen = 0
        self.calls = 0
        self.won: Counter[str] = Counter()

    async def run(self, calls: int) -> None:
        sources = [address(100 * self.number + racer) for racer in range(STRANGERS)]
        async with callers(self.server.port, sources) as self.racers:
            while self.calls < calls:
                for kind in (self.seat, self.two_seats, self.link, self.consent, self.fresh_links):
                    await kind()
                await self.moves(calls)

    async def moves(self, calls: int) -> None:
        """One game to its end: at every ply all racers move or take back at once, and exactly one of them does."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann", "Bob", "Cy"))
            path = f"/api/tables/{table['id']}"
            listener = await Listener(host).open(table["id"])
            won = 0
            while table["state"] == "running" and self.calls < calls:
                some = [some_action(table["menu"]["choices"], self.rng) for _ in range(RACERS)]
                asked = [("actions", {"ply": table["ply"], "action": action}) for action in some]
                if table["undoable"] and self.rng.random() < 0.3:
                    asked[: RACERS // 2] = [("undo", {"ply": table["ply"]})] * (RACERS // 2)
                self.rng.shuffle(asked)
                answers = await self.at_once(*((self.as_(host), f"{path}/{call}", body) for call, body in asked))
                self.exactly_one("move", answers, 200, {409})
                won += 1
                table = await self.as_(host).get(path)
            entries = [entry["entry"] for entry in await host.history(table["id"])]
            assert sum("chance" not in entry for entry in entries) == won, "a move was lost or doubled"
            await heard_all(listener, len(entries))
            await listener.close()
            if table["state"] == "over":
                await host.verify(table["id"])
                self.won["game"] += 1

    async def seat(self) -> None:
        """One open seat."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann", "Bob"), {"kind": "open"})
        path = f"/api/tables/{table['id']}"
        racers = self.strangers(RACERS)
        answers = await self.at_once(*((racer, f"{path}/seats/2/take", {"name": "Cy"}) for racer in racers))
        self.exactly_one("seat", answers, 200, {409})
        await self.one_sits(path, racers, answers, 200)

    async def two_seats(self) -> None:
        """One guest at several open seats."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann"), *[{"kind": "open"}] * 5)
        path = f"/api/tables/{table['id']}"
        guest = self.strangers(1)[0]
        await guest.table(*hotseats("Ann", "Bob", "Cy"))  # to be somebody
        answers = await self.at_once(
            *((self.as_(guest), f"{path}/seats/{1 + racer % 5}/take", {}) for racer in range(RACERS))
        )
        self.exactly_one("one-of-several-seats", answers, 200, {409})

    async def link(self) -> None:
        """One link."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann", "Bob"), human("Cy"))
        path = f"/join/{table['id']}/{table['links'][2]['token']}"
        strangers = self.strangers(STRANGERS)
        answers = await self.at_once(*((stranger, path, None) for stranger in strangers))
        self.exactly_one("link", answers, 303, {403, 404, 410})
        await self.one_sits(f"/api/tables/{table['id']}", strangers, answers, 303)

    async def consent(self) -> None:
        """One proposal that one other person must accept, on many screens."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann", "Bob"), human("Cy"))
            path = f"/api/tables/{table['id']}"
            assert (await host.post(f"{path}/undo", {"ply": 1, "to": 0})).json["proposal"]["waiting"] == [2]
            cy = Caller(self.server.port, token=table["links"][2]["token"])
            answers = await self.at_once(
                *((self.as_(cy), f"{path}/undo/answer", {"ply": 1, "accept": True}) for _ in range(RACERS))
            )
            self.exactly_one("consent", answers, 200, {409})
            entries = await host.history(table["id"])
        assert sum("undo" in entry["entry"] for entry in entries) == 1

    async def fresh_links(self) -> None:
        """Many fresh links for one seat: at the end one of them counts."""
        async with callers(self.server.port, [address(100 * self.number)]) as (host,):
            table = await host.table(*hotseats("Ann", "Bob"), human("Cy"))
            path = f"/api/tables/{table['id']}"
            answers = await self.at_once(*((self.as_(host), f"{path}/seats/2/link", {}) for _ in range(RACERS)))
        assert {answer.status for answer in answers} <= {200, 409}, answers
        tokens = [answer.json["token"] for answer in answers if answer.status == 200]
        held = 0
        for token in {table["links"][2]["token"], *tokens}:
            bearer = await Caller(self.server.port, token=token).open()
            held += (await bearer.get(path))["seat"] == 2
            bearer.close()
        assert held == 1, f"{held} links of one seat count"
        self.won["fresh-link"] += 1

    def as_(self, somebody: Caller) -> Caller:
        """One more screen of the same person."""
        self.screen += 1
        racer = self.racers[self.screen % STRANGERS]
        racer.proof = somebody.proof
        return racer

    def strangers(self, count: int) -> list[Caller]:
        for racer in self.racers[:count]:
            racer.proof = b""
        return self.racers[:count]

    async def at_once(self, *calls: tuple[Caller, str, Any]) -> list[Answer]:
        self.calls += len(calls)
        return await asyncio.gather(*(caller.post(path, body) for caller, path, body in calls))

    def exactly_one(self, kind: str, answers: list[Answer], status: int, others: set[int]) -> None:
        found = Counter(answer.status for answer in answers)
        assert found[status] == 1, f"{kind}: {dict(found)}"
        assert set(found) <= {status, *others}, [answer for answer in answers if answer.status not in {status, *others}]
        self.won[kind] += 1

    async def one_sits(self, path: str, racers: list[Caller], answers: list[Answer], status: int) -> None:
        """The one who was told so, and nobody else."""
        for racer, answer in zip(racers, answers, strict=True):
            seat = (await racer.get(path))["seat"]
            assert (seat is not None) == (answer.status == status)


async def race(server: Server) -> None:
    lanes = [Lane(server, number) for number in range(LINES)]
    start = time.monotonic()
    async with asyncio.TaskGroup() as group:
        for lane in lanes:
            group.create_task(lane.run(CALLS // LINES))
    won = sum((lane.won for lane in lanes), Counter[str]())
    calls = sum(lane.calls for lane in lanes)
    figures("races", workers=WORKERS, calls=calls, seconds=time.monotonic() - start, won=dict(won))
    assert calls >= CALLS
