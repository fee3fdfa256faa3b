"""What a server is started with."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    """What one caller may ask of everybody's server. Generous to people, tight to programs that have lost their way."""

    body_bytes: int = 64 * 1024
    reads: Rate = Rate(600, 100)
    writes: Rate = Rate(200, 50)
    tables: Rate = Rate(120, 0.5)
    unfinished_tables: int = 300
    streams: int = 300
    plies: int = 10_000


class BotSettings(msgspec.Struct, frozen=True):
    """How programs are asked. `modules` are imported first, in the server and in its workers: they register bots."""

    processes: int = 2
    seconds: float = 10.0
    modules: tuple[str, ...] = ()


class Config(msgspec.Struct, frozen=True):
    database: str
    packs: str | None = None
    workers: int = 1
    bots: BotSettings = BotSettings()
    limits: Limits = Limits()
    live_tables: int = 1_000
    heartbeat_seconds: float = 15.0
    slow_seconds: float = 20.0
    """A stream that takes nothing for so long is dropped."""
    busy_seconds: float = 2.0
    """How long to wait for a database that somebody else has locked."""


def default_database() -> str:
    """The embedded database of whoever names no other."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{(base / 'goldenspike' / 'tables.db').as_posix()}"
