"""What people say at a table, next to what they say it about."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.setup import is_printable
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.config import UsageLimits
from goldenspike.server.live.audience import LiveUpdates
from goldenspike.server.schemas.chat import MAX_NOTE_LENGTH, MAX_REASON_LENGTH, ChatMessage, MessageKind
from goldenspike.server.storage import Store
from goldenspike.server.storage import chat as queries
from goldenspike.server.storage import notes as stored_notes
from goldenspike.server.storage.chat import ChatMessageRow, ReportRow
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util.rate_limits import TokenBuckets
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import DAY, TimeSource

MAX_NOTES = 500
MAX_MUTED = 200
MAX_REPORTS = 20
"""Of one person in a day."""
PAGE_SIZE = 500
UNKNOWN_MESSAGE = b"null"
"""Something may have been said: whoever hears this asks."""


class Chat:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        listeners: LiveUpdates,
        signer: Signer,
        clock: TimeSource,
        limits: UsageLimits,
    ) -> None:
        self._store = store
        self._tables = tables
        self._listeners = listeners
        self._signer = signer
        self._clock = clock
        self._most = limits.messages
        self._rate = TokenBuckets(limits.talk)
        self._telling: set[asyncio.Task[None]] = set()
        store.on_chat(self._heard)

    # Saying

    async def say(
        self, table: LiveTable, caller: Caller, named: int | None, kind: MessageKind, text: str, watcher: str = ""
    ) -> ChatMessage:
        """Somebody says it now; a rematch is proposed however much was said. Raises Refused."""
        mine = table.seats_of(caller)
        seat = table.seat_for(mine, named)
        if seat is None and not table.row.open_talk:
            raise RequestRefused("server-talk-seats-only")
        guest = self.person(table, caller)
        if kind != "rematch":
            self._rate.take(guest)
        name = watcher if seat is None else table.seats[seat].name
        row = ChatMessageRow(table.id, table.visible_to(mine).ply, seat, guest, name, kind, text, self._clock.now())
        said = await self._store.write(queries.insert_message, row, None if kind == "rematch" else self._most)
        if said is None:
            raise RequestRefused("server-talk-full", most=self._most)
        message = self._shown(said)
        if not self._store.shared:
            self._listeners.say(table, message.ply, msgspec.json.encode(message))
        return message

    def person(self, table: LiveTable, caller: Caller) -> str:
        """Who is calling, also where he has only the link of a seat."""
        if caller.guest is not None:
            return caller.guest
        mine = table.seats_of(caller)
        if not mine:
            raise RequestRefused("server-no-seat")
        return self._signer.seat_id(table.id, mine[0])

    def _heard(self, table_id: str | None, number: int) -> None:
        """Something was said at a table, in this process or another."""
        if table_id is None:
            self._listeners.may_have_missed(UNKNOWN_MESSAGE)
        elif self._listeners.at(table_id).streams:
            task = asyncio.create_task(self._tell(table_id, number))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, table_id: str, number: int) -> None:
        try:
            row = await self._store.read(queries.find_message, table_id, number)
            table = await self._tables.cached(table_id)
        except GoldenSpikeError:
            self._listeners.may_have_missed(UNKNOWN_MESSAGE)
            return
        if row is not None:
            self._listeners.say(table, row.ply, msgspec.json.encode(self._shown(row)))

    # Hearing

    async def said(self, table: LiveTable, caller: Caller, after: int) -> list[ChatMessage]:
        """What was said there, a page of it, as far as the caller has seen what it was said about."""
        ply = table.visible_to(table.seats_of(caller)).ply
        rows = await self._store.read(queries.messages_after, table.id, after, ply, PAGE_SIZE)
        return [self._shown(row) for row in rows]

    async def find(self, table: LiveTable, caller: Caller, number: int) -> ChatMessageRow:
        """Raises Refused where the caller could not have heard it."""
        row = await self._store.read(queries.find_message, table.id, number)
        if row is None or row.ply > table.visible_to(table.seats_of(caller)).ply:
            raise RequestRefused("server-no-message")
        return row

    def who(self, table_id: str, guest: str) -> str:
        return self._signer.person(table_id, guest)

    def _shown(self, row: ChatMessageRow) -> ChatMessage:
        who = self.who(row.table_id, row.guest)
        said = (row.number, row.ply, row.seat, row.name, who, row.kind, row.text, row.at, row.account)
        return ChatMessage(*said)  # type: ignore[arg-type]

    # Whom I do not want to hear

    async def muted(self, table_id: str, guest: str | None) -> list[str]:
        """Whom the guest has muted, as they are known at that table."""
        found = [] if guest is None else await self._store.read(queries.muted_guests, guest)
        return [self.who(table_id, each) for each in found]

    async def mute(self, guest: str, muted: str, wanted: bool) -> None:
        if not wanted:
            await self._store.write(queries.unmute_guest, guest, muted)
        elif guest == muted:
            raise RequestRefused("server-mute-self")
        elif not await self._store.write(queries.mute_guest, guest, muted, MAX_MUTED):
            raise RequestRefused("server-mute-full", most=MAX_MUTED)

    async def report(self, row: ChatMessageRow, by: str, why: str) -> None:
        """Whoever keeps the server is to look at it."""
        now = self._clock.now()
        said = f"{row.name}: {row.text}"
        why = clean_message(why, MAX_REASON_LENGTH)
        report = ReportRow(secrets.token_hex(6), row.table_id, row.number, said, row.guest, by, why, now)
        if not await self._store.write(queries.insert_report, report, now - DAY, MAX_REPORTS):
            raise RequestRefused("server-report-full", most=MAX_REPORTS)

    # What I write down for myself

    async def note(self, table: LiveTable, caller: Caller) -> str:
        known = caller.guest is not None or table.seats_of(caller)
        return await self._store.read(stored_notes.read_note, self.person(table, caller), table.id) if known else ""

    async def write_note(self, table: LiveTable, caller: Caller, text: str) -> None:
        if len(text) > MAX_NOTE_LENGTH or "\0" in text:
            raise RequestRefused("server-bad-note", limit=MAX_NOTE_LENGTH)
        guest = self.person(table, caller)
        await self._store.write(stored_notes.write_note, guest, table.id, text, self._clock.now(), MAX_NOTES)


def clean_message(text: str, longest: int) -> str:
    """On one line, without what cannot be seen. Refused: nothing at all, or too much."""
    normal = unicodedata.normalize("NFC", text[: 4 * longest])
    line = " ".join(normal.split())
    if not is_printable(line):
        line = "".join(each for each in line if is_printable(each))
    if not 1 <= len(line) <= longest:
        raise RequestRefused("server-bad-words", limit=longest)
    return line
