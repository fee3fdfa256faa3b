"""Pages that a browser opens: seat links and the web client."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from goldenspike import words
from goldenspike.games import reference
from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import TableId, guest_of, limit_reads, limit_writes
from goldenspike.server.api.responses import RedirectResponse, file_response
from goldenspike.server.http.error_responses import status_of
from goldenspike.server.http.html_pages import render_error_page, render_page
from goldenspike.server.http.language import language_of
from goldenspike.server.http.static_files import find_file, is_built
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.services import services_of
from goldenspike.tables.refusals import RequestRefused, bad_link_error

_RESERVED_PATHS = {"api", "schema", "join", "mail"}
"""Where addresses are ours: what is not there is nowhere."""


@get("/join/{table_id:str}/{token:str}", before_request=limit_reads, include_in_schema=False)
async def show_seat_link(request: AnyRequest, table_id: TableId, token: FromPath[str]) -> Response[bytes]:
    """What a link of a seat is for. Looking at it changes nothing: programs look at links too."""
    services, lang = services_of(request), language_of(request)
    table = await services.tables.get(table_id)
    seat = table.tokens.seat(token)
    title, ways = words.say("server-join-title", lang), [(f"/t/{table.id}", words.say("server-way-table", lang))]
    mine = table.seats_of(caller_of(request))
    if seat in mine or (seat is None and mine):
        return render_page(lang, title, [words.say("server-join-here", lang)], links=ways)
    if seat is None:
        gone = bad_link_error()
        return render_error_page(lang, status_of(gone), gone.worded(lang), ways)
    row = table.row
    key = "server-join-at" if row.title else "server-join-about"
    game = reference.rulebook(row.game, lang).title if row.game in reference.games() else row.game
    invited = words.say(key, lang, title=row.title, game=game, name=table.seats[seat].name)
    button = (request.scope["path"], words.say("server-join-sit", lang))
    return render_page(lang, title, [invited, words.say("server-join-once", lang)], button=button, links=ways)


@post("/join/{table_id:str}/{token:str}", before_request=limit_writes, include_in_schema=False)
async def follow_seat_link(request: AnyRequest, table_id: TableId, token: FromPath[str]) -> Response[None]:
    """Take the seat behind a seat link."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    guest, cookies = guest_of(request)
    await services.seats.sit(table, token, guest, language_of(request))
    return RedirectResponse(f"/t/{table.id}", cookies)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_client(request: AnyRequest) -> Response[bytes]:
    """A file of the client; every other address is the client's own business, so it gets the start page."""
    path = request.scope["path"]
    if path.split("/")[1] in _RESERVED_PATHS:
        raise RequestRefused("server-no-page")
    file = find_file(path)
    if file is None and is_built():
        raise RequestRefused("server-no-page")
    if file is None:
        text = words.say("server-no-client", language_of(request))
        return Response((text + "\n").encode(), media_type=MediaType.TEXT, status_code=200)
    return file_response(request, file)


HANDLERS = [show_seat_link, follow_seat_link, serve_client]
