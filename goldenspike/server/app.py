"""The application, put together."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import goldenspike
from goldenspike.server import problems
from goldenspike.server.calls import (
    accounts,
    catalogue,
    lessons,
    lobby,
    moving,
    notices,
    pace,
    pages,
    people,
    tables,
    talk,
)
from goldenspike.server.clock import Clock
from goldenspike.server.config import Config
from goldenspike.server.edge.application import Edge
from goldenspike.server.edge.journal import Journal
from goldenspike.server.house import keep_house
from goldenspike.server.requests import StrictRequest


def create_app(config: Config, journal: Journal | None = None, clock: Clock | None = None) -> Edge:
    """The application; its database is opened when it starts."""
    return Edge(
        config,
        journal,
        moving.move,
        [
            *catalogue.HANDLERS,
            *tables.HANDLERS,
            *pace.HANDLERS,
            *talk.HANDLERS,
            *lobby.HANDLERS,
            *lessons.HANDLERS,
            *accounts.HANDLERS,
            *people.HANDLERS,
            *notices.HANDLERS,
            *pages.HANDLERS,
        ],
        state=State({"config": config, "clock": clock or Clock()}),
        lifespan=[keep_house, catalogue.drawn_ahead],
        exception_handlers=problems.HANDLERS,
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
