"""Server configuration. Every field is a setting of `goldenspike serve`, listed in docs/reference/settings.md."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class RateLimit(msgspec.Struct, frozen=True):
    """A token bucket: `burst` requests at once, then `per_second`."""

    burst: int
    per_second: float


class UsageLimits(msgspec.Struct, frozen=True):
    """Limits per caller: generous to people, tight on runaway programs.

    An address is an IPv4 address or the /64 network of an IPv6 address.
    """

    # Requests: per address, per guest, and for seated players when their address has used up its share.
    reads: RateLimit = RateLimit(600, 100)
    writes: RateLimit = RateLimit(200, 50)
    tables: RateLimit = RateLimit(120, 0.5)
    moves: RateLimit = RateLimit(100, 20)
    hints: RateLimit = RateLimit(20, 0.5)
    talk: RateLimit = RateLimit(8, 0.5)
    """Chat messages of one player."""
    passwords: RateLimit = RateLimit(6, 0.05)
    """Attempts at table passwords, per guest and per address."""
    accounts: RateLimit = RateLimit(20, 0.01)
    """New accounts per address."""
    exports: RateLimit = RateLimit(3, 0.005)
    """Data exports per account."""
    kept: RateLimit = RateLimit(200, 1.0)
    """Stored items per address besides tables and moves: messages, notes, reports, notification channels. A limit per
    guest would not help, because anyone can become a new guest at will."""
    body_bytes: int = 64 * 1024
    header_bytes: int = 64 * 1024

    # Tables
    unfinished_tables: int = 300
    """Per guest."""
    address_tables: int = 3_000
    """Unfinished tables created per address."""
    public_tables: int = 20
    """Created per guest and day."""
    address_public_tables: int = 100
    messages: int = 2_000
    """Per table."""
    plies: int = 10_000
    """Log entries after which a table no longer allows undo."""

    # Responses and event streams
    page_entries: int = 1_000
    page_bytes: int = 512 * 1024
    """The most history that one response or one update holds."""
    streams: int = 300
    """Spectators listening to one table."""
    address_streams: int = 100
    """Spectators listening from one address."""
    seat_streams: int = 200
    """Event streams of one player at one table, on all their devices."""

    # Connections
    connections: int = 10_000
    address_connections: int = 256
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    idle_seconds: float = 75.0
    slow_seconds: float = 20.0
    """Drop a client that reads nothing of a response or a stream for this long."""


class BotSettings(msgspec.Struct, frozen=True):
    """Bot processes and time budgets. `modules` are imported at startup, in the server and its workers: they register
    bots."""

    processes: int = 2
    """Bot processes per server process; 0 leaves all bots to `goldenspike think` (PostgreSQL only)."""
    hints: int = 1
    """Additional processes for hints; 0 turns hints off."""
    seconds: float = 10.0
    """Stop a bot that has not chosen after this long."""
    budget_seconds: float = 1.0
    """Time budget for one decision."""
    turn_seconds: float = 5.0
    """Time budget for all decisions of one turn."""
    modules: tuple[str, ...] = ()
    watch_seconds: float = 5.0
    """How often to look for tables whose bot is overdue."""
    memory_bytes: int = 2 * 1024 * 1024 * 1024
    """Per bot process; 0 means no limit."""


class ClockSettings(msgspec.Struct, frozen=True):
    """Clocks of tables with a time control."""

    watch_seconds: float = 5.0
    """How often to look for players who ran out of time."""
    away_days: float = 30.0
    """Days per year for which players may stop their clocks by being away."""


class RetentionSettings(msgspec.Struct, frozen=True):
    """How long unvisited, unfinished tables are kept; 0 keeps them forever. Finished tables are always kept."""

    waiting_days: float = 7.0
    abandoned_days: float = 180.0


class MailSettings(msgspec.Struct, frozen=True):
    """The SMTP server. Without `host`, `sender` and `Config.address`, no mail is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    """The sender address."""
    tls: str = "starttls"
    """`starttls`, `tls` (from the first byte) or `none`."""


class NotificationSettings(msgspec.Struct, frozen=True):
    """Notifications to players who are not at their tables."""

    channels: int = 10
    """Per player; 0 turns notifications off."""
    grace_seconds: float = 30.0
    """How long to wait before notifying a player that it is their turn."""
    tests: RateLimit = RateLimit(5, 0.05)
    """Test and confirmation messages per player."""
    links: RateLimit = RateLimit(5, 0.0002)
    """Confirmation links per email address: its owner may not have asked for them."""


class Config(msgspec.Struct, frozen=True):
    database: str
    packs: str | None = None
    workers: int = 1
    proxies: tuple[str, ...] = ()
    """Trusted proxies: addresses or networks whose X-Forwarded-For, -Proto and -Host headers are used."""
    hosts: tuple[str, ...] = ()
    """Host names to serve; empty means all."""
    metrics: tuple[str, ...] = ()
    """Addresses or networks, besides loopback, that may read /metrics."""
    address: str = ""
    """Public URL, such as https://trains.example; used for links in notifications."""
    outside: tuple[str, ...] = ()
    """Private networks in which webhooks and push services are allowed."""
    log_requests: bool = True
    bots: BotSettings = BotSettings()
    limits: UsageLimits = UsageLimits()
    keeping: RetentionSettings = RetentionSettings()
    clocks: ClockSettings = ClockSettings()
    notices: NotificationSettings = NotificationSettings()
    mail: MailSettings = MailSettings()
    live_bytes: int = 256 * 1024 * 1024
    """Approximate memory for idle tables, in each process."""
    live_seconds: float = 30.0
    """How long an idle table stays in memory."""
    heartbeat_seconds: float = 15.0
    busy_seconds: float = 2.0
    """How long to wait for a database locked by another program."""
    statement_seconds: float = 10.0
    """Time limit for one PostgreSQL statement."""
    backups: str | None = None
    """Folder for the copy made before a schema upgrade; by default, next to the database or in the data folder."""


def data_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "goldenspike"


def default_database() -> str:
    """The SQLite database used when no other is configured."""
    return f"sqlite:///{(data_folder() / 'tables.db').as_posix()}"
