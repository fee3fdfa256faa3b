"""Single-flight: concurrent callers for one key share one query."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SingleFlight(Generic[K, T]):
    """Callers that arrive during a query wait for the next one, and share it.

    So no caller gets a result from before their call, and each key has at most one query at a time. After a query there
    is a pause, `rest` times as long as it took: expensive queries leave time for everything else.
    """

    def __init__(self, look: Callable[[K], Awaitable[T]], rest: float = 0.0) -> None:
        self._look = look
        self._rest = rest
        self._next: dict[K, asyncio.Task[T]] = {}
        self._busy: dict[K, asyncio.Future[None]] = {}

    @property
    def active(self) -> int:
        """How many keys are being looked up, or rest after it."""
        return len({*self._next, *self._busy})

    async def ask(self, key: K) -> T:
        task = self._next.get(key)
        if task is None:
            task = self._next[key] = asyncio.create_task(self._look_after(key, self._busy.get(key)))
        return await asyncio.shield(task)

    async def _look_after(self, key: K, before: asyncio.Future[None] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
        loop = asyncio.get_running_loop()
        del self._next[key]
        own = self._busy[key] = loop.create_future()
        began = loop.time()
        try:
            return await self._look(key)
        finally:
            loop.call_later(self._rest * (loop.time() - began), self._rested, key, own)

    def _rested(self, key: K, own: asyncio.Future[None]) -> None:
        own.set_result(None)
        if self._busy[key] is own:
            del self._busy[key]
