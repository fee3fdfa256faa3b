"""Login sessions. The database holds only digests of the session tokens."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

import msgspec

from goldenspike.server.accounts.identity import Signer
from goldenspike.server.storage import DatabaseUnavailable, Store
from goldenspike.server.storage import sessions as stored
from goldenspike.server.storage.sessions import SessionRow
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.time_source import DAY, TimeSource

CACHE_SECONDS = 4.0
"""How long a session is cached: one that another process ended lives no longer."""
MAX_CACHED_SESSIONS = 10_000
LAST_SEEN_PRECISION_SECONDS = 600.0
"""How exactly the last use of a session is stored."""
IDLE_EXPIRY_SECONDS = 90 * DAY
"""An unused session expires after this time."""
MAX_TOKEN_LENGTH = 120

log = logging.getLogger(__name__)

_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome"}
_BROWSERS |= {"CriOS": "Chrome", "Safari": "Safari"}
_SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS"}
_SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}


class SessionStreams(Protocol):
    """The event streams that are open for logged-in sessions, named by their digests."""

    def sessions(self) -> set[str]: ...

    def end_sessions(self, gone: set[str]) -> None: ...


class SessionService:
    """Begin, find and end sessions. `streams` of an ended session are closed."""

    def __init__(self, store: Store, signer: Signer, clock: TimeSource, streams: SessionStreams) -> None:
        self._store = store
        self._signer = signer
        self._clock = clock
        self.cached: LruCache[str, tuple[SessionRow, float]] = LruCache(MAX_CACHED_SESSIONS)
        self._ends = 0
        self._streams = streams

    def begin(self, guest: str, device: str) -> tuple[str, SessionRow]:
        """A new session: the token for the browser, and the row to store."""
        token = self._signer.stamped("session", secrets.token_urlsafe(32))
        now = self._clock.now()
        return token, SessionRow(token_digest(token), guest, now, now, device)

    async def find(self, token: str) -> SessionRow | None:
        """The live session of a token; None if there is none."""
        key = token_digest(token)
        found, until = self.cached.get(key) or (None, 0.0)
        if found is not None and until > time.monotonic():
            return found
        # A token without our signature never reaches the database.
        if len(token) > MAX_TOKEN_LENGTH or self._signer.unstamped("session", token) is None:
            return None
        ends = self._ends
        found = await self._store.read(stored.find_session, key, self._clock.now() - IDLE_EXPIRY_SECONDS)
        if found is None:
            self.cached.drop(key)
            return None
        if ends == self._ends:  # otherwise it may have ended meanwhile
            self.cached.put(key, (found, time.monotonic() + CACHE_SECONDS))
        await self._touch(found)
        return found

    async def _touch(self, session: SessionRow) -> None:
        now = self._clock.now()
        if now > session.seen + LAST_SEEN_PRECISION_SECONDS:
            with suppress(DatabaseUnavailable):  # reading must work while nothing can be written
                await self._store.write(stored.touch_session, session.digest, now)

    def end(self, digests: Iterable[str]) -> None:
        """Drop sessions that were deleted from the database, and close their streams."""
        gone = set(digests)
        self._ends += 1
        for key in gone:
            self.cached.drop(key)
        self._streams.end_sessions(gone)

    async def watch(self) -> None:
        """Close the streams of sessions that another process ended. Never returns."""
        while True:
            await asyncio.sleep(CACHE_SECONDS)
            try:
                await self._find_ended()
            except DatabaseUnavailable:
                pass  # sessions stay live until the database answers
            except Exception:
                log.exception("sessions")

    async def _find_ended(self) -> None:
        listening = self._streams.sessions()
        if listening:
            since = self._clock.now() - IDLE_EXPIRY_SECONDS
            if gone := listening - await self._store.read(stored.live_sessions, listening, since):
                self.end(gone)

    def id_of(self, session: SessionRow) -> str:
        """The id that its owner sees: neither token nor digest."""
        return hashlib.sha256(f"id {session.digest}".encode()).hexdigest()[:16]


class Browser(msgspec.Struct, frozen=True):
    """The browser of an account request. `guest`: its guest before; `session`: its session, which a new one replaces.

    `returning`: the account that was used in it before.
    """

    address: str
    device: str
    lang: str
    guest: str | None = None
    session: str | None = None
    returning: str | None = None


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def device_name(agent: str) -> str:
    """Browser and system from a User-Agent header, such as "Firefox, Linux"."""
    browser = next((name for sign, name in _BROWSERS.items() if re.search(rf"{sign}\w*/", agent)), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)
