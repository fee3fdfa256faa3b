"""Private notes: what a player writes down about a table, for themselves."""

from __future__ import annotations

from goldenspike.server.schemas.chat import MAX_NOTE_LENGTH
from goldenspike.server.social.chat import Chat
from goldenspike.server.storage import Store
from goldenspike.server.storage import notes as stored
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import TimeSource

MAX_NOTES = 500


class Notes:
    """Reads and writes the caller's note about a table."""

    def __init__(self, store: Store, chat: Chat, clock: TimeSource) -> None:
        self._store = store
        self._chat = chat
        self._clock = clock

    async def read_note(self, table: LiveTable, caller: Caller) -> str:
        if caller.guest is None and not table.seats_of(caller):
            return ""
        return await self._store.read(stored.read_note, self._chat.person_of(table, caller), table.id)

    async def write_note(self, table: LiveTable, caller: Caller, text: str) -> None:
        if len(text) > MAX_NOTE_LENGTH or "\0" in text:
            raise RequestRefused("server-bad-note", limit=MAX_NOTE_LENGTH)
        guest = self._chat.person_of(table, caller)
        await self._store.write(stored.write_note, guest, table.id, text, self._clock.now(), MAX_NOTES)
