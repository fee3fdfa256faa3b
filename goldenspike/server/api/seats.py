"""API: take, rename, reassign and leave seats; renew seat links."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from goldenspike.server.api.common import (
    SeatPath,
    TableId,
    enter_table,
    guest_of,
    limit_writes,
    origin_of,
    require_table,
    table_response,
)
from goldenspike.server.api.responses import (
    MOVE_ERRORS,
    JsonResponse,
    encode_json,
)
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.services import services_of
from goldenspike.tables.schemas import (
    EmptyRequest,
    NonceRequest,
    ReassignSeatRequest,
    RenameSeatRequest,
    SeatLink,
    TableView,
    TakeSeatRequest,
)
from goldenspike.tables.seat_links import Caller


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/take",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def take_seat(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[TakeSeatRequest]
) -> Response[TableView]:
    """Take an open seat. Taking the last one starts the game."""
    services = services_of(request)
    guest, cookies = guest_of(request)
    table = await enter_table(services, table_id, Caller(guest=guest))
    await services.seats.take(table, number, data.name, guest, language_of(request))
    return table_response(request, table, Caller(guest=guest), number, cookies)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/link",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def renew_seat_link(
    request: AnyRequest,
    table_id: TableId,
    number: SeatPath,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[SeatLink]:
    """Create a new link to the caller's own seat, or to an unclaimed seat of a table they host. The previous link
    stops working."""
    services, table, caller = await require_table(request, table_id)
    token = await services.seats.new_link(table, number, caller)
    return JsonResponse(encode_json(SeatLink(number, table.presenter.link(number, origin_of(request)) or "", token)))


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/give",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def reassign_seat(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[ReassignSeatRequest]
) -> Response[TableView]:
    """Reassign a seat: to the player who follows its new link, to anyone, or to a bot. Host only."""
    services, table, caller = await require_table(request, table_id)
    await services.seats.give(table, number, data, caller, language_of(request))
    return table_response(request, table, caller)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/leave",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def leave_seat(
    request: AnyRequest,
    table_id: TableId,
    number: SeatPath,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[TableView]:
    """Leave a seat. It becomes open again; once the game has started, the table's `leaving` rule decides."""
    services, table, caller = await require_table(request, table_id)
    await services.seats.leave(table, number, caller, language_of(request))
    return table_response(request, table, caller)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/name",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def rename_seat(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[RenameSeatRequest]
) -> Response[TableView]:
    """Change the display name of the caller's seat."""
    services, table, caller = await require_table(request, table_id)
    await services.seats.rename(table, number, data.name, caller, language_of(request))
    return table_response(request, table, caller)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/nonce",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def set_nonce(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[NonceRequest]
) -> Response[TableView]:
    """Set a player's contribution to the dice, before the game starts."""
    services, table, caller = await require_table(request, table_id)
    await services.seats.set_nonce(table, number, table.seats_of(caller), data.nonce)
    return table_response(request, table, caller)


HANDLERS = [
    take_seat,
    renew_seat_link,
    reassign_seat,
    leave_seat,
    rename_seat,
    set_nonce,
]
