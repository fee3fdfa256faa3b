"""What the server's tests share: guests, games played through the calls, and servers in processes of their own."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec

from goldenspike.server.config import BotSettings, Config, RateLimit, UsageLimits
from goldenspike.server.live.event_stream import EventStream

P = ParamSpec("P")

GAME = "continental-divide"
MANY = RateLimit(1_000_000, 1_000_000)
OPEN_GATES = UsageLimits(
    reads=MANY,
    writes=MANY,
    tables=MANY,
    hints=MANY,
    talk=MANY,
    passwords=MANY,
    accounts=MANY,
    exports=MANY,
    kept=MANY,
    unfinished_tables=100_000,
)
HERE = Path(__file__).parent


def config_for(database: str, **changes: Any) -> Config:
    # A lock on a file is meant to be waited for in vain; one of PostgreSQL's own is only held long on a busy machine.
    busy_seconds = 0.3 if database.startswith("sqlite") else 5.0
    settings: dict[str, Any] = {
        "limits": OPEN_GATES,
        "bots": BotSettings(processes=1),
        "busy_seconds": busy_seconds,
    }
    return Config(database=database, **{**settings, **changes})


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


def human(name: str = "Ann", **more: Any) -> dict[str, Any]:
    return {"kind": "human", "name": name, **more}


def bot(name: str = "greedy") -> dict[str, Any]:
    return {"kind": "bot", "bot": name}


def hotseats(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "hotseat", "name": name} for name in names]


class Guest:
    """A guest with cookies of their own, though all share one connection to the server."""

    def __init__(self, http: httpx.Client, token: str | None = None, cookie: str | None = None) -> None:
        self.http = http
        self.cookie = cookie
        self.logged_in: dict[str, str] = {}
        """The cookies of a logged-in account."""
        self.headers = {} if token is None else {"authorization": f"Bearer {token}"}

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        cookies = {**({} if self.cookie is None else {"gs_guest": self.cookie}), **self.logged_in}
        if cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.http.cookies.clear()
        answer = self.http.request(method, path, headers=headers, follow_redirects=False, **more)
        self.cookie = answer.cookies.get("gs_guest", self.cookie)
        self.logged_in |= {name: answer.cookies[name] for name in ("gs_session", "gs_known") if name in answer.cookies}
        if "gs_session=;" in answer.headers.get("set-cookie", "").replace('""', ""):
            del self.logged_in["gs_session"]
        self.http.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.call("POST", path, json=body, **more)

    def open(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A new table, with `links` by seat."""
        answer = self.post("/api/tables", {"game": GAME, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return {**opened["table"], "links": {link["seat"]: link for link in opened["links"]}}

    def table(self, table_id: str, **params: Any) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table_id}", params=params)
        assert answer.status_code == 200, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def act(self, table_id: str, ply: int, action: dict[str, Any], **params: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table_id}/actions", {"ply": ply, "action": action}, params=params)

    def undo(self, table_id: str, ply: int, to: int | None = None, **params: Any) -> httpx.Response:
        body = {"ply": ply} if to is None else {"ply": ply, "to": to}
        return self.post(f"/api/tables/{table_id}/undo", body, params=params)


def with_token(guest: Guest, table: dict[str, Any], seat: int) -> Guest:
    return Guest(guest.http, token=table["links"][seat]["token"])


def easiest(menu: dict[str, Any]) -> dict[str, Any]:
    """An action of the menu: one that does as little as possible."""
    boxes = sorted(menu["choices"], key=lambda box: box["type"] not in ("pass", "done"))
    return {name: first(value) for name, value in boxes[0].items() if name not in ("preview", "open")}


def first(value: Any) -> Any:
    if isinstance(value, list):
        return value[0]
    if isinstance(value, dict):
        return next(n for n in range(value["min"], value["max"] + 1) if n not in value.get("except", ()))
    return value


def found_something(menu: dict[str, Any]) -> dict[str, Any]:
    """Found a railroad, which leads to building."""
    box = next(box for box in menu["choices"] if box["type"] == "found")
    return {name: first(value) for name, value in box.items() if name != "preview"}


def play_on(guest: Guest, table_id: str, moves: int = 10_000) -> dict[str, Any]:
    """Choose for the guest's seats, up to that many times or to the end."""
    table = guest.table(table_id)
    for _ in range(moves):
        if table["menu"] is None:
            break
        answer = guest.act(table_id, table["ply"], easiest(table["menu"]))
        assert answer.status_code == 200, answer.text
        table = answer.json()
    return guest.table(table_id)


def wait_until(true: Any, seconds: float = 60.0) -> Any:
    """What `true()` says as soon as it is not nothing."""
    end = time.monotonic() + seconds
    while True:
        if said := true():
            return said
        if time.monotonic() > end:
            raise AssertionError("this did not happen in time")
        time.sleep(0.02)


def over_at_last(guest: Guest, table_id: str, seconds: float = 60.0) -> dict[str, Any]:
    """The table once its game is over, which takes as long as it takes if only it goes on: so long nothing may happen.

    The guest's own seats choose actions that do as little as possible.
    """
    ply, since = -1, time.monotonic()
    while (table := guest.table(table_id))["state"] != "over":
        if table["menu"] is not None:
            guest.act(table_id, table["ply"], easiest(table["menu"]))
        if table["ply"] > ply:
            ply, since = table["ply"], time.monotonic()
        assert time.monotonic() - since < seconds, "the game stands still"
        time.sleep(0.02)
    return table


MAX_RETRIES = 3
"""Retries of all `patiently` tests in one run, per process: more than that is no longer a busy machine."""


class Retries:
    """Tests that passed only when tried again, in the order in which they were."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tests: list[str] = []

    def add(self, test: str, error: BaseException) -> None:
        """Count a retry; fail above the bound, with the error that asks for one retry too many."""
        self.tests.append(test)
        if len(self.tests) > self.most:
            raise AssertionError(f"retried more than {self.most} times: {', '.join(self.tests)}") from error


RETRIES = Retries(MAX_RETRIES)


def patiently(test: Callable[P, None]) -> Callable[P, None]:
    """Try a test that must itself be quick up to three times: a busy machine may sleep through one try.

    All retries of a run are counted together, and bounded by `MAX_RETRIES`.
    """

    @wraps(test)
    def retry(*arguments: P.args, **named: P.kwargs) -> None:
        for _ in range(2):
            try:
                return test(*arguments, **named)
            except (AssertionError, OSError) as error:
                RETRIES.add(test.__name__, error)
        return test(*arguments, **named)

    return retry


# Servers in processes of their own


def answers(url: str) -> bool:
    """Whether a server does. Asked over and over while one starts, so with little ado."""
    try:
        with urllib.request.urlopen(f"{url}/api/games", timeout=20) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except (OSError, http.client.HTTPException):
        return False


class Running:
    """A real server on loopback, that can be killed and started again on the same address.

    Its clock is ahead by as much as the file `lead` says.
    """

    def __init__(self, config: Config, lead: Path | None = None) -> None:
        self.config = config
        self.lead = [] if lead is None else [str(lead)]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        given = [msgspec.json.encode(self.config).decode(), str(self.port), *self.lead]
        command = [sys.executable, str(HERE / "serve.py"), *given]
        environment = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
        self.process = subprocess.Popen(
            command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        wait_until(self.answers)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server did not start"
        return answers(self.url)

    def kill(self) -> None:
        """Without any warning, workers included."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> str:
        """As an operator does; returns what it had to say."""
        assert self.process is not None
        self.process.terminate()
        return self._gone()

    def _gone(self) -> str:
        assert self.process is not None
        said = self.process.communicate(timeout=60)[1].decode()
        self.process = None
        return said


@contextmanager
def running(config: Config, lead: Path | None = None) -> Iterator[Running]:
    server = Running(config, lead)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.kill()


def updates(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """The `update` events of a stream."""
    for kind, _, data in events(lines):
        if kind == "update":
            yield data


def events(lines: Iterator[str]) -> Iterator[tuple[str, str, Any]]:
    """Server-sent events as (kind, id, data)."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.strip()
        elif fields.get("data"):
            yield fields.get("event", ""), fields.get("id", ""), json.loads(fields["data"])
            fields = {}


def first_of(stream: EventStream) -> bytes:
    """The first that a listener is sent, who then goes away."""
    sent: list[bytes] = []

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: dict[str, Any]) -> None:
        if message.get("body"):
            sent.append(message["body"])
            stream.close()

    asyncio.run(stream({}, receive, send))
    assert sent
    return b"".join(sent)
