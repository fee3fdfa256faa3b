"""What a browser opens: the links of seats, and the client."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from goldenspike import words
from goldenspike.server.calls.shared import TableId, guest_of, limit_reads, sent
from goldenspike.server.errors import Refused
from goldenspike.server.house import AnyRequest, house_of
from goldenspike.server.language import language_of
from goldenspike.server.static import built, find

_DOORS = {"api", "schema", "join"}
"""Where addresses are ours: what is not there is nowhere."""


@get("/join/{table_id:str}/{token:str}", before_request=limit_reads, include_in_schema=False)
async def join(request: AnyRequest, table_id: TableId, token: FromPath[str]) -> Redirect:
    """Whoever follows the link of a seat holds it from now on."""
    house = house_of(request)
    table = await house.tables.get(table_id)
    seat = table.keys.seat(token)
    if seat is None or table.seats[seat].kind not in ("human", "hotseat"):
        raise Refused(403, "server-bad-link")
    guest, cookies = guest_of(request)
    await house.tables.bind(table, seat, guest)
    return Redirect(f"/t/{table.id}", status_code=303, cookies=cookies, headers={"cache-control": "no-store"})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """A file of the client; every other address is the client's own business, so it gets the start page."""
    path = request.scope["path"]
    if path.split("/")[1] in _DOORS:
        raise Refused(404, "server-no-page")
    file = find(path)
    if file is None and built():
        raise Refused(404, "server-no-page")
    if file is None:
        text = words.say("server-no-client", language_of(request))
        return Response((text + "\n").encode(), media_type=MediaType.TEXT, status_code=200)
    return sent(request, file)


HANDLERS = [join, page]
