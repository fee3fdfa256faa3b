"""Clearing away what nobody comes to any more: tables soon from memory, in the end for good, and traces of guests."""

from __future__ import annotations

import asyncio
import logging
import time

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.accounts.sessions import UNUSED_SECONDS
from goldenspike.server.config import Keeping
from goldenspike.server.live.audience import Listeners
from goldenspike.server.maintenance.malloc import memory_giver
from goldenspike.server.storage import Store, accounts, cleanup
from goldenspike.server.storage import tables as stored_tables
from goldenspike.server.tables.registry import Tables

FIRST_SECONDS = 120.0
"""After a start, whoever was there before has come back by then."""
EVERY_SECONDS = 3600.0
TABLES_AT_ONCE, PEOPLE_AT_ONCE = 20, 500
GIVING_SECONDS = 3.0
"""How often memory is given back, at most: whoever needs it again meanwhile waits for it."""
PAUSE_SECONDS = 0.1
"""Between two lots, so that moves need not wait for all of them."""

log = logging.getLogger(__name__)


class Housekeeping:
    """Once an hour: tables that somebody watches are kept, and whatever was kept long enough goes."""

    def __init__(self, keeping: Keeping, store: Store, tables: Tables, listeners: Listeners) -> None:
        self._keeping = keeping
        self._store = store
        self._tables = tables
        self._listeners = listeners

    async def run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.tidy()
            except GoldenSpikeError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("housekeeping")
            await asyncio.sleep(EVERY_SECONDS)

    async def rest(self) -> None:
        """For ever, let go of what need not be in memory."""
        give_back, last = memory_giver(), time.monotonic()
        while True:
            await asyncio.sleep(self._tables.config.live_seconds / 4)
            self._tables.rest({*self._listeners.watched()})
            if time.monotonic() > last + GIVING_SECONDS:
                await asyncio.to_thread(give_back)
                last = time.monotonic()

    async def tidy(self) -> int:
        """Returns how many tables went."""
        now = self._tables.clock.now()
        await self._store.write(stored_tables.use_tables, self._listeners.watched(), now, self._keeping)
        await self._store.write(accounts.forget_sessions, now - UNUSED_SECONDS)
        gone = 0
        while ids := await self._store.write(stored_tables.delete_expired, now, self._keeping, TABLES_AT_ONCE):
            for table_id in ids:
                self._tables.forget(table_id)
            gone += len(ids)
            await asyncio.sleep(PAUSE_SECONDS)
        await self._forget(now)
        return gone

    async def _forget(self, now: float) -> None:
        """What is left of guests who have no seat any more, or never had one."""
        await self._store.write(cleanup.forget_old, now)
        after: str | None = ""
        while after is not None:
            guests, after = await self._store.read(cleanup.strangers, after, now, PEOPLE_AT_ONCE)
            if guests:
                await self._store.write(cleanup.forget_people, guests)
            await asyncio.sleep(PAUSE_SECONDS)
