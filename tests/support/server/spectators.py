"""A table that is watched with a delay."""

from __future__ import annotations

import json
from typing import Any

from litestar.testing import TestClient

from goldenspike.kernel.entries import ChanceEntry
from goldenspike.server.live.event_stream import EventStream
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.seat_links import Caller
from support.server.helpers import Guest, easiest, first_of, human, with_token

DELAY = 5


class Watched:
    """A table of three people with that delay; the player to move plays."""

    def __init__(self, http: TestClient[Any], delay: int, **more: Any) -> None:
        self.http = http
        self.host = Guest(http)
        self.table = self.host.open(*map(human, ("Ann", "Bob", "Cy")), delay=delay, public=True, **more)
        self.id = self.table["id"]
        self.seats = [with_token(self.host, self.table, seat) for seat in range(3)]
        self.watcher = Guest(http)

    @property
    def live(self) -> LiveTable:
        live: LiveTable = self.http.app.state.services.tables.find_live(self.id)
        return live

    def move(self) -> None:
        asked = self.live.asked
        assert asked is not None
        seat = self.seats[asked]
        seen = seat.table(self.id)
        assert seat.act(self.id, seen["ply"], easiest(seen["menu"])).status_code == 200

    def seen(self, reader: Guest, most: int) -> dict[str, Any]:
        """All that somebody without a seat can read of the game, as far as it can differ from moment to moment."""
        table = reader.table(self.id)
        found: dict[str, Any] = {"table": {**table, "players": None, "delay": None}}
        for path in ("history", "history?after=2", "ledger", "record", *(f"at/{log}" for log in range(most + 1))):
            answer = reader.get(f"/api/tables/{self.id}/{path}")
            found[path] = json.loads(answer.content) if answer.status_code == 200 else answer.json()["key"]
        return found

    def streamed(self, after: int | None) -> dict[str, Any]:
        """The update with which a stream begins."""
        listeners = self.http.app.state.services.live_updates
        stream = EventStream(listeners, self.live, Caller(guest="nobody"), None, after, "http://x", "127.0.0.1", [])
        update: dict[str, Any] = json.loads(first_of(stream).split(b"data: ", 1)[1].split(b"\n", 1)[0])
        return update


def settled(table: LiveTable, ply: int) -> int:
    """The last moment up to that ply that anybody saw: no dice had still to answer."""
    lines = table.history.lines
    while 0 < ply < len(lines) and isinstance(lines[ply].entry, ChanceEntry):
        ply -= 1
    return ply
