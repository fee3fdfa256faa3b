"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from goldenspike.lessons import lessons
from goldenspike.server.api.common import (
    MOVE,
    READ,
    Said,
    address_of,
    guest_of,
    json_of,
    limit_reads,
    limit_writes,
    opened,
    origin_of,
)
from goldenspike.server.http.language import language_of
from goldenspike.server.services import AnyRequest, house_of
from goldenspike.server.tables.registry import Opener
from goldenspike.tables.refusals import Refused
from goldenspike.tables.schemas import LessonList, LessonOffered, SeatTaken, TableOpened


@get("/api/lessons", before_request=limit_reads, responses=READ, sync_to_thread=False)
def lesson_list(request: AnyRequest) -> LessonList:  # noqa: ARG001
    """The lessons with their stops."""
    return LessonList([LessonOffered(each.id, each.game, each.stops) for each in lessons().values()])


@post("/api/lessons/{lesson:str}", before_request=limit_writes, responses=MOVE)
async def open_lesson(request: AnyRequest, lesson: FromPath[str], data: JSONBody[SeatTaken]) -> Response[TableOpened]:
    """Opens a table at which I learn."""
    house, lang, origin = house_of(request), language_of(request), origin_of(request)
    if lesson not in lessons():
        raise Refused(404, "server-no-lesson", known=", ".join(lessons()))
    house.gate.open_table(address_of(request))
    guest, cookies = guest_of(request)
    opener = Opener(guest, address_of(request), lang)
    table = await house.tables.open_lesson(lessons()[lesson], data.name, opener)
    return Said(json_of(opened(house, table, guest, lang, origin)), cookies, status=201)


HANDLERS = [lesson_list, open_lesson]
