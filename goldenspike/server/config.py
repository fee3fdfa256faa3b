"""What a server is started with. Every field is a setting of `goldenspike serve`: docs/operating.md lists them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class RateLimit(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


class UsageLimits(msgspec.Struct, frozen=True):
    """What one caller may ask of everybody's server. Generous to people, tight to programs that have lost their way.

    An address is an IPv4 address or the /64 of an IPv6 one.
    """

    # Calls: of an address, of a guest, and what somebody who sits at a table may do there whatever his address did.
    reads: RateLimit = RateLimit(600, 100)
    writes: RateLimit = RateLimit(200, 50)
    tables: RateLimit = RateLimit(120, 0.5)
    moves: RateLimit = RateLimit(100, 20)
    hints: RateLimit = RateLimit(20, 0.5)
    talk: RateLimit = RateLimit(8, 0.5)
    """What one person says."""
    passwords: RateLimit = RateLimit(6, 0.05)
    """How often one guest, and one address, may try the password of a table."""
    accounts: RateLimit = RateLimit(20, 0.01)
    """New ones from one address."""
    exports: RateLimit = RateLimit(3, 0.005)
    """Of one account's data."""
    kept: RateLimit = RateLimit(200, 1.0)
    """What one address may have kept besides tables and moves: words, notes, complaints, ways to be called. Guests are
    made at will, so what each of them may have is no bound."""
    body_bytes: int = 64 * 1024
    header_bytes: int = 64 * 1024

    # Tables
    unfinished_tables: int = 300
    """Of one guest."""
    address_tables: int = 3_000
    """Unfinished ones opened from one address."""
    public_tables: int = 20
    """Opened by one guest in a day."""
    address_public_tables: int = 100
    messages: int = 2_000
    """Said at one table."""
    plies: int = 10_000
    """Nothing more is undone at a table with so many."""

    # Answers and listeners
    page_entries: int = 1_000
    page_bytes: int = 512 * 1024
    """How much of a history one answer or one update holds at the most."""
    streams: int = 300
    """Who listen at one table without sitting there."""
    address_streams: int = 100
    """Who listen from one address without sitting where they listen."""
    seat_streams: int = 200
    """Streams of one player at one table, whichever of his devices they are for."""

    # Connections
    connections: int = 10_000
    address_connections: int = 256
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    idle_seconds: float = 75.0
    slow_seconds: float = 20.0
    """Who takes nothing of an answer or a stream for so long is dropped."""


class BotSettings(msgspec.Struct, frozen=True):
    """How programs are asked. `modules` are imported first, in the server and in its workers: they register bots."""

    processes: int = 2
    """Worker processes of each server process; 0 leaves all thinking to `goldenspike think` (PostgreSQL only)."""
    hints: int = 1
    """As many more for those who ask what a bot would do; 0: nobody can."""
    seconds: float = 10.0
    """After so many a bot that has not chosen is stopped."""
    budget_seconds: float = 1.0
    """How long a bot is told to think about a decision."""
    turn_seconds: float = 5.0
    """How long about all it decides until somebody else is asked."""
    modules: tuple[str, ...] = ()
    watch_seconds: float = 5.0
    """How often to look for tables on which a bot is asked and nobody thinks."""
    memory_bytes: int = 2 * 1024 * 1024 * 1024
    """Of one worker process; 0: no limit."""


class ClockSettings(msgspec.Struct, frozen=True):
    """The clocks of tables that have one."""

    watch_seconds: float = 5.0
    """How often to look whose time runs out."""
    away_days: float = 30.0
    """For how many days of a year somebody may stop his clocks."""


class RetentionSettings(msgspec.Struct, frozen=True):
    """How long unfinished tables are kept that nobody comes to any more; 0 keeps them for ever. Finished ones stay."""

    waiting_days: float = 7.0
    abandoned_days: float = 180.0


class MailSettings(msgspec.Struct, frozen=True):
    """The SMTP server that takes our mail. Without `host`, `sender` and `Config.address` none is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    """The address it is from."""
    tls: str = "starttls"
    """`starttls`, `tls` from the first byte, or `none`."""


class NotificationSettings(msgspec.Struct, frozen=True):
    """How people are called back to their tables."""

    channels: int = 10
    """Of one person; 0: nobody is called."""
    grace_seconds: float = 30.0
    """How long to wait whether he comes by himself."""
    tests: RateLimit = RateLimit(5, 0.05)
    """How often somebody may have one sent to try a channel, or an address confirmed."""
    links: RateLimit = RateLimit(5, 0.0002)
    """To confirm one mail address with: whose it is may not have asked for them."""


class Config(msgspec.Struct, frozen=True):
    database: str
    packs: str | None = None
    workers: int = 1
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For, -Proto and -Host are believed."""
    hosts: tuple[str, ...] = ()
    """The names it answers to; none: any."""
    metrics: tuple[str, ...] = ()
    """Addresses or networks, besides loopback, that may read /metrics."""
    address: str = ""
    """Where people find it, such as https://trains.example: what links in notices begin with."""
    outside: tuple[str, ...] = ()
    """Private addresses or networks that webhooks and push services may be in."""
    log_requests: bool = True
    bots: BotSettings = BotSettings()
    limits: UsageLimits = UsageLimits()
    keeping: RetentionSettings = RetentionSettings()
    clocks: ClockSettings = ClockSettings()
    notices: NotificationSettings = NotificationSettings()
    mail: MailSettings = MailSettings()
    live_bytes: int = 256 * 1024 * 1024
    """About how much memory tables that nobody asks for at the moment may take, in each process."""
    live_seconds: float = 30.0
    """How long a table stays in memory that nobody asks for or listens to."""
    heartbeat_seconds: float = 15.0
    busy_seconds: float = 2.0
    """How long to wait for a database that somebody else has locked."""
    statement_seconds: float = 10.0
    """How long one statement of PostgreSQL may take."""
    backups: str | None = None
    """Where the copy goes that is made before the schema is upgraded; beside the database or in the data folder."""


def data_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "goldenspike"


def default_database() -> str:
    """The embedded database of whoever names no other."""
    return f"sqlite:///{(data_folder() / 'tables.db').as_posix()}"
