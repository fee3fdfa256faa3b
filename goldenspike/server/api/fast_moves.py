"""The short way of a move. Nine calls in ten are moves: they go past what the framework prepares for any kind of call.

Litestar knows the same call by `tables.act`, which answers on both ways. Whatever is not as usual, a body that comes in
parts, a parameter that does not fit, goes the long way: there it is refused as everything else is.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.api.common import limit_writes
from goldenspike.server.api.moves import take_action
from goldenspike.server.api.responses import JSON_HEADERS
from goldenspike.server.http import error_responses
from goldenspike.server.http.application import add_default_headers
from goldenspike.server.http.connections import connection_of, encode_head
from goldenspike.server.http.strict_request import StrictRequest
from goldenspike.tables.schemas import ActionRequest

if TYPE_CHECKING:
    from litestar import Litestar

    from goldenspike.server.http.application import ResponseSender

ACTION_PATH = re.compile(r"/api/tables/([\w-]{1,64})/actions")
ACTION_ROUTE = "/api/tables/{table_id}/actions"
ACTION_QUERY = re.compile(rb"(?:lang=[a-z]{2})?(?:&?seat=([0-9]|[12][0-9]|3[01]))?")
"""What our own client adds to the address."""

RESPONSE_HEAD = encode_head(200, add_default_headers(JSON_HEADERS))
decode_action = msgspec.json.Decoder(ActionRequest).decode
AsgiApp = Callable[[Any, Any, Any], Awaitable[None]]


async def handle_move(app: Litestar, long_way: AsgiApp, scope: Any, receive: Any, exchange: ResponseSender) -> bool:
    """Answers a move, and says whether it was one."""
    path, query = ACTION_PATH.fullmatch(scope["path"]), ACTION_QUERY.fullmatch(scope["query_string"])
    if path is None or query is None or scope["method"] != "POST":
        return False
    message = await receive()
    asked = _read_move(app, message)
    if asked is None:
        await long_way(scope, _replay_receive(message, receive), exchange.send)
        return True
    table_id = path[1]
    scope |= {"litestar_app": app, "path_template": ACTION_ROUTE, "path_params": {"table_id": table_id}}
    request = StrictRequest(scope, receive, exchange.send)
    try:
        await limit_writes(request)
        seat = None if query[1] is None else int(query[1])
        response = await take_action.fn(request, table_id=table_id, data=asked, seat=seat)
        if exchange.reply(connection_of(scope), RESPONSE_HEAD, response.body):
            return True
    except GoldenSpikeError as error:
        response = error_responses.handle_project_error(request, error)
    except Exception as error:
        response = error_responses.handle_defect(request, error)
    await response.to_asgi_response(None, request)(scope, receive, exchange.send)
    return True


def _read_move(app: Litestar, message: Any) -> ActionRequest | None:
    """The move in a body that is here whole, if it is one."""
    body = message.get("body", b"")
    if message.get("more_body", False) or len(body) > app.state.config.limits.body_bytes:
        return None
    try:
        return decode_action(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _replay_receive(message: Any, receive: Any) -> Any:
    """The same request, read from its beginning."""
    first = [message]

    async def receive_again() -> Any:
        return first.pop() if first else await receive()

    return receive_again
