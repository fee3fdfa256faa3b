"""Hostile requests by the hundred thousand: no 5xx but 503, honest games go on, memory and log stay small."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bench.server import Http, some_action
from support.server.helpers import bot, human
from support.stress.harness import (
    OPEN_GATES,
    Caller,
    Server,
    address,
    callers,
    figures,
    header,
    honest,
    run,
    serving,
    settled,
    size,
    until,
)
from support.stress.odd_requests import Odd, Request

pytestmark = pytest.mark.slow

REQUESTS = size(2_000, 100_000)
"""Of each of the two parts."""
ATTACKERS = size(8, 40)
PATIENCE = 20.0
"""Who gets neither an answer nor an end within so many seconds was left hanging."""
MOST_ACTIONS = 60
LOG_BYTES_A_REQUEST = 500
"""One line for each, and next to nothing besides."""


def test_hostile_requests(tmp_path: Path) -> None:
    """From many addresses, with gates wide open: everything reaches the tables."""
    with serving(tmp_path, **OPEN_GATES, bot_processes=1, live_seconds=1) as server:
        run(attack(server, "hostile", [address(number) for number in range(ATTACKERS)], forged=False), 1_200)


def test_hostile_requests_behind_a_proxy(tmp_path: Path) -> None:
    """All from one address that is believed whatever it says about where a request came from; limits as usual."""
    with serving(tmp_path, proxies="127.0.0.1", bot_processes=1, address_connections=1_000, live_seconds=1) as server:
        run(attack(server, "hostile-proxy", ["127.0.0.1"] * ATTACKERS, forged=True), 1_200)


async def attack(server: Server, program: str, sources: list[str], forged: bool) -> None:
    async with callers(server.port, ["127.0.0.1"]) as (scout,):
        document = await scout.get("/schema/openapi.json")
    attackers = [
        Attacker(server, Odd(seed, document, server.port), source, forged) for seed, source in enumerate(sources)
    ]
    async with honest(server.port, size(1, 4), pace=0.1) as players:
        for attacker in attackers:
            await attacker.learn()
        await all_of(attackers, REQUESTS // 10)  # warm up
        before, start = await settled(server), time.monotonic()
        await all_of(attackers, REQUESTS)
        took = time.monotonic() - start
        after = await settled(server)
        moved = sum(player.moves for player in players)
        for attacker in attackers:
            await attacker.bots_go_on()
    statuses = sum((attacker.statuses for attacker in attackers), Counter[int]())
    requests = statuses.total()
    assert server.log is not None
    log = server.log.read_bytes()
    figures(
        program,
        requests=requests,
        a_second=requests / took,
        statuses=dict(sorted(statuses.items())),
        honest_moves=moved,
        before_mib=before,
        after_mib=after,
        log_kib=len(log) / 1024,
    )
    assert requests >= REQUESTS
    assert not [status for status in statuses if status >= 500 and status != 503]
    assert b"Traceback" not in log, log[log.index(b"Traceback") :][:3_000].decode(errors="replace")
    assert len(log) < LOG_BYTES_A_REQUEST * requests
    assert after < 1.2 * before


async def all_of(attackers: list[Attacker], requests: int) -> None:
    async with asyncio.TaskGroup() as group:
        for attacker in attackers:
            group.create_task(attacker.attack(requests // len(attackers)))


class Attacker:
    """One connection after another from one address. A status of 0: the connection ended without a word."""

    def __init__(self, server: Server, odd: Odd, source: str, forged: bool) -> None:
        self.port = server.port
        self.odd = odd
        self.source = source
        self.rng = random.Random(odd.rng.random())
        self.forged = forged
        self.statuses: Counter[int] = Counter()
        self.caller = Caller(server.port, source)
        self.caller.headers = b"%s\r\n" % self.claim() if forged else b""

    async def learn(self) -> None:
        """Tables of its own, of both games, with bots; and what can be done there."""
        await self.caller.open()
        for game in ("continental-divide", "silverton"):
            for seats in ([human(me=True), human(), bot()], [human(me=True), bot(), {"kind": "open"}]):
                answer = await self.caller.post("/api/tables", {"game": game, "seats": seats})
                assert answer.status == 201, answer
                opened = answer.json
                self.odd.adopt(opened, self.caller.proof.rstrip())
                if opened["table"]["state"] == "running":
                    tokens = [link["token"] for link in opened["links"]]
                    self.odd.actions += await self.choices(opened["table"]["id"], tokens)
        self.caller.close()

    async def choices(self, table_id: str, tokens: list[str]) -> list[Any]:
        async def found() -> Any:
            for token in tokens:
                seat = Caller(self.port, self.source, token)
                seat.headers = self.caller.headers
                await seat.open()
                table = await seat.get(f"/api/tables/{table_id}")
                if table["menu"] is not None:
                    # Who advises is a process of its own, which starts when first asked.
                    await seat.post(f"/api/tables/{table_id}/hint", {"ply": table["ply"]})
                seat.close()
                if table["menu"] is not None:
                    return table["menu"]["choices"]
            return None

        return self.actions_of(await until(found))

    def actions_of(self, choices: list[Any]) -> list[Any]:
        """One of each kind."""
        kinds = {box["type"]: box for box in choices}
        return [some_action([box], self.rng) for box in kinds.values()]

    async def bots_go_on(self) -> None:
        """At no table of its own does a bot think for ever."""
        await self.caller.open()
        for table_id in self.odd.plies:
            first = await self.standing(table_id)

            async def another(table_id: str = table_id, first: Any = first) -> bool:
                now = await self.standing(table_id)
                return not now[0] or now != first

            await until(another, 120)
        self.caller.close()

    async def standing(self, table_id: str) -> tuple[bool, int]:
        """Whether a bot is asked, and at which ply, as far as it may know that of a table it has given away."""
        answer = await self.caller.ask("GET", f"/api/tables/{table_id}")
        if answer.status == 403 and answer.json["key"] == "server-password":
            return False, 0
        assert answer.status == 200, answer
        table = answer.json
        sees_later = table["seat"] is None and table["delay"] > 0
        return table["thinking"] and not sees_later, table["ply"]

    async def attack(self, requests: int) -> None:
        left = requests
        while left > 0:
            left -= await self.connection(self.rng.randint(1, 30))

    async def connection(self, requests: int) -> int:
        """So many requests on one connection, or as many as the server has patience for."""
        try:
            http = await Http(self.port, self.source).open()
        except OSError:
            self.statuses[0] += 1
            return 1
        try:
            for number in range(requests):
                request = self.odd.request()
                if not await self.exchange(http, request):
                    return number + 1
            return requests
        finally:
            http.writer.close()

    async def exchange(self, http: Http, request: Request) -> bool:
        """Whether the connection is good for another one."""
        data = request.data
        if self.forged and self.rng.random() < 0.9:
            data = data.replace(b"\r\n", b"\r\n" + self.claim() + b"\r\n", 1)
        try:
            async with asyncio.timeout(PATIENCE):
                http.writer.write(data)
                if not request.whole:
                    http.writer.write_eof()
                status, goes_on = await self.answer(http, request)
        except (OSError, asyncio.IncompleteReadError):
            status, goes_on = 0, False
        except TimeoutError:
            raise AssertionError(f"left hanging: {request.data[:300]!r}") from None
        self.statuses[status] += 1
        return goes_on and request.whole

    async def answer(self, http: Http, request: Request) -> tuple[int, bool]:
        top = await http.reader.readuntil(b"\r\n\r\n")
        while top[9:12] == b"100":
            top = await http.reader.readuntil(b"\r\n\r\n")
        status = int(top[9:12])
        if (header(top, b"content-type") or b"").startswith(b"text/event-stream"):
            return status, False
        content = b""
        if request.method != b"HEAD" and status not in (204, 304):
            content = await http.content(top)
        if status >= 500:
            print(status, request.data[:600], content[:300])
        if status in (200, 201, 409) and content.startswith(b"{"):
            self.remember(request, content)
        return status, (header(top, b"connection") or b"").lower() != b"close"

    def remember(self, request: Request, content: bytes) -> None:
        """How far a table is and what can be done there, so that the next move comes at the right moment."""
        path = request.data.split(b" ", 2)[1].decode(errors="replace")
        with suppress(ValueError, KeyError, IndexError, TypeError):
            told = json.loads(content)
            if "table" in told:
                self.odd.adopt(told)
            table_id = path.split("/")[3].partition("?")[0]
            if table_id in self.odd.plies:
                self.odd.plies[table_id] = told["ply"]
                self.odd.actions[MOST_ACTIONS:] = self.actions_of(told["menu"]["choices"])

    def claim(self) -> bytes:
        """Where a proxy says that this came from."""
        return b"x-forwarded-for: " + self.rng.choice(
            [
                b"203.0.113.%d" % self.rng.randrange(256),
                b"2001:db8:%x::%x" % (self.rng.randrange(2**16), self.rng.randrange(2**16)),
                b"%s, 203.0.113.7" % self.rng.randbytes(6).hex().encode(),
                b"127.0.0.1, 127.0.0.1",
            ]
        )
