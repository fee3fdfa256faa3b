"""The timekeeper: reminders, timeouts and stand-in bots, pauses, absences, ending a game by agreement.

Every process has one. What is due is in the database, and the first process to write the result has done it.
"""

from __future__ import annotations

import asyncio
import logging

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import ClockSettings
from goldenspike.server.notifications.dispatcher import NotificationDispatcher
from goldenspike.server.storage import DatabaseUnavailable
from goldenspike.server.storage import clocks as stored
from goldenspike.server.storage import people as stored_people
from goldenspike.server.storage.clocks import RunningClock
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables import time_control
from goldenspike.tables.agreements import write_agreement
from goldenspike.tables.live_table import STAND_IN_BOT, LiveTable
from goldenspike.tables.refusals import RequestRefused, no_seat_error
from goldenspike.tables.rows import Absences, ClockChange
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_control import TimeControl
from goldenspike.tables.time_source import DAY

BATCH_SIZE = 100
RETRY_SECONDS = 600.0
"""How long to leave a table alone after an error."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Acts when time runs out, and stops and starts clocks."""

    def __init__(
        self,
        tables: TableRegistry,
        commands: TableCommands,
        notifications: NotificationDispatcher,
        settings: ClockSettings,
    ) -> None:
        self._tables = tables
        self._commands = commands
        self._notifications = notifications
        self._settings = settings
        self._deferred: dict[str, float] = {}

    async def run(self) -> None:
        while True:
            try:
                await self.check_due_tables()
            except DatabaseUnavailable:
                pass  # what is due stays due
            except Exception:
                log.exception("timekeeper")
            await asyncio.sleep(self._settings.watch_seconds)

    # Deadlines

    async def check_due_tables(self) -> None:
        """Remind players, and handle timeouts, at every table where that is due."""
        now = self._tables.clock.now()
        self._deferred = {table_id: until for table_id, until in self._deferred.items() if until > now}
        for table_id in await self._tables.store.read(stored.due_tables, now, [*self._deferred], BATCH_SIZE):
            try:
                await self._check_table(await self._tables.fresh(table_id))
            except DatabaseUnavailable:
                raise
            except Exception as error:
                # For example a table this release cannot play: it must not delay the others.
                self._deferred[table_id] = now + RETRY_SECONDS
                log.warning("%s", error, exc_info=not isinstance(error, GoldenSpikeError))

    async def _check_table(self, table: LiveTable) -> None:
        if self._next_step(table) == "reminder":
            # Notify first: a process that is killed in between notifies again, and that is sent once.
            await self._notifications.notify(table, "reminder", self._asked_holders(table))

        async def write() -> bool:
            due, standing = self._next_step(table), table.status
            if due == "reminder":
                await self._commands.set_status(table, ClockChange(standing.deadline, standing.deadline))
            elif due == "late":
                await self._handle_timeout(table)
            return due == "late" and table.asked_bot is not None

        if await self._commands.change(table, write):
            await self._notifications.notify(table, "stood-in", self._asked_holders(table))

    def _next_step(self, table: LiveTable) -> str | None:
        due, deadline, now = table.status.due, table.status.deadline, self._tables.clock.now()
        if due is None or deadline is None or due > now:
            return None
        return "reminder" if now < deadline else "late"

    @staticmethod
    def _asked_holders(table: LiveTable) -> frozenset[str]:
        return frozenset() if table.asked is None else table.seats[table.asked].holders

    async def _handle_timeout(self, table: LiveTable) -> None:
        """Do what the table's rule for late players says."""
        seat = table.asked
        assert seat is not None  # noqa: S101  (only an asked seat has a deadline)
        if table.row.late != "stand-in":
            await self._commands.set_status(table, ClockChange(table.status.deadline), late=seat)
            return
        await self._commands.set_status(table, ClockChange(seats=[(seat, 0.0, STAND_IN_BOT)]), late=seat, proposal=None)
        self._tables.events.next_turn(table)
        if table.ending is not None:
            await self._end_game(table, table.ending.by)  # perhaps only this player had still to agree

    async def reclaim_seat(self, table: LiveTable, seat: int, caller: Caller) -> None:
        """End the stand-in bot: the seat's holder plays again."""

        async def write() -> None:
            row, standing = table.seat(seat), table.status
            if seat not in table.seats_of(caller):
                raise no_seat_error()
            table.check_running()
            if row.stand_in is None:
                return
            left = time_control.time_on_return(row.left, TimeControl(table.row.bank, table.row.increment))
            clock = ClockChange(standing.deadline, standing.due, [(seat, left, None)])
            if table.asked == seat and not table.paused:
                clock = self._start_clock(table, seat, left)
            await self._commands.set_status(table, clock)

        await self._commands.change(table, write)

    def _start_clock(self, table: LiveTable, seat: int, left: float) -> ClockChange:
        return time_control.start_clock(
            seat, left, table.row.bank, self._tables.clock.now(), table.seats[seat].person.away
        )

    # Agreements

    async def agree_to_end(self, table: LiveTable, mine: tuple[int, ...], accept: bool) -> None:
        """Propose to end the game, agree, or decline; declining withdraws one's own proposal."""

        async def write() -> None:
            table.check_running()
            if not mine:
                raise no_seat_error()
            if accept:
                await self._end_game(table, [*mine, *(table.ending.by if table.ending else ())])
            elif table.ending is None:
                raise RequestRefused("server-no-proposal")
            else:
                await self._commands.set_status(table, ending=None)

        await self._commands.change(table, write)

    async def _end_game(self, table: LiveTable, by: list[int]) -> None:
        asked = table.other_people((*by,))
        # By the rule "end", a player without time left need not agree.
        waiting = [seat for seat in asked if not (table.late and table.row.late == "end" and seat == table.asked)]
        if waiting:
            await self._commands.set_status(table, ending=self._agreement(by, waiting))
        else:
            await self._commands.end(table, "late" if asked else "agreed")

    async def agree_to_pause(self, table: LiveTable, mine: tuple[int, ...], accept: bool) -> None:
        """Propose to pause all clocks, agree, or decline; any player ends a pause."""

        async def write() -> None:
            table.check_running()
            if not mine:
                raise no_seat_error()
            if table.row.pace == "none":
                raise RequestRefused("server-no-clock")
            if not accept:
                await self._resume_clocks(table)
            elif not table.paused:
                by = [*mine, *(table.pause.by if table.pause else ())]
                waiting = table.other_people((*by,))
                await self._commands.set_status(
                    table, None if waiting else self._stop_clocks(table), pause=self._agreement(by, waiting)
                )

        await self._commands.change(table, write)

    async def _resume_clocks(self, table: LiveTable) -> None:
        if table.pause is None:
            raise RequestRefused("server-no-proposal")
        seat, clock = table.asked, None
        if table.paused and seat is not None and time_control.is_on_clock(table.seats[seat]):
            clock = self._start_clock(table, seat, table.seats[seat].left or 0.0)
        await self._commands.set_status(table, clock, pause=None)

    def _stop_clocks(self, table: LiveTable) -> ClockChange:
        seat, deadline = table.asked, table.status.deadline
        if seat is None or deadline is None:
            return ClockChange()
        left = time_control.remaining_time(table.seats[seat].left or 0.0, deadline, self._tables.clock.now())
        return ClockChange(seats=[(seat, left, None)])

    def _agreement(self, by: list[int], waiting: list[int]) -> str:
        return write_agreement(by, waiting, self._tables.clock.now())

    # Absences

    async def absence(self, guest: str | None) -> tuple[float | None, float]:
        """Until when the guest is away, and for how many seconds more of this year they may be."""
        now = self._tables.clock.now()
        absences = [] if guest is None else await self._tables.store.read(stored_people.absences_of, guest)
        until = max((end for _, end in absences), default=0.0)
        left = self._settings.away_days * DAY - time_control.time_away(absences, now) - max(0.0, until - now)
        return until if until > now else None, max(0.0, left)

    async def set_absence(self, guest: str, until: float | None) -> None:
        """Stop the guest's clocks until then, or let them run again. Raises RequestRefused for too long an absence."""
        now, most = self._tables.clock.now(), self._settings.away_days * DAY

        def change(absences: Absences) -> Absences:
            return time_control.update_absences(absences, until, now, most)

        def restart(clock: RunningClock) -> ClockChange:
            left = time_control.remaining_time(clock.left, clock.deadline, now)
            return time_control.start_clock(clock.seat, left, clock.bank, now, until or now)

        for table_id in await self._tables.store.write(stored.change_absences, guest, change, restart):
            if self._tables.find_live(table_id) is not None:
                await self._tables.fresh(table_id)
