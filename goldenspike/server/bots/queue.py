"""Whose bot is asked next: people's tables first, then each address in turn, and of an address each guest in turn.

One process keeps the ids of the tables that wait in memory. Several that share a database keep them there.
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
"""How long a table rests on which nothing could be chosen at all."""
MAX_TRACKED_TABLES = 1_000
"""Of which is known who thought about them last."""
CANCEL_SECONDS = 1.0
"""How long a bot may go on thinking about a position that is gone: to stop it costs a new process."""
LEASE_SECONDS = 3.0
RENEW_SECONDS = 1.0
POLL_SECONDS = 1.0
"""How often to look for a question of which nobody told, such as a dead worker's."""


class ObsoleteTask(Exception):  # noqa: N818
    """Nobody waits for this answer any more."""


class BotQueue(Protocol):
    """At most one waits for each table. Who takes it says how it went: done, to be given back, or to be set aside."""

    def ask(self, table: LiveTable) -> None:
        """A program is asked at that table, in a new position."""
        ...

    async def take(self, worker: str) -> str:
        """The table whose program is to be asked next, as soon as there is one."""
        ...

    def thinking(self, table_id: str, worker: str) -> AbstractAsyncContextManager[None]:
        """While a bot thinks about it. Raises Moot if the question is gone."""
        ...

    async def done(self, table_id: str, worker: str) -> None: ...

    async def give_back(self, table_id: str, worker: str) -> None: ...

    async def set_aside(self, table_id: str, worker: str) -> None: ...

    async def look(self) -> int:
        """Put what ought to wait and does not, whatever happened to it; how many there are that nobody has answered."""
        ...


def bot_queue_of(store: Store) -> BotQueue:
    return SharedBotQueue(store) if store.shared else LocalBotQueue(store)


# In memory


class RunningTask:
    """A question that a worker has; `again` is the next one of its table."""

    def __init__(self, question: BotTask) -> None:
        self.question = question
        self.again: BotTask | None = None
        self.limit: asyncio.Timeout | None = None

    def ask_again(self, question: BotTask) -> None:
        self.again = question
        if self.limit is not None and self.limit.when() is None:
            self.limit.reschedule(asyncio.get_running_loop().time() + CANCEL_SECONDS)


class LocalBotQueue:
    """The questions of the only process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue = FairQueue()
        self._taken: dict[str, RunningTask] = {}
        self._aside: dict[str, float] = {}

    @property
    def idle(self) -> bool:
        """Whether no task waits and none runs."""
        return not self._taken and not len(self._queue)

    def ask(self, table: LiveTable) -> None:
        row, alone = table.row, all(seat.kind not in PERSON_KINDS for seat in table.seats)
        question = BotTask(row.id, alone, row.origin or row.opener, row.opener)
        self._aside.pop(row.id, None)
        if (taken := self._taken.get(row.id)) is not None:
            taken.ask_again(question)
        else:
            self._queue.put(question)

    async def take(self, worker: str) -> str:
        question = await self._queue.pop(worker)
        self._taken[question.table] = RunningTask(question)
        return question.table

    @asynccontextmanager
    async def thinking(self, table_id: str, worker: str) -> AsyncIterator[None]:  # noqa: ARG002
        taken = self._taken[table_id]
        try:
            async with cancel_after(None) as taken.limit:
                yield
        finally:
            taken.limit = None

    async def done(self, table_id: str, worker: str) -> None:  # noqa: ARG002
        if (again := self._taken.pop(table_id).again) is not None:
            self._queue.put(again)

    async def give_back(self, table_id: str, worker: str) -> None:  # noqa: ARG002
        taken = self._taken.pop(table_id)
        self._queue.put(taken.again or taken.question)

    async def set_aside(self, table_id: str, worker: str) -> None:
        self._aside[table_id] = time.monotonic() + RETRY_SECONDS
        await self.done(table_id, worker)

    async def look(self) -> int:
        now = time.monotonic()
        self._aside = {table_id: until for table_id, until in self._aside.items() if until > now}
        found = await self._store.read(stored.pending_tasks)
        for question in found:
            if question.table not in self._taken and question.table not in self._aside:
                self._queue.put(question)
        return len(found)


class FairQueue:
    """Addresses take turns, and of an address its guests. Whoever had a table last, and is free, has it again."""

    def __init__(self) -> None:
        self._last: LruCache[str] = LruCache(MAX_TRACKED_TABLES)
        self._free: set[str] = set()
        self._waiting: dict[str, tuple[BotTask, float]] = {}
        self._people: TurnOrder = OrderedDict()
        self._alone: TurnOrder = OrderedDict()
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, question: BotTask) -> None:
        if question.table not in self._waiting:
            self._waiting[question.table] = question, time.monotonic()
            turns = self._alone if question.alone else self._people
            turns.setdefault(question.address, OrderedDict()).setdefault(question.guest, deque()).append(question.table)
            self._some.set()

    async def pop(self, worker: str = "") -> BotTask:
        self._free.add(worker)
        try:
            while not self._waiting:
                self._some.clear()
                await self._some.wait()
                while self._waiting and self._rather_another(worker):
                    await asyncio.sleep(0)  # who has been told too, and comes at once
        finally:
            self._free.discard(worker)
        question = self._pop()
        if worker:
            self._last.keep(question.table, worker)
        return question

    def _rather_another(self, worker: str) -> bool:
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
        question, since = self._waiting.pop(table)
        metrics.bot_waiting_seconds.observe(time.monotonic() - since)
        return question


TurnOrder = OrderedDict[str, OrderedDict[str, deque[str]]]
"""By address and guest the tables that wait; whose turn is next stands first."""


# In the database


class SharedBotQueue:
    """The questions of all processes. One is written in the same transaction as the move that led to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news = asyncio.Event()
        store.on_bot_task(self._news.set)

    def ask(self, table: LiveTable) -> None:
        """Whoever wrote the position wrote the question too."""

    async def take(self, worker: str) -> str:
        while True:
            self._news.clear()
            taken = await self._store.write(stored.lease_task, worker, LEASE_SECONDS)
            if taken is not None:
                self._news.set()  # there may be more, for another worker
                metrics.bot_waiting_seconds.observe(taken.waited)
                return taken.table
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), POLL_SECONDS)

    @asynccontextmanager
    async def thinking(self, table_id: str, worker: str) -> AsyncIterator[None]:
        async with cancel_after(LEASE_SECONDS) as limit:
            renewing = asyncio.create_task(self._renew(table_id, worker, limit))
            try:
                yield
            finally:
                renewing.cancel()

    async def _renew(self, table_id: str, worker: str, limit: asyncio.Timeout) -> None:
        """As long as the question is the worker's; a lease that cannot be renewed ends."""
        loop = asyncio.get_running_loop()
        mine = True
        while mine:
            await asyncio.sleep(RENEW_SECONDS)
            now = loop.time()
            with suppress(DatabaseUnavailable):
                mine = await self._store.write(stored.renew_lease, table_id, worker, LEASE_SECONDS)
                limit.reschedule(now + LEASE_SECONDS if mine else now)

    async def done(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.finish_task, table_id, worker)

    async def give_back(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.release_task, table_id, worker)

    async def set_aside(self, table_id: str, worker: str) -> None:
        await self._store.write(stored.defer_task, table_id, worker, RETRY_SECONDS)

    async def look(self) -> int:
        return await self._store.write(stored.insert_missing_tasks)


@asynccontextmanager
async def cancel_after(seconds: float | None) -> AsyncIterator[asyncio.Timeout]:
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield limit
    except TimeoutError:
        if limit.expired():
            raise ObsoleteTask from None
        raise
