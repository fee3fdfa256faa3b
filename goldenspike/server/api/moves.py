"""API: actions, undo and hints."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from goldenspike.server.api.common import (
    SeatQuery,
    TableId,
    client_address,
    limit_writes,
    require_seat,
    require_table,
)
from goldenspike.server.api.responses import (
    MOVE_ERRORS,
    JsonResponse,
    encode_json,
)
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.tables.refusals import no_seat_error
from goldenspike.tables.schemas import (
    ActionRequest,
    HintRequest,
    HintView,
    TableUpdate,
    UndoAnswerRequest,
    UndoRequest,
)


@post("/api/tables/{table_id:str}/actions", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def take_action(
    request: AnyRequest, table_id: TableId, data: JSONBody[ActionRequest], seat: SeatQuery = None
) -> Response[TableUpdate]:
    """Play an action."""
    services, table, caller = await require_table(request, table_id)
    mine = table.seats_of(caller)
    await services.commands.act(table, mine, seat, data.ply, data.action, tentative=data.tentative)
    return JsonResponse(table.presenter.encoded_update(mine, seat, data.ply, services.config.limits))


@post("/api/tables/{table_id:str}/undo", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def request_undo(
    request: AnyRequest, table_id: TableId, data: JSONBody[UndoRequest], seat: SeatQuery = None
) -> Response[TableUpdate]:
    """Undo moves, immediately or as a proposal to the other players."""
    services, table, mine = await require_seat(request, table_id, seat)
    await services.commands.undo(table, mine, data.ply, data.to)
    return JsonResponse(table.presenter.encoded_update(mine, seat, data.ply, services.config.limits))


@post("/api/tables/{table_id:str}/undo/answer", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def answer_undo(
    request: AnyRequest, table_id: TableId, data: JSONBody[UndoAnswerRequest], seat: SeatQuery = None
) -> Response[TableUpdate]:
    """Accept or decline an undo proposal."""
    services, table, mine = await require_seat(request, table_id, seat)
    await services.commands.answer_undo(table, mine, data.ply, data.accept)
    return JsonResponse(table.presenter.encoded_update(mine, seat, data.ply, services.config.limits))


@post("/api/tables/{table_id:str}/hint", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def request_hint(
    request: AnyRequest, table_id: TableId, data: JSONBody[HintRequest], seat: SeatQuery = None
) -> Response[HintView]:
    """Ask a bot for a hint."""
    services, table, caller = await require_table(request, table_id)
    meant = table.seat_for(table.seats_of(caller), seat)
    if meant is None:
        raise no_seat_error()
    address, guest = client_address(request), caller.guest or caller.token
    services.rate_limits.hint(address, guest)
    return JsonResponse(encode_json(await services.hints.ask(table, meant, data.ply, address, guest or address)))


HANDLERS = [
    take_action,
    request_undo,
    answer_undo,
    request_hint,
]
