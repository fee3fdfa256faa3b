"""Responses of the API: JSON that is already encoded, redirects, files, and the errors that OpenAPI lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from goldenspike.server.http.static_files import StaticFile
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.tables.schemas import ErrorBody

JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a call, for the OpenAPI document."""
    return {status: ResponseSpec(ErrorBody, description="error", generate_examples=False) for status in statuses}


READ_ERRORS = error_responses(400, 404, 429, 503)
QUERY_ERRORS = error_responses(400, 404, 413, 422, 429, 503)
SEAT_ERRORS = error_responses(400, 403, 404, 429, 503)
MOVE_ERRORS = error_responses(400, 403, 404, 409, 413, 422, 429, 503)


class JsonResponse(Response[Any]):
    """A JSON response that is already encoded, whole or in chunks, and must not be cached.

    Nine responses in ten are these, so they skip what Litestar's own response prepares for every other case.
    """

    def __init__(
        self, body: bytes | Iterator[bytes], cookies: Iterable[bytes] = (), status: int = 200, name: str = ""
    ) -> None:
        self.body = body
        self.status = status
        self.raw_headers = [*JSON_HEADERS, *((b"set-cookie", cookie) for cookie in cookies)]
        if isinstance(body, bytes):
            self.raw_headers.append((b"content-length", b"%d" % len(body)))
        if name:
            self.raw_headers.append((b"content-disposition", f'attachment; filename="{name}"'.encode()))

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        await send({"type": "http.response.start", "status": self.status, "headers": self.raw_headers})
        if isinstance(self.body, bytes):
            await send({"type": "http.response.body", "body": self.body})
            return
        for piece in self.body:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


class RedirectResponse(JsonResponse):
    """A redirect after a POST (303 See Other)."""

    def __init__(self, where: str, cookies: Iterable[bytes]) -> None:
        super().__init__(b"", cookies, status=303)
        self.raw_headers.append((b"location", where.encode()))


def file_response(request: AnyRequest, file: StaticFile, spoken: bool = False) -> Response[Any]:
    """Serve a file: 304 if the browser has it, compressed if it accepts that. `spoken`: in the caller's language."""
    vary = "accept-encoding, accept-language" if spoken else "accept-encoding"
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": vary}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.type, headers=headers)
    return Response(file.zipped, media_type=file.type, headers={**headers, "content-encoding": "gzip"})


def encode_json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def set_cookie_header(name: str, value: str, seconds: int, secure: bool) -> bytes:
    """A cookie that scripts cannot read (HttpOnly) and other sites' pages cannot send with a write (SameSite)."""
    cookie = Cookie(key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)
    return cookie.to_header(header="").encode()
