"""What the calls have in common."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from goldenspike.server.edge.addresses import counted
from goldenspike.server.house import AnyRequest, house_of
from goldenspike.server.schemas import Problem
from goldenspike.server.seats import COOKIE, COOKIE_SECONDS, new_guest
from goldenspike.server.security import check_origin
from goldenspike.server.static import File

T = TypeVar("T")

TableId = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=31)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=31, description="which of my seats is meant")]

JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
_HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a call may be refused, for the OpenAPI document."""
    return {status: ResponseSpec(Problem, description="refused", generate_examples=False) for status in statuses}


READ = problems(400, 404, 429, 503)
ASKED = problems(400, 404, 413, 422, 429, 503)
SEAT = problems(400, 403, 404, 429, 503)
MOVE = problems(400, 403, 404, 409, 413, 422, 429, 503)


# Hooks and not guards: for every guard, Litestar copies the whole handler at every call.


async def limit_reads(request: AnyRequest) -> None:
    house_of(request).gate.read(address_of(request))


async def limit_writes(request: AnyRequest) -> None:
    check_origin(request)
    house = house_of(request)
    house.gate.write(address_of(request), house.caller(request).guest)


def address_of(request: AnyRequest) -> str:
    client = request.scope.get("client")
    return counted(client[0]) if client else "-"


def origin_of(request: AnyRequest) -> str:
    """How the caller names this server; nothing, if not in a way that could stand in a link."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""


def guest_of(request: AnyRequest) -> tuple[str, list[Cookie]]:
    """The caller as a guest, who is made one now if he was none; and the cookie that keeps him so."""
    house = house_of(request)
    guest = house.signer.guest(request.cookies.get(COOKIE))
    if guest is not None:
        return guest, []
    guest = new_guest()
    cookie = Cookie(
        key=COOKIE,
        value=house.signer.cookie(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return guest, [cookie]


class Said(Response[Any]):
    """JSON that is encoded already, and is about this moment.

    Nine answers in ten are these, so they skip what Litestar's own response prepares for every other case.
    """

    def __init__(self, body: bytes, cookies: list[Cookie] | None = None, status: int = 200, name: str = "") -> None:
        self.body = body
        self.status = status
        self.raw_headers = [*JSON_HEADERS, (b"content-length", b"%d" % len(body))]
        self.raw_headers += [(b"set-cookie", cookie.to_header(header="").encode()) for cookie in cookies or ()]
        if name:
            self.raw_headers.append((b"content-disposition", f'attachment; filename="{name}"'.encode()))

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        await send({"type": "http.response.start", "status": self.status, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self.body})


def sent(request: AnyRequest, file: File, spoken: bool = False) -> Response[Any]:
    """The file, unless the browser has it already; compressed, if that is welcome. `spoken`: in his language."""
    vary = "accept-encoding, accept-language" if spoken else "accept-encoding"
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": vary}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.type, headers=headers)
    return Response(file.zipped, media_type=file.type, headers={**headers, "content-encoding": "gzip"})


def json_of(value: Any) -> bytes:
    return msgspec.json.encode(value)
