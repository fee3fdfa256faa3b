"""Create the web application: handlers, lifespan, error handling, OpenAPI."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import goldenspike
from goldenspike.server.api import (
    accounts,
    catalogue,
    chat,
    clocks,
    fast_moves,
    lessons,
    lobby,
    moves,
    notifications,
    profiles,
    seats,
    site,
    tables,
)
from goldenspike.server.config import Config
from goldenspike.server.http import error_responses
from goldenspike.server.http.access_log import AccessLog
from goldenspike.server.http.application import HttpApplication
from goldenspike.server.http.strict_request import StrictRequest
from goldenspike.server.services import lifespan
from goldenspike.tables.time_source import TimeSource


def create_app(config: Config, access_log: AccessLog | None = None, clock: TimeSource | None = None) -> HttpApplication:
    """Create the application; its database is opened when it starts."""
    return HttpApplication(
        config,
        access_log,
        fast_moves.handle_move,
        [
            *catalogue.HANDLERS,
            *tables.HANDLERS,
            *seats.HANDLERS,
            *moves.HANDLERS,
            *clocks.HANDLERS,
            *chat.HANDLERS,
            *lobby.HANDLERS,
            *lessons.HANDLERS,
            *accounts.HANDLERS,
            *profiles.HANDLERS,
            *notifications.HANDLERS,
            *site.HANDLERS,
        ],
        state=State({"config": config, "clock": clock or TimeSource()}),
        lifespan=[lifespan, catalogue.predraw_boards],
        exception_handlers=error_responses.EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
        # Only the document: the usual viewers of it load their scripts from other people's servers.
        openapi_config=OpenAPIConfig(
            title="Golden Spike",
            version=goldenspike.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
