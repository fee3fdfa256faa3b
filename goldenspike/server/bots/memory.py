"""What bots remember of a game between two questions, and how little must be told them again.

Memory is a cache: after an undo or a restart, with another worker or after too many other tables, the bot is made anew
from the record.
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
"""That one worker remembers: those it was asked about last."""

# As the server sees it


class SentRecords:
    """What a worker was told of each table: how many log entries, and which."""

    def __init__(self) -> None:
        self._told: LruCache[tuple[int, bytes]] = LruCache(MAX_REMEMBERED_TABLES)

    def shorten(self, question: BotRequest) -> BotRequest:
        """Without what the worker has been told of that table already, if the game still begins so."""
        record, told = question.record, self._told.get(question.table)
        if told is None:
            return question
        length, digest = told
        if length > len(record["log"]) or _record_digest(record, length) != digest:
            return question
        return msgspec.structs.replace(question, record={**record, "log": record["log"][length:]}, known=length)

    def note(self, question: BotRequest) -> None:
        """The whole of it has been told."""
        if question.table:
            length = len(question.record["log"])
            self._told.keep(question.table, (length, _record_digest(question.record, length)))

    def drop(self, table: str) -> None:
        self._told.drop(table)

    def clear(self) -> None:
        self._told.clear()


def _record_digest(record: dict[str, Any], length: int) -> bytes:
    """Of a record with so many entries."""
    return hashlib.sha256(msgspec.json.encode({**record, "log": record["log"][:length]})).digest()


# As the worker has it


class MemoryMiss(Exception):  # noqa: N818
    """What the question builds on is not known here any more."""


class TableMemory:
    """A table as far as it was told, and by seat the bot that was asked there, with its name."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.bots: dict[int, tuple[str, Bot]] = {}

    def bot(self, question: BotRequest) -> Bot:
        name, bot = self.bots.get(question.seat, ("", None))
        if bot is None or name != question.bot:
            bot = bots.make(question.bot, question.record["game"], question.seed)
            self.bots[question.seat] = question.bot, bot
        return bot


class BotMemory:
    def __init__(self) -> None:
        self._tables: LruCache[TableMemory] = LruCache(MAX_REMEMBERED_TABLES)

    def recall(self, question: BotRequest, pack: Pack) -> TableMemory:
        """The table at the end of the record. Raises Forgotten; then the whole record is to be sent."""
        if not question.known:
            remembered = TableMemory(load(question.record, pack))
        else:
            found = self._tables.get(question.table)
            if found is None or len(found.play.log) != question.known:
                raise MemoryMiss
            remembered = found
            self._tables.drop(question.table)  # until nothing has gone wrong
            append_entries(remembered.play, question.record["log"])
        return remembered

    def keep(self, question: BotRequest, remembered: TableMemory) -> None:
        if question.table:
            self._tables.keep(question.table, remembered)
