"""What is kept for the tables that were asked about last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """By table; of too many the one that was asked for least lately goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, table: str) -> T | None:
        if table in self._kept:
            self._kept.move_to_end(table)
        return self._kept.get(table)

    def keep(self, table: str, kept: T) -> None:
        self._kept[table] = kept
        self._kept.move_to_end(table)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, table: str) -> None:
        self._kept.pop(table, None)

    def clear(self) -> None:
        self._kept.clear()
