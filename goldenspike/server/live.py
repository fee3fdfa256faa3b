"""Live updates as server-sent events, and who is there to hear them.

A stream remembers the last ply it sent and is only ever woken, never handed anything: one that falls behind gets all it
missed in one update, and nothing piles up for one that does not read.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from goldenspike.server.config import Config
from goldenspike.server.seats import Caller
from goldenspike.server.storage import Store
from goldenspike.server.table import LiveTable
from goldenspike.server.tables import Tables

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


RETRY_MILLISECONDS = 1_000
"""How soon a browser that lost its connection tries again."""


class Stream:
    """One listener at one table: an ASGI application that answers until either side goes away.

    `after` is the last ply that the listener has; None, if it has nothing yet and wants only how things stand.
    """

    def __init__(
        self,
        listeners: Listeners,
        table: LiveTable,
        caller: Caller,
        named: int | None,
        after: int | None,
        origin: str,
    ) -> None:
        self.listeners = listeners
        self.table = table
        self.caller = caller
        self.named = named
        self.origin = origin
        self.sent = table.ply if after is None else min(after, table.ply)
        self.seats: tuple[int, ...] = ()
        self._awake = asyncio.Event()
        self._version = -1
        self._presence = True
        self._beat = False
        self._closed = False

    def wake(self, presence: bool = False, beat: bool = False) -> None:
        self._presence |= presence
        self._beat |= beat
        self._awake.set()

    def close(self) -> None:
        self._closed = True
        self._awake.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        gone = asyncio.create_task(self._wait_for_the_end(receive))
        self.listeners.join(self)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            while not self._closed:
                self._awake.clear()
                if body := self._due():
                    # A listener that takes nothing would keep this waiting for ever.
                    async with asyncio.timeout(self.listeners.config.limits.slow_seconds):
                        await send({"type": "http.response.body", "body": body, "more_body": True})
                    continue  # something may have happened meanwhile
                await self._awake.wait()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            pass
        finally:
            gone.cancel()
            self.listeners.leave(self)

    async def _wait_for_the_end(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.close()

    def _due(self) -> bytes:
        """What the listener does not have yet."""
        table, parts = self.table, []
        if self._version != table.version:
            self._version = table.version
            self.seats = table.seats_of(self.caller)
            named = self.named if self.named in self.seats else None
            update = table.said_update(self.seats, named, self.sent)
            self.sent = table.ply
            parts.append(b"event: update\nid: %d\nretry: %d\ndata: %b\n\n" % (table.ply, RETRY_MILLISECONDS, update))
        if self._presence:
            presence = msgspec.json.encode(table.presence(self.caller, self.origin))
            parts.append(b"event: presence\ndata: %b\n\n" % presence)
        if self._beat and not parts:
            parts.append(b":\n\n")
        self._presence = self._beat = False
        return b"".join(parts)


class Listeners:
    """Who listens where, in this process and in the others.

    Processes tell each other `PROCESS TABLE WATCHERS SEATS`; a `?` in place of the numbers asks for that.
    """

    def __init__(self, config: Config, store: Store, tables: Tables) -> None:
        self.config = config
        self._store = store
        self._tables = tables
        self._process = secrets.token_hex(4)
        store.hear_presence(self._heard)

    def join(self, stream: Stream) -> None:
        table = stream.table
        stream.seats = table.seats_of(stream.caller)
        table.streams.add(stream)
        self._changed(table)
        if self._store.shared:
            self._store.say_presence(f"{self._process} {table.id} ?")

    def leave(self, stream: Stream) -> None:
        stream.table.streams.discard(stream)
        self._changed(stream.table)

    async def beat(self) -> None:
        """Every so often a sign of life to every listener, so that a lost connection shows itself."""
        while True:
            await asyncio.sleep(self.config.heartbeat_seconds)
            for table in self._tables.live():
                for stream in table.streams:
                    stream.wake(beat=True)
                if self._store.shared:
                    self._say(table)
                    table.forget_elsewhere(time.monotonic() - 3 * self.config.heartbeat_seconds)

    def _changed(self, table: LiveTable) -> None:
        for stream in table.streams:
            stream.wake(presence=True)
        if self._store.shared:
            self._say(table)

    def _say(self, table: LiveTable) -> None:
        seats = {seat for stream in table.streams for seat in stream.seats}
        watching = sum(not stream.seats for stream in table.streams)
        self._store.say_presence(" ".join(map(str, [self._process, table.id, watching, *sorted(seats)])))

    def _heard(self, said: str) -> None:
        process, table_id, *numbers = said.split(" ")
        table = self._tables.find_live(table_id)
        if table is None or process == self._process:
            return
        if numbers == ["?"]:
            self._say(table)
        elif table.hear_elsewhere(process, *map(int, numbers)):
            for stream in table.streams:
                stream.wake(presence=True)
