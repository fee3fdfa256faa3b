"""Event stream: the live updates of one client at one table, as server-sent events.

A stream remembers the last ply it sent. It is woken and reads the table itself: a slow client gets what it missed in
one update, and nothing piles up for it. It knows its table by id only, so that an idle table can be evicted from memory
however many watch it.
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
"""How soon a browser reconnects."""
MAX_QUEUED_MESSAGES = 20
"""How many chat messages wait for one slow client."""

log = logging.getLogger(__name__)


class PushConnection(Protocol):
    """A client's connection that a stream can write to without waking a task."""

    def push(self, body: bytes) -> bool: ...

    def is_ready(self) -> bool: ...

    def mark_as_seat(self) -> None: ...


class EventStream:
    """An ASGI application that streams until either side closes.

    `after`: the last ply that the client has; None if it has nothing yet and needs only the current position.
    """

    def __init__(
        self,
        live_updates: LiveUpdates,
        table: LiveTable,
        caller: Caller,
        requested_seat: int | None,
        after: int | None,
        origin: str,
        address: str,
        cookies: list[bytes],
        connection: PushConnection | None = None,
    ) -> None:
        self.live_updates = live_updates
        self.table_id = table.id
        self.caller = caller
        self.requested_seat = requested_seat
        self.origin = origin
        self.address = address
        self.seats = table.seats_of(caller)
        ply = table.visible_to(self.seats).ply
        self.sent_ply = ply if after is None else min(after, ply)
        self.is_counted = False
        """Counted among the spectators of its address."""
        self._connection = connection
        self._terms = _spectator_terms(table)
        self._headers = [*STREAM_HEADERS, *((b"set-cookie", cookie) for cookie in cookies)]
        self._awake = asyncio.Event()
        self._version = -1
        self._last_presence = b""
        self._messages: list[bytes] = []
        self._update_due = True
        self._presence_due = True
        self._heartbeat_due = False
        self._is_waiting = False
        self._closed = False

    def wake(self, update: bool = False, presence: bool = False, heartbeat: bool = False, at_once: bool = True) -> None:
        self._update_due |= update
        self._presence_due |= presence
        self._heartbeat_due |= heartbeat
        if not (at_once and self._push()):
            self._awake.set()

    def queue_message(self, message: bytes, at_once: bool = True) -> None:
        """Queue a chat message. A client that is too slow notices the gap by the numbers of later messages."""
        if len(self._messages) < MAX_QUEUED_MESSAGES:
            self._messages.append(message)
        self.wake(at_once=at_once)

    def close(self) -> None:
        self._closed = True
        self._awake.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        self._mark_as_seat()
        gone = asyncio.create_task(self._wait_for_disconnect(receive))
        self.live_updates.join(self)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self._headers})
            while not self._closed:
                self._awake.clear()
                if body := self._pending_events(await self._table()):
                    await send({"type": "http.response.body", "body": body, "more_body": True})
                    continue  # something may have happened meanwhile
                self._is_waiting = True
                await self._awake.wait()
                self._is_waiting = False
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self.live_updates.leave(self)

    async def _wait_for_disconnect(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.close()

    async def _table(self) -> LiveTable | None:
        """The table, if an update or presence is due."""
        try:
            return await self.live_updates.get_table(self.table_id) if self._update_due or self._presence_due else None
        except GoldenSpikeError:
            self.close()  # deleted or unreadable now: the browser reconnects and gets the error
            return None

    def _push(self) -> bool:
        """Write what is due at once if the client has read everything before: usually so, and no task is woken."""
        connection, table = self._connection, self.live_updates.find_live(self.table_id)
        if not self._is_waiting or connection is None or not connection.is_ready():
            return False
        if table is None and (self._update_due or self._presence_due):
            return False
        try:
            body = self._pending_events(table)
        except Exception:
            log.exception("stream")  # a failing stream must not stop the move
            self.close()
            return True
        return not body or connection.push(body)

    def _pending_events(self, table: LiveTable | None) -> bytes:
        """Events that the client does not have yet."""
        presence, heartbeat = self._presence_due, self._heartbeat_due
        self._update_due = self._presence_due = self._heartbeat_due = False
        events = b""
        if table is not None and self._version != table.version:
            self._version = table.version
            events = self.encode_update(table)
        if (
            table is not None
            and presence
            and (current := self.live_updates.encode_presence(table, self)) != self._last_presence
        ):
            self._last_presence = current
            events += b"event: presence\ndata: %b\n\n" % current
        messages, self._messages = self._messages, []
        events += b"".join(b"event: talk\ndata: %b\n\n" % message for message in messages)
        return events or (b":\n\n" if heartbeat else b"")

    def encode_update(self, table: LiveTable) -> bytes:
        before, self.seats = self.seats, table.seats_of(self.caller)
        if self.seats != before:
            self.live_updates.schedule_presence(self.table_id)
            self._mark_as_seat()
            if not self.seats:
                self.close()  # a player who logged in meanwhile reconnects with their account
        if not self.seats and self._terms != _spectator_terms(table):
            self.close()  # spectators reconnect under the new settings, if they may
            return b""
        seat = self.requested_seat if self.requested_seat in self.seats else None
        seen = table.visible_to(self.seats)
        update = seen.presenter.encoded_update(self.seats, seat, self.sent_ply, self.live_updates.config.limits)
        self.sent_ply = seen.ply
        return b"event: update\nid: %d\nretry: %d\ndata: %b\n\n" % (seen.ply, RETRY_MILLISECONDS, update)

    def _mark_as_seat(self) -> None:
        if self.seats and self._connection is not None:
            self._connection.mark_as_seat()


def _spectator_terms(table: LiveTable) -> tuple[str | None, int, bool]:
    """The settings of a table that concern spectators."""
    return table.row.password, table.row.delay, table.row.open_talk
