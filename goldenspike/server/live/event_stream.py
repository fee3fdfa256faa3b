"""One listener at one table: live updates as server-sent events.

A stream remembers the last ply it sent and is only ever woken, never handed anything: one that falls behind gets what
it missed in one update, and nothing piles up for one that does not read. It knows its table by name only, so that a
table at which nobody moves can leave the memory however many watch it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

from goldenspike.errors import GoldenSpikeError
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.seat_links import Caller

if TYPE_CHECKING:
    from goldenspike.server.live.audience import LiveUpdates

STREAM_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
RETRY_MILLISECONDS = 1_000
"""How soon a browser that lost its connection tries again."""
MAX_QUEUED_MESSAGES = 20
"""How much of what was said waits for one listener."""

log = logging.getLogger(__name__)


class PushConnection(Protocol):
    """A client's connection that a stream can write to without waking a task."""

    def push(self, body: bytes) -> bool: ...

    def is_ready(self) -> bool: ...

    def mark_as_seat(self) -> None: ...


class EventStream:
    """An ASGI application that answers until either side goes away.

    `after` is the last ply that the listener has; None, if it has nothing yet and wants only how things stand.
    """

    def __init__(
        self,
        listeners: LiveUpdates,
        table: LiveTable,
        caller: Caller,
        named: int | None,
        after: int | None,
        origin: str,
        address: str,
        cookies: list[bytes],
        connection: PushConnection | None = None,
    ) -> None:
        self.listeners = listeners
        self.table_id = table.id
        self.caller = caller
        self.named = named
        self.origin = origin
        self.address = address
        self.seats = table.seats_of(caller)
        ply = table.visible_to(self.seats).ply
        self.sent = ply if after is None else min(after, ply)
        self.counted = False
        """Among the strangers of its address."""
        self._connection = connection
        self._terms = _spectator_terms(table)
        self._headers = [*STREAM_HEADERS, *((b"set-cookie", cookie) for cookie in cookies)]
        self._awake = asyncio.Event()
        self._version = -1
        self._there = b""
        self._heard: list[bytes] = []
        self._news = True
        self._presence = True
        self._beat = False
        self._resting = False
        self._closed = False

    def wake(self, news: bool = False, presence: bool = False, beat: bool = False, at_once: bool = True) -> None:
        self._news |= news
        self._presence |= presence
        self._beat |= beat
        if not (at_once and self._push()):
            self._awake.set()

    def hear(self, said: bytes, at_once: bool = True) -> None:
        """Somebody said that at the table. Who does not take it sees by the numbers of later ones what he missed."""
        if len(self._heard) < MAX_QUEUED_MESSAGES:
            self._heard.append(said)
        self.wake(at_once=at_once)

    def close(self) -> None:
        self._closed = True
        self._awake.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        self._sit()
        gone = asyncio.create_task(self._wait_for_the_end(receive))
        self.listeners.join(self)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self._headers})
            while not self._closed:
                self._awake.clear()
                if body := self._due(await self._table()):
                    await send({"type": "http.response.body", "body": body, "more_body": True})
                    continue  # something may have happened meanwhile
                self._resting = True
                await self._awake.wait()
                self._resting = False
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self.listeners.leave(self)

    async def _wait_for_the_end(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.close()

    async def _table(self) -> LiveTable | None:
        """The table, if something is to be said about it."""
        try:
            return await self.listeners.table(self.table_id) if self._news or self._presence else None
        except GoldenSpikeError:
            self.close()  # it is gone, or cannot be read now: a browser comes back and is told which
            return None

    def _push(self) -> bool:
        """Send what is due at once, if the listener has all that went before: most do, and then no task is woken."""
        connection, table = self._connection, self.listeners.find_live(self.table_id)
        if not self._resting or connection is None or not connection.is_ready():
            return False
        if table is None and (self._news or self._presence):
            return False
        try:
            body = self._due(table)
        except Exception:
            log.exception("stream")  # what one listener cannot be told must not stop whoever moved
            self.close()
            return True
        return not body or connection.push(body)

    def _due(self, table: LiveTable | None) -> bytes:
        """What the listener does not have yet."""
        presence, beat = self._presence, self._beat
        self._news = self._presence = self._beat = False
        said = b""
        if table is not None and self._version != table.version:
            self._version = table.version
            said = self.encode_update(table)
        if table is not None and presence and (there := self.listeners.said_presence(table, self)) != self._there:
            self._there = there
            said += b"event: presence\ndata: %b\n\n" % there
        heard, self._heard = self._heard, []
        said += b"".join(b"event: talk\ndata: %b\n\n" % each for each in heard)
        return said or (b":\n\n" if beat else b"")

    def encode_update(self, table: LiveTable) -> bytes:
        before, self.seats = self.seats, table.seats_of(self.caller)
        if self.seats != before:
            self.listeners.changed(self.table_id)
            self._sit()
            if not self.seats:
                self.close()  # whoever logged in meanwhile comes back by another name
        if not self.seats and self._terms != _spectator_terms(table):
            self.close()  # whoever watches comes back on the new terms, if he may
            return b""
        named = self.named if self.named in self.seats else None
        seen = table.visible_to(self.seats)
        update = seen.presenter.encoded_update(self.seats, named, self.sent, self.listeners.config.limits)
        self.sent = seen.ply
        return b"event: update\nid: %d\nretry: %d\ndata: %b\n\n" % (seen.ply, RETRY_MILLISECONDS, update)

    def _sit(self) -> None:
        if self.seats and self._connection is not None:
            self._connection.mark_as_seat()


def _spectator_terms(table: LiveTable) -> tuple[str | None, int, bool]:
    """On which somebody watches there."""
    return table.row.password, table.row.delay, table.row.open_talk
