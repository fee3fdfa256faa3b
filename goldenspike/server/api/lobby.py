"""API: lobby, matchmaking, rematches and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from goldenspike.server.accounts import passwords
from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import (
    TableId,
    client_address,
    guest_of,
    limit_reads,
    limit_writes,
    require_table,
    table_response,
)
from goldenspike.server.api.responses import MOVE_ERRORS, READ_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.lobby import (
    ArchiveRequest,
    InvitationList,
    InviteRequest,
    InviteResponse,
    LobbyPage,
    MyTablesPage,
    OpponentList,
    QuickMatchRequest,
    TablePasswordRequest,
    TableReference,
)
from goldenspike.server.services import services_of
from goldenspike.server.social.matchmaking import make_lobby_filter
from goldenspike.server.storage import invitations, lobby
from goldenspike.server.tables.opening import TableOpener
from goldenspike.tables.refusals import RequestRefused, no_seat_error
from goldenspike.tables.schemas import EmptyRequest, TableView
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_control import TimeControlName

PAGE_SIZE = 30
MAX_INVITATIONS = 20

NameQuery = Annotated[str | None, QueryParameter(max_length=40, pattern="^[a-z0-9-]*$")]
TimeControlQuery = Annotated[TimeControlName | None, QueryParameter()]
LanguageQuery = Annotated[Literal["en", "fr"] | None, QueryParameter()]
PlayersQuery = Annotated[int | None, QueryParameter(ge=1, le=16)]
LobbyStateQuery = Annotated[Literal["waiting", "running"] | None, QueryParameter(name="state")]
MyStateQuery = Annotated[Literal["turn", "waiting", "running", "over", "closed"] | None, QueryParameter(name="state")]
SearchQuery = Annotated[str, QueryParameter(max_length=80)]
ArchivedQuery = Annotated[bool, QueryParameter()]
TableQuery = Annotated[
    str | None, QueryParameter(min_length=1, max_length=64, description="the table to invite them to")
]
SkipQuery = Annotated[int, QueryParameter(ge=0, le=2_000, description="how many to skip")]


# Open tables


@get("/api/lobby", before_request=limit_reads, responses=READ_ERRORS)
async def show_lobby(
    request: AnyRequest,
    game: NameQuery = None,
    length: NameQuery = None,
    pace: TimeControlQuery = None,
    language: LanguageQuery = None,
    players: PlayersQuery = None,
    standing: LobbyStateQuery = None,
    skip: SkipQuery = 0,
) -> LobbyPage:
    """List one page of public tables that are not over, newest first."""
    wish = make_lobby_filter(game or None, length or None, pace, language, players, standing)
    lines = await services_of(request).matchmaking.lobby_tables(wish, skip, PAGE_SIZE + 1)
    return LobbyPage(lines[:PAGE_SIZE], len(lines) > PAGE_SIZE)


@post("/api/quick", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def quick_match(request: AnyRequest, data: JSONBody[QuickMatchRequest]) -> Response[TableReference]:
    """Find a seat at a waiting table, or create a new table."""
    services, address, lang = services_of(request), client_address(request), language_of(request)
    services.rate_limits.open_table(address)
    guest, cookies = guest_of(request)
    opener = TableOpener(guest, address, lang)
    table = await services.matchmaking.quick_match(
        data.game or None, data.length or None, data.players, data.language, data.name, opener
    )
    return JsonResponse(encode_json(TableReference(table.id)), cookies)


@post("/api/tables/{table_id:str}/enter", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def enter_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[TablePasswordRequest]
) -> Response[TableView]:
    """Enter the password of a table."""
    services = services_of(request)
    guest, cookies = guest_of(request)
    table = await services.tables.get(table_id)
    if table.row.password is not None:
        address = client_address(request)
        services.rate_limits.password(address, guest)
        if not await passwords.verify_password(data.password, table.row.password, address):
            raise RequestRefused("server-wrong-password")
        await services.store.write(invitations.admit_guest, table_id, guest, guest, services.clock.now())
    return table_response(request, table, Caller(guest=guest), cookies=cookies)


# The same people


@post("/api/tables/{table_id:str}/rematch", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def open_rematch(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[TableReference]:
    """Create a rematch with rotated seats, or join the one already created."""
    services, table, _ = await require_table(request, table_id)
    address = client_address(request)
    services.rate_limits.open_table(address)
    guest, cookies = guest_of(request)
    again = await services.rematches.rematch(table, TableOpener(guest, address, language_of(request)))
    return JsonResponse(encode_json(TableReference(again.id)), cookies)


@get("/api/my/people", before_request=limit_reads, responses=READ_ERRORS)
async def list_opponents(request: AnyRequest, table: TableQuery = None) -> OpponentList:
    """List the caller's past opponents, latest first; for a table, only those who are not seated there."""
    services = services_of(request)
    if table is None:
        return OpponentList(await services.invitations.opponents(caller_of(request)))
    _, meant, caller = await require_table(request, table)
    return OpponentList(await services.invitations.opponents(caller, meant))


@post("/api/tables/{table_id:str}/invite", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def invite_players(
    request: AnyRequest, table_id: TableId, data: JSONBody[InviteRequest]
) -> Response[InviteResponse]:
    """Invite past opponents to a waiting table."""
    services, table, caller = await require_table(request, table_id)
    return JsonResponse(encode_json(InviteResponse(await services.invitations.invite(table, caller, data.whom))))


@get("/api/my/invitations", before_request=limit_reads, responses=READ_ERRORS)
async def list_invitations(request: AnyRequest) -> InvitationList:
    """List the caller's invitations to tables that still have open seats."""
    services = services_of(request)
    guest = caller_of(request).guest
    return InvitationList(
        [] if guest is None else await services.store.read(invitations.invitations_of, guest, MAX_INVITATIONS)
    )


@post("/api/tables/{table_id:str}/decline", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def decline_invitation(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[EmptyRequest]:
    """Decline an invitation."""
    services = services_of(request)
    guest = caller_of(request).guest
    if guest is not None:
        await services.store.write(invitations.decline_invitation, table_id, guest)
    return JsonResponse(b"{}")


# My tables


@get("/api/my/list", before_request=limit_reads, responses=READ_ERRORS)
async def list_my_tables(
    request: AnyRequest,
    standing: MyStateQuery = None,
    game: NameQuery = None,
    search: SearchQuery = "",
    archived: ArchivedQuery = False,
    skip: SkipQuery = 0,
) -> MyTablesPage:
    """List one page of the caller's tables: those waiting for them first, then running ones."""
    services = services_of(request)
    guest = caller_of(request).guest
    if guest is None:
        return MyTablesPage([], False)
    sought = search.replace("\0", "").strip()
    tables = await services.store.read(
        lobby.my_tables, guest, standing, game or None, sought, archived, skip, PAGE_SIZE + 1
    )
    return MyTablesPage(tables[:PAGE_SIZE], len(tables) > PAGE_SIZE)


@post("/api/tables/{table_id:str}/archive", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def archive_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[ArchiveRequest]
) -> Response[EmptyRequest]:
    """Archive or unarchive a table for the caller."""
    services, table, caller = await require_table(request, table_id)
    if caller.guest is None or not await services.store.write(
        lobby.set_archived, caller.guest, table.id, data.archived
    ):
        raise no_seat_error()
    return JsonResponse(b"{}")


HANDLERS = [
    show_lobby,
    quick_match,
    enter_table,
    open_rematch,
    list_opponents,
    invite_players,
    list_invitations,
    decline_invitation,
    list_my_tables,
    archive_table,
]
