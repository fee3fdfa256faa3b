"""Table commands: the one door through which people and bots change a table.

Check the seat, take the table's lock, play the action on a copy, append it in one transaction, make the change, tell
everybody who watches.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from goldenspike.server.accounts import passwords, ratings
from goldenspike.server.storage import WriteConflict, invitations, tables
from goldenspike.server.storage import clocks as stored_clocks
from goldenspike.server.storage.results import finish_game
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util import metrics
from goldenspike.tables import time_control, undo
from goldenspike.tables.changes import TableChange
from goldenspike.tables.history import BotDecision
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused, StalePosition, no_seat_error
from goldenspike.tables.rows import ClockChange, SeatRow
from goldenspike.tables.schemas import TermsRequest, UndoProposal
from goldenspike.tables.seat_links import Caller

T = TypeVar("T")
MAX_ATTEMPTS = 3
"""How often a change is tried again after another process was faster."""


class TableCommands:
    """Every change of a table that exists. Only changes that were written are made."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._clock = registry.clock

    async def change(self, table: LiveTable, write: Callable[[], Awaitable[T]]) -> T:
        """Run `write` under the table's lock. If another process was faster, refresh and run it again."""
        async with self._registry.lock_of(table):
            for _ in range(MAX_ATTEMPTS):
                try:
                    return await write()
                except WriteConflict:
                    await self._registry.refresh(table)
        raise StalePosition(table.ply)

    # Moves

    async def act(
        self,
        table: LiveTable,
        seats: tuple[int, ...],
        named: int | None,
        ply: int,
        action: Any,
        by: BotDecision | None = None,
        tentative: bool = False,
    ) -> None:
        """One of these seats chooses, answering the position at `ply`; if `tentative`, only if it can be undone."""

        async def write() -> None:
            seat = table.seat_for(seats, named)
            if seat is None:
                raise no_seat_error()
            table.check_ply(ply)
            if table.state == "running" and (table.asked != seat or (by is not None and table.asked_bot is None)):
                raise RequestRefused("server-not-asked")
            change = table.prepare_action(action, by)
            if not (tentative and change.final):
                await self.append(table, change)

        await self.change(table, write)

    async def undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, to: int | None) -> None:
        """Go back to `to` log entries: at once where nobody else has a say, otherwise as a proposal."""

        async def write() -> None:
            if not mine:
                raise no_seat_error()
            table.check_ply(ply)
            target = undo.last_action(table, mine) if to is None else to
            undo.check(table, target)
            most = self._registry.config.limits.plies
            if ply >= most:
                raise RequestRefused("server-undo-too-many", most=most)
            others = table.other_people(mine)
            if not others or len(table.play.log) - target <= undo.free_entries(table, mine):
                await self.append(table, table.prepare_undo(target, [*mine]))
            else:
                await self._propose(table, UndoProposal(target, [*mine], others))

        await self.change(table, write)

    async def answer_undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, accept: bool) -> None:
        """Agree to a proposal or decline it; the player who made it withdraws it by declining."""

        async def write() -> None:
            if not mine:
                raise no_seat_error()
            table.check_ply(ply)
            proposal = table.proposal
            if proposal is None:
                raise RequestRefused("server-no-proposal")
            by = sorted({*proposal.by, *mine})
            waiting = [seat for seat in proposal.waiting if seat not in mine]
            if not accept:
                await self._propose(table, None)
            elif waiting:
                await self._propose(table, UndoProposal(proposal.to, by, waiting))
            else:
                await self.append(table, table.prepare_undo(proposal.to, by))

        await self.change(table, write)

    async def append(self, table: LiveTable, change: TableChange) -> None:
        """Write a prepared change, make it, and tell everybody. Called within `change`."""
        append = table.append_of(change, self._clock.now())
        if change.state == "over":
            rows = await ratings.final_results(table, change, append.at)
            await self._store.write(finish_game, append, rows, ratings.INITIAL_RATING, ratings.update_ratings)
        else:
            await self._store.append(append)
        metrics.moves.inc()
        back = append.clock is not None and table.asked_bot is not None
        table.make(change, clock=append.clock)
        self._registry.keep(table)
        self._registry.events.table_changed(table.id, back or change.state != "running")
        self._registry.events.next_turn(table)

    async def _propose(self, table: LiveTable, proposal: UndoProposal | None) -> None:
        encoded = None if proposal is None else msgspec.json.encode(proposal).decode()
        await self._store.write(tables.set_proposal, table.id, table.version, encoded)
        table.set_status(proposal=encoded)
        self._registry.events.table_changed(table.id, False)

    # Seats, clocks and terms

    async def put_seat(self, table: LiveTable, seat: int, row: SeatRow) -> None:
        """Write a seat and what follows from that. Called within `change`."""
        seats = [row if number == seat else each for number, each in enumerate(table.seats)]
        change = table.prepare_seats(seats)
        # Sitting down or asking for a link voids no proposal; another holder does.
        old = table.seats[seat]
        voids = bool(change.lines) or (row.kind, row.stand_in, row.since) != (old.kind, old.stand_in, old.since)
        now = self._clock.now()
        append = table.append_of(change, now, seats) if voids else None
        clock = time_control.clocks_after_join(table, seat, row, now) if append is None else append.clock
        await self._store.write(tables.change_seat, table.id, table.version, seat, row, append, clock)
        if voids:
            table.status = replace(table.status, ending=None)
        table.make(change, seats, None if voids else table.proposal, clock)
        self._registry.keep(table)
        self._registry.events.table_changed(table.id, True)
        self._registry.events.next_turn(table)

    async def set_status(
        self, table: LiveTable, clock: ClockChange | None = None, late: int | None = None, **values: Any
    ) -> None:
        """Write clocks, agreements and the like. Called within `change`."""
        await self._store.write(stored_clocks.write_change, table.id, table.version, values, clock, late)
        table.set_status(clock, **values)
        self._registry.events.table_changed(table.id, True)

    async def close(self, table: LiveTable, caller: Caller) -> None:
        """Close the table for its host; nothing more happens there."""

        async def write() -> None:
            if not table.hosted_by(caller):
                raise RequestRefused("server-not-host")
            await self.end(table, "host")

        await self.change(table, write)

    async def end(self, table: LiveTable, ended: str) -> None:
        """Close the table before its game's end; `ended` says who decided it. Called within `change`."""
        table.check_unfinished()
        await self._store.write(tables.close_table, table.id, table.version, ended)
        table.set_status(ClockChange(), state="closed", proposal=None, pause=None, ending=None, ended=ended)
        self._registry.events.table_changed(table.id, True)

    async def change_terms(self, table: LiveTable, asked: TermsRequest, caller: Caller, address: str) -> None:
        """Change the host's terms for spectators. While a game runs they never see more than was promised."""
        if not table.hosted_by(caller):
            raise RequestRefused("server-not-host")
        password = await passwords.hash_password(asked.password, address) if asked.password else None

        async def write() -> None:
            row = table.row
            if table.state == "running" and asked.delay < row.delay:
                raise RequestRefused("server-delay-promised")
            relock = asked.password is not None
            locked = password if relock else row.password
            terms = (asked.delay, asked.open_talk, locked)
            await self._store.write(invitations.change_terms, table.id, table.version, *terms, relock)
            table.row = replace(row, delay=asked.delay, open_talk=asked.open_talk, password=locked)
            table.set_status()
            self._registry.events.table_changed(table.id, True)

        await self.change(table, write)
