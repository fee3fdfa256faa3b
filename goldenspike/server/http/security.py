"""Security headers of every response, and the origin check of writes."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers

from goldenspike.tables.refusals import RequestRefused

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse writes from other sites' pages. Programs send neither header; pages cannot forge them."""
    headers = connection.headers
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    ours = site in ("same-origin", "none") if site is not None else origin is None or _is_own_origin(origin, headers)
    if not ours:
        raise RequestRefused("server-other-site")


def _is_own_origin(origin: str, headers: Headers) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False
