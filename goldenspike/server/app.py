"""The application, put together."""

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
    notifications,
    profiles,
    site,
    tables,
)
from goldenspike.server.config import Config
from goldenspike.server.http import error_responses
from goldenspike.server.http.access_log import Journal
from goldenspike.server.http.application import Edge
from goldenspike.server.http.strict_request import StrictRequest
from goldenspike.server.services import keep_house
from goldenspike.tables.time_source import Clock


def create_app(config: Config, journal: Journal | None = None, clock: Clock | None = None) -> Edge:
    """The application; its database is opened when it starts."""
    return Edge(
        config,
        journal,
        fast_moves.move,
        [
            *catalogue.HANDLERS,
            *tables.HANDLERS,
            *clocks.HANDLERS,
            *chat.HANDLERS,
            *lobby.HANDLERS,
            *lessons.HANDLERS,
            *accounts.HANDLERS,
            *profiles.HANDLERS,
            *notifications.HANDLERS,
            *site.HANDLERS,
        ],
        state=State({"config": config, "clock": clock or Clock()}),
        lifespan=[keep_house, catalogue.drawn_ahead],
        exception_handlers=error_responses.HANDLERS,
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
