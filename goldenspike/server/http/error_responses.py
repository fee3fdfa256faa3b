"""Error responses: every failure as a status and a sentence in the caller's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.setup import shorten
from goldenspike.server.http.application import is_api_path
from goldenspike.server.http.html_pages import render_error_page
from goldenspike.server.http.language import language_of
from goldenspike.server.http.statuses import STATUSES, UNPROCESSABLE
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.storage import DatabaseUnavailable, WriteConflict
from goldenspike.tables.refusals import RequestRefused, StalePosition
from goldenspike.tables.schemas import ErrorBody

log = logging.getLogger(__name__)

_STATUS_KEYS = {404: "server-no-page", 405: "server-method", 413: "server-too-large", 429: "server-too-fast"}


def handle_project_error(request: AnyRequest, error: GoldenSpikeError) -> Response[Any]:
    """An error that the caller or the administrator can correct."""
    lang = language_of(request)
    if isinstance(error, DatabaseUnavailable):
        log.warning("%s", error.__cause__ or error.key)
    return error_response(
        request,
        ErrorBody(
            status=status_of(error),
            key=error.key,
            message=error.worded(lang),
            rule=error.rule or None if isinstance(error, Illegal) else None,
            reason=error.reason if isinstance(error, Illegal) else None,
            values=plain_values(error, lang),
            ply=error.ply if isinstance(error, StalePosition) else None,
        ),
    )


def status_of(error: GoldenSpikeError) -> int:
    if isinstance(error, RequestRefused):
        return STATUSES.get(error.key, UNPROCESSABLE)
    if isinstance(error, DatabaseUnavailable):
        return 503
    return UNPROCESSABLE


def plain_values(error: GoldenSpikeError, lang: str) -> dict[str, Any] | None:
    values = {
        name: value.worded(lang) if isinstance(value, GoldenSpikeError) else value
        for name, value in error.values.items()
    }
    return values or None


def handle_http_exception(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """An error of the framework: malformed bodies, unknown paths, wrong methods."""
    status = error.status_code if error.status_code < 500 else 400
    key = _STATUS_KEYS.get(status, "server-malformed")
    return error_response(
        request, ErrorBody(status, key, words.say(key, language_of(request), detail=validation_detail(error)))
    )


def validation_detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list):
        return shorten("; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra))
    return shorten(str(error.__cause__ or error.detail))


def handle_malformed_body(request: AnyRequest, error: Exception) -> Response[Any]:
    message = words.say("server-malformed", language_of(request), detail=shorten(str(error)))
    return error_response(request, ErrorBody(400, "server-malformed", message))


def handle_conflict(request: AnyRequest, error: Exception) -> Response[Any]:  # noqa: ARG001
    """A write lost against a concurrent one."""
    message = words.say("server-at-once", language_of(request))
    return error_response(request, ErrorBody(409, "server-at-once", message))


def handle_defect(request: AnyRequest, error: Exception) -> Response[Any]:
    """An internal error. Its details go to the log."""
    # Not the path: it may contain a seat token.
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    return error_response(request, ErrorBody(500, "server-broken", words.say("server-broken", language_of(request))))


def error_response(request: AnyRequest, problem: ErrorBody) -> Response[Any]:
    """JSON for the API, a page for addresses opened in a browser."""
    if is_api_path(request.scope["path"]):
        return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=MediaType.JSON)
    return render_error_page(language_of(request), problem.status, problem.message)


EXCEPTION_HANDLERS: Any = {
    GoldenSpikeError: handle_project_error,
    WriteConflict: handle_conflict,
    HTTPException: handle_http_exception,
    msgspec.ValidationError: handle_malformed_body,
    msgspec.DecodeError: handle_malformed_body,
    RecursionError: handle_malformed_body,
    Exception: handle_defect,
}
