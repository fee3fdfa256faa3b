"""Open tables: check the request, the limits of its opener, and write the new table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from goldenspike import games, words
from goldenspike.kernel.chance import seed_bytes
from goldenspike.kernel.game import Game
from goldenspike.kernel.setup import check_options, check_players
from goldenspike.lessons import LEARNER, Lesson
from goldenspike.packs import Pack
from goldenspike.server.accounts import passwords
from goldenspike.server.storage import table_lists, tables
from goldenspike.server.tables.holders import SeatHolders
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables.display_names import clean_text, default_seat_names
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.rows import HolderInfo, SeatRow, StoredTable, TableRow, TableStatus
from goldenspike.tables.schemas import OpenTableRequest, SeatRequest
from goldenspike.tables.seat_links import PERSON_KINDS
from goldenspike.tables.seats import check_seats
from goldenspike.tables.time_control import TIME_CONTROLS
from goldenspike.tables.time_source import DAY

MAX_TITLE_LENGTH = 80
MAX_OPTIONS_LENGTH = 2_000

Insert = Callable[..., str | None]
"""A query that writes a new table, or returns the id of one that serves instead."""


class TableOpener(msgspec.Struct, frozen=True):
    """Who opens a table, from which address, and in which language its players are named."""

    guest: str
    address: str
    lang: str


class TableOpening:
    """New tables: for a request, a lesson or a rematch."""

    def __init__(self, registry: TableRegistry, holders: SeatHolders) -> None:
        self._registry = registry
        self._store = registry.store
        self._holders = holders

    async def open_lesson(self, lesson: Lesson, name: str | None, opener: TableOpener) -> LiveTable:
        """Open a table for a lesson."""
        seats = [SeatRequest(kind="bot", bot=bot) for bot in lesson.rivals]
        seats.insert(LEARNER, SeatRequest(kind="human", name=name, me=True))
        title = words.say(f"learn-{lesson.id}", opener.lang)
        asked = OpenTableRequest(game=lesson.game, seats=seats, options=lesson.options, title=title)
        return await self.open(asked, opener, lesson)

    async def open(
        self,
        asked: OpenTableRequest,
        opener: TableOpener,
        lesson: Lesson | None = None,
        rematch_of: LiveTable | None = None,
        insert: Insert = tables.insert_table,
    ) -> LiveTable:
        """Open a table, or return the one that `insert` finds instead.

        Raises GoldenSpikeError for what cannot be played, and WriteConflict where there is a rematch already.
        """
        game = games.find(asked.game)
        older = None if lesson is None else lesson.board
        pack = self._registry.packs.find(asked.game, asked.pack) if older is None else older
        options = _encode_options(game, asked)
        check_seats(asked.seats, asked.game)
        names = await self._seat_names(asked, opener)
        check_players(game, [name or "-" for name in names])
        row = await self._row(asked, opener, lesson, rematch_of, game, pack, options)
        if row.rated:
            await self._check_rated(row.opener, asked.seats)
        await self._check_limits(row)
        seats = await self._seats(asked, opener, names, row)
        return await self._insert(row, seats, pack, [] if lesson is None else lesson.opening, insert)

    async def _seat_names(self, asked: OpenTableRequest, opener: TableOpener) -> list[str]:
        names = default_seat_names([(seat.kind, seat.name, seat.bot) for seat in asked.seats], opener.lang)
        return [
            await self._holders.display_name(name, opener.guest, opener.lang) if _is_openers(seat) else name
            for seat, name in zip(asked.seats, names, strict=True)
        ]

    async def _row(
        self,
        asked: OpenTableRequest,
        opener: TableOpener,
        lesson: Lesson | None,
        rematch_of: LiveTable | None,
        game: Game[Any],
        pack: Pack,
        options: str,
    ) -> TableRow:
        now, same = self._registry.clock.now(), None if rematch_of is None else rematch_of.row.password
        control = TIME_CONTROLS[asked.pace]
        return TableRow(
            id=secrets.token_hex(8) if lesson is None else lesson.new_table_id(),
            game=asked.game,
            rules=game.rules_version,
            pack=pack.sha256,
            options=options,
            title=clean_text(asked.title, MAX_TITLE_LENGTH, "server-bad-title") if asked.title else "",
            public=asked.public,
            opener=opener.guest,
            seed=seed_bytes(None if lesson is None else lesson.seed),
            created=now,
            origin=self._registry.signer.origin(opener.address),
            several=asked.several,
            leaving=asked.leaving,
            language=asked.language,
            password=same if asked.password is None else await passwords.hash_password(asked.password, opener.address),
            rematch_of=None if rematch_of is None else rematch_of.id,
            delay=asked.delay,
            open_talk=asked.open_talk,
            rated=asked.rated,
            pace=asked.pace,
            bank=control.bank,
            increment=control.increment,
            late=asked.late,
        )

    async def _check_rated(self, guest: str, seats: Sequence[SeatRequest]) -> None:
        """Only accounts have ratings, and only people count for them."""
        if any(seat.kind in ("bot", "hotseat") for seat in seats) or len(seats) == 1:
            raise RequestRefused("account-rated-people")
        await self._holders.check_account(guest)

    async def _check_limits(self, row: TableRow) -> None:
        """One opener, and one address, may have so many unfinished and public tables."""
        limits = self._registry.config.limits
        opened = await self._store.read(table_lists.open_table_counts, row.opener, row.origin, row.created - DAY)
        if opened.unfinished_by_opener >= limits.unfinished_tables:
            raise RequestRefused("server-too-many-tables", most=limits.unfinished_tables)
        if opened.unfinished_by_origin >= limits.address_tables:
            raise RequestRefused("server-too-many-tables-here", most=limits.address_tables)
        if row.public and (
            opened.public_by_opener >= limits.public_tables or opened.public_by_origin >= limits.address_public_tables
        ):
            raise RequestRefused("server-too-many-public-tables", most=limits.public_tables)

    async def _seats(
        self, asked: OpenTableRequest, opener: TableOpener, names: list[str], row: TableRow
    ) -> list[SeatRow]:
        me = await self._holders.info(opener.guest)
        return [
            SeatRow(
                kind=seat.kind,
                name=name,
                bot=seat.bot,
                left=row.bank if seat.kind in PERSON_KINDS else None,
                person=me if _is_openers(seat) else HolderInfo(),
                holders=frozenset([opener.guest]) if _is_openers(seat) else frozenset(),
            )
            for seat, name in zip(asked.seats, names, strict=True)
        ]

    async def _insert(
        self, row: TableRow, seats: list[SeatRow], pack: Pack, opening: list[Any], insert: Insert
    ) -> LiveTable:
        table = self._registry.build(StoredTable(row, TableStatus(), seats, []), pack)
        change = table.prepare_seats(seats, opening)
        append = table.append_of(change, row.created)
        found = await self._store.write(insert, row, seats, dict(pack.files), append)
        if found is not None:
            return await self._registry.get(found)
        table.make(change, clock=append.clock)
        self._registry.events.next_turn(self._registry.keep(table))
        return table


def _encode_options(game: Game[Any], asked: OpenTableRequest) -> str:
    encoded = msgspec.json.encode(check_options(game, asked.options, len(asked.seats))).decode()
    if len(encoded) > MAX_OPTIONS_LENGTH:
        raise RequestRefused("server-options-too-long")
    return encoded


def _is_openers(seat: SeatRequest) -> bool:
    """Whether the opener of the table sits there."""
    return seat.kind == "hotseat" or seat.me
