"""Finding tables and company."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from goldenspike.server.accounts import passwords
from goldenspike.server.api.common import (
    MOVE,
    READ,
    Said,
    TableId,
    address_of,
    guest_of,
    json_of,
    limit_reads,
    limit_writes,
)
from goldenspike.server.api.tables import found, shown
from goldenspike.server.http.language import language_of
from goldenspike.server.services import AnyRequest, house_of
from goldenspike.server.social.matchmaking import Person, wished
from goldenspike.server.storage import lobby
from goldenspike.server.storage.lobby import Invitation, Kept, Line
from goldenspike.server.tables.registry import Opener
from goldenspike.tables.refusals import Refused, no_seat
from goldenspike.tables.schemas import Language, Nothing, TableView, Text
from goldenspike.tables.seat_links import Caller

PAGE = 30
MOST_INVITATIONS = 20

Name = Annotated[str | None, QueryParameter(max_length=40, pattern="^[a-z0-9-]*$")]
Pace = Annotated[Literal["none", "live", "fast", "slow"] | None, QueryParameter()]
Spoken = Annotated[Literal["en", "fr"] | None, QueryParameter()]
Players = Annotated[int | None, QueryParameter(ge=1, le=16)]
Stage = Annotated[Literal["waiting", "running"] | None, QueryParameter(name="state")]
MyStage = Annotated[Literal["turn", "waiting", "running", "over", "closed"] | None, QueryParameter(name="state")]
Search = Annotated[str, QueryParameter(max_length=80)]
Archived = Annotated[bool, QueryParameter()]
Meant = Annotated[str | None, QueryParameter(min_length=1, max_length=64, description="the table to ask them to")]
Skip = Annotated[int, QueryParameter(ge=0, le=2_000, description="how many I have already")]


class Lobby(msgspec.Struct, frozen=True):
    """`more`: there are others behind these."""

    tables: list[Line]
    more: bool


class MyTables(msgspec.Struct, frozen=True):
    tables: list[Kept]
    more: bool


class Invitations(msgspec.Struct, frozen=True):
    invitations: list[Invitation]


class People(msgspec.Struct, frozen=True):
    people: list[Person]


class QuickAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any table of so many players; `game`, `length` and `language` if they matter."""

    players: Annotated[int, Meta(ge=2, le=16)]
    game: Text | None = None
    length: Text | None = None
    language: Language = ""
    name: Text | None = None


class InviteAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    whom: Annotated[list[Text], Meta(min_length=1, max_length=20)]


class Invited(msgspec.Struct, frozen=True):
    """How many of them were not asked before."""

    invited: int


class PasswordGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=100)]


class ArchiveAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    archived: bool


class TableFound(msgspec.Struct, frozen=True):
    id: str


# Open tables


@get("/api/lobby", before_request=limit_reads, responses=READ)
async def show_lobby(
    request: AnyRequest,
    game: Name = None,
    length: Name = None,
    pace: Pace = None,
    language: Spoken = None,
    players: Players = None,
    standing: Stage = None,
    skip: Skip = 0,
) -> Lobby:
    """Public tables that are not over, the latest first, as many as one page holds."""
    wish = wished(game or None, length or None, pace, language, players, standing)
    lines = await house_of(request).company.open_tables(wish, skip, PAGE + 1)
    return Lobby(lines[:PAGE], len(lines) > PAGE)


@post("/api/quick", before_request=limit_writes, status_code=200, responses=MOVE)
async def quick(request: AnyRequest, data: JSONBody[QuickAsked]) -> Response[TableFound]:
    """A seat for me at a table that waits for somebody, or at a new one that does."""
    house, address, lang = house_of(request), address_of(request), language_of(request)
    house.gate.open_table(address)
    guest, cookies = guest_of(request)
    opener = Opener(guest, address, lang)
    table = await house.company.quick(
        data.game or None, data.length or None, data.players, data.language, data.name, opener
    )
    return Said(json_of(TableFound(table.id)), cookies)


@post("/api/tables/{table_id:str}/enter", before_request=limit_writes, status_code=200, responses=MOVE)
async def enter(request: AnyRequest, table_id: TableId, data: JSONBody[PasswordGiven]) -> Response[TableView]:
    """I know the password of the table."""
    house = house_of(request)
    guest, cookies = guest_of(request)
    table = await house.tables.get(table_id)
    if table.row.password is not None:
        address = address_of(request)
        house.gate.password(address, guest)
        if not await passwords.fits(data.password, table.row.password, address):
            raise Refused(403, "server-wrong-password")
        await house.store.write(lobby.let_in, table_id, guest, guest, house.clock.now())
    return shown(request, table, Caller(guest=guest), cookies=cookies)


# The same people


@post("/api/tables/{table_id:str}/rematch", before_request=limit_writes, status_code=200, responses=MOVE)
async def rematch(request: AnyRequest, table_id: TableId, data: JSONBody[Nothing]) -> Response[TableFound]:  # noqa: ARG001
    """The same again, seats turned by one: I sit there, whoever wanted it first."""
    house, table, _ = await found(request, table_id)
    address = address_of(request)
    house.gate.open_table(address)
    guest, cookies = guest_of(request)
    again = await house.company.rematch(table, Opener(guest, address, language_of(request)))
    return Said(json_of(TableFound(again.id)), cookies)


@get("/api/my/people", before_request=limit_reads, responses=READ)
async def my_people(request: AnyRequest, table: Meant = None) -> People:
    """People I played with, the latest first; for a table of mine, those who do not sit there."""
    house = house_of(request)
    if table is None:
        return People(await house.company.people(house.caller(request)))
    _, meant, caller = await found(request, table)
    return People(await house.company.people(caller, meant))


@post("/api/tables/{table_id:str}/invite", before_request=limit_writes, status_code=200, responses=MOVE)
async def invite(request: AnyRequest, table_id: TableId, data: JSONBody[InviteAsked]) -> Response[Invited]:
    """Asks people I played with to a table that waits."""
    house, table, caller = await found(request, table_id)
    return Said(json_of(Invited(await house.company.invite(table, caller, data.whom))))


@get("/api/my/invitations", before_request=limit_reads, responses=READ)
async def my_invitations(request: AnyRequest) -> Invitations:
    """Tables that I was asked to and that still wait for somebody."""
    house = house_of(request)
    guest = house.caller(request).guest
    return Invitations([] if guest is None else await house.store.read(lobby.invited, guest, MOST_INVITATIONS))


@post("/api/tables/{table_id:str}/decline", before_request=limit_writes, status_code=200, responses=MOVE)
async def decline(request: AnyRequest, table_id: TableId, data: JSONBody[Nothing]) -> Response[Nothing]:  # noqa: ARG001
    """I was asked there, and will not come."""
    house = house_of(request)
    guest = house.caller(request).guest
    if guest is not None:
        await house.store.write(lobby.decline, table_id, guest)
    return Said(b"{}")


# My tables


@get("/api/my/list", before_request=limit_reads, responses=READ)
async def my_list(
    request: AnyRequest,
    standing: MyStage = None,
    game: Name = None,
    search: Search = "",
    archived: Archived = False,
    skip: Skip = 0,
) -> MyTables:
    """Where I hold a seat: those that wait for me first, then running ones; as many as one page holds."""
    house = house_of(request)
    guest = house.caller(request).guest
    if guest is None:
        return MyTables([], False)
    sought = search.replace("\0", "").strip()
    tables = await house.store.read(lobby.mine, guest, standing, game or None, sought, archived, skip, PAGE + 1)
    return MyTables(tables[:PAGE], len(tables) > PAGE)


@post("/api/tables/{table_id:str}/archive", before_request=limit_writes, status_code=200, responses=MOVE)
async def archive(request: AnyRequest, table_id: TableId, data: JSONBody[ArchiveAsked]) -> Response[Nothing]:
    """I want to see the table among the others no more; or again."""
    house, table, caller = await found(request, table_id)
    if caller.guest is None or not await house.store.write(lobby.archive, caller.guest, table.id, data.archived):
        raise no_seat()
    return Said(b"{}")


HANDLERS = [
    show_lobby,
    quick,
    enter,
    rematch,
    my_people,
    invite,
    my_invitations,
    decline,
    my_list,
    archive,
]
