"""People who do everything at once that has to do with people, over several workers: nothing said is lost or doubled,
and nobody hears of a fault of the server.
"""

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
from support.server.helpers import human
from support.stress.harness import MANY, OPEN_GATES, Caller, Server, address, figures, run, serving, size

pytestmark = pytest.mark.slow

CALLS = size(700, 20_000)
PEOPLE = size(8, 24)
TABLES = 6
"""At which they meet."""
DEAR = ("login", "password", "codes", "export", "terms")
"""One in so many calls is one of these."""
OPEN = {"kind": "open"}
GATES = {**OPEN_GATES, "talk": MANY, "passwords": MANY, "accounts": MANY, "exports": MANY, "kept": MANY}


def test_people_on_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path, **GATES, bot_processes=1) as server:
        run(crowd(server, "people-sqlite"), 900)


def test_people_on_postgresql(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    with serving(tmp_path, postgresql(), **GATES, workers=2, bot_processes=1) as server:
        run(crowd(server, "people-postgresql"), 900)


async def crowd(server: Server, program: str) -> None:
    world = World()
    people = [Person(server.port, world, number) for number in range(PEOPLE)]
    try:
        for person in people:
            await person.come()
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.live(CALLS // PEOPLE))
        took = time.monotonic() - began
        for table_id, said in world.said.items():
            await heard(people[0].caller, table_id, said)
    finally:
        for person in people:
            person.caller.close()
    figures(
        program, calls=world.statuses.total(), a_second=world.statuses.total() / took, statuses=dict(world.statuses)
    )
    assert not world.faults, world.faults[:3]
    assert server.log is not None
    assert b"Traceback" not in server.log.read_bytes()


async def heard(caller: Caller, table_id: str, said: Counter[str]) -> None:
    """All that was acknowledged, once each, and one after the other."""
    messages: list[Any] = []
    after: int | None = 0
    while after is not None:
        page = await caller.get(f"/api/tables/{table_id}/talk?after={after}")
        messages += page["messages"]
        after = page["next"]
    assert [message["number"] for message in messages] == list(range(1, len(messages) + 1))
    assert Counter(message["text"] for message in messages if message["kind"] == "words") == said


class World:
    """What all of them know: the tables, what was said there, and how calls went."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.said: dict[str, Counter[str]] = {}
        self.statuses: Counter[int] = Counter()
        self.faults: list[Any] = []

    def add(self, table_id: str) -> None:
        if table_id not in self.said:
            self.tables.append(table_id)
            self.said[table_id] = Counter()


class Person:
    """Every other one has an account."""

    def __init__(self, port: int, world: World, number: int) -> None:
        self.caller = Caller(port, address(number))
        self.world = world
        self.rng = random.Random(number)
        self.proof = {"name": f"Person {number}", "password": f"a song about rails {number}"}
        self.has_account = number % 2 == 0
        self.texts = iter(range(10**9))

    async def come(self) -> None:
        await self.caller.open()
        if self.has_account:
            self.keep(await self.caller.post("/api/account", self.proof))
        await self.open()

    async def open(self) -> None:
        more = {"pace": self.rng.choice(["none", "fast"]), "public": True, "open_talk": True, "leaving": "open"}
        table = await self.caller.table(human("Ann", me=True), OPEN, OPEN, **more)
        self.world.add(table["id"])

    def keep(self, answer: Any) -> None:
        """The cookies of a logged-in account."""
        assert answer.status in (200, 201), answer
        lines = [line[12:] for line in answer.top.split(b"\r\n") if line.lower().startswith(b"set-cookie: ")]
        self.caller.proof = b"cookie: " + b"; ".join(line.split(b";")[0] for line in lines) + b"\r\n"

    async def live(self, calls: int) -> None:
        for number in range(calls):
            if number % 40 == 0:
                await self.open()
            kind = self.rng.choice(DEAR) if self.rng.random() < 0.03 else self.rng.choice(EVERYDAY)
            await getattr(self, kind)(f"/api/tables/{self.rng.choice(self.world.tables[-TABLES:])}")

    async def ask(self, path: str, body: Any = None) -> Any:
        answer = await self.caller.ask("GET" if body is None else "POST", path, body)
        self.world.statuses[answer.status] += 1
        if answer.status >= 500 or answer.status == 0:
            self.world.faults.append((path, body, answer))
        return answer

    def maybe(self) -> bool:
        return self.rng.random() < 0.5

    # Every day

    async def talk(self, table: str) -> None:
        text = f"{self.proof['name']} says {next(self.texts)}"
        if (await self.ask(f"{table}/talk", {"text": text})).status == 201:
            self.world.said[table.rpartition("/")[2]][text] += 1

    async def react(self, table: str) -> None:
        await self.ask(f"{table}/talk", {"reaction": "bravo"})

    async def about_talk(self, table: str) -> None:
        call, body = self.rng.choice([("mute", {"muted": self.maybe()}), ("report", {"why": "x"})])
        await self.ask(f"{table}/talk/{self.rng.randint(1, 9)}/{call}", body)

    async def note(self, table: str) -> None:
        await self.ask(f"{table}/note", {"text": self.rng.choice(["", "mine", "yours"])})

    async def archive(self, table: str) -> None:
        await self.ask(f"{table}/archive", {"archived": self.maybe()})

    async def be_away(self, _table: str) -> None:
        await self.ask("/api/my/absence", {"until": time.time() + 100 if self.maybe() else None})

    async def be_quiet(self, _table: str) -> None:
        await self.ask("/api/my/notices/quiet", {"quiet_from": 1, "quiet_to": 2})

    async def sit(self, table: str) -> None:
        call = self.rng.choice(["take", "leave", "back"])
        await self.ask(f"{table}/seats/{self.rng.randrange(3)}/{call}", {})

    async def agree(self, table: str) -> None:
        await self.ask(f"{table}/{self.rng.choice(['pause', 'end'])}", {"accept": self.maybe()})

    async def move(self, table: str) -> None:
        seen = await self.ask(table)
        if seen.status == 200 and seen.json["menu"] is not None:
            action = some_action(seen.json["menu"]["choices"], self.rng)
            await self.ask(f"{table}/actions", {"ply": seen.json["ply"], "action": action})

    async def meet(self, table: str) -> None:
        answer = await self.ask(*self.rng.choice([(f"{table}/rematch", {}), ("/api/quick", {"players": 3})]))
        if answer.status == 200:
            self.world.add(answer.json["id"])

    async def invite(self, table: str) -> None:
        people = (await self.ask("/api/my/people")).json["people"]
        if people:
            await self.ask(f"{table}/invite", {"whom": [person["who"] for person in people[:3]]})

    async def close(self, table: str) -> None:
        await self.ask(f"{table}/close", {})

    async def look(self, table: str) -> None:
        looks = ("/api/lobby", "/api/my/list?search=a", "/api/my/invitations", "/api/my/waiting", "/api/my/notices")
        await self.ask(self.rng.choice([*looks, f"{table}/talk", f"{table}/history", f"{table}/record"]))

    async def prefer(self, _table: str) -> None:
        await self.ask("/api/account/preferences", {"preferences": {"sound": self.maybe()}})

    # Now and then

    async def login(self, _table: str) -> None:
        if self.has_account:
            self.keep(await self.ask("/api/account/login", self.proof))

    async def password(self, _table: str) -> None:
        if self.has_account:
            self.keep(await self.ask("/api/account/password", {"password": self.proof["password"]}))

    async def codes(self, _table: str) -> None:
        await self.ask("/api/account/codes", {})

    async def export(self, _table: str) -> None:
        await self.ask("/api/account/export")

    async def terms(self, table: str) -> None:
        await self.ask(f"{table}/terms", {"delay": 0, "open_talk": self.maybe()})


EVERYDAY = (
    *("talk", "react", "about_talk", "note", "archive", "be_away", "be_quiet", "sit", "sit", "agree", "move", "move"),
    *("meet", "invite", "close", "look", "prefer"),
)
