"""Client connections: timeouts, size limits and connection limits on top of uvicorn.

uvicorn alone waits for a client as long as it takes. `ClientConnection` ends a connection whose request head, body or
next request does not arrive in time, or that does not read a response, and limits the size of heads. When all
connections are in use, a new client takes the place of the oldest idle connection at the address that has the most.

An event stream of a player at the table does not count against their address: the application calls `mark_as_seat()`
on the `connection_of` the request; that holds until the response ends.

The subclass exists for these limits. It also saves processor time, since a response or a streamed event is one write
and no task waits for a request body: 5% per move, 0.48 ms against 0.51 ms with uvicorn's own protocol (medians of five
alternating runs, measured as described in `api/fast_moves.py`, whose fast path was on in both).
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from heapq import heapify, heappop, heappush
from math import inf
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from goldenspike.server.config import Config
from goldenspike.server.util import metrics
from goldenspike.server.util.ip_addresses import NetworkSet, rate_limit_key

READ_AGAINST = "0.54.0"
"""The uvicorn release whose `HttpToolsProtocol` was read: `ClientConnection` overrides and calls private names of it.
Read the next minor release before pyproject.toml allows it."""
EXTENSION = "goldenspike.connection"

MAX_HEADERS = 100
MAX_PIPELINED = 64
"""Requests that may wait for the answers to those before them."""
MAX_DISCARDED_BYTES = 1024 * 1024
"""How much of a body that nobody wants is read all the same: who is cut off while sending never learns why."""
MIN_READ_BYTES = 16 * 1024
"""Who takes less than this of what waits for him, in `slow_seconds`, takes nothing."""
CLOSE_HEADERS = b"content-length: 0\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
MAX_DESCRIPTORS = 2**20
LINGER_OFF = struct.pack("ii", 1, 0)
RESERVED_DESCRIPTORS = 128
"""Descriptors that are not for callers: the database's, the bots', files."""


def connection_of(scope: Mapping[str, Any]) -> ClientConnection | None:
    """Where a request came from; None where something else than a server of ours handed it over."""
    found: ClientConnection | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def encode_head(status: int, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The beginning of an answer as it is sent."""
    return STATUS_LINE[status] + _header_lines(headers)


def _header_lines(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)


def raise_descriptor_limit() -> None:
    """Let this process have as many open files and connections as the system allows it."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptor_limit() -> float:
    if sys.platform == "win32":
        return inf
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return inf if soft == resource.RLIM_INFINITY else soft


class RequestTooLarge(Exception):  # noqa: N818  (ends the reading of a request)
    """More of something than a request may have."""


class ClientConnection(HttpToolsProtocol):
    """One caller's connection.

    `due` is when the caller must have done the next thing: sent a head, its body, another request. While we work on an
    answer that is never. `stuck` is when he must have taken more of an answer; never, unless much of it waits for him.
    """

    cycle: Any  # the request read last; None before the first
    _answering: Any = None
    _held: Any = None
    """What answers the request read last, until that is whole."""
    address: AddressConnections | None = None
    due = inf
    stuck = inf
    is_seated = False
    _left = 0
    """Bytes of answers that he had not taken when we last looked."""
    _received = 0
    """Bytes of the request that is being read."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: ConnectionRegistry = self.app.doors
        self.limits = self.doors.limits
        self._extensions = {EXTENSION: self}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.doors.admit(self, self.client[0] if self.client else "")
        if self.address is None:
            self.end(503)
        else:
            self.due = self.doors.soon + self.limits.header_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.pipeline.clear()
        self._held = None
        if self._answering is not None:
            self.cycle = self._answering  # uvicorn tells the request read last, behind which this one may be
        super().connection_lost(exc)
        self.leave()
        self._extensions.clear()  # or only a full collection would find that nobody needs this any more

    def leave(self) -> None:
        """Count no longer."""
        if self.address is not None:
            self.unmark_seat()
            self.doors.leave(self, self.address)
            self.address = None

    # Reading

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # Answered like any other request, but what follows would not be HTTP.
            self.cycle.keep_alive = False
        except httptools.HttpParserError as error:
            self.end(431 if isinstance(error.__context__, RequestTooLarge) else 400)
        else:
            if self._received > self.limits.header_bytes:
                self._check_size()

    def _check_size(self) -> None:
        if self.cycle is None or not self.cycle.more_body:  # the head is not here yet
            self.end(431)
        elif self._received > self.limits.header_bytes + self.limits.body_bytes + MAX_DISCARDED_BYTES:
            self.drop()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = self._extensions  # type: ignore[typeddict-item]
        self.due = self.doors.soon + self.limits.header_seconds

    def on_headers_complete(self) -> None:
        headers = self.headers
        if len(headers) > MAX_HEADERS or len(self.pipeline) >= MAX_PIPELINED:
            raise RequestTooLarge
        if self._received > self.limits.header_bytes:
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in headers)
            if size > self.limits.header_bytes:
                raise RequestTooLarge
        self.due = self.doors.soon + self.limits.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self.flow.read_paused:
            self._hand_on()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._hand_on()
        self._received = 0
        if self.cycle.response_complete:
            self.due = self.doors.soon + self.limits.idle_seconds
        else:
            self.due = inf
            if self.address is not None:
                self.address.silent.pop(self, None)
                self.address.idle.pop(self, None)

    # Answering

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Nobody works on what is sent before it is whole, or as much is here as we keep: a task that waits is dear."""
        self._answering, self._held = cycle, app
        if cycle.scope["method"] != "POST" or not cycle.more_body or cycle.waiting_for_100_continue:
            self._hand_on()
        else:
            self.flow.resume_reading()

    def _hand_on(self) -> None:
        if self._held is not None:
            app, self._held = self._held, None
            super()._start_asgi_task(self._answering, app)

    def on_response_complete(self) -> None:
        """uvicorn's own, but without a timer for every answer, and no more is read while requests are waiting."""
        self.server_state.total_requests += 1
        self.unmark_seat()
        if self.transport.is_closing():
            self.due = self.doors.soon + self.limits.slow_seconds
        elif self.pipeline:
            cycle, app = self.pipeline.pop()
            self._start_asgi_task(cycle, app)
        else:
            self.flow.resume_reading()
            if self.cycle.more_body:
                return  # the answer came before the whole of the request
            limits = self.limits
            self.due = self.doors.soon + (limits.header_seconds if self._received else limits.idle_seconds)
            if self.address is not None:
                self.address.idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._left = self.transport.get_write_buffer_size()
        self.stuck = self.doors.soon + self.limits.slow_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck = inf

    def reply(self, head: bytes, body: bytes) -> bool:
        """Write a whole answer at once, its head as `head_of` makes it; False if it must go the usual way."""
        cycle = self._answering
        usual = cycle.response_started or cycle.disconnected or not cycle.keep_alive or self.transport.is_closing()
        if usual or self.flow.write_paused:
            return False
        dated = self.doors.dated(self.server_state.default_headers)
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (head, dated, len(body), body))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    def push(self, body: bytes) -> bool:
        """Write more of the answer that is under way, without waiting; False if he has not taken what went before."""
        cycle = self._answering
        if self.flow.write_paused or cycle.response_complete or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(body), body) if cycle.chunked_encoding else body)
        return True

    def is_ready(self) -> bool:
        """Whether the client has taken what was sent before, so that `push` may write more."""
        return not self.flow.write_paused

    def mark_as_seat(self) -> None:
        """What is answered now is a seat's own stream."""
        if self.address is not None and not self.is_seated:
            self.is_seated = True
            self.address.seated += 1

    def unmark_seat(self) -> None:
        if self.is_seated and self.address is not None:
            self.is_seated = False
            self.address.seated -= 1

    # Ending

    def overdue(self, now: float) -> None:
        """He did not do in time what he should have."""
        if self.stuck <= now:
            left = self.transport.get_write_buffer_size()
            if left > self._left - MIN_READ_BYTES:
                self.drop()
            else:
                self._left = left
                self.stuck = now + self.limits.slow_seconds
        elif self._received and not self.transport.is_closing():
            self.end(408)
        else:
            self.drop()

    def end(self, status: int) -> None:
        """Say why, unless that would be taken for the answer to another request, and close."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and (cycle.response_started or not cycle.more_body):
            self.drop()
            return
        self.transport.write(encode_head(status, self.server_state.default_headers) + CLOSE_HEADERS)
        self.transport.close()
        self.due = self.doors.soon + self.limits.slow_seconds

    def drop(self) -> None:
        """Close at once; what he has not taken is lost, and the system does not keep it for him either."""
        metrics.connections_dropped.inc()
        if self.transport.get_write_buffer_size():
            with suppress(OSError):  # he is gone already
                self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_OFF)
        self.transport.abort()
        self.leave()


class AddressConnections:
    """The connections of one address: all of them, those on which nothing was ever asked, and those that wait for the
    next request; the oldest first in each."""

    def __init__(self, name: str, trusted: bool) -> None:
        self.name = name
        self.trusted = trusted
        """A proxy, whose connections are everybody's."""
        self.connections: dict[ClientConnection, None] = {}
        self.silent: dict[ClientConnection, None] = {}
        self.idle: dict[ClientConnection, None] = {}
        self.seated = 0

    def rank_in(self, heap: list[tuple[int, int, AddressConnections]]) -> None:
        heappush(heap, (-len(self.connections), id(self), self))

    def end_oldest_waiting(self) -> bool:
        oldest = next(iter(self.silent), None) or next(iter(self.idle), None)
        if oldest is None:
            return False
        oldest.drop()
        return True

    def end_oldest_stream(self) -> bool:
        """Of those that only watch, if there are any."""
        streams = [each for each in self.connections if each.cycle is not None and each.cycle.response_started]
        if self.trusted or not streams:
            return False
        next((each for each in streams if not each.is_seated), streams[0]).drop()
        return True


class ConnectionRegistry:
    """All connections of this process. One look around every so often ends those that are overdue."""

    def __init__(self, config: Config) -> None:
        limits = self.limits = config.limits
        self.soon = 0.0
        """When we look around next: exact enough for limits of seconds, and it costs nothing to ask."""
        shortest = min(limits.header_seconds, limits.body_seconds, limits.idle_seconds, limits.slow_seconds)
        self._pause = min(1.0, shortest / 4)
        self._proxies = NetworkSet(config.proxies)
        self._most = min(limits.connections, descriptor_limit() - RESERVED_DESCRIPTORS)
        self._connections: set[ClientConnection] = set()
        self.addresses: dict[str, AddressConnections] = {}
        self._looking = False
        self._ranked_at = -1.0
        self._ranked: list[tuple[int, int, AddressConnections]] = []
        self._busy: list[tuple[int, int, AddressConnections]] = []

        self._dated: tuple[Any, bytes] = (None, b"")

    def __len__(self) -> int:
        return len(self._connections)

    def dated(self, headers: list[tuple[bytes, bytes]]) -> bytes:
        """What uvicorn adds to every answer; it makes a new list when the date changes."""
        if self._dated[0] is not headers:
            self._dated = headers, _header_lines(headers)
        return self._dated[1]

    def admit(self, connection: ClientConnection, host: str) -> AddressConnections | None:
        """Where the connection counts from now on; None: there is no room for it."""
        if not self._looking:
            self._looking = True
            self._look_around(connection.loop)
        name = rate_limit_key(host)
        address = self.addresses.get(name) or AddressConnections(name, trusted=host in self._proxies)
        full = not address.trusted and len(address.connections) - address.seated >= self.limits.address_connections
        if (full and not address.end_oldest_waiting()) or (len(self) >= self._most and not self._make_room(address)):
            metrics.connections_refused.inc()
            return None
        self.addresses[name] = address
        self._connections.add(connection)
        address.connections[connection] = address.silent[connection] = None
        metrics.connections.inc()
        return address

    def leave(self, connection: ClientConnection, address: AddressConnections) -> None:
        self._connections.discard(connection)
        metrics.connections.dec()
        address.connections.pop(connection, None)
        address.silent.pop(connection, None)
        address.idle.pop(connection, None)
        if not address.connections:
            self.addresses.pop(address.name, None)

    def _make_room(self, newcomer: AddressConnections) -> bool:
        """End a connection of the address that has most: one that waits for its caller, or if nobody has such a one, a
        stream of an address that has more than the newcomer's."""
        if self._ranked_at != self.soon:
            self._ranked_at = self.soon
            self._ranked = [(-len(each.connections), id(each), each) for each in self.addresses.values()]
            heapify(self._ranked)
            self._busy = []
        while self._ranked:
            count, _, address = heappop(self._ranked)
            if -count > len(address.connections):
                address.rank_in(self._ranked)  # some have left since then
            elif address.end_oldest_waiting():
                address.rank_in(self._ranked)
                return True
            else:
                address.rank_in(self._busy)
        while self._busy:
            count, _, address = heappop(self._busy)
            if -count > len(address.connections):
                address.rank_in(self._busy)
            elif len(address.connections) <= len(newcomer.connections) + 1:
                address.rank_in(self._busy)
                return False
            elif address.end_oldest_stream():
                address.rank_in(self._busy)
                return True
        return False

    def _look_around(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        self.soon = now + self._pause
        for connection in [each for each in self._connections if each.due <= now or each.stuck <= now]:
            connection.overdue(now)
        loop.call_later(self._pause, self._look_around, loop)
