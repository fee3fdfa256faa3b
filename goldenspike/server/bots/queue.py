"""The bot queue: which table's bot moves next.

Tables with people come first, then each address in turn, and within an address each guest in turn. A single process has
its queue in memory; processes that share a database have it there.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Protocol

from goldenspike.server.storage import DatabaseUnavailable, Store
from goldenspike.server.storage import bot_queue as stored
from goldenspike.server.storage.bot_queue import BotTask
from goldenspike.server.util import metrics
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.seat_links import PERSON_KINDS

RETRY_SECONDS = 15.0
"""How long to leave a table alone on which no bot could choose."""
MAX_TRACKED_TABLES = 1_000
"""Tables whose latest worker is remembered."""
CANCEL_SECONDS = 1.0
"""How long a bot may go on thinking about an obsolete position: stopping it costs a new process."""
LEASE_SECONDS = 3.0
RENEW_SECONDS = 1.0
POLL_SECONDS = 1.0
"""How often to look for a task without a notification, such as a dead worker's."""


class ObsoleteTask(Exception):  # noqa: N818
    """The position of this task no longer exists."""


class BotQueue(Protocol):
    """At most one task for each table. A worker that leases one later finishes, releases or defers it."""

    def put(self, table: LiveTable) -> None:
        """Add a task: a bot is asked at this table, in a new position."""
        ...

    async def lease(self, worker: str) -> str:
        """Wait for the next task; returns its table."""
        ...

    def hold_lease(self, table_id: str, worker: str) -> AbstractAsyncContextManager[None]:
        """Hold the lease while a bot thinks. Raises ObsoleteTask if the task is gone."""
        ...

    async def finish(self, table_id: str, worker: str) -> None: ...

    async def release(self, table_id: str, worker: str) -> None: ...

    async def defer(self, table_id: str, worker: str) -> None: ...

    async def sync(self) -> int:
        """Add tasks that are missing; returns how many tasks there are."""
        ...


def bot_queue_of(store: Store) -> BotQueue:
    """The queue for this store: shared through the database, or local."""
    return SharedBotQueue(store) if store.shared else LocalBotQueue(store)


# In memory


class RunningTask:
    """A task that a worker has leased; `next_task` is the next one of its table."""

    def __init__(self, task: BotTask) -> None:
        self.task = task
        self.next_task: BotTask | None = None
        self.limit: asyncio.Timeout | None = None

    def supersede(self, task: BotTask) -> None:
        self.next_task = task
        if self.limit is not None and self.limit.when() is None:
            self.limit.reschedule(asyncio.get_running_loop().time() + CANCEL_SECONDS)


class LocalBotQueue:
    """The queue of a single process, in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue = FairQueue()
        self._running: dict[str, RunningTask] = {}
        self._deferred: dict[str, float] = {}

    @property
    def idle(self) -> bool:
        """Whether no task waits and none runs."""
        return not self._running and not len(self._queue)

    def put(self, table: LiveTable) -> None:
        row, alone = table.row, all(seat.kind not in PERSON_KINDS for seat in table.seats)
        task = BotTask(row.id, alone, row.origin or row.opener, row.opener)
        self._deferred.pop(row.id, None)
        if (running := self._running.get(row.id)) is not None:
            running.supersede(task)
        else:
            self._queue.put(task)

    async def lease(self, worker: str) -> str:
        task = await self._queue.pop(worker)
        self._running[task.table] = RunningTask(task)
        return task.table

    @asynccontextmanager
    async def hold_lease(self, table_id: str, worker: str) -> AsyncIterator[None]:  # noqa: ARG002
        running = self._running[table_id]
        try:
            async with cancel_after(None) as running.limit:
                yield
        finally:
            running.limit = None

    async def finish(self, table_id: str, worker: str) -> None:  # noqa: ARG002
        if (next_task := self._running.pop(table_id).next_task) is not None:
            self._queue.put(next_task)

    async def release(self, table_id: str, worker: str) -> None:  # noqa: ARG002
        running = self._running.pop(table_id)
        self._queue.put(running.next_task or running.task)

    async def defer(self, table_id: str, worker: str) -> None:
        self._deferred[table_id] = time.monotonic() + RETRY_SECONDS
        await self.finish(table_id, worker)

    async def sync(self) -> int:
        now = time.monotonic()
        self._deferred = {table_id: until for table_id, until in self._deferred.items() if until > now}
        found = await self._store.read(stored.pending_tasks)
        for task in found:
            if task.table not in self._running and task.table not in self._deferred:
                self._queue.put(task)
        return len(found)


class FairQueue:
    """Addresses take turns, and within an address its guests. A free worker gets the tables it had before."""

    def __init__(self) -> None:
        self._last: LruCache[str, str] = LruCache(MAX_TRACKED_TABLES)
        self._free: set[str] = set()
        self._waiting: dict[str, tuple[BotTask, float]] = {}
        self._people: TurnOrder = OrderedDict()
        self._alone: TurnOrder = OrderedDict()
        self._not_empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, task: BotTask) -> None:
        if task.table not in self._waiting:
            self._waiting[task.table] = task, time.monotonic()
            turns = self._alone if task.alone else self._people
            turns.setdefault(task.address, OrderedDict()).setdefault(task.guest, deque()).append(task.table)
            self._not_empty.set()

    async def pop(self, worker: str = "") -> BotTask:
        self._free.add(worker)
        try:
            while not self._waiting:
                self._not_empty.clear()
                await self._not_empty.wait()
                while self._waiting and self._prefer_other_worker(worker):
                    await asyncio.sleep(0)  # the other worker has been woken too
        finally:
            self._free.discard(worker)
        task = self._pop()
        if worker:
            self._last.put(task.table, worker)
        return task

    def _prefer_other_worker(self, worker: str) -> bool:
        """Whether another free worker had the next table last, and remembers it."""
        guests = next(iter((self._people or self._alone).values()))
        last = self._last.get(next(iter(guests.values()))[0])
        return last not in (None, worker) and last in self._free

    def _pop(self) -> BotTask:
        turns = self._people or self._alone
        address, guests = turns.popitem(last=False)
        guest, tables = guests.popitem(last=False)
        table = tables.popleft()
        if tables:
            guests[guest] = tables
        if guests:
            turns[address] = guests
        task, since = self._waiting.pop(table)
        metrics.bot_waiting_seconds.observe(time.monotonic() - since)
        return task


TurnOrder = OrderedDict[str, OrderedDict[str, deque[str]]]
"""The waiting tables by address and guest; the next in turn is first."""


# In the database


class SharedBotQueue:
    """The queue of all processes, in the database. A task is written in the transaction of the move that causes it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wake = asyncio.Event()
        store.on_bot_task(self._wake.set)

    def put(self, table: LiveTable) -> None:
        """The transaction that wrote the position wrote the task too."""

    async def lease(self, worker: str) -> str:
        while True:
            self._wake.clear()
            leased = await self._store.write(stored.lease_task, worker, LEASE_SECONDS)
            if leased is not None:
                self._wake.set()  # there may be more, for another worker
                metrics.bot_waiting_seconds.observe(leased.waited)
                return leased.table
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)

    @asynccontextmanager
    async def hold_lease(self, table_id: str, worker: str) -> AsyncIterator[None]:
        async with cancel_after(LEASE_SECONDS) as limit:
            renewing = asyncio.create_task(self._renew(table_id, worker, limit))
            try:
                yield
            finally:
                renewing.cancel()

    async def _renew(self, table_id: str, worker: str, limit: asyncio.Timeout) -> None:
        """Renew the lease while the task is the worker's; a lease that cannot be renewed ends."""
        loop = asyncio.get_running_loop()
        mine = True
        while mine:
            await asyncio.sleep(RENEW_SECONDS)
            now = loop.time()
            with suppress(DatabaseUnavailable):
                mine = await self._store.write(stored.renew_lease, table_id, worker, LEASE_SECONDS)
                limit.reschedule(now + LEASE_SECONDS if mine else now)

    async def finish(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.finish_task, table_id, worker)

    async def release(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.release_task, table_id, worker)

    async def defer(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.defer_task, table_id, worker, RETRY_SECONDS)

    async def sync(self) -> int:
        return await self._store.write(stored.insert_missing_tasks)


@asynccontextmanager
async def cancel_after(seconds: float | None) -> AsyncIterator[asyncio.Timeout]:
    """A timeout that raises ObsoleteTask; the caller may move it."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield limit
    except TimeoutError:
        if limit.expired():
            raise ObsoleteTask from None
        raise
