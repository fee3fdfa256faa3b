"""Live updates: the audience of every table, and what is sent to its event streams."""

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
"""How long to collect arrivals and departures before presence is sent."""
REPLY_SECONDS = 0.5
"""How long other processes have to report their audience."""
BATCH_SIZE = 20
"""Up to this many streams are written to at once; a larger audience is served by its tasks."""
MAX_CACHED_PRESENCE = 32
MAX_PROCESSES = 100
"""How many other processes are remembered per table."""


class RemoteAudience(msgspec.Struct, frozen=True):
    """A table's audience in another process, as last reported."""

    seats: frozenset[int]
    watching: int
    at: float


class Audience:
    """The event streams of one table, in this process and in others."""

    def __init__(self) -> None:
        self.streams: set[EventStream] = set()
        self.remote: dict[str, RemoteAudience] = {}
        self.encoded_presence: dict[Any, bytes] = {}
        """Encoded presence, by what it depends on."""
        self.presence_scheduled = False

    def connected(self) -> set[int]:
        """Seats with an open event stream, in this process or another."""
        return self.seats().union(*(remote.seats for remote in self.remote.values()))

    def seats(self) -> set[int]:
        return {seat for stream in self.streams for seat in stream.seats}

    def spectator_count(self) -> int:
        """Number of spectators, in all processes."""
        return self.spectators() + sum(remote.watching for remote in self.remote.values())

    def count_for(self, seats: tuple[int, ...]) -> int:
        """Number of streams for exactly these seats, in this process."""
        return sum(stream.seats == seats for stream in self.streams)

    def spectators(self) -> int:
        """Number of spectators in this process."""
        return sum(not stream.seats for stream in self.streams)

    def update_remote(self, process: str, watching: int, *seats: int) -> bool:
        """Store what another process reported. Returns whether it changed anything."""
        before = (self.connected(), self.spectator_count())
        if process in self.remote or len(self.remote) < MAX_PROCESSES:
            self.remote[process] = RemoteAudience(frozenset(seats), watching, time.monotonic())
        return (self.connected(), self.spectator_count()) != before

    def drop_silent(self, before: float) -> None:
        """Forget processes that have not reported since then: they have died."""
        self.remote = {name: found for name, found in self.remote.items() if found.at >= before}


class LiveUpdates:
    """The audiences of all tables, in this process and in others.

    Processes publish `PROCESS TABLE SPECTATORS SEATS`; a `?` in place of the numbers requests that.
    """

    def __init__(self, config: Config, store: Store, tables: TableRegistry) -> None:
        self.config = config
        self._store = store
        self._tables = tables
        self._process = secrets.token_hex(4)
        self.audiences: dict[str, Audience] = {}
        self._spectators: Counter[str] = Counter()  # spectators by address
        store.on_presence(self._on_remote_presence)
        tables.events.subscribe(change=self.table_changed)

    # Joining and leaving

    def check_room(self, table: LiveTable, caller: Caller, address: str) -> None:
        """Check the limits of streams: of a seat for players, of a table and an address for spectators.

        Raises RequestRefused (429).
        """
        limits = self.config.limits
        if seats := table.seats_of(caller):
            if self.audience_of(table.id).count_for(seats) >= limits.seat_streams:
                raise RequestRefused("server-too-many-own-streams")
            return
        spectators = self.audience_of(table.id).spectators()
        if spectators >= limits.streams or self._spectators[address] >= limits.address_streams:
            raise RequestRefused("server-too-many-streams")

    def join(self, stream: EventStream) -> None:
        metrics.streams.inc()
        self.audiences.setdefault(stream.table_id, Audience()).streams.add(stream)
        if not stream.seats:
            self._spectators[stream.address] += 1
            stream.is_counted = True
        self.schedule_presence(stream.table_id)
        if self._store.shared:
            self._store.publish_presence(f"{self._process} {stream.table_id} ?")

    def leave(self, stream: EventStream) -> None:
        metrics.streams.dec()
        self.audience_of(stream.table_id).streams.discard(stream)
        if stream.is_counted:
            self._spectators[stream.address] -= 1
            if not self._spectators[stream.address]:
                del self._spectators[stream.address]
        self.schedule_presence(stream.table_id)

    def close(self) -> None:
        for audience in self.audiences.values():
            for stream in audience.streams:
                stream.close()

    def sessions(self) -> set[str]:
        """The sessions (by digest) of all open streams."""
        callers = (stream.caller for audience in self.audiences.values() for stream in audience.streams)
        return {caller.session for caller in callers if caller.session is not None}

    def end_sessions(self, gone: set[str]) -> None:
        """Close the streams of ended sessions."""
        for audience in self.audiences.values():
            for stream in audience.streams:
                if stream.caller.session in gone:
                    stream.close()

    # Presence

    def audience_of(self, table_id: str) -> Audience:
        """The audience of a table; an empty one is not stored."""
        return self.audiences.get(table_id) or Audience()

    def watched_tables(self) -> list[str]:
        """Ids of the tables that have an audience."""
        return list(self.audiences)

    def count(self) -> int:
        return sum(len(audience.streams) for audience in self.audiences.values())

    def encode_presence(self, table: LiveTable, stream: EventStream) -> bytes:
        audience = self.audience_of(table.id)
        key = (table.version, stream.seats, table.hosted_by(stream.caller), stream.origin)
        encoded = audience.encoded_presence.get(key)
        if encoded is None:
            players = table.presenter.players(stream.caller, stream.origin, audience.connected())
            encoded = msgspec.json.encode(Presence(players, audience.spectator_count()))
            if len(audience.encoded_presence) < MAX_CACHED_PRESENCE:
                audience.encoded_presence[key] = encoded
        return encoded

    async def is_anyone_connected(self, table_id: str, seats: Collection[int]) -> bool:
        """Whether one of these seats has an open stream in any process; the others are asked."""
        if self._store.shared and self.audience_of(table_id).connected().isdisjoint(seats):
            self._store.publish_presence(f"{self._process} {table_id} ?")
            await asyncio.sleep(REPLY_SECONDS)
        return not self.audience_of(table_id).connected().isdisjoint(seats)

    # Sending

    async def get_table(self, table_id: str) -> LiveTable:
        return await self._tables.cached(table_id)

    def find_live(self, table_id: str) -> LiveTable | None:
        return self._tables.find_live(table_id)

    def table_changed(self, table_id: str | None, seats_changed: bool) -> None:
        """Send an update to the audience of a table; without an id, of every table."""
        audiences = self.audiences.values() if table_id is None else [self.audiences.get(table_id)]
        for audience in audiences:
            if audience is not None:
                audience.encoded_presence.clear()
                at_once = len(audience.streams) <= BATCH_SIZE
                for stream in audience.streams:
                    stream.wake(update=True, presence=seats_changed, at_once=at_once)

    def send_message(self, table: LiveTable, ply: int, message: bytes) -> None:
        """Send a chat message to every stream that has seen the ply after which it was written."""
        streams = self.audience_of(table.id).streams
        for stream in streams:
            if ply <= table.visible_to(stream.seats).ply:
                stream.queue_message(message, at_once=len(streams) <= BATCH_SIZE)

    def announce_gap(self, message: bytes) -> None:
        """Send this to every stream, where a chat message may have been missed."""
        for audience in self.audiences.values():
            for stream in audience.streams:
                stream.queue_message(message, at_once=False)

    def schedule_presence(self, table_id: str) -> None:
        """Send presence soon: arrivals and departures of a crowd are sent together."""
        audience = self.audiences.get(table_id)
        if audience is not None and not audience.presence_scheduled:
            audience.presence_scheduled = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._send_presence, table_id, audience)

    def _send_presence(self, table_id: str, audience: Audience) -> None:
        audience.presence_scheduled = False
        audience.encoded_presence.clear()
        for stream in audience.streams:
            stream.wake(presence=True)
        if self._store.shared:
            self._publish_presence(table_id, audience)
        if not audience.streams and not audience.remote:
            self.audiences.pop(table_id, None)

    async def run_heartbeat(self) -> None:
        """Send heartbeats for ever, so that lost connections are noticed."""
        while True:
            await asyncio.sleep(self.config.heartbeat_seconds)
            for table_id, audience in list(self.audiences.items()):
                for stream in audience.streams:
                    stream.wake(heartbeat=True)
                if self._store.shared:
                    self._publish_presence(table_id, audience)
                    audience.drop_silent(time.monotonic() - 3 * self.config.heartbeat_seconds)
                if not audience.streams and not audience.remote:
                    self.audiences.pop(table_id, None)

    def _publish_presence(self, table_id: str, audience: Audience) -> None:
        report = [self._process, table_id, audience.spectators(), *sorted(audience.seats())]
        self._store.publish_presence(" ".join(map(str, report)))

    def _on_remote_presence(self, report: str) -> None:
        process, table_id, *numbers = report.split(" ")
        if process == self._process:
            return
        audience = self.audiences.get(table_id)
        if audience is None:
            if numbers == ["?"] or self._tables.find_live(table_id) is None:
                return  # not needed here
            audience = self.audiences[table_id] = Audience()
        if numbers == ["?"]:
            self._publish_presence(table_id, audience)
        elif audience.update_remote(process, *map(int, numbers)):
            audience.encoded_presence.clear()
            for stream in audience.streams:
                stream.wake(presence=True)
