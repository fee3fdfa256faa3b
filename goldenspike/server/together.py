"""Looking once for all who want to know the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Together(Generic[K, T]):
    """Whoever asks while the same is being looked for waits for the next look, and shares it with all who do.

    So nobody is told what was so before he asked, and however many ask, each thing is looked for once at a time.
    """

    def __init__(self, look: Callable[[K], Awaitable[T]]) -> None:
        self._look = look
        self._next: dict[K, asyncio.Task[T]] = {}
        self._running: dict[K, asyncio.Task[T]] = {}

    async def ask(self, key: K) -> T:
        task = self._next.get(key)
        if task is None:
            task = self._next[key] = asyncio.create_task(self._look_after(key, self._running.get(key)))
        return await asyncio.shield(task)

    async def _look_after(self, key: K, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
        own = self._running[key] = self._next.pop(key)
        try:
            return await self._look(key)
        finally:
            if self._running[key] is own:
                del self._running[key]
