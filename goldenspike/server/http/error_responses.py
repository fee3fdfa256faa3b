"""Every failure of a call as its status and a sentence in the caller's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.setup import short
from goldenspike.server.http.application import is_call
from goldenspike.server.http.html_pages import error_page
from goldenspike.server.http.language import language_of
from goldenspike.server.services import AnyRequest
from goldenspike.server.storage import Conflict, Unavailable
from goldenspike.tables.refusals import Refused, Stale
from goldenspike.tables.schemas import Problem

log = logging.getLogger(__name__)

_KEYS = {404: "server-no-page", 405: "server-method", 413: "server-too-large", 429: "server-too-fast"}


def refused(request: AnyRequest, error: GoldenSpikeError) -> Response[Any]:
    """Something the caller, or whoever keeps the server, can put right."""
    lang = language_of(request)
    if isinstance(error, Unavailable):
        log.warning("%s", error.__cause__ or error.key)
    return answer(
        request,
        Problem(
            status=status_of(error),
            key=error.key,
            message=error.worded(lang),
            rule=error.rule or None if isinstance(error, Illegal) else None,
            reason=error.reason if isinstance(error, Illegal) else None,
            values=plain_values(error, lang),
            ply=error.ply if isinstance(error, Stale) else None,
        ),
    )


def status_of(error: GoldenSpikeError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, Unavailable):
        return 503
    return 422


def plain_values(error: GoldenSpikeError, lang: str) -> dict[str, Any] | None:
    values = {
        name: value.worded(lang) if isinstance(value, GoldenSpikeError) else value
        for name, value in error.values.items()
    }
    return values or None


def misfit(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: malformed bodies, unknown addresses, wrong methods."""
    status = error.status_code if error.status_code < 500 else 400
    key = _KEYS.get(status, "server-malformed")
    return answer(request, Problem(status, key, words.say(key, language_of(request), detail=detail(error))))


def detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list):
        return short("; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra))
    return short(str(error.__cause__ or error.detail))


def malformed(request: AnyRequest, error: Exception) -> Response[Any]:
    message = words.say("server-malformed", language_of(request), detail=short(str(error)))
    return answer(request, Problem(400, "server-malformed", message))


def at_once(request: AnyRequest, error: Exception) -> Response[Any]:  # noqa: ARG001
    """Two wanted the same at one moment, and the other has it."""
    message = words.say("server-at-once", language_of(request))
    return answer(request, Problem(409, "server-at-once", message))


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A defect of ours. Its details are for the log."""
    # Not the address: it may hold the token of a seat.
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    return answer(request, Problem(500, "server-broken", words.say("server-broken", language_of(request))))


def answer(request: AnyRequest, problem: Problem) -> Response[Any]:
    """To programs as JSON, to people who opened an address as a page."""
    if is_call(request.scope["path"]):
        return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=MediaType.JSON)
    return error_page(language_of(request), problem.status, problem.message)


HANDLERS: Any = {
    GoldenSpikeError: refused,
    Conflict: at_once,
    HTTPException: misfit,
    msgspec.ValidationError: malformed,
    msgspec.DecodeError: malformed,
    RecursionError: malformed,
    Exception: broken,
}
