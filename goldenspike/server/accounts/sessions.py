"""Sessions: whose browser it is. The database holds only digests of the tokens that browsers show."""

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
from goldenspike.tables.time_source import TimeSource

CACHE_SECONDS = 4.0
"""So long a session is believed without asking the database: one that was ended elsewhere lives no longer."""
MAX_CACHED_SESSIONS = 10_000
LAST_SEEN_PRECISION_SECONDS = 600.0
"""How exactly it is remembered when a session was last used."""
IDLE_EXPIRY_SECONDS = 90 * 24 * 3600.0
"""Then it has ended by itself."""
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
        self.cached: dict[str, tuple[SessionRow, float]] = {}
        self._ends = 0
        self._streams = streams

    def begin(self, guest: str, device: str) -> tuple[str, SessionRow]:
        """The token for a browser, and what is kept of it."""
        token = self._signer.stamped("session", secrets.token_urlsafe(32))
        now = self._clock.now()
        return token, SessionRow(token_digest(token), guest, now, now, device)

    async def find(self, token: str) -> SessionRow | None:
        """The session that a browser's token stands for."""
        key = token_digest(token)
        found, until = self.cached.get(key, (None, 0.0))
        if found is not None and until > time.monotonic():
            return found
        # What we have not made ourselves never reaches the database.
        if len(token) > MAX_TOKEN_LENGTH or self._signer.unstamped("session", token) is None:
            return None
        ends = self._ends
        found = await self._store.read(stored.find_session, key, self._clock.now() - IDLE_EXPIRY_SECONDS)
        if found is None:
            self.cached.pop(key, None)
            return None
        if ends == self._ends:  # otherwise it may just have been ended
            if len(self.cached) >= MAX_CACHED_SESSIONS:
                self.cached.clear()
            self.cached[key] = (found, time.monotonic() + CACHE_SECONDS)
        await self._note_use(found)
        return found

    async def _note_use(self, session: SessionRow) -> None:
        now = self._clock.now()
        if now > session.seen + LAST_SEEN_PRECISION_SECONDS:
            with suppress(DatabaseUnavailable):  # whoever only looks may do so while nothing can be written
                await self._store.write(stored.touch_session, session.digest, now)

    def end(self, digests: Iterable[str]) -> None:
        """They are gone from the database: here they end at once."""
        gone = set(digests)
        self._ends += 1
        for key in gone:
            self.cached.pop(key, None)
        self._streams.end_sessions(gone)

    async def watch(self) -> None:
        """For ever, stop what listens for a session that another process ended."""
        while True:
            await asyncio.sleep(CACHE_SECONDS)
            try:
                await self._look_for_ended()
            except DatabaseUnavailable:
                pass  # as long as nobody can be asked, everybody is believed
            except Exception:
                log.exception("sessions")

    async def _look_for_ended(self) -> None:
        listening = self._streams.sessions()
        if listening:
            since = self._clock.now() - IDLE_EXPIRY_SECONDS
            if gone := listening - await self._store.read(stored.live_sessions, listening, since):
                self.end(gone)

    def id_of(self, session: SessionRow) -> str:
        """How its owner names it: neither token nor digest."""
        return hashlib.sha256(f"id {session.digest}".encode()).hexdigest()[:16]


class Browser(msgspec.Struct, frozen=True):
    """Where a call about an account comes from. `guest` is who the browser was before; `session` ends with a new one.

    `known`: the accounts that were used there.
    """

    address: str
    device: str
    lang: str
    guest: str | None = None
    session: str | None = None
    known: str | None = None


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def device_name(agent: str) -> str:
    """What a browser says of itself, as its owner would: "Firefox, Linux"."""
    browser = next((name for sign, name in _BROWSERS.items() if re.search(rf"{sign}\w*/", agent)), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)
