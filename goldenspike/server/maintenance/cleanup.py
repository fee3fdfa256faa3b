"""Clearing away what nobody comes to any more: tables soon from memory, in the end for good, and traces of guests."""

from __future__ import annotations

import asyncio
import logging
import time

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.accounts.sessions import IDLE_EXPIRY_SECONDS
from goldenspike.server.config import RetentionSettings
from goldenspike.server.live.audience import LiveUpdates
from goldenspike.server.maintenance.malloc import memory_trimmer
from goldenspike.server.storage import Store, cleanup, sessions
from goldenspike.server.tables.registry import TableRegistry

STARTUP_DELAY_SECONDS = 120.0
"""After a start, whoever was there before has come back by then."""
INTERVAL_SECONDS = 3600.0
TABLE_BATCH, PEOPLE_BATCH = 20, 500
TRIM_SECONDS = 3.0
"""How often memory is given back, at most: whoever needs it again meanwhile waits for it."""
BATCH_PAUSE_SECONDS = 0.1
"""Between two lots, so that moves need not wait for all of them."""

log = logging.getLogger(__name__)


class Cleanup:
    """Once an hour: tables that somebody watches are kept, and whatever was kept long enough goes."""

    def __init__(self, keeping: RetentionSettings, store: Store, tables: TableRegistry, listeners: LiveUpdates) -> None:
        self._keeping = keeping
        self._store = store
        self._tables = tables
        self._listeners = listeners

    async def run(self) -> None:
        await asyncio.sleep(STARTUP_DELAY_SECONDS)
        while True:
            try:
                await self.tidy()
            except GoldenSpikeError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("housekeeping")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def rest(self) -> None:
        """For ever, let go of what need not be in memory."""
        give_back, last = memory_trimmer(), time.monotonic()
        while True:
            await asyncio.sleep(self._tables.config.live_seconds / 4)
            self._tables.evict_idle({*self._listeners.watched_tables()})
            if time.monotonic() > last + TRIM_SECONDS:
                await asyncio.to_thread(give_back)
                last = time.monotonic()

    async def tidy(self) -> int:
        """Returns how many tables went."""
        now = self._tables.clock.now()
        await self._store.write(cleanup.touch_tables, self._listeners.watched_tables(), now, self._keeping)
        await self._store.write(sessions.delete_expired_sessions, now - IDLE_EXPIRY_SECONDS)
        gone = 0
        while ids := await self._store.write(cleanup.delete_expired, now, self._keeping, TABLE_BATCH):
            for table_id in ids:
                self._tables.evict(table_id)
            gone += len(ids)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await self._forget(now)
        return gone

    async def _forget(self, now: float) -> None:
        """What is left of guests who have no seat any more, or never had one."""
        await self._store.write(cleanup.delete_outdated, now)
        after: str | None = ""
        while after is not None:
            guests, after = await self._store.read(cleanup.inactive_guests, after, now, PEOPLE_BATCH)
            if guests:
                await self._store.write(cleanup.delete_guests, guests)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
