"""The memory of bots between two requests, so that only new log entries are sent.

It is a cache: after an undo or a restart, with another worker or after too many other tables, the bot is created again
from the whole record.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from goldenspike import bots, load
from goldenspike.bots import Bot
from goldenspike.kernel.play import Play
from goldenspike.kernel.record import append_entries
from goldenspike.packs import Pack
from goldenspike.server.bots.protocol import BotRequest
from goldenspike.server.util.lru import LruCache

MAX_REMEMBERED_TABLES = 32
"""Tables that one worker remembers."""

# In the server


class SentRecords:
    """What a worker has received of each table: the number of log entries, and their digest."""

    def __init__(self) -> None:
        self._sent: LruCache[str, tuple[int, bytes]] = LruCache(MAX_REMEMBERED_TABLES)

    def shorten(self, request: BotRequest) -> BotRequest:
        """The request without the entries that the worker has, if the log still begins with them."""
        record, sent = request.record, self._sent.get(request.table)
        if sent is None:
            return request
        length, digest = sent
        if length > len(record["log"]) or _record_digest(record, length) != digest:
            return request
        return msgspec.structs.replace(request, record={**record, "log": record["log"][length:]}, known_entries=length)

    def mark_sent(self, request: BotRequest) -> None:
        """The worker has the whole record."""
        if request.table:
            length = len(request.record["log"])
            self._sent.put(request.table, (length, _record_digest(request.record, length)))

    def drop(self, table: str) -> None:
        self._sent.drop(table)

    def clear(self) -> None:
        self._sent.clear()


def _record_digest(record: dict[str, Any], length: int) -> bytes:
    """The digest of a record with its first `length` entries."""
    return hashlib.sha256(msgspec.json.encode({**record, "log": record["log"][:length]})).digest()


# In the worker


class MemoryMiss(Exception):  # noqa: N818
    """The worker does not know the entries that the request left out."""


class TableMemory:
    """A table at the last request, and its bots by seat, with their names."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.bots: dict[int, tuple[str, Bot]] = {}

    def bot(self, request: BotRequest) -> Bot:
        name, bot = self.bots.get(request.seat, ("", None))
        if bot is None or name != request.bot:
            bot = bots.make(request.bot, request.record["game"], request.seed)
            self.bots[request.seat] = request.bot, bot
        return bot


class BotMemory:
    """The tables that a worker remembers."""

    def __init__(self) -> None:
        self._tables: LruCache[str, TableMemory] = LruCache(MAX_REMEMBERED_TABLES)

    def recall(self, request: BotRequest, pack: Pack) -> TableMemory:
        """The table at the end of the record. Raises MemoryMiss; then the server sends the whole record."""
        if not request.known_entries:
            memory = TableMemory(load(request.record, pack))
        else:
            found = self._tables.get(request.table)
            if found is None or len(found.play.log) != request.known_entries:
                raise MemoryMiss
            memory = found
            self._tables.drop(request.table)  # an error leaves nothing half done
            append_entries(memory.play, request.record["log"])
        return memory

    def store(self, request: BotRequest, memory: TableMemory) -> None:
        if request.table:
            self._tables.put(request.table, memory)
