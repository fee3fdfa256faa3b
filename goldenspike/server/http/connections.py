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
"""Requests that may wait for the responses to those before them."""
MAX_DISCARDED_BYTES = 1024 * 1024
"""How much of an unwanted body is still read: a client that is cut off while sending never sees the error."""
MIN_READ_BYTES = 16 * 1024
"""A client that reads less than this of what waits for it, in `slow_seconds`, counts as stalled."""
CLOSE_HEADERS = b"content-length: 0\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
MAX_DESCRIPTORS = 2**20
LINGER_OFF = struct.pack("ii", 1, 0)
RESERVED_DESCRIPTORS = 128
"""File descriptors kept free for the database, the bots and files."""


def connection_of(scope: Mapping[str, Any]) -> ClientConnection | None:
    """The connection of a request; None if another server or a test client made it."""
    found: ClientConnection | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def encode_head(status: int, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Encode the status line and headers of a response."""
    return STATUS_LINE[status] + _header_lines(headers)


def _header_lines(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)


def raise_descriptor_limit() -> None:
    """Raise the limit of open files and connections as far as the system allows."""
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
    """A request exceeds a size limit."""


class ClientConnection(HttpToolsProtocol):
    """One client's connection.

    `due`: when the client must have sent its next head, body or request; infinite while a response is computed.
    `stuck`: when it must have read more of a response; infinite unless much of it waits.
    """

    cycle: Any  # the request read last; None before the first
    _active_cycle: Any = None
    _held_app: Any = None
    """The application for the request read last, until its body is complete."""
    address: AddressConnections | None = None
    due = inf
    stuck = inf
    is_seated = False
    _left = 0
    """Bytes of responses that the client had not read at the last check."""
    _received = 0
    """Bytes received of the current request."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.registry: ConnectionRegistry = self.app.connections
        self.limits = self.registry.limits
        self._extensions = {EXTENSION: self}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.registry.admit(self, self.client[0] if self.client else "")
        if self.address is None:
            self.end(503)
        else:
            self.due = self.registry.soon + self.limits.header_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.pipeline.clear()
        self._held_app = None
        if self._active_cycle is not None:
            self.cycle = self._active_cycle  # uvicorn would tell the request read last, which may be a later one
        super().connection_lost(exc)
        self.unregister()
        self._extensions.clear()  # breaks a reference cycle that only a full garbage collection would find

    def unregister(self) -> None:
        """Stop counting this connection."""
        if self.address is not None:
            self.unmark_seat()
            self.registry.remove(self, self.address)
            self.address = None

    # Reading

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # The request is answered like any other, but what follows would not be HTTP.
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
        self.due = self.registry.soon + self.limits.header_seconds

    def on_headers_complete(self) -> None:
        headers = self.headers
        if len(headers) > MAX_HEADERS or len(self.pipeline) >= MAX_PIPELINED:
            raise RequestTooLarge
        if self._received > self.limits.header_bytes:
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in headers)
            if size > self.limits.header_bytes:
                raise RequestTooLarge
        self.due = self.registry.soon + self.limits.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self.flow.read_paused:
            self._release_task()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._release_task()
        self._received = 0
        if self.cycle.response_complete:
            self.due = self.registry.soon + self.limits.idle_seconds
        else:
            self.due = inf
            if self.address is not None:
                self.address.silent.pop(self, None)
                self.address.idle.pop(self, None)

    # Responding

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Start a task only when the body is complete or the buffer is full: a task that waits is expensive."""
        self._active_cycle, self._held_app = cycle, app
        if cycle.scope["method"] != "POST" or not cycle.more_body or cycle.waiting_for_100_continue:
            self._release_task()
        else:
            self.flow.resume_reading()

    def _release_task(self) -> None:
        if self._held_app is not None:
            app, self._held_app = self._held_app, None
            super()._start_asgi_task(self._active_cycle, app)

    def on_response_complete(self) -> None:
        """As uvicorn, but without a timer per response, and without reading more while requests are waiting."""
        self.server_state.total_requests += 1
        self.unmark_seat()
        if self.transport.is_closing():
            self.due = self.registry.soon + self.limits.slow_seconds
        elif self.pipeline:
            cycle, app = self.pipeline.pop()
            self._start_asgi_task(cycle, app)
        else:
            self.flow.resume_reading()
            if self.cycle.more_body:
                return  # the response came before the complete request
            limits = self.limits
            self.due = self.registry.soon + (limits.header_seconds if self._received else limits.idle_seconds)
            if self.address is not None:
                self.address.idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._left = self.transport.get_write_buffer_size()
        self.stuck = self.registry.soon + self.limits.slow_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck = inf

    def reply(self, head: bytes, body: bytes) -> bool:
        """Write a complete response at once, its head from `encode_head`; False if it must be sent the usual way."""
        cycle = self._active_cycle
        usual = cycle.response_started or cycle.disconnected or not cycle.keep_alive or self.transport.is_closing()
        if usual or self.flow.write_paused:
            return False
        defaults = self.registry.default_headers(self.server_state.default_headers)
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (head, defaults, len(body), body))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    def push(self, body: bytes) -> bool:
        """Write more of the current response without waiting; False if the client has not read what went before."""
        cycle = self._active_cycle
        if self.flow.write_paused or cycle.response_complete or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(body), body) if cycle.chunked_encoding else body)
        return True

    def is_ready(self) -> bool:
        """Whether the client has taken what was sent before, so that `push` may write more."""
        return not self.flow.write_paused

    def mark_as_seat(self) -> None:
        """The current response is the event stream of a seat."""
        if self.address is not None and not self.is_seated:
            self.is_seated = True
            self.address.seated += 1

    def unmark_seat(self) -> None:
        if self.is_seated and self.address is not None:
            self.is_seated = False
            self.address.seated -= 1

    # Ending

    def time_out(self, now: float) -> None:
        """End a connection whose client missed a deadline."""
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
        """Close with an error status, unless it would look like the response to another request."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and (cycle.response_started or not cycle.more_body):
            self.drop()
            return
        self.transport.write(encode_head(status, self.server_state.default_headers) + CLOSE_HEADERS)
        self.transport.close()
        self.due = self.registry.soon + self.limits.slow_seconds

    def drop(self) -> None:
        """Close at once; unread data is discarded, in the system's buffers too."""
        metrics.connections_dropped.inc()
        if self.transport.get_write_buffer_size():
            with suppress(OSError):  # already disconnected
                self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_OFF)
        self.transport.abort()
        self.unregister()


class AddressConnections:
    """The connections of one address: all, those without a request yet (`silent`), and those between two requests
    (`idle`); the oldest first in each."""

    def __init__(self, name: str, trusted: bool) -> None:
        self.name = name
        self.trusted = trusted
        """A trusted proxy, which carries many clients."""
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
        """Spectators' streams end first."""
        streams = [each for each in self.connections if each.cycle is not None and each.cycle.response_started]
        if self.trusted or not streams:
            return False
        next((each for each in streams if not each.is_seated), streams[0]).drop()
        return True


class ConnectionRegistry:
    """All connections of this process. One periodic check ends those that are overdue."""

    def __init__(self, config: Config) -> None:
        limits = self.limits = config.limits
        self.soon = 0.0
        """When the next check is: exact enough for limits of seconds, and cheaper than reading the clock."""
        shortest = min(limits.header_seconds, limits.body_seconds, limits.idle_seconds, limits.slow_seconds)
        self._pause = min(1.0, shortest / 4)
        self._proxies = NetworkSet(config.proxies)
        self._most = min(limits.connections, descriptor_limit() - RESERVED_DESCRIPTORS)
        self._connections: set[ClientConnection] = set()
        self.addresses: dict[str, AddressConnections] = {}
        self._is_checking = False
        self._ranked_at = -1.0
        self._ranked: list[tuple[int, int, AddressConnections]] = []
        self._busy: list[tuple[int, int, AddressConnections]] = []

        self._encoded_headers: tuple[Any, bytes] = (None, b"")

    def __len__(self) -> int:
        return len(self._connections)

    def default_headers(self, headers: list[tuple[bytes, bytes]]) -> bytes:
        """Encode the headers that uvicorn adds to every response; it makes a new list when the date changes."""
        if self._encoded_headers[0] is not headers:
            self._encoded_headers = headers, _header_lines(headers)
        return self._encoded_headers[1]

    def admit(self, connection: ClientConnection, host: str) -> AddressConnections | None:
        """Count a new connection at its address; None if there is no room for it."""
        if not self._is_checking:
            self._is_checking = True
            self._close_overdue(connection.loop)
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

    def remove(self, connection: ClientConnection, address: AddressConnections) -> None:
        self._connections.discard(connection)
        metrics.connections.dec()
        address.connections.pop(connection, None)
        address.silent.pop(connection, None)
        address.idle.pop(connection, None)
        if not address.connections:
            self.addresses.pop(address.name, None)

    def _make_room(self, newcomer: AddressConnections) -> bool:
        """End an idle connection of the address that has the most; if none is idle, a stream of an address that has
        more connections than the newcomer's."""
        if self._ranked_at != self.soon:
            self._ranked_at = self.soon
            self._ranked = [(-len(each.connections), id(each), each) for each in self.addresses.values()]
            heapify(self._ranked)
            self._busy = []
        while self._ranked:
            count, _, address = heappop(self._ranked)
            if -count > len(address.connections):
                address.rank_in(self._ranked)  # some were closed since
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

    def _close_overdue(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        self.soon = now + self._pause
        for connection in [each for each in self._connections if each.due <= now or each.stuck <= now]:
            connection.time_out(now)
        loop.call_later(self._pause, self._close_overdue, loop)
