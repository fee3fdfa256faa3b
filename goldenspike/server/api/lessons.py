"""API: lessons and lesson tables."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from goldenspike.lessons import lessons
from goldenspike.server.api.common import (
    client_address,
    guest_of,
    limit_reads,
    limit_writes,
    open_table_response,
    origin_of,
)
from goldenspike.server.api.responses import MOVE_ERRORS, READ_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.catalogue import LessonInfo, LessonList
from goldenspike.server.services import services_of
from goldenspike.server.tables.opening import TableOpener
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.schemas import OpenTableResponse, TakeSeatRequest


@get("/api/lessons", before_request=limit_reads, responses=READ_ERRORS, sync_to_thread=False)
def list_lessons(request: AnyRequest) -> LessonList:  # noqa: ARG001
    """List the lessons with their stops."""
    return LessonList([LessonInfo(each.id, each.game, each.stops) for each in lessons().values()])


@post("/api/lessons/{lesson:str}", before_request=limit_writes, responses=MOVE_ERRORS)
async def open_lesson(
    request: AnyRequest, lesson: FromPath[str], data: JSONBody[TakeSeatRequest]
) -> Response[OpenTableResponse]:
    """Create a lesson table."""
    services, lang, origin = services_of(request), language_of(request), origin_of(request)
    if lesson not in lessons():
        raise RequestRefused("server-no-lesson", known=", ".join(lessons()))
    services.rate_limits.open_table(client_address(request))
    guest, cookies = guest_of(request)
    opener = TableOpener(guest, client_address(request), lang)
    table = await services.opening.open_lesson(lessons()[lesson], data.name, opener)
    return JsonResponse(encode_json(open_table_response(services, table, guest, lang, origin)), cookies, status=201)


HANDLERS = [list_lessons, open_lesson]
