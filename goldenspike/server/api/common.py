"""Shared parts of the API handlers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from goldenspike.server.accounts.identity import COOKIE_SECONDS, GUEST_COOKIE, SECURE_GUEST_COOKIE, new_guest_id
from goldenspike.server.api.authentication import authenticate, caller_of, session_of
from goldenspike.server.http.security import check_origin
from goldenspike.server.http.static_files import StaticFile
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.services import Services, services_of
from goldenspike.server.storage import invitations
from goldenspike.server.util.ip_addresses import rate_limit_key
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused, rate_limit_error
from goldenspike.tables.schemas import ErrorBody, OpenTableResponse, SeatLink
from goldenspike.tables.seat_links import Caller

T = TypeVar("T")

TableId = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=31)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=31, description="which of the caller's seats to use")]

JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
_HOST_PATTERN = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """How a call may be refused, for the OpenAPI document."""
    return {status: ResponseSpec(ErrorBody, description="error", generate_examples=False) for status in statuses}


READ_ERRORS = error_responses(400, 404, 429, 503)
QUERY_ERRORS = error_responses(400, 404, 413, 422, 429, 503)
SEAT_ERRORS = error_responses(400, 403, 404, 429, 503)
MOVE_ERRORS = error_responses(400, 403, 404, 409, 413, 422, 429, 503)


# Hooks and not guards: for every guard, Litestar copies the whole handler at every call.


async def limit_reads(request: AnyRequest) -> None:
    services = services_of(request)
    await authenticate(request)
    try:
        services.rate_limits.read(client_address(request))
    except RequestRefused:
        await limit_seat_holder(request, services)


async def limit_writes(request: AnyRequest) -> None:
    check_origin(request)
    services = services_of(request)
    await authenticate(request)
    try:
        services.rate_limits.write(client_address(request), caller_of(request).guest)
    except RequestRefused:
        await limit_seat_holder(request, services)


async def limit_seat_holder(request: AnyRequest, services: Services) -> None:
    """Apply the limit of a seated player, which does not depend on their address. Raises Refused."""
    caller, table_id = caller_of(request), request.path_params.get("table_id")
    if table_id is None or (caller.guest is None and caller.token is None):
        raise rate_limit_error()
    services.rate_limits.seated(f"{table_id} {caller.guest or caller.token}")
    if not (await services.tables.get(table_id)).seats_of(caller):
        raise rate_limit_error()


async def enter_table(services: Services, table_id: str, caller: Caller) -> LiveTable:
    """Load the table if the caller may enter: they are seated or invited, or it has no password."""
    table = await services.tables.get(table_id)
    if table.row.password is None or table.seats_of(caller) or table.hosted_by(caller):
        return table
    if caller.guest is None or not await services.store.read(invitations.is_admitted, table_id, caller.guest):
        raise RequestRefused("server-password")
    return table


def client_address(request: AnyRequest) -> str:
    client = request.scope.get("client")
    return rate_limit_key(client[0]) if client else "-"


def origin_of(request: AnyRequest) -> str:
    """How the caller names this server; nothing, if not in a way that could stand in a link."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST_PATTERN.fullmatch(host) else ""


def visitor_of(request: AnyRequest) -> tuple[Caller, list[bytes]]:
    """The caller; a browser without a cookie becomes a new guest.

    So a page sits down with the same identity that it listens with.
    """
    caller = caller_of(request)
    if caller.token is not None or caller.session is not None:
        return caller, []
    guest, cookies = guest_of(request)
    return Caller(guest=guest), cookies


def guest_of(request: AnyRequest) -> tuple[str, list[bytes]]:
    """The caller as a guest, created if necessary, and the cookie that identifies them."""
    session = session_of(request)
    if session is not None:
        return session.guest, []
    signer, cookies = services_of(request).signer, request.cookies
    secure = request.scope["scheme"] == "https"
    guest = signer.guest_in(cookies)
    if guest is not None and (not secure or signer.guest(cookies.get(SECURE_GUEST_COOKIE)) is not None):
        return guest, []
    guest = guest or new_guest_id()
    return guest, [guest_cookie_header(request, guest)]


def guest_cookie_header(request: AnyRequest, guest: str) -> bytes:
    secure = request.scope["scheme"] == "https"
    return set_cookie_header(
        SECURE_GUEST_COOKIE if secure else GUEST_COOKIE,
        services_of(request).signer.cookie(guest),
        COOKIE_SECONDS,
        secure,
    )


def set_cookie_header(name: str, value: str, seconds: int, secure: bool) -> bytes:
    """One that no script reads, and that no other site's page can have sent along with a write."""
    made = Cookie(key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)
    return made.to_header(header="").encode()


class JsonResponse(Response[Any]):
    """JSON that is encoded already, and is about this moment: whole, or in pieces that are sent as they are taken.

    Nine answers in ten are these, so they skip what Litestar's own response prepares for every other case.
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
    """Look there now."""

    def __init__(self, where: str, cookies: Iterable[bytes]) -> None:
        super().__init__(b"", cookies, status=303)
        self.raw_headers.append((b"location", where.encode()))


def file_response(request: AnyRequest, file: StaticFile, spoken: bool = False) -> Response[Any]:
    """Send the file unless the browser has it; compressed if accepted. `spoken`: it depends on the language."""
    vary = "accept-encoding, accept-language" if spoken else "accept-encoding"
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": vary}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.type, headers=headers)
    return Response(file.zipped, media_type=file.type, headers={**headers, "content-encoding": "gzip"})


def encode_json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def open_table_response(services: Services, table: LiveTable, guest: str, lang: str, origin: str) -> OpenTableResponse:
    """The new table as its host sees it, with the links to its seats."""
    links = [
        SeatLink(number, table.presenter.link(number, origin) or "", token)
        for number in range(len(table.seats))
        if (token := table.tokens.token(number)) is not None
    ]
    connected = services.live_updates.at(table.id).connected()
    return OpenTableResponse(table.presenter.table_view(Caller(guest=guest), None, lang, origin, connected), links)
