"""Live updates as server-sent events.

A stream remembers the last ply it sent and is only ever woken, never handed anything: one that falls behind gets all it
missed in one update, and nothing piles up for one that does not read.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from goldenspike.server.config import Config
from goldenspike.server.seats import Caller
from goldenspike.server.table import LiveTable

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream:
    """One listener at one table: an ASGI application that answers until either side goes away.

    `after` is the last ply that the listener has; None, if it has nothing yet and wants only how things stand.
    """

    def __init__(
        self, table: LiveTable, caller: Caller, named: int | None, after: int | None, origin: str, slow_seconds: float
    ) -> None:
        self.table = table
        self.caller = caller
        self.named = named
        self.origin = origin
        self.slow_seconds = slow_seconds
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
        self._join()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            while not self._closed:
                self._awake.clear()
                if body := self._due():
                    # A listener that takes nothing would keep this waiting for ever.
                    async with asyncio.timeout(self.slow_seconds):
                        await send({"type": "http.response.body", "body": body, "more_body": True})
                    continue  # something may have happened meanwhile
                await self._awake.wait()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            pass
        finally:
            gone.cancel()
            self._leave()

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
            parts.append(b"event: update\nid: %d\ndata: %b\n\n" % (table.ply, update))
        if self._presence:
            presence = msgspec.json.encode(table.presence(self.caller, self.origin))
            parts.append(b"event: presence\ndata: %b\n\n" % presence)
        if self._beat and not parts:
            parts.append(b":\n\n")
        self._presence = self._beat = False
        return b"".join(parts)

    def _join(self) -> None:
        self.seats = self.table.seats_of(self.caller)
        self.table.streams.add(self)
        tell_presence(self.table)

    def _leave(self) -> None:
        self.table.streams.discard(self)
        tell_presence(self.table)


def tell_presence(table: LiveTable) -> None:
    table.connected = {seat for stream in table.streams for seat in stream.seats}
    for stream in table.streams:
        stream.wake(presence=True)


async def beat(config: Config, tables: Any) -> None:
    """Every so often a sign of life to every listener, so that a lost connection shows itself."""
    while True:
        await asyncio.sleep(config.heartbeat_seconds)
        for table in tables.live():
            for stream in table.streams:
                stream.wake(beat=True)
