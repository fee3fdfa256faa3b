"""Cleanup: evict idle tables from memory, delete expired tables and the data of inactive guests."""

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
"""Time for clients to reconnect after a restart."""
INTERVAL_SECONDS = 3600.0
TABLE_BATCH, PEOPLE_BATCH = 20, 500
TRIM_SECONDS = 3.0
"""Minimum time between two trims: memory that is needed again must be requested anew."""
BATCH_PAUSE_SECONDS = 0.1
"""Pause between two batches, so that moves do not wait for all of them."""

log = logging.getLogger(__name__)


class Cleanup:
    """Delete expired data once an hour. Watched tables are kept."""

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
                log.exception("cleanup")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def run_eviction(self) -> None:
        """Evict idle tables for ever, and return memory to the system."""
        give_back, last = memory_trimmer(), time.monotonic()
        while True:
            await asyncio.sleep(self._tables.config.live_seconds / 4)
            self._tables.evict_idle({*self._listeners.watched_tables()})
            if time.monotonic() > last + TRIM_SECONDS:
                await asyncio.to_thread(give_back)
                last = time.monotonic()

    async def tidy(self) -> int:
        """Delete expired tables, sessions and guests. Returns the number of deleted tables."""
        now = self._tables.clock.now()
        await self._store.write(cleanup.touch_tables, self._listeners.watched_tables(), now, self._keeping)
        await self._store.write(sessions.delete_expired_sessions, now - IDLE_EXPIRY_SECONDS)
        gone = 0
        while ids := await self._store.write(cleanup.delete_expired, now, self._keeping, TABLE_BATCH):
            for table_id in ids:
                self._tables.evict(table_id)
            gone += len(ids)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await self._delete_guests(now)
        return gone

    async def _delete_guests(self, now: float) -> None:
        """Delete the data of guests who have no seat, in batches."""
        await self._store.write(cleanup.delete_outdated, now)
        after: str | None = ""
        while after is not None:
            guests, after = await self._store.read(cleanup.inactive_guests, after, now, PEOPLE_BATCH)
            if guests:
                await self._store.write(cleanup.delete_guests, guests)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
