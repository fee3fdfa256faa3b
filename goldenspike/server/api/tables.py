"""API: list, create and manage tables; read their views, history, ledger, records and event streams."""

from __future__ import annotations

import math
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp

from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import (
    SeatQuery,
    TableId,
    client_address,
    enter_table,
    guest_of,
    limit_reads,
    limit_writes,
    open_table_response,
    origin_of,
    require_table,
    require_visible_table,
    table_response,
    visitor_of,
)
from goldenspike.server.api.responses import (
    MOVE_ERRORS,
    READ_ERRORS,
    SEAT_ERRORS,
    JsonResponse,
    encode_json,
)
from goldenspike.server.http.connections import connection_of
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.live.event_stream import EventStream
from goldenspike.server.schemas.tables import TableList, TableSummary
from goldenspike.server.services import services_of
from goldenspike.server.storage import table_lists
from goldenspike.server.tables.opening import TableOpener
from goldenspike.tables.schemas import (
    EmptyRequest,
    HistoryView,
    LedgerView,
    ListedState,
    OpenTableRequest,
    OpenTableResponse,
    PastPositionView,
    StartTableRequest,
    TableView,
    TermsRequest,
)

FromPlyQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="only updates after this ply")]
AfterPlyQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
LogLengthPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
StateQuery = Annotated[ListedState | None, QueryParameter(name="state")]
LastEventIdHeader = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)]


@get("/api/tables", before_request=limit_reads, responses=READ_ERRORS)
async def list_public_tables(request: AnyRequest, standing: StateQuery = None) -> TableList:
    """List public tables, newest first."""
    services = services_of(request)
    return TableList(await services.store.read(table_lists.public_tables, standing), services.clock.now())


@get("/api/my/tables", before_request=limit_reads, responses=READ_ERRORS)
async def list_my_tables(request: AnyRequest) -> TableList:
    """List the caller's tables: those waiting for them first, by deadline; then the newest; finished ones last."""
    services = services_of(request)
    guest = caller_of(request).guest
    found = [] if guest is None else await services.store.read(table_lists.tables_of, guest)
    order = {"running": 1, "waiting": 2, "over": 3, "closed": 4}

    def urgency(table: TableSummary) -> tuple[int, float]:
        asked = any(seat.mine and seat.seat == table.asked for seat in table.players)
        return (0, math.inf if table.deadline is None else table.deadline) if asked else (order[table.state], 0.0)

    return TableList(sorted(found, key=urgency), services.clock.now())


@post("/api/tables", before_request=limit_writes, responses=MOVE_ERRORS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTableRequest]) -> Response[OpenTableResponse]:
    """Create a table and return the links to its seats."""
    services, lang, address = services_of(request), language_of(request), client_address(request)
    services.rate_limits.open_table(address)
    guest, cookies = guest_of(request)
    table = await services.opening.open(data, TableOpener(guest, address, lang))
    return JsonResponse(
        encode_json(open_table_response(services, table, guest, lang, origin_of(request))), cookies, status=201
    )


@post("/api/tables/{table_id:str}/close", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def close_table(request: AnyRequest, table_id: TableId, data: JSONBody[EmptyRequest]) -> Response[TableView]:  # noqa: ARG001
    """Close the table for good. Host only."""
    services, table, caller = await require_table(request, table_id)
    await services.commands.close(table, caller)
    return table_response(request, table, caller)


@post("/api/tables/{table_id:str}/start", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def start_table(request: AnyRequest, table_id: TableId, data: JSONBody[StartTableRequest]) -> Response[TableView]:
    """Start the game now: bots take all open seats. Host only."""
    services, table, caller = await require_table(request, table_id)
    await services.seats.start(table, data.bot, caller, language_of(request))
    return table_response(request, table, caller)


@post("/api/tables/{table_id:str}/terms", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def change_terms(request: AnyRequest, table_id: TableId, data: JSONBody[TermsRequest]) -> Response[TableView]:
    """Change the spectator settings and the password. Host only."""
    services, table, caller = await require_table(request, table_id)
    await services.commands.change_terms(table, data, caller, client_address(request))
    return table_response(request, table, caller)


@get("/api/tables/{table_id:str}", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_table(request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Response[TableView]:
    """Return the table as this seat may see it."""
    caller, cookies = visitor_of(request)
    table = await enter_table(services_of(request), table_id, caller)
    return table_response(request, table, caller, seat, cookies)


@get("/api/tables/{table_id:str}/history", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_history(
    request: AnyRequest, table_id: TableId, after: AfterPlyQuery = 0, seat: SeatQuery = None
) -> Response[HistoryView]:
    """Return one page of the history after a ply: entries with their events; undone entries are marked."""
    services, table, mine = await require_visible_table(request, table_id)
    meant = table.seat_for(mine, seat)
    return JsonResponse(table.presenter.encoded_page(meant, after, services.config.limits))


@get("/api/tables/{table_id:str}/at/{log:int}", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_past_position(
    request: AnyRequest, table_id: TableId, log: LogLengthPath, seat: SeatQuery = None
) -> Response[PastPositionView]:
    """Return the view after the first `log` entries."""
    _, table, mine = await require_visible_table(request, table_id)
    return JsonResponse(encode_json(table.presenter.past_position(log, mine, seat)))


@get("/api/tables/{table_id:str}/ledger", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_ledger(request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Response[LedgerView]:
    """Return the players' figures turn by turn, as far as this seat may see them."""
    _, table, mine = await require_visible_table(request, table_id)
    meant = table.seat_for(mine, seat)
    return JsonResponse(encode_json(LedgerView(table.ply, table.ledger.turns(table, meant))))


@get("/api/tables/{table_id:str}/record", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_record(request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Response[dict[str, Any]]:
    """Return the record. While the game is running, it holds what this seat may see, without the seed."""
    _, table, mine = await require_visible_table(request, table_id)
    record = table.presenter.record(table.seat_for(mine, seat))
    return JsonResponse(record, name=f"{table.row.game}-{table.id}.gs.json")


@get(
    "/api/tables/{table_id:str}/stream",
    before_request=limit_reads,
    responses={**SEAT_ERRORS, 200: ResponseSpec(str, media_type="text/event-stream", description="server-sent events")},
)
async def stream_updates(
    request: AnyRequest,
    table_id: TableId,
    seat: SeatQuery = None,
    after: FromPlyQuery = None,
    last_event_id: LastEventIdHeader = None,
) -> ASGIApp:
    """Stream server-sent events: `update` (its id is the ply), `presence` and `talk`."""
    services, address = services_of(request), client_address(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    table.seat_for(table.seats_of(caller), seat)
    services.live_updates.check_room(table, caller, address)
    if last_event_id is not None and last_event_id.isdecimal():
        after = int(last_event_id)  # a browser that lost its connection; what it was opened with is older
    connection, origin = connection_of(request.scope), origin_of(request)
    return EventStream(services.live_updates, table, caller, seat, after, origin, address, cookies, connection)


HANDLERS = [
    list_public_tables,
    list_my_tables,
    open_table,
    close_table,
    start_table,
    change_terms,
    show_table,
    show_history,
    show_past_position,
    show_ledger,
    show_record,
    stream_updates,
]
