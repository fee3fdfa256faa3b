"""The ASGI application around Litestar: proxies, host names, health, metrics, headers, access log."""

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
"""Litestar caches the paths it has resolved; longer ones are refused before."""
HEALTH_TIMEOUT_SECONDS = 2.0
HEALTH_CACHE_SECONDS = 0.5
"""However many clients ask, the database is queried no more often."""
NO_STORE = (b"cache-control", b"no-store")
_HOST_PATTERN = re.compile(rb"[A-Za-z0-9._:\[\]-]{1,255}")
_SCHEMES = (b"http", b"https")

Scope = Any
Send = Callable[[Any], Any]


class HttpApplication(Litestar):
    """Litestar, with trusted proxies, allowed hosts, default headers, metrics and the access log."""

    def __init__(
        self, config: Config, access_log: AccessLog | None, fast_path: Any, handlers: Sequence[Any], **settings: Any
    ) -> None:
        """`fast_path(app, framework, scope, receive, response)` returns whether it has handled the request."""
        super().__init__(handlers, **settings)
        self._fast_path = fast_path
        self.connections = ConnectionRegistry(config)
        self._access_log = access_log
        self._requests = access_log if config.log_requests else None
        self._proxies = NetworkSet(config.proxies)
        self._hosts = frozenset(name.lower().encode() for name in config.hosts)
        self._readers = NetworkSet((*LOOPBACK, *config.metrics))
        self._health = HealthCheck(self)
        self._counts: dict[tuple[str, str, int], tuple[Any, Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, self._flush_log(send))
            return
        began = time.perf_counter()
        response = ResponseSender(send)
        method: str = scope["method"]
        if method == "HEAD" and not scope["path"].endswith("/stream"):
            scope = {**scope, "method": "GET"}  # a copy: uvicorn reads its own, and sends no body
        trusted = bool(self._proxies) and self.trust_proxy(scope)
        try:
            await self._answer(scope, receive, response, trusted)
        finally:
            self._log_request(scope, method, response, began)

    async def _answer(self, scope: Scope, receive: Any, response: ResponseSender, trusted: bool) -> None:
        path, send = scope["path"], response.send
        if path == "/health":
            await send_response(send, *await self._health.check(language_of_scope(scope)))
        elif path == "/metrics":
            if self.may_read_metrics(scope, trusted):
                await send_response(send, 200, metrics.render_metrics(), metrics.CONTENT_TYPE)
            else:
                await send_error(scope, send, 403, "server-metrics-closed")
        elif self._hosts and _host_name(find_header(scope, b"host")) not in self._hosts:
            await send_error(scope, send, 421, "server-other-name")
        elif len(path) > MAX_PATH_LENGTH or "\0" in path:
            await send_error(scope, send, 404, "server-no-page")
        elif not await self._fast_path(self, super().__call__, scope, receive, response):
            await super().__call__(scope, receive, send)

    def trust_proxy(self, scope: Scope) -> bool:
        """Apply the X-Forwarded headers of a trusted proxy. Returns whether the request came through one."""
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
        """Whether the client may read metrics; behind an unknown proxy it could be anyone."""
        through = not trusted and (find_header(scope, b"x-forwarded-for") or find_header(scope, b"forwarded"))
        return not through and scope["client"] is not None and scope["client"][0] in self._readers

    def _log_request(self, scope: Scope, method: str, response: ResponseSender, began: float) -> None:
        route, status = route_label(scope), response.status
        counts = self._counts.get((route, method, status))
        if counts is None:
            counted = metrics.requests.labels(route, method, str(status))
            counts = self._counts[route, method, status] = counted, metrics.request_seconds.labels(route)
        counts[0].inc()
        counts[1].observe((response.started or time.perf_counter()) - began)
        if self._requests is not None:
            milliseconds = round((time.perf_counter() - began) * 1_000, 1)
            address = scope["client"][0] if scope["client"] else "-"
            self._requests.log_request(time.time(), method, route, status, milliseconds, response.bytes, address)

    def _flush_log(self, send: Send) -> Send:
        """Write the rest of the log before uvicorn learns of the shutdown: nothing runs after that."""

        async def send_on(message: Any) -> None:
            if self._access_log is not None and message["type"].startswith("lifespan.shutdown."):
                self._access_log.stop()
            await send(message)

        return send_on


class ResponseSender:
    """Sends one response and records its status and size."""

    __slots__ = ("_send", "bytes", "started", "status")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.bytes = 0
        self.started = 0.0

    def reply(self, connection: ClientConnection | None, head: bytes, body: bytes) -> bool:
        """Send a complete response in one write; False if it must go through `send`."""
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
    """Add the headers of every response. Without its own cache-control, a response is not stored."""
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
    """The health check: does the database answer?"""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._until = 0.0
        self._wrong: GoldenSpikeError | None = None
        self._running: asyncio.Task[None] | None = None

    async def check(self, lang: str) -> tuple[int, bytes, str]:
        """Status, body and content type of /health."""
        if time.monotonic() >= self._until:
            if self._running is None:
                self._running = asyncio.create_task(self._query())
            await asyncio.shield(self._running)
        if self._wrong is None:
            return 200, msgspec.json.encode({"status": "ok", "version": __version__}), "application/json"
        said = {"status": "unavailable", "reason": self._wrong.worded(lang), "version": __version__}
        return 503, msgspec.json.encode(said), "application/json"

    async def _query(self) -> None:
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
            self._running = None


async def send_error(scope: Scope, send: Send, status: int, key: str) -> None:
    """Send an error for a request that never reaches Litestar, in the form of error_responses.py."""
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
    """Whether errors are JSON (API requests) or pages (addresses opened in a browser)."""
    return path.split("/", 2)[1:2] in (["api"], ["schema"])


def route_label(scope: Scope) -> str:
    """The route of a request, for metrics and the log. Never the path, which may contain a seat token."""
    route: str | None = scope.get("path_template")
    if route is None:
        return scope["path"] if scope["path"] in ("/health", "/metrics") else "-"
    return route or "/"


def read_headers(scope: Mapping[str, Any], name: bytes) -> list[bytes]:
    return [value for each, value in scope["headers"] if each == name]


def find_header(scope: Mapping[str, Any], name: bytes) -> bytes:
    return next((value for each, value in scope["headers"] if each == name), b"")


def _last_value(scope: Scope, name: bytes) -> bytes:
    """The last of several values: the one that the nearest proxy added."""
    return b",".join(read_headers(scope, name)).rpartition(b",")[2].strip()


def _host_name(host: bytes) -> bytes:
    """Without the port."""
    return re.sub(rb":\d*$", b"", host).strip(b"[]").lower()
