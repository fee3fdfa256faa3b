"""API: chat and private notes of a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from goldenspike import words
from goldenspike.kernel.setup import LONGEST_NAME
from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import (
    SeatQuery,
    TableId,
    client_address,
    enter_table,
    limit_reads,
    limit_writes,
    visitor_of,
)
from goldenspike.server.api.responses import MOVE_ERRORS, SEAT_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.chat import (
    MAX_MESSAGE_LENGTH,
    ChatMessage,
    ChatMessageRequest,
    ChatView,
    MuteRequest,
    NoteBody,
    ReportRequest,
)
from goldenspike.server.services import services_of
from goldenspike.server.social.chat import PAGE_SIZE, clean_message
from goldenspike.tables.display_names import clean_text
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.schemas import EmptyRequest

MessageNumberPath = Annotated[int, PathParameter(ge=1, le=1_000_000)]
AfterNumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="only messages after this number")]


@get("/api/tables/{table_id:str}/talk", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_chat(request: AnyRequest, table_id: TableId, after: AfterNumberQuery = 0) -> Response[ChatView]:
    """Return one page of the chat, oldest first. Each message names the ply after which it was sent."""
    services = services_of(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    mine = table.seats_of(caller)
    said = await services.chat.messages(table, caller, after)
    me = services.chat.author_id(table_id, services.chat.person_of(table, caller)) if mine or caller.guest else ""
    muted = await services.chat.muted(table_id, caller.guest)
    following = said[-1].number if len(said) == PAGE_SIZE else None
    return JsonResponse(encode_json(ChatView(said, following, me, muted, bool(mine) or table.row.open_talk)), cookies)


@post("/api/tables/{table_id:str}/talk", before_request=limit_writes, responses=MOVE_ERRORS)
async def send_message(
    request: AnyRequest, table_id: TableId, data: JSONBody[ChatMessageRequest], seat: SeatQuery = None
) -> Response[ChatMessage]:
    """Send a chat message or a reaction."""
    services = services_of(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    if (data.text is None) == (data.reaction is None):
        raise RequestRefused("server-bad-words", limit=MAX_MESSAGE_LENGTH)
    services.rate_limits.keep(client_address(request))
    lang = language_of(request)
    name = clean_text(data.name, LONGEST_NAME, "players-bad-name") if data.name else words.say("server-watcher", lang)
    name = await services.holders.display_name(name, caller.guest, lang)
    if data.text is None:
        message = await services.chat.send(table, caller, seat, "reaction", str(data.reaction), name)
    else:
        message = await services.chat.send(
            table, caller, seat, "words", clean_message(data.text, MAX_MESSAGE_LENGTH), name
        )
    return JsonResponse(encode_json(message), cookies, status=201)


@post(
    "/api/tables/{table_id:str}/talk/{number:int}/mute",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def mute_author(
    request: AnyRequest, table_id: TableId, number: MessageNumberPath, data: JSONBody[MuteRequest]
) -> Response[EmptyRequest]:
    """Mute or unmute the author of a message, at all tables."""
    services = services_of(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    row = await services.chat.find_message(table, caller, number)
    services.rate_limits.keep(client_address(request))
    await services.chat.mute(services.chat.person_of(table, caller), row.guest, data.muted)
    return JsonResponse(b"{}", cookies)


@post(
    "/api/tables/{table_id:str}/talk/{number:int}/report",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def report_message(
    request: AnyRequest, table_id: TableId, number: MessageNumberPath, data: JSONBody[ReportRequest]
) -> Response[EmptyRequest]:
    """Report a message to the administrator."""
    services = services_of(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    row = await services.chat.find_message(table, caller, number)
    services.rate_limits.keep(client_address(request))
    await services.chat.report(row, services.chat.person_of(table, caller), data.why)
    return JsonResponse(b"{}", cookies)


@get("/api/tables/{table_id:str}/note", before_request=limit_reads, responses=SEAT_ERRORS)
async def show_note(request: AnyRequest, table_id: TableId) -> Response[NoteBody]:
    """Return the caller's private note about the table."""
    services = services_of(request)
    caller = caller_of(request)
    table = await enter_table(services, table_id, caller)
    return JsonResponse(encode_json(NoteBody(await services.notes.read_note(table, caller))))


@post("/api/tables/{table_id:str}/note", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def write_note(request: AnyRequest, table_id: TableId, data: JSONBody[NoteBody]) -> Response[NoteBody]:
    """Replace the caller's private note about the table."""
    services = services_of(request)
    caller, cookies = visitor_of(request)
    table = await enter_table(services, table_id, caller)
    if not await services.notes.read_note(table, caller):  # changing a note needs no more room
        services.rate_limits.keep(client_address(request))
    await services.notes.write_note(table, caller, data.text)
    return JsonResponse(encode_json(data), cookies)


HANDLERS = [show_chat, send_message, mute_author, report_message, show_note, write_note]
