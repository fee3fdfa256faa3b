"""API: clocks: stand-in bots, pauses, ending a game early, absences."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import (
    SeatPath,
    SeatQuery,
    TableId,
    client_address,
    guest_of,
    limit_reads,
    limit_writes,
    require_seat,
    require_table,
    table_response,
)
from goldenspike.server.api.responses import MOVE_ERRORS, QUERY_ERRORS, READ_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.clocks import AbsenceRequest, AbsenceView, AgreementRequest
from goldenspike.server.services import Services, services_of
from goldenspike.tables.schemas import EmptyRequest, TableView
from goldenspike.tables.time_source import DAY


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/back",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def reclaim_seat(
    request: AnyRequest,
    table_id: TableId,
    number: SeatPath,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[TableView]:
    """Take a seat back from the bot that stood in."""
    services, table, caller = await require_table(request, table_id)
    await services.timekeeper.reclaim_seat(table, number, caller)
    return table_response(request, table, caller, number)


@post("/api/tables/{table_id:str}/end", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def agree_to_end(
    request: AnyRequest, table_id: TableId, data: JSONBody[AgreementRequest], seat: SeatQuery = None
) -> Response[TableView]:
    """Propose to end the game early, or answer such a proposal."""
    services, table, mine = await require_seat(request, table_id, seat)
    await services.timekeeper.agree_to_end(table, mine, data.accept)
    return table_response(request, table, caller_of(request), seat)


@post("/api/tables/{table_id:str}/pause", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def agree_to_pause(
    request: AnyRequest, table_id: TableId, data: JSONBody[AgreementRequest], seat: SeatQuery = None
) -> Response[TableView]:
    """Propose to pause all clocks, or answer such a proposal. Any player can resume them."""
    services, table, mine = await require_seat(request, table_id, seat)
    await services.timekeeper.agree_to_pause(table, mine, data.accept)
    return table_response(request, table, caller_of(request), seat)


@get("/api/my/absence", before_request=limit_reads, responses=READ_ERRORS)
async def show_absence(request: AnyRequest) -> AbsenceView:
    """Return whether the caller is away."""
    services = services_of(request)
    return await absence_view(services, caller_of(request).guest)


@post("/api/my/absence", before_request=limit_writes, status_code=200, responses=QUERY_ERRORS)
async def set_absence(request: AnyRequest, data: JSONBody[AbsenceRequest]) -> Response[AbsenceView]:
    """Set the caller as away until a date, which stops their clocks, or as back."""
    services = services_of(request)
    guest, cookies = guest_of(request)
    services.rate_limits.keep(client_address(request))
    await services.timekeeper.set_absence(guest, data.until)
    return JsonResponse(encode_json(await absence_view(services, guest)), cookies)


async def absence_view(services: Services, guest: str | None) -> AbsenceView:
    until, left = await services.timekeeper.absence(guest)
    return AbsenceView(until, round(left / DAY, 2))


HANDLERS = [reclaim_seat, agree_to_end, agree_to_pause, show_absence, set_absence]
