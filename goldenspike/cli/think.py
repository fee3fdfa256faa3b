"""`goldenspike think`: run bot workers for a PostgreSQL server."""

from __future__ import annotations

from inspect import Signature
from typing import Annotated, Any

from cyclopts import Group, Parameter

from goldenspike.cli.serve import argument, setting_argument
from goldenspike.server import settings

SHARED = (
    *("bot_seconds", "bot_budget_seconds", "bot_turn_seconds", "bot_modules", "bot_memory_bytes"),
    *("live_bytes", "statement_seconds"),
)
"""Settings shared with `serve`, including environment variables."""


def think(flags: dict[str, Any]) -> int:
    from goldenspike.server.think import think

    think(settings.read_settings({"bot_processes": flags.pop("workers", None), **flags}).config)
    return 0


def signature(parameters: Group) -> Signature:
    database = Parameter("--database", help="cli-think-database", metavar="URL", group=parameters)
    workers = Parameter("--workers", help="cli-think-workers", metavar="N", group=parameters)
    own = [argument("database", Annotated[str | None, database]), argument("workers", Annotated[str | None, workers])]
    shared = [setting_argument(setting, parameters) for setting in settings.SETTINGS if setting.name in SHARED]
    return Signature([*own, *shared], return_annotation=int)
