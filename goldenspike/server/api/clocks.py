"""Clocks: taking a seat back, pausing, ending by agreement, being away."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from goldenspike.server.api.common import (
    ASKED,
    MOVE,
    READ,
    Said,
    SeatPath,
    SeatQuery,
    TableId,
    address_of,
    guest_of,
    json_of,
    limit_reads,
    limit_writes,
)
from goldenspike.server.api.tables import found, seated, shown
from goldenspike.server.services import AnyRequest, House, house_of
from goldenspike.tables.schemas import Nothing, TableView
from goldenspike.tables.time_control import DAY

Moment = Annotated[float, Meta(ge=0, le=1e11)]


class AgreementAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`accept`: I propose it, or agree; otherwise I do not, or take back what I proposed."""

    accept: bool


class AbsenceAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`until`: when I shall be back, in seconds since 1970; nothing: I am."""

    until: Moment | None


class AbsenceView(msgspec.Struct, frozen=True):
    """`until`: when I shall be back, if I am away. `days`: for how many more days of this year I may be."""

    until: float | None
    days: float


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/back", before_request=limit_writes, status_code=200, responses=MOVE
)
async def take_back(
    request: AnyRequest,
    table_id: TableId,
    number: SeatPath,
    data: JSONBody[Nothing],  # noqa: ARG001
) -> Response[TableView]:
    """I am back: the bot that stood in for me plays no more."""
    house, table, caller = await found(request, table_id)
    await house.referee.take_back(table, number, caller)
    return shown(request, table, caller, number)


@post("/api/tables/{table_id:str}/end", before_request=limit_writes, status_code=200, responses=MOVE)
async def end_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[AgreementAsked], seat: SeatQuery = None
) -> Response[TableView]:
    """Proposes to end the game before its end, or agrees to that, or does not."""
    house, table, mine = await seated(request, table_id, seat)
    await house.referee.end(table, mine, data.accept)
    return shown(request, table, house.caller(request), seat)


@post("/api/tables/{table_id:str}/pause", before_request=limit_writes, status_code=200, responses=MOVE)
async def pause_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[AgreementAsked], seat: SeatQuery = None
) -> Response[TableView]:
    """Proposes to stop all clocks, or agrees to that, or does not; anybody lets them run again."""
    house, table, mine = await seated(request, table_id, seat)
    await house.referee.pause(table, mine, data.accept)
    return shown(request, table, house.caller(request), seat)


@get("/api/my/absence", before_request=limit_reads, responses=READ)
async def my_absence(request: AnyRequest) -> AbsenceView:
    """Whether I am away."""
    house = house_of(request)
    return await absence(house, house.caller(request).guest)


@post("/api/my/absence", before_request=limit_writes, status_code=200, responses=ASKED)
async def set_absence(request: AnyRequest, data: JSONBody[AbsenceAsked]) -> Response[AbsenceView]:
    """I am away until then: my clocks stand still. Or I am back, and they run."""
    house = house_of(request)
    guest, cookies = guest_of(request)
    house.gate.keep(address_of(request))
    await house.referee.set_absence(guest, data.until)
    return Said(json_of(await absence(house, guest)), cookies)


async def absence(house: House, guest: str | None) -> AbsenceView:
    until, left = await house.referee.absence(guest)
    return AbsenceView(until, round(left / DAY, 2))


HANDLERS = [take_back, end_table, pause_table, my_absence, set_absence]
