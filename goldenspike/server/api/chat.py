"""What is said at a table, and what one keeps to oneself there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from goldenspike import words
from goldenspike.kernel.setup import LONGEST_NAME
from goldenspike.server.api.common import (
    MOVE,
    SEAT,
    Said,
    SeatQuery,
    TableId,
    address_of,
    entered,
    json_of,
    limit_reads,
    limit_writes,
    visitor_of,
)
from goldenspike.server.http.language import language_of
from goldenspike.server.services import AnyRequest, house_of
from goldenspike.server.social.chat import LONGEST_NOTE, LONGEST_WHY, LONGEST_WORDS, PAGE, Message, Reaction, tidy
from goldenspike.tables.display_names import clean
from goldenspike.tables.refusals import Refused
from goldenspike.tables.schemas import Nothing, Text

MessageNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
AfterNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the last that I have")]


class WordsSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words or a reaction. `name`: of who watches and may talk; who sits there has his seat's."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_WORDS)] | None = None
    reaction: Reaction | None = None
    name: Text | None = None


class MuteAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool = True


class ReportAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    why: Annotated[str, Meta(max_length=4 * LONGEST_WHY)]


class NoteText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class TalkView(msgspec.Struct, frozen=True):
    """What was said, a page of it: `next` is the number to ask after for the rest. `me` and `muted` are people, as
    messages name them in `who`. `may`: I may say something."""

    messages: list[Message]
    next: int | None
    me: str
    muted: list[str]
    may: bool


@get("/api/tables/{table_id:str}/talk", before_request=limit_reads, responses=SEAT)
async def show_talk(request: AnyRequest, table_id: TableId, after: AfterNumber = 0) -> Response[TalkView]:
    """What was said, in the order in which it was, each with the ply it was said after."""
    house = house_of(request)
    caller, cookies = visitor_of(request)
    table = await entered(house, table_id, caller)
    mine = table.seats_of(caller)
    said = await house.talk.said(table, caller, after)
    me = house.talk.who(table_id, house.talk.person(table, caller)) if mine or caller.guest else ""
    muted = await house.talk.muted(table_id, caller.guest)
    following = said[-1].number if len(said) == PAGE else None
    return Said(json_of(TalkView(said, following, me, muted, bool(mine) or table.row.open_talk)), cookies)


@post("/api/tables/{table_id:str}/talk", before_request=limit_writes, responses=MOVE)
async def say(
    request: AnyRequest, table_id: TableId, data: JSONBody[WordsSaid], seat: SeatQuery = None
) -> Response[Message]:
    """I say that: words, or a reaction."""
    house = house_of(request)
    caller, cookies = visitor_of(request)
    table = await entered(house, table_id, caller)
    if (data.text is None) == (data.reaction is None):
        raise Refused(422, "server-bad-words", limit=LONGEST_WORDS)
    house.gate.keep(address_of(request))
    lang = language_of(request)
    name = clean(data.name, LONGEST_NAME, "players-bad-name") if data.name else words.say("server-watcher", lang)
    name = await house.tables.called(name, caller.guest, lang)
    if data.text is None:
        message = await house.talk.say(table, caller, seat, "reaction", str(data.reaction), name)
    else:
        message = await house.talk.say(table, caller, seat, "words", tidy(data.text, LONGEST_WORDS), name)
    return Said(json_of(message), cookies, status=201)


@post("/api/tables/{table_id:str}/talk/{number:int}/mute", before_request=limit_writes, status_code=200, responses=MOVE)
async def mute(
    request: AnyRequest, table_id: TableId, number: MessageNumber, data: JSONBody[MuteAsked]
) -> Response[Nothing]:
    """Who said that is not heard by me any more, here and anywhere; or is again."""
    house = house_of(request)
    caller, cookies = visitor_of(request)
    table = await entered(house, table_id, caller)
    row = await house.talk.find(table, caller, number)
    house.gate.keep(address_of(request))
    await house.talk.mute(house.talk.person(table, caller), row.guest, data.muted)
    return Said(b"{}", cookies)


@post(
    "/api/tables/{table_id:str}/talk/{number:int}/report",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE,
)
async def report(
    request: AnyRequest, table_id: TableId, number: MessageNumber, data: JSONBody[ReportAsked]
) -> Response[Nothing]:
    """Whoever keeps the server is to look at what was said there."""
    house = house_of(request)
    caller, cookies = visitor_of(request)
    table = await entered(house, table_id, caller)
    row = await house.talk.find(table, caller, number)
    house.gate.keep(address_of(request))
    await house.talk.report(row, house.talk.person(table, caller), data.why)
    return Said(b"{}", cookies)


@get("/api/tables/{table_id:str}/note", before_request=limit_reads, responses=SEAT)
async def show_note(request: AnyRequest, table_id: TableId) -> Response[NoteText]:
    """What I wrote down about the table. Nobody else can read it."""
    house = house_of(request)
    caller = house.caller(request)
    table = await entered(house, table_id, caller)
    return Said(json_of(NoteText(await house.talk.note(table, caller))))


@post("/api/tables/{table_id:str}/note", before_request=limit_writes, status_code=200, responses=MOVE)
async def write_note(request: AnyRequest, table_id: TableId, data: JSONBody[NoteText]) -> Response[NoteText]:
    """I write that down, in place of what I wrote before."""
    house = house_of(request)
    caller, cookies = visitor_of(request)
    table = await entered(house, table_id, caller)
    if not await house.talk.note(table, caller):  # whoever only changes one needs no more room
        house.gate.keep(address_of(request))
    await house.talk.write_note(table, caller, data.text)
    return Said(json_of(data), cookies)


HANDLERS = [show_talk, say, mute, report, show_note, write_note]
