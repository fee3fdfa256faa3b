"""Seat service: sit down, leave, rename and reassign seats, each as one change of the table."""

from __future__ import annotations

from msgspec.structs import replace

from goldenspike import bots
from goldenspike.kernel.setup import LONGEST_NAME, check_nonces
from goldenspike.server.storage.tables import UNFINISHED
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.holders import SeatHolders
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables.display_names import clean_text, default_seat_names
from goldenspike.tables.live_table import STAND_IN_BOT, LiveTable
from goldenspike.tables.refusals import RequestRefused, bad_link_error, no_seat_error
from goldenspike.tables.schemas import ReassignSeatRequest, SeatRequest
from goldenspike.tables.seat_links import PERSON_KINDS, Caller
from goldenspike.tables.seats import REASSIGNED_KINDS, check_seats, vacate_seat


class SeatService:
    """Changes of seats by their holders and by the host."""

    def __init__(self, registry: TableRegistry, commands: TableCommands, holders: SeatHolders) -> None:
        self._registry = registry
        self._commands = commands
        self._holders = holders

    async def sit(self, table: LiveTable, token: str, guest: str, lang: str) -> None:
        """Sit down by the link of a seat, which uses the link up.

        A used link is no error for somebody who sits at the table already: they may have clicked twice.
        """

        async def write() -> None:
            seat, mine = table.tokens.seat(token), table.seats_of(Caller(guest=guest))
            if seat is None and not mine:
                raise bad_link_error()
            if seat is not None and seat not in mine:
                if table.row.rated:
                    await self._holders.check_account(guest)
                row = table.seats[seat]
                sitting = replace(
                    row,
                    name=row.name if row.holders else await self._holders.display_name(row.name, guest, lang),
                    holders=row.holders | {guest},
                    link_open=False,
                    person=row.person | await self._holders.info(guest),
                )
                await self._commands.put_seat(table, seat, sitting)

        await self._commands.change(table, write)

    async def take(self, table: LiveTable, seat: int, name: str | None, guest: str, lang: str) -> None:
        """Take an open seat. The last one starts the game."""

        async def write() -> None:
            row = table.seat(seat)
            if row.kind != "open":
                raise RequestRefused("server-seat-taken")
            named = default_seat_names([("human", name, None)], lang, first=seat)[0]
            if not table.row.several and table.seats_of(Caller(guest=guest)):
                raise RequestRefused("server-one-seat")
            if table.row.rated:
                await self._holders.check_account(guest)
            taken = replace(
                row,
                kind="human",
                name=await self._holders.display_name(named, guest, lang),
                holders=frozenset([guest]),
                link_open=False,
                since=table.ply,
                left=table.row.bank,
                person=await self._holders.info(guest),
            )
            await self._commands.put_seat(table, seat, taken)

        await self._commands.change(table, write)

    async def new_link(self, table: LiveTable, seat: int, caller: Caller) -> str:
        """Make a new link for the seat, for its holder, or for the host of an empty one. The old link stops working."""

        async def write() -> str:
            row = table.seat(seat)
            if seat not in table.seats_of(caller):
                if not table.hosted_by(caller):
                    raise no_seat_error()
                if row.kind not in PERSON_KINDS or row.holders:
                    raise RequestRefused("server-seat-held")
            await self._commands.put_seat(table, seat, replace(row, link=row.link + 1, link_open=True))
            return table.tokens.token(seat) or ""

        return await self._commands.change(table, write)

    async def give(self, table: LiveTable, seat: int, given: ReassignSeatRequest, caller: Caller, lang: str) -> None:
        """Reassign the seat for the host; its holder loses it."""

        async def write() -> None:
            row = table.seat(seat)
            if not table.hosted_by(caller):
                raise RequestRefused("server-not-host")
            check_seats([SeatRequest(kind=REASSIGNED_KINDS[given.to], bot=given.bot)], table.row.game, first=seat + 1)
            await self._commands.put_seat(
                table, seat, vacate_seat(table, row, REASSIGNED_KINDS[given.to], given.bot, given.name, lang, seat)
            )

        await self._commands.change(table, write)

    async def start(self, table: LiveTable, bot: str, caller: Caller, lang: str) -> None:
        """Start the game for the host: the bot takes every open seat."""

        async def write() -> None:
            if not table.hosted_by(caller):
                raise RequestRefused("server-not-host")
            table.check_waiting()
            bots.find(bot, table.row.game)
            for seat, row in enumerate(table.seats):
                if row.kind == "open":
                    await self._commands.put_seat(table, seat, vacate_seat(table, row, "bot", bot, None, lang, seat))

        await self._commands.change(table, write)

    async def rename(self, table: LiveTable, seat: int, name: str, caller: Caller, lang: str) -> None:
        """Rename the holder of the seat."""

        async def write() -> None:
            row = table.seat(seat)
            if seat not in table.seats_of(caller):
                raise no_seat_error()
            named = clean_text(name, LONGEST_NAME, "players-bad-name")
            called = await self._holders.display_name(named, caller.guest, lang)
            await self._commands.put_seat(table, seat, replace(row, name=called))

        await self._commands.change(table, write)

    async def leave(self, table: LiveTable, seat: int, caller: Caller, lang: str) -> None:
        """Leave the seat: before the start it becomes open, afterwards what the table's rule says."""

        async def write() -> None:
            row = table.seat(seat)
            if seat not in table.seats_of(caller):
                raise no_seat_error()
            kind = "open" if table.state == "waiting" else table.row.leaving
            if kind == "stay":
                raise RequestRefused("server-may-not-leave")
            bot = STAND_IN_BOT if kind == "bot" else None
            await self._commands.put_seat(table, seat, vacate_seat(table, row, kind, bot, None, lang, seat))

        await self._commands.change(table, write)

    async def forsake(self, table_id: str, guest: str, somebody: str, lang: str) -> None:
        """Vacate every seat of a deleted account; the game goes on whatever the table's rule says."""
        table = await self._registry.get(table_id)

        async def write() -> None:
            for seat, row in enumerate(table.seats):
                if guest not in row.holders or table.state not in UNFINISHED:
                    continue
                left = row.holders - {guest}
                kind = "open" if table.state == "waiting" or table.row.leaving == "open" else "bot"
                bot = STAND_IN_BOT if kind == "bot" else None
                empty = vacate_seat(table, row, kind, bot, None, lang, seat)
                if empty.name == row.name:
                    empty = replace(empty, name=somebody)
                await self._commands.put_seat(table, seat, replace(row, holders=left) if left else empty)
            abandoned = table.row.opener == guest and not any(row.holders for row in table.seats)
            if abandoned and table.state == "waiting":
                await self._commands.end(table, "host")

        await self._commands.change(table, write)

    async def set_nonce(self, table: LiveTable, seat: int, mine: tuple[int, ...], nonce: str) -> None:
        async def write() -> None:
            if seat not in mine:
                raise no_seat_error()
            table.check_waiting()
            check_nonces([nonce], 1, "")
            await self._commands.put_seat(table, seat, replace(table.seats[seat], nonce=nonce))

        await self._commands.change(table, write)
