"""A server with a clock that can be set ahead, and tables whose players are notified."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import Connection, select

from goldenspike.server.app import create_app
from goldenspike.server.config import NotificationSettings
from goldenspike.server.storage.schema import deliveries
from goldenspike.tables.time_source import TimeSource
from support.server.helpers import (
    Guest,
    bot,
    config_for,
    easiest,
    human,
    sqlite_at,
    wait_until,
)

HOUR = 3600.0


class RunningServer:
    """A server in this process, with a clock that can be set ahead."""

    def __init__(self, http: TestClient[Any], clock: TimeSource) -> None:
        self.http = http
        self.clock = clock
        self.services: Any = http.app.state.services

    def guest(self) -> Guest:
        return Guest(self.http)


def two_at_a_table(ann: Guest, bob: Guest, **more: Any) -> str:
    """A table of both, and of a bot."""
    table = ann.open(human("Ann", me=True), human("Bob"), bot(), **more)
    token = table["links"][1]["token"]
    assert bob.call("POST", f"/join/{table['id']}/{token}").status_code == 303
    return str(table["id"])


def until_asked(table_id: str, who: Guest, *others: Guest) -> dict[str, Any]:
    """Let all others move until it is the guest's turn again; returns the table as the guest sees it."""
    seen = who.table(table_id)
    while seen["menu"] is not None:
        seen = who.act(table_id, seen["ply"], easiest(seen["menu"])).json()

    def asked() -> Any:
        for other in others:
            found = other.table(table_id)
            if found["menu"] is not None:
                other.act(table_id, found["ply"], easiest(found["menu"]))
        found = who.table(table_id)
        return found if found["menu"] is not None else None

    found: dict[str, Any] = wait_until(asked)
    return found


def settled(here: RunningServer) -> None:
    """Nothing is on its way that could be sent now."""

    def any_left(connection: Connection) -> bool:
        due = select(deliveries.c.id).where(deliveries.c.due <= here.clock.now())
        return connection.execute(due).first() is not None

    async def looked() -> None:
        await here.services.notifications.sweep()
        await here.services.notifications.step()
        while await here.services.store.read(any_left):
            await asyncio.sleep(0.02)

    with here.http.portal() as portal:
        portal.call(looked)


AT_ONCE = NotificationSettings(grace_seconds=0)


@contextmanager
def running_server(folder: Path, **changes: Any) -> Iterator[RunningServer]:
    settings = {"outside": ("127.0.0.0/8",), "notices": AT_ONCE, "address": "http://trains.example", **changes}
    clock = TimeSource()
    with TestClient(create_app(config_for(sqlite_at(folder), **settings), clock=clock)) as http:
        yield RunningServer(http, clock)
