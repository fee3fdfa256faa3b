"""`goldenspike think`: bot workers for a server's PostgreSQL."""

from __future__ import annotations

from goldenspike.server.config import BotSettings, Config
from goldenspike.server.think import think as run


def think(database: str, workers: int, seconds: float, modules: str | None) -> int:
    names = tuple(name for name in (modules or "").split(",") if name)
    run(Config(database, bots=BotSettings(processes=workers, seconds=seconds, modules=names)))
    return 0
