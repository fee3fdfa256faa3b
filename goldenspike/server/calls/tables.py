"""Tables: opening, listing, looking, moving, taking back, watching."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp

from goldenspike.server.calls.shared import (
    MOVE,
    READ,
    SEAT,
    Said,
    SeatPath,
    SeatQuery,
    TableId,
    address_of,
    guest_of,
    json_of,
    limit_reads,
    limit_writes,
    origin_of,
)
from goldenspike.server.errors import Refused
from goldenspike.server.house import AnyRequest, House, house_of
from goldenspike.server.language import language_of
from goldenspike.server.live import Stream
from goldenspike.server.schemas import (
    ActionAsked,
    HistoryView,
    NonceGiven,
    PastView,
    SeatLink,
    SeatTaken,
    State,
    TableAsked,
    TableList,
    TableOpened,
    TableView,
    UndoAnswer,
    UndoAsked,
    Update,
)
from goldenspike.server.seats import HELD, Caller
from goldenspike.server.storage import queries
from goldenspike.server.table import LiveTable

FromPly = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="the ply that I have already")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
LogLength = Annotated[int, PathParameter(ge=0, le=1_000_000)]
StateQuery = Annotated[State | None, QueryParameter(name="state")]
LastEventId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)]


# Lists


@get("/api/tables", before_request=limit_reads, responses=READ)
async def public_tables(request: AnyRequest, standing: StateQuery = None) -> TableList:
    """Public tables, the latest first."""
    return TableList(await house_of(request).store.read(queries.public_tables, standing))


@get("/api/my/tables", before_request=limit_reads, responses=READ)
async def my_tables(request: AnyRequest) -> TableList:
    """Where I hold a seat: those that wait for me first, then the latest; finished ones last."""
    house = house_of(request)
    guest = house.caller(request).guest
    found = [] if guest is None else await house.store.read(queries.tables_of, guest)
    order = {"running": 1, "waiting": 2, "over": 3}

    def urgency(table: Any) -> int:
        return 0 if any(seat.mine and seat.seat == table.asked for seat in table.players) else order[table.state]

    return TableList(sorted(found, key=urgency))


# Opening and seats


@post("/api/tables", before_request=limit_writes, responses=MOVE)
async def open_table(request: AnyRequest, data: JSONBody[TableAsked]) -> Response[TableOpened]:
    """Opens a table and gives the links of its seats."""
    house, lang, origin = house_of(request), language_of(request), origin_of(request)
    house.gate.open_table(address_of(request))
    guest, cookies = guest_of(request)
    table = await house.tables.open(data, guest, lang)
    links = [
        SeatLink(number, table.link(number, origin), table.keys.token(number))
        for number, seat in enumerate(table.seats)
        if seat.kind in HELD
    ]
    opened = TableOpened(table.shown(Caller(guest=guest), None, lang, origin), links)
    return Said(json_of(opened), cookies, status=201)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/take", before_request=limit_writes, status_code=200, responses=MOVE
)
async def take_seat(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[SeatTaken]
) -> Response[TableView]:
    """Takes an open seat. The last one starts the game."""
    house, lang = house_of(request), language_of(request)
    table = await house.tables.get(table_id)
    guest, cookies = guest_of(request)
    await house.tables.take(table, number, data.name, guest, lang)
    return Said(json_of(table.shown(Caller(guest=guest), number, lang, origin_of(request))), cookies)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/nonce", before_request=limit_writes, status_code=200, responses=MOVE
)
async def give_nonce(
    request: AnyRequest, table_id: TableId, number: SeatPath, data: JSONBody[NonceGiven]
) -> Response[TableView]:
    """Adds a player's own part to the dice, while the table waits."""
    house, table, caller = await found(request, table_id)
    await house.tables.set_nonce(table, number, table.seats_of(caller), data.nonce)
    return Said(json_of(table.shown(caller, None, language_of(request), origin_of(request))))


# Looking


@get("/api/tables/{table_id:str}", before_request=limit_reads, responses=SEAT)
async def show_table(request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Response[TableView]:
    """The table as this seat may see it."""
    _, table, caller = await found(request, table_id)
    return Said(json_of(table.shown(caller, seat, language_of(request), origin_of(request))))


@get("/api/tables/{table_id:str}/history", before_request=limit_reads, responses=SEAT)
async def show_history(
    request: AnyRequest, table_id: TableId, after: After = 0, seat: SeatQuery = None
) -> Response[HistoryView]:
    """The entries after a ply with their events, undone stretches marked."""
    _, table, caller = await found(request, table_id)
    meant = table.meant(table.seats_of(caller), seat)
    return Said(json_of(HistoryView(table.ply, table.entries(meant, after))))


@get("/api/tables/{table_id:str}/at/{log:int}", before_request=limit_reads, responses=SEAT)
async def show_past(
    request: AnyRequest, table_id: TableId, log: LogLength, seat: SeatQuery = None
) -> Response[PastView]:
    """The view after so many log entries."""
    _, table, caller = await found(request, table_id)
    return Said(json_of(table.past(log, table.seats_of(caller), seat)))


@get("/api/tables/{table_id:str}/record", before_request=limit_reads, responses=SEAT)
async def show_record(request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Response[dict[str, Any]]:
    """The record; while the game runs, as this seat may see it, and without the seed."""
    _, table, caller = await found(request, table_id)
    record = table.record(table.meant(table.seats_of(caller), seat))
    return Said(json_of(record), name=f"{table.row.game}-{table.id}.gs.json")


@get(
    "/api/tables/{table_id:str}/stream",
    before_request=limit_reads,
    responses={**SEAT, 200: ResponseSpec(str, media_type="text/event-stream", description="server-sent events")},
)
async def stream(
    request: AnyRequest,
    table_id: TableId,
    seat: SeatQuery = None,
    after: FromPly = None,
    last_event_id: LastEventId = None,
) -> ASGIApp:
    """Server-sent events: `update` with the ply as its id, and `presence`."""
    house, table, caller = await found(request, table_id)
    table.meant(table.seats_of(caller), seat)
    if len(table.streams) >= house.config.limits.streams:
        raise Refused(429, "server-too-many-streams")
    if last_event_id is not None and last_event_id.isdecimal():
        after = int(last_event_id)  # a browser that lost its connection; what it was opened with is older
    return Stream(house.listeners, table, caller, seat, after, origin_of(request))


# Moving


@post("/api/tables/{table_id:str}/actions", before_request=limit_writes, status_code=200, responses=MOVE)
async def act(
    request: AnyRequest, table_id: TableId, data: JSONBody[ActionAsked], seat: SeatQuery = None
) -> Response[Update]:
    """My seat chooses."""
    house, table, caller = await found(request, table_id)
    mine = table.seats_of(caller)
    await house.tables.act(table, mine, seat, data.ply, data.action)
    return Said(table.said_update(mine, seat, data.ply))


@post("/api/tables/{table_id:str}/undo", before_request=limit_writes, status_code=200, responses=MOVE)
async def undo(
    request: AnyRequest, table_id: TableId, data: JSONBody[UndoAsked], seat: SeatQuery = None
) -> Response[Update]:
    """Takes back: at once, or as a proposal to the others."""
    house, table, mine = await seated(request, table_id, seat)
    await house.tables.undo(table, mine, data.ply, data.to)
    return Said(table.said_update(mine, seat, data.ply))


@post("/api/tables/{table_id:str}/undo/answer", before_request=limit_writes, status_code=200, responses=MOVE)
async def answer_undo(
    request: AnyRequest, table_id: TableId, data: JSONBody[UndoAnswer], seat: SeatQuery = None
) -> Response[Update]:
    """Agrees to a proposal to take back, or does not."""
    house, table, mine = await seated(request, table_id, seat)
    await house.tables.answer_undo(table, mine, data.ply, data.accept)
    return Said(table.said_update(mine, seat, data.ply))


async def found(request: AnyRequest, table_id: str) -> tuple[House, LiveTable, Caller]:
    house = house_of(request)
    return house, await house.tables.get(table_id), house.caller(request)


async def seated(request: AnyRequest, table_id: str, seat: int | None) -> tuple[House, LiveTable, tuple[int, ...]]:
    """The table, and my seats there, of which the named one must be one."""
    house, table, caller = await found(request, table_id)
    mine = table.seats_of(caller)
    table.meant(mine, seat)
    return house, table, mine


HANDLERS = [
    public_tables,
    my_tables,
    open_table,
    take_seat,
    give_nonce,
    show_table,
    show_history,
    show_past,
    show_record,
    stream,
    act,
    undo,
    answer_undo,
]
