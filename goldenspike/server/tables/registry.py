"""Registry of live tables: find, load, keep and evict them.

Live tables are kept in memory while there is room. Any can be rebuilt from its history, so eviction loses nothing.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections import OrderedDict
from collections.abc import Collection, Iterable

from goldenspike import games
from goldenspike.errors import GoldenSpikeError
from goldenspike.packs import Pack
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.config import Config
from goldenspike.server.storage import Store, tables
from goldenspike.server.tables.events import TableEvents
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.util import metrics
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import no_table_error
from goldenspike.tables.rows import StoredTable
from goldenspike.tables.time_source import TimeSource


class TableRegistry:
    """The live tables of this process, by id. `events` reports what happens to them."""

    def __init__(self, config: Config, store: Store, packs: PackLibrary, signer: Signer, clock: TimeSource) -> None:
        self.config = config
        self.store = store
        self.packs = packs
        self.signer = signer
        self.clock = clock
        self.events = TableEvents()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: weakref.WeakKeyDictionary[LiveTable, asyncio.Lock] = weakref.WeakKeyDictionary()
        self._last_use: dict[str, float] = {}
        self._weights: dict[str, int] = {}
        self.weight = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.on_change(self._on_change)

    # Finding

    async def get(self, table_id: str) -> LiveTable:
        """The table as it stands now, including what other processes wrote."""
        table = self._live.get(table_id)
        if table is None:
            return await self._load(table_id)
        if self.store.shared:
            await self._compare_version(table)
        if table_id in self._live:
            self._touch(table)
        return table

    async def cached(self, table_id: str) -> LiveTable:
        """The table as this process knows it, for callers that are told when it changes."""
        table = self._live.get(table_id)
        return await self._load(table_id) if table is None else table

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as the database has it, even if a change notification was lost."""
        table = await self.get(table_id)
        if not self.store.shared:
            await self._compare_version(table)
        return table

    async def _compare_version(self, table: LiveTable) -> None:
        if await self.store.read(tables.read_version, table.id) != table.version:
            async with self.lock_of(table):
                await self.refresh(table)

    def find_live(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    def live_tables(self) -> list[LiveTable]:
        return list(self._live.values())

    def lock_of(self, table: LiveTable) -> asyncio.Lock:
        """The lock that lets one caller at a time change this table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # Loading

    async def _load(self, table_id: str) -> LiveTable:
        """Load a table; concurrent callers for the same one share one load."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._rebuild(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(task)

    async def _rebuild(self, table_id: str) -> LiveTable:
        stored = await self.store.read(tables.read_table, table_id)
        if stored is None:
            raise no_table_error(table_id)
        pack = await self.packs.of_hash(stored.row.pack)
        # A caller that still held the evicted table may have moved there meanwhile, and put it back.
        return self._live.get(table_id) or self.keep(self.build(stored, pack))

    def build(self, stored: StoredTable, pack: Pack) -> LiveTable:
        return LiveTable(stored, games.find(stored.row.game), pack, self.signer, self.clock)

    async def refresh(self, table: LiveTable) -> None:
        """Take over what the database has. The caller holds the table's lock."""
        stored = await self.store.read(tables.read_table, table.id, table.ply)
        if stored is None:
            self.evict(table.id)
            raise no_table_error(table.id)
        if stored.standing.version != table.version:
            table.catch_up(stored)
            self.events.table_changed(table.id, True)

    def _on_change(self, table_id: str | None, version: int) -> None:
        """Another process has changed a table, or (None) any of them."""
        if table_id is None or table_id not in self._live:
            self.events.table_changed(table_id, True)  # its listeners load a table that is not live
        for table in self.live_tables() if table_id is None else [self._live.get(table_id)]:
            if table is not None and table.version != version:
                task = asyncio.create_task(self._refresh_quietly(table))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def reload(self, ids: Iterable[str]) -> None:
        """Refresh live tables whose seats or host were written without going through them."""
        for table_id in ids:
            table = self._live.get(table_id)
            if table is not None:
                await self._refresh_quietly(table)

    async def _refresh_quietly(self, table: LiveTable) -> None:
        try:
            async with self.lock_of(table):
                await self.refresh(table)
        except GoldenSpikeError:
            pass  # the next call reads it again, and says what is wrong

    # Keeping and evicting

    def keep(self, table: LiveTable) -> LiveTable:
        """Keep the table in memory; evict the least recently used ones where there is no room."""
        self._live[table.id] = table
        self._touch(table)
        weight = table.weight
        self.weight += weight - self._weights.get(table.id, 0)
        self._weights[table.id] = weight
        if self.weight > self.config.live_bytes:
            for old in self.live_tables():
                if self.weight <= self.config.live_bytes:
                    break
                if old is not table and not self.lock_of(old).locked():
                    self.evict(old.id)
        self._update_metrics()
        return table

    def _touch(self, table: LiveTable) -> None:
        self._last_use[table.id] = time.monotonic()
        self._live.move_to_end(table.id)

    def evict_idle(self, watched: Collection[str]) -> None:
        """Evict tables that nobody has used or watched for a while, so that a crowd leaves no memory behind."""
        before = time.monotonic() - self.config.live_seconds
        for table in self.live_tables():
            if self._last_use[table.id] > before:
                break
            if table.id not in watched and not self.lock_of(table).locked():
                self.evict(table.id)
        self._update_metrics()

    def evict(self, table_id: str) -> None:
        """Drop the table from memory; the next caller has it loaded again."""
        if self._live.pop(table_id, None) is not None:
            self.weight -= self._weights.pop(table_id)
            del self._last_use[table_id]

    def _update_metrics(self) -> None:
        metrics.live_tables.set(len(self._live))
        metrics.live_bytes.set(self.weight)
