"""What is done with every request before and after Litestar has it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from litestar import Litestar

from goldenspike import __version__, words
from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import Config
from goldenspike.server.http import html_pages
from goldenspike.server.http.access_log import AccessLog
from goldenspike.server.http.connections import ClientConnection, ConnectionRegistry
from goldenspike.server.http.language import language_of_scope
from goldenspike.server.http.security import SECURITY_HEADERS
from goldenspike.server.util import metrics
from goldenspike.server.util.ip_addresses import LOOPBACK, NetworkSet, parse_address

MAX_PATH_LENGTH = 8_000
"""Litestar remembers the addresses it has looked up."""
HEALTH_TIMEOUT_SECONDS = 2.0
HEALTH_CACHE_SECONDS = 0.5
"""However many ask, the database is asked no more often."""
NO_STORE = (b"cache-control", b"no-store")
_HOST_PATTERN = re.compile(rb"[A-Za-z0-9._:\[\]-]{1,255}")
_SCHEMES = (b"http", b"https")

Scope = Any
Send = Callable[[Any], Any]


class HttpApplication(Litestar):
    """Believes proxies, answers to its names, adds what every answer says to browsers, counts and writes down."""

    def __init__(
        self, config: Config, journal: AccessLog | None, short_way: Any, handlers: Sequence[Any], **settings: Any
    ) -> None:
        """`short_way(app, long_way, scope, receive, exchange)` says whether it has answered."""
        super().__init__(handlers, **settings)
        self._short_way = short_way
        self.doors = ConnectionRegistry(config)
        self._journal = journal
        self._requests = journal if config.log_requests else None
        self._proxies = NetworkSet(config.proxies)
        self._hosts = frozenset(name.lower().encode() for name in config.hosts)
        self._readers = NetworkSet((*LOOPBACK, *config.metrics))
        self._health = HealthCheck(self)
        self._counts: dict[tuple[str, str, int], tuple[Any, Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, self._last_words(send))
            return
        began = time.perf_counter()
        exchange = ResponseSender(send)
        method: str = scope["method"]
        if method == "HEAD" and not scope["path"].endswith("/stream"):
            scope = {**scope, "method": "GET"}  # a copy: uvicorn looks at its own, and sends no body
        trusted = bool(self._proxies) and self.trust_proxy(scope)
        try:
            await self._answer(scope, receive, exchange, trusted)
        finally:
            self._note(scope, method, exchange, began)

    async def _answer(self, scope: Scope, receive: Any, exchange: ResponseSender, trusted: bool) -> None:
        path, send = scope["path"], exchange.send
        if path == "/health":
            await send_response(send, *await self._health.look(language_of_scope(scope)))
        elif path == "/metrics":
            if self.may_read_metrics(scope, trusted):
                await send_response(send, 200, metrics.render_metrics(), metrics.CONTENT_TYPE)
            else:
                await send_error(scope, send, 403, "server-metrics-closed")
        elif self._hosts and _host_name(find_header(scope, b"host")) not in self._hosts:
            await send_error(scope, send, 421, "server-other-name")
        elif len(path) > MAX_PATH_LENGTH or "\0" in path:
            await send_error(scope, send, 404, "server-no-page")
        elif not await self._short_way(self, super().__call__, scope, receive, exchange):
            await super().__call__(scope, receive, send)

    def trust_proxy(self, scope: Scope) -> bool:
        """Whether a proxy of ours handed the request on; if so, it is as that proxy says it was."""
        client = scope["client"]
        if client is None or client[0] not in self._proxies:
            return False
        said = [
            part for value in read_headers(scope, b"x-forwarded-for") for part in value.decode("latin-1").split(",")
        ]
        for part in reversed(said):
            address = parse_address(part)
            if address is None:
                break
            scope["client"] = (str(address), 0)
            if str(address) not in self._proxies:
                break
        scheme = _last_value(scope, b"x-forwarded-proto").lower()
        if scheme in _SCHEMES:
            scope["scheme"] = scheme.decode()
        host = _last_value(scope, b"x-forwarded-host")
        if _HOST_PATTERN.fullmatch(host):
            scope["headers"] = [(b"host", host), *(each for each in scope["headers"] if each[0] != b"host")]
        return True

    def may_read_metrics(self, scope: Scope, trusted: bool) -> bool:
        """Who comes through a proxy that we do not know could be anybody."""
        through = not trusted and (find_header(scope, b"x-forwarded-for") or find_header(scope, b"forwarded"))
        return not through and scope["client"] is not None and scope["client"][0] in self._readers

    def _note(self, scope: Scope, method: str, exchange: ResponseSender, began: float) -> None:
        route, status = route_label(scope), exchange.status
        counts = self._counts.get((route, method, status))
        if counts is None:
            counted = metrics.requests.labels(route, method, str(status))
            counts = self._counts[route, method, status] = counted, metrics.request_seconds.labels(route)
        counts[0].inc()
        counts[1].observe((exchange.started or time.perf_counter()) - began)
        if self._requests is not None:
            milliseconds = round((time.perf_counter() - began) * 1_000, 1)
            address = scope["client"][0] if scope["client"] else "-"
            self._requests.request(time.time(), method, route, status, milliseconds, exchange.bytes, address)

    def _last_words(self, send: Send) -> Send:
        """What is still to be written down is, before the server says that it has stopped: nothing runs after that."""

        async def send_on(message: Any) -> None:
            if self._journal is not None and message["type"].startswith("lifespan.shutdown."):
                self._journal.stop()
            await send(message)

        return send_on


class ResponseSender:
    """One answer on its way out."""

    __slots__ = ("_send", "bytes", "started", "status")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.bytes = 0
        self.started = 0.0

    def reply(self, connection: ClientConnection | None, head: bytes, body: bytes) -> bool:
        """A whole answer at once, with a head that is `complete`; False if it must be sent."""
        started = time.perf_counter()
        if connection is None or not connection.reply(head, body):
            return False
        self.status, self.started, self.bytes = 200, started, len(body)
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.started = time.perf_counter()
            message["headers"] = add_default_headers(message["headers"])
        else:
            self.bytes += len(message.get("body", b""))
        await self._send(message)


def add_default_headers(said: Any) -> list[tuple[bytes, bytes]]:
    """With what every answer says. What does not say how long it may be kept depends on who asked."""
    full = list(said)
    names = [name for name, _ in full]
    full += (
        SECURITY_HEADERS
        if b"referrer-policy" not in names
        else [each for each in SECURITY_HEADERS if each[0] not in names]
    )
    if b"cache-control" not in names:
        full.append(NO_STORE)
    return full


class HealthCheck:
    """Whether the database answers."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._until = 0.0
        self._wrong: GoldenSpikeError | None = None
        self._looking: asyncio.Task[None] | None = None

    async def look(self, lang: str) -> tuple[int, bytes, str]:
        """Status, body and its type."""
        if time.monotonic() >= self._until:
            if self._looking is None:
                self._looking = asyncio.create_task(self._look())
            await asyncio.shield(self._looking)
        if self._wrong is None:
            return 200, msgspec.json.encode({"status": "ok", "version": __version__}), "application/json"
        said = {"status": "unavailable", "reason": self._wrong.worded(lang), "version": __version__}
        return 503, msgspec.json.encode(said), "application/json"

    async def _look(self) -> None:
        try:
            services = self._app.state.get("services")
            if services is None:
                raise GoldenSpikeError("server-starting")
            async with asyncio.timeout(HEALTH_TIMEOUT_SECONDS):
                await services.store.check()
        except TimeoutError:
            self._wrong = GoldenSpikeError("server-silent-database")
        except GoldenSpikeError as error:
            self._wrong = error
        else:
            self._wrong = None
        finally:
            self._until = time.monotonic() + HEALTH_CACHE_SECONDS
            self._looking = None


async def send_error(scope: Scope, send: Send, status: int, key: str) -> None:
    """As problems.py words a refusal, for what Litestar never hears of."""
    lang = language_of_scope(scope)
    sentence = words.say(key, lang)
    if is_api_path(scope["path"]):
        body = msgspec.json.encode({"status": status, "key": key, "message": sentence})
        await send_response(send, status, body, "application/json")
    else:
        body = html_pages.html_response(lang, html_pages.error_title(lang, status), [sentence])
        await send_response(send, status, body, "text/html; charset=utf-8")


async def send_response(send: Send, status: int, body: bytes, kind: str) -> None:
    said = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": said})
    await send({"type": "http.response.body", "body": body})


def is_api_path(path: str) -> bool:
    """Made by a program, and not an address that somebody opened."""
    return path.split("/", 2)[1:2] in (["api"], ["schema"])


def route_label(scope: Scope) -> str:
    """The kind of address. Never the address itself, which may hold the token of a seat."""
    route: str | None = scope.get("path_template")
    if route is None:
        return scope["path"] if scope["path"] in ("/health", "/metrics") else "-"
    return route or "/"


def read_headers(scope: Mapping[str, Any], name: bytes) -> list[bytes]:
    return [value for each, value in scope["headers"] if each == name]


def find_header(scope: Mapping[str, Any], name: bytes) -> bytes:
    return next((value for each, value in scope["headers"] if each == name), b"")


def _last_value(scope: Scope, name: bytes) -> bytes:
    """The latest of several values: what the nearest proxy added."""
    return b",".join(read_headers(scope, name)).rpartition(b",")[2].strip()


def _host_name(host: bytes) -> bytes:
    """Without the port."""
    return re.sub(rb":\d*$", b"", host).strip(b"[]").lower()
