"""Who listens to which table, and what they are told when."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from goldenspike.server.config import Config
from goldenspike.server.live.event_stream import EventStream
from goldenspike.server.storage import Store
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util import metrics
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.schemas import Presence
from goldenspike.tables.seat_links import Caller

PRESENCE_SECONDS = 0.1
"""How long to wait for others who come or go too, before it is told."""
REPLY_SECONDS = 0.5
"""How long other processes have to say who listens there."""
BATCH_SIZE = 20
"""To how many it is told before anything else is done; of a larger crowd each has its turn."""
MAX_CACHED_PRESENCE = 32
MAX_PROCESSES = 100
"""Of how many other processes it is remembered who listens there."""


class RemoteAudience(msgspec.Struct, frozen=True):
    """Who listens to a table in another process, as last heard."""

    seats: frozenset[int]
    watching: int
    at: float


class Audience:
    """Who listens to one table."""

    def __init__(self) -> None:
        self.streams: set[EventStream] = set()
        self.elsewhere: dict[str, RemoteAudience] = {}
        self.said: dict[Any, bytes] = {}
        """What was said of presence, to whom it is the same."""
        self.about_to_tell = False

    def connected(self) -> set[int]:
        """The seats that somebody listens for, here or in another process."""
        return self.seats().union(*(elsewhere.seats for elsewhere in self.elsewhere.values()))

    def seats(self) -> set[int]:
        return {seat for stream in self.streams for seat in stream.seats}

    def watching(self) -> int:
        """How many listen without a seat."""
        return self.strangers() + sum(elsewhere.watching for elsewhere in self.elsewhere.values())

    def of(self, seats: tuple[int, ...]) -> int:
        """How many listen for just these seats."""
        return sum(stream.seats == seats for stream in self.streams)

    def strangers(self) -> int:
        return sum(not stream.seats for stream in self.streams)

    def hear(self, process: str, watching: int, *seats: int) -> bool:
        """Another process says who listens there. True if that is news."""
        before = (self.connected(), self.watching())
        if process in self.elsewhere or len(self.elsewhere) < MAX_PROCESSES:
            self.elsewhere[process] = RemoteAudience(frozenset(seats), watching, time.monotonic())
        return (self.connected(), self.watching()) != before

    def forget(self, before: float) -> None:
        """A process that has not been heard of since then has died."""
        self.elsewhere = {name: found for name, found in self.elsewhere.items() if found.at >= before}


class LiveUpdates:
    """Who listens where, in this process and in the others.

    Processes tell each other `PROCESS TABLE WATCHERS SEATS`; a `?` in place of the numbers asks for that.
    """

    def __init__(self, config: Config, store: Store, tables: TableRegistry) -> None:
        self.config = config
        self._store = store
        self._tables = tables
        self._process = secrets.token_hex(4)
        self.audiences: dict[str, Audience] = {}
        self._strangers: Counter[str] = Counter()  # by address, who listen without a seat
        store.on_presence(self._heard)
        tables.events.subscribe(change=self.table_changed)

    # Coming and going

    def check_room(self, table: LiveTable, caller: Caller, address: str) -> None:
        """Whoever sits there is let in however many strangers listen; they have their share. Raises Refused (429)."""
        limits = self.config.limits
        if seats := table.seats_of(caller):
            if self.at(table.id).of(seats) >= limits.seat_streams:
                raise RequestRefused("server-too-many-own-streams")
            return
        if self.at(table.id).strangers() >= limits.streams or self._strangers[address] >= limits.address_streams:
            raise RequestRefused("server-too-many-streams")

    def join(self, stream: EventStream) -> None:
        metrics.streams.inc()
        self.audiences.setdefault(stream.table_id, Audience()).streams.add(stream)
        if not stream.seats:
            self._strangers[stream.address] += 1
            stream.counted = True
        self.changed(stream.table_id)
        if self._store.shared:
            self._store.publish_presence(f"{self._process} {stream.table_id} ?")

    def leave(self, stream: EventStream) -> None:
        metrics.streams.dec()
        self.at(stream.table_id).streams.discard(stream)
        if stream.counted:
            self._strangers[stream.address] -= 1
            if not self._strangers[stream.address]:
                del self._strangers[stream.address]
        self.changed(stream.table_id)

    def close(self) -> None:
        for audience in self.audiences.values():
            for stream in audience.streams:
                stream.close()

    def sessions(self) -> set[str]:
        """Of those who listen, the sessions that they do it with."""
        callers = (stream.caller for audience in self.audiences.values() for stream in audience.streams)
        return {caller.session for caller in callers if caller.session is not None}

    def end_sessions(self, gone: set[str]) -> None:
        """Nobody listens with one of these any more."""
        for audience in self.audiences.values():
            for stream in audience.streams:
                if stream.caller.session in gone:
                    stream.close()

    # Who is there

    def at(self, table_id: str) -> Audience:
        """Whoever listens there; an empty audience is not kept."""
        return self.audiences.get(table_id) or Audience()

    def watched(self) -> list[str]:
        """The tables that somebody listens to."""
        return list(self.audiences)

    def count(self) -> int:
        return sum(len(audience.streams) for audience in self.audiences.values())

    def said_presence(self, table: LiveTable, stream: EventStream) -> bytes:
        audience = self.at(table.id)
        key = (table.version, stream.seats, table.hosted_by(stream.caller), stream.origin)
        said = audience.said.get(key)
        if said is None:
            players = table.presenter.players(stream.caller, stream.origin, audience.connected())
            said = msgspec.json.encode(Presence(players, audience.watching()))
            if len(audience.said) < MAX_CACHED_PRESENCE:
                audience.said[key] = said
        return said

    async def there(self, table_id: str, seats: Collection[int]) -> bool:
        """Whether somebody listens for one of these seats, in whichever process: the others are asked."""
        if self._store.shared and self.at(table_id).connected().isdisjoint(seats):
            self._store.publish_presence(f"{self._process} {table_id} ?")
            await asyncio.sleep(REPLY_SECONDS)
        return not self.at(table_id).connected().isdisjoint(seats)

    # What happens

    async def table(self, table_id: str) -> LiveTable:
        return await self._tables.cached(table_id)

    def find_live(self, table_id: str) -> LiveTable | None:
        return self._tables.find_live(table_id)

    def table_changed(self, table_id: str | None, seats_changed: bool) -> None:
        """Something happened at that table, or perhaps at any."""
        audiences = self.audiences.values() if table_id is None else [self.audiences.get(table_id)]
        for audience in audiences:
            if audience is not None:
                audience.said.clear()
                at_once = len(audience.streams) <= BATCH_SIZE
                for stream in audience.streams:
                    stream.wake(news=True, presence=seats_changed, at_once=at_once)

    def say(self, table: LiveTable, ply: int, said: bytes) -> None:
        """Somebody said that there after that ply: told to whoever has seen as much."""
        streams = self.at(table.id).streams
        for stream in streams:
            if ply <= table.visible_to(stream.seats).ply:
                stream.hear(said, at_once=len(streams) <= BATCH_SIZE)

    def may_have_missed(self, said: bytes) -> None:
        """The same to everybody, where it is not known what was said."""
        for audience in self.audiences.values():
            for stream in audience.streams:
                stream.hear(said, at_once=False)

    def changed(self, table_id: str) -> None:
        """Somebody came or went. Crowds come and go: that is told now and then, not for each of them."""
        audience = self.audiences.get(table_id)
        if audience is not None and not audience.about_to_tell:
            audience.about_to_tell = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell, table_id, audience)

    def _tell(self, table_id: str, audience: Audience) -> None:
        audience.about_to_tell = False
        audience.said.clear()
        for stream in audience.streams:
            stream.wake(presence=True)
        if self._store.shared:
            self._say(table_id, audience)
        if not audience.streams and not audience.elsewhere:
            self.audiences.pop(table_id, None)

    async def beat(self) -> None:
        """Every so often a sign of life to every listener, so that a lost connection shows itself."""
        while True:
            await asyncio.sleep(self.config.heartbeat_seconds)
            for table_id, audience in list(self.audiences.items()):
                for stream in audience.streams:
                    stream.wake(beat=True)
                if self._store.shared:
                    self._say(table_id, audience)
                    audience.forget(time.monotonic() - 3 * self.config.heartbeat_seconds)
                if not audience.streams and not audience.elsewhere:
                    self.audiences.pop(table_id, None)

    def _say(self, table_id: str, audience: Audience) -> None:
        said = [self._process, table_id, audience.strangers(), *sorted(audience.seats())]
        self._store.publish_presence(" ".join(map(str, said)))

    def _heard(self, said: str) -> None:
        process, table_id, *numbers = said.split(" ")
        if process == self._process:
            return
        audience = self.audiences.get(table_id)
        if audience is None:
            if numbers == ["?"] or self._tables.find_live(table_id) is None:
                return  # nobody here wants to know
            audience = self.audiences[table_id] = Audience()
        if numbers == ["?"]:
            self._say(table_id, audience)
        elif audience.hear(process, *map(int, numbers)):
            audience.said.clear()
            for stream in audience.streams:
                stream.wake(presence=True)
