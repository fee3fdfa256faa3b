"""What every answer says to the browser, and which writes are not ours."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from goldenspike.server.errors import Refused

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


async def add_headers(message: Any, scope: Any) -> None:  # noqa: ARG001
    """Called with every message of every answer, errors and static files included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A write that another site's page sends is refused. Programs send neither header."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, "server-other-site")
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refused(403, "server-other-site")
