"""Request helpers: rate limits, callers and cookies, finding the table a request is about."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from goldenspike.server.accounts.identity import COOKIE_SECONDS, GUEST_COOKIE, SECURE_GUEST_COOKIE, new_guest_id
from goldenspike.server.api.authentication import authenticate, caller_of, session_of
from goldenspike.server.api.responses import JsonResponse, encode_json, set_cookie_header
from goldenspike.server.http.language import language_of
from goldenspike.server.http.security import check_origin
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.services import Services, services_of
from goldenspike.server.storage import invitations
from goldenspike.server.util.ip_addresses import rate_limit_key
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused, rate_limit_error
from goldenspike.tables.schemas import (
    OpenTableResponse,
    SeatLink,
)
from goldenspike.tables.seat_links import Caller

TableId = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=31)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=31, description="which of the caller's seats to use")]
_HOST_PATTERN = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")


# These are hooks (`before_request`) and not guards: for every guard, Litestar copies the whole handler at each request.


async def limit_reads(request: AnyRequest) -> None:
    """Authenticate the caller, and apply the rate limit of reads."""
    services = services_of(request)
    await authenticate(request)
    try:
        services.rate_limits.read(client_address(request))
    except RequestRefused:
        await limit_seat_holder(request, services)


async def limit_writes(request: AnyRequest) -> None:
    """Check the origin, authenticate the caller, and apply the rate limit of writes."""
    check_origin(request)
    services = services_of(request)
    await authenticate(request)
    try:
        services.rate_limits.write(client_address(request), caller_of(request).guest)
    except RequestRefused:
        await limit_seat_holder(request, services)


async def limit_seat_holder(request: AnyRequest, services: Services) -> None:
    """Apply the limit of seat holders, who are served even when their address has used up its own limit."""
    caller, table_id = caller_of(request), request.path_params.get("table_id")
    if table_id is None or (caller.guest is None and caller.token is None):
        raise rate_limit_error()
    services.rate_limits.seated(f"{table_id} {caller.guest or caller.token}")
    if not (await services.tables.get(table_id)).seats_of(caller):
        raise rate_limit_error()


async def enter_table(services: Services, table_id: str, caller: Caller) -> LiveTable:
    """Find a table and check its password: seat holders, the host and invited guests need none."""
    table = await services.tables.get(table_id)
    if table.row.password is None or table.seats_of(caller) or table.hosted_by(caller):
        return table
    if caller.guest is None or not await services.store.read(invitations.is_admitted, table_id, caller.guest):
        raise RequestRefused("server-password")
    return table


def client_address(request: AnyRequest) -> str:
    """The client's address, as rate limits count it."""
    client = request.scope.get("client")
    return rate_limit_key(client[0]) if client else "-"


def origin_of(request: AnyRequest) -> str:
    """This server's origin by the request's Host header, for links; empty if the header is malformed."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST_PATTERN.fullmatch(host) else ""


def visitor_of(request: AnyRequest) -> tuple[Caller, list[bytes]]:
    """The caller, and cookies to set: a browser without one becomes a new guest.

    So a page that takes a seat has the same identity as the event stream it opened before.
    """
    caller = caller_of(request)
    if caller.token is not None or caller.session is not None:
        return caller, []
    guest, cookies = guest_of(request)
    return Caller(guest=guest), cookies


def guest_of(request: AnyRequest) -> tuple[str, list[bytes]]:
    """The caller's guest id, created if there is none, and cookies to set."""
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


def open_table_response(services: Services, table: LiveTable, guest: str, lang: str, origin: str) -> OpenTableResponse:
    """Present a new table to the player who opened it, with the links of its seats."""
    links = [
        SeatLink(number, table.presenter.link(number, origin) or "", token)
        for number in range(len(table.seats))
        if (token := table.tokens.token(number)) is not None
    ]
    connected = services.live_updates.audience_of(table.id).connected()
    return OpenTableResponse(table.presenter.table_view(Caller(guest=guest), None, lang, origin, connected), links)


def table_response(
    request: AnyRequest, table: LiveTable, caller: Caller, seat: int | None = None, cookies: Iterable[bytes] = ()
) -> JsonResponse:
    """Present a table to the caller."""
    connected = services_of(request).live_updates.audience_of(table.id).connected()
    view = table.visible_to(table.seats_of(caller)).presenter.table_view(
        caller, seat, language_of(request), origin_of(request), connected
    )
    return JsonResponse(encode_json(view), cookies)


async def require_table(request: AnyRequest, table_id: str) -> tuple[Services, LiveTable, Caller]:
    """Find the table that a request is about. Raises RequestRefused if the caller may not enter."""
    services = services_of(request)
    caller = caller_of(request)
    return services, await enter_table(services, table_id, caller), caller


async def require_visible_table(request: AnyRequest, table_id: str) -> tuple[Services, LiveTable, tuple[int, ...]]:
    """Find a table as far as the caller may see it, and the caller's seats there."""
    services, table, caller = await require_table(request, table_id)
    mine = table.seats_of(caller)
    return services, table.visible_to(mine), mine


async def require_seat(
    request: AnyRequest, table_id: str, seat: int | None
) -> tuple[Services, LiveTable, tuple[int, ...]]:
    """Find a table and the caller's seats there. Raises RequestRefused if `seat` is not one of them."""
    services, table, caller = await require_table(request, table_id)
    mine = table.seats_of(caller)
    table.seat_for(mine, seat)
    return services, table, mine
