"""Chat at a table: messages, reactions, muting and reports."""

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
from goldenspike.server.schemas.chat import MAX_REASON_LENGTH, ChatMessage, MessageKind
from goldenspike.server.storage import Store
from goldenspike.server.storage import chat as stored
from goldenspike.server.storage.chat import ChatMessageRow, ReportRow
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util.rate_limits import TokenBuckets
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import DAY, TimeSource

MAX_MUTED = 200
MAX_REPORTS = 20
"""Reports by one person in a day."""
PAGE_SIZE = 500
UNKNOWN_MESSAGE = b"null"
"""Sent when messages may have been missed: the client asks for them."""


class Chat:
    """Stores messages, and sends them to the people who watch the table."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        live_updates: LiveUpdates,
        signer: Signer,
        clock: TimeSource,
        limits: UsageLimits,
    ) -> None:
        self._store = store
        self._tables = tables
        self._live_updates = live_updates
        self._signer = signer
        self._clock = clock
        self._most = limits.messages
        self._rate = TokenBuckets(limits.talk)
        self._broadcasts: set[asyncio.Task[None]] = set()
        store.on_chat(self._on_remote_message)

    # Sending

    async def send(
        self, table: LiveTable, caller: Caller, named: int | None, kind: MessageKind, text: str, watcher: str = ""
    ) -> ChatMessage:
        """Store and send a message. Proposals of a rematch are free of limits. Raises RequestRefused."""
        mine = table.seats_of(caller)
        seat = table.seat_for(mine, named)
        if seat is None and not table.row.open_talk:
            raise RequestRefused("server-talk-seats-only")
        guest = self.person_of(table, caller)
        if kind != "rematch":
            self._rate.take(guest)
        name = watcher if seat is None else table.seats[seat].name
        row = ChatMessageRow(table.id, table.visible_to(mine).ply, seat, guest, name, kind, text, self._clock.now())
        said = await self._store.write(stored.insert_message, row, None if kind == "rematch" else self._most)
        if said is None:
            raise RequestRefused("server-talk-full", most=self._most)
        message = self._to_message(said)
        if not self._store.shared:
            self._live_updates.send_message(table, message.ply, msgspec.json.encode(message))
        return message

    def person_of(self, table: LiveTable, caller: Caller) -> str:
        """The caller's guest id; a caller with only the link of a seat gets one from the seat."""
        if caller.guest is not None:
            return caller.guest
        mine = table.seats_of(caller)
        if not mine:
            raise RequestRefused("server-no-seat")
        return self._signer.seat_id(table.id, mine[0])

    def _on_remote_message(self, table_id: str | None, number: int) -> None:
        """A message was stored, in this process or another."""
        if table_id is None:
            self._live_updates.announce_gap(UNKNOWN_MESSAGE)
        elif self._live_updates.audience_of(table_id).streams:
            task = asyncio.create_task(self._broadcast(table_id, number))
            self._broadcasts.add(task)
            task.add_done_callback(self._broadcasts.discard)

    async def _broadcast(self, table_id: str, number: int) -> None:
        try:
            row = await self._store.read(stored.find_message, table_id, number)
            table = await self._tables.cached(table_id)
        except GoldenSpikeError:
            self._live_updates.announce_gap(UNKNOWN_MESSAGE)
            return
        if row is not None:
            self._live_updates.send_message(table, row.ply, msgspec.json.encode(self._to_message(row)))

    # Reading

    async def messages(self, table: LiveTable, caller: Caller, after: int) -> list[ChatMessage]:
        """A page of messages, without those about moves that the caller has not seen yet."""
        ply = table.visible_to(table.seats_of(caller)).ply
        rows = await self._store.read(stored.messages_after, table.id, after, ply, PAGE_SIZE)
        return [self._to_message(row) for row in rows]

    async def find_message(self, table: LiveTable, caller: Caller, number: int) -> ChatMessageRow:
        """Refused if the caller could not have read the message."""
        row = await self._store.read(stored.find_message, table.id, number)
        if row is None or row.ply > table.visible_to(table.seats_of(caller)).ply:
            raise RequestRefused("server-no-message")
        return row

    def author_id(self, table_id: str, guest: str) -> str:
        """An id for the author, which others see at this table only."""
        return self._signer.person(table_id, guest)

    def _to_message(self, row: ChatMessageRow) -> ChatMessage:
        author = self.author_id(row.table_id, row.guest)
        fields = (row.number, row.ply, row.seat, row.name, author, row.kind, row.text, row.at, row.account)
        return ChatMessage(*fields)  # type: ignore[arg-type]

    # Muting and reports

    async def muted(self, table_id: str, guest: str | None) -> list[str]:
        """The author ids at this table of people the guest has muted."""
        found = [] if guest is None else await self._store.read(stored.muted_guests, guest)
        return [self.author_id(table_id, each) for each in found]

    async def mute(self, guest: str, muted: str, wanted: bool) -> None:
        if not wanted:
            await self._store.write(stored.unmute_guest, guest, muted)
        elif guest == muted:
            raise RequestRefused("server-mute-self")
        elif not await self._store.write(stored.mute_guest, guest, muted, MAX_MUTED):
            raise RequestRefused("server-mute-full", most=MAX_MUTED)

    async def report(self, row: ChatMessageRow, by: str, why: str) -> None:
        """Report a message to the administrator."""
        now = self._clock.now()
        said = f"{row.name}: {row.text}"
        why = clean_message(why, MAX_REASON_LENGTH)
        report = ReportRow(secrets.token_hex(6), row.table_id, row.number, said, row.guest, by, why, now)
        if not await self._store.write(stored.insert_report, report, now - DAY, MAX_REPORTS):
            raise RequestRefused("server-report-full", most=MAX_REPORTS)


def clean_message(text: str, longest: int) -> str:
    """The text on one line, without invisible characters. Refused if it is empty or too long."""
    normal = unicodedata.normalize("NFC", text[: 4 * longest])
    line = " ".join(normal.split())
    if not is_printable(line):
        line = "".join(each for each in line if is_printable(each))
    if not 1 <= len(line) <= longest:
        raise RequestRefused("server-bad-words", limit=longest)
    return line
