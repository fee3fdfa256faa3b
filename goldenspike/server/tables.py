"""The tables of this server, and the one door through which people and programs move.

seat check, the table's lock, `play.act` on a copy, appended in one transaction, made, told to everybody who watches.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from goldenspike import bots, games, words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.chance import seed_bytes
from goldenspike.kernel.table import check_nonces, check_options, check_players
from goldenspike.lessons import LEARNER, Lesson
from goldenspike.packs import Pack
from goldenspike.server.config import Config
from goldenspike.server.errors import Refused, Stale, no_seat, no_table
from goldenspike.server.names import clean, default_names
from goldenspike.server.schemas import Proposal, SeatAsked, TableAsked
from goldenspike.server.seats import HELD, Signer
from goldenspike.server.shelf import Shelf
from goldenspike.server.storage import Conflict, Store, queries
from goldenspike.server.storage.rows import SeatRow, Standing, Stored, TableRow
from goldenspike.server.table import Change, LiveTable

T = TypeVar("T")
LONGEST_TITLE = 80
LONGEST_OPTIONS = 2_000


class Tables:
    """`asks_bot` is called with every table on which a program is asked."""

    def __init__(self, config: Config, store: Store, shelf: Shelf, signer: Signer) -> None:
        self.config = config
        self.store = store
        self.shelf = shelf
        self.signer = signer
        self.asks_bot: Callable[[LiveTable], None] = lambda _: None
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.listen(self._heard)

    # Finding

    async def get(self, table_id: str) -> LiveTable:
        """The table, rebuilt from its history if it is not live; what other processes wrote is taken over."""
        table = self._live.get(table_id)
        if table is None:
            table = await self._load(table_id)
        elif self.store.shared:
            await self._agree(table)
        self._live.move_to_end(table_id)
        return table

    async def surely(self, table_id: str) -> LiveTable:
        """The same, and as the database has it whatever was lost on the way here."""
        table = await self.get(table_id)
        if not self.store.shared:
            await self._agree(table)
        return table

    async def _agree(self, table: LiveTable) -> None:
        if await self.store.read(queries.version, table.id) != table.version:
            async with table.lock:
                await self._refresh(table)

    def find_live(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    def live(self) -> list[LiveTable]:
        return list(self._live.values())

    async def _load(self, table_id: str) -> LiveTable:
        """Callers who ask for the same table at once wait for the same one."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._rebuild(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(task)

    async def _rebuild(self, table_id: str) -> LiveTable:
        stored = await self.store.read(queries.table, table_id)
        if stored is None:
            raise no_table(table_id)
        pack = await self.shelf.of_hash(stored.row.pack)
        return self._keep(LiveTable(stored, games.find(stored.row.game), pack, self.signer))

    def _keep(self, table: LiveTable) -> LiveTable:
        self._live[table.id] = table
        # The longest unused go first; one that somebody watches or changes stays.
        for old in list(self._live.values()):
            if len(self._live) <= 1_000:
                break
            if old is not table and not old.streams and not old.lock.locked() and old.asked_bot is None:
                del self._live[old.id]
        return table

    async def _refresh(self, table: LiveTable) -> None:
        """Under the table's lock."""
        standing, seats, entries = await self.store.read(queries.standing, table.id, table.ply)
        if standing.version != table.version:
            table.catch_up(standing, seats, entries)
            self._told(table, seats_changed=True)

    def _heard(self, table_id: str | None, version: int) -> None:
        """Another process has changed a table, or any of them."""
        for table in self.live() if table_id is None else [self._live.get(table_id)]:
            if table is not None and table.version != version:
                task = asyncio.create_task(self._catch_up(table))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                await self._refresh(table)
        except GoldenSpikeError:
            pass  # the next call reads it again, and says what is wrong

    def _told(self, table: LiveTable, seats_changed: bool = False) -> None:
        for stream in table.streams:
            stream.wake(presence=seats_changed)

    def _ask_bot(self, table: LiveTable) -> None:
        """Done by whoever changed the table, so that of several processes only one asks."""
        if table.asked_bot is not None:
            self.asks_bot(table)

    # Opening and seats

    async def open_lesson(self, lesson: Lesson, name: str | None, guest: str, lang: str) -> LiveTable:
        """A new table at which that lesson is learned."""
        seats = [SeatAsked(kind="bot", bot=bot) for bot in lesson.rivals]
        seats.insert(LEARNER, SeatAsked(kind="human", name=name, me=True))
        title = words.say(f"learn-{lesson.id}", lang)
        asked = TableAsked(game=lesson.game, seats=seats, options=lesson.options, title=title)
        return await self.open(asked, guest, lang, lesson)

    async def open(self, asked: TableAsked, guest: str, lang: str, lesson: Lesson | None = None) -> LiveTable:
        """A new table. Raises GoldenSpikeError for anything that cannot be played."""
        game = games.find(asked.game)
        pack = self.shelf.find(asked.game, asked.pack)
        options = check_options(game, asked.options, len(asked.seats))
        encoded = msgspec.json.encode(options).decode()
        if len(encoded) > LONGEST_OPTIONS:
            raise Refused(422, "server-options-too-long")
        check_seats(asked.seats, asked.game)
        names = default_names([(seat.kind, seat.name, seat.bot) for seat in asked.seats], lang)
        check_players(game, [name or "-" for name in names])
        if await self.store.read(queries.unfinished_tables, guest) >= self.config.limits.unfinished_tables:
            raise Refused(429, "server-too-many-tables", most=self.config.limits.unfinished_tables)
        now = time.time()
        row = TableRow(
            id=secrets.token_hex(8) if lesson is None else lesson.new_table_id(),
            game=asked.game,
            rules=game.rules_version,
            pack=pack.sha256,
            options=encoded,
            title=clean(asked.title, LONGEST_TITLE, "server-bad-title") if asked.title else "",
            public=asked.public,
            opener=guest,
            seed=seed_bytes(None if lesson is None else lesson.seed),
            created=now,
        )
        seats = [
            SeatRow(
                kind=seat.kind,
                name=name,
                bot=seat.bot,
                holders=frozenset([guest]) if seat.kind == "hotseat" or seat.me else frozenset(),
            )
            for seat, name in zip(asked.seats, names, strict=True)
        ]
        return await self._insert(row, seats, pack, now, [] if lesson is None else lesson.opening)

    async def _insert(
        self, row: TableRow, seats: list[SeatRow], pack: Pack, now: float, opening: list[Any]
    ) -> LiveTable:
        table = LiveTable(Stored(row, Standing(), seats, []), games.find(row.game), pack, self.signer)
        change = table.prepare_start(seats, opening)
        await self.store.write(queries.insert_table, row, seats, dict(pack.files), table.append_of(change, now))
        table.make(change)
        self._ask_bot(self._keep(table))
        return table

    async def bind(self, table: LiveTable, seat: int, guest: str) -> None:
        """Whoever has the link of a seat holds it."""

        async def write() -> None:
            if guest in table.seats[seat].holders:
                return
            await self.store.write(queries.bind, table.id, table.version, seat, guest)
            self._change_seat(table, seat, holders=table.seats[seat].holders | {guest})

        await self._change(table, write)

    async def take(self, table: LiveTable, seat: int, name: str | None, guest: str, lang: str) -> None:
        """An open seat becomes the guest's. The last one starts the game."""

        async def write() -> None:
            if not 0 <= seat < len(table.seats):
                raise Refused(404, "server-no-such-seat", seat=seat)
            if table.seats[seat].kind != "open":
                raise Refused(409, "server-seat-taken")
            named = default_names([("human", name, None)], lang, first=seat)[0]
            taken = SeatRow("human", named, holders=frozenset([guest]), nonce=table.seats[seat].nonce)
            seats = [taken if number == seat else each for number, each in enumerate(table.seats)]
            change = table.prepare_start(seats)
            await self.store.write(queries.take, seat, taken, table.append_of(change, time.time()))
            table.seats = seats
            table.make(change)
            self._told(table, seats_changed=True)
            self._ask_bot(table)

        await self._change(table, write)

    async def set_nonce(self, table: LiveTable, seat: int, mine: tuple[int, ...], nonce: str) -> None:
        async def write() -> None:
            if seat not in mine:
                raise no_seat()
            table.check_waiting()
            check_nonces([nonce], 1, "")
            await self.store.write(queries.set_nonce, table.id, table.version, seat, nonce)
            self._change_seat(table, seat, nonce=nonce)

        await self._change(table, write)

    def _change_seat(self, table: LiveTable, seat: int, **values: Any) -> None:
        seats = [*table.seats]
        seats[seat] = msgspec.structs.replace(seats[seat], **values)
        standing = Standing(state=table.state, version=table.version + 1, proposal=_said(table.proposal))
        table.catch_up(standing, seats, [])
        self._told(table, seats_changed=True)

    # Moving

    async def act(
        self, table: LiveTable, seats: tuple[int, ...], named: int | None, ply: int, action: Any, bot: str | None = None
    ) -> None:
        """One of these seats chooses, answering the position at `ply`."""

        async def write() -> None:
            seat = table.meant(seats, named)
            if seat is None:
                raise no_seat()
            check_ply(table, ply)
            if table.state == "running" and table.asked != seat:
                raise Refused(403, "server-not-asked")
            await self._append(table, table.prepare_action(action, bot))

        await self._change(table, write)

    async def undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, to: int | None) -> None:
        """Back to `to` log entries: at once where nobody else has a say, otherwise as a proposal."""

        async def write() -> None:
            if not mine:
                raise no_seat()
            check_ply(table, ply)
            target = table.last_action(mine) if to is None else to
            table.check_undo(target)
            if ply >= self.config.limits.plies:
                raise Refused(409, "server-undo-too-many", most=self.config.limits.plies)
            others = table.others(mine)
            if not others or len(table.play.log) - target <= table.alone(mine):
                await self._append(table, table.prepare_undo(target, [*mine]))
            else:
                await self._propose(table, Proposal(target, [*mine], others))

        await self._change(table, write)

    async def answer_undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, accept: bool) -> None:
        """Agree to a proposal or not; whoever made it takes it back by not agreeing."""

        async def write() -> None:
            if not mine:
                raise no_seat()
            check_ply(table, ply)
            proposal = table.proposal
            if proposal is None:
                raise Refused(409, "server-no-proposal")
            by = sorted({*proposal.by, *mine})
            waiting = [seat for seat in proposal.waiting if seat not in mine]
            if not accept:
                await self._propose(table, None)
            elif waiting:
                await self._propose(table, Proposal(proposal.to, by, waiting))
            else:
                await self._append(table, table.prepare_undo(proposal.to, by))

        await self._change(table, write)

    async def _append(self, table: LiveTable, change: Change) -> None:
        await self.store.append(table.append_of(change, time.time()))
        table.make(change)
        self._told(table)
        self._ask_bot(table)

    async def _propose(self, table: LiveTable, proposal: Proposal | None) -> None:
        await self.store.write(queries.propose, table.id, table.version, _said(proposal))
        standing = Standing(state=table.state, version=table.version + 1, proposal=_said(proposal))
        table.catch_up(standing, table.seats, [])
        self._told(table)

    async def _change(self, table: LiveTable, write: Callable[[], Awaitable[T]]) -> T:
        """One change at a time. If another process was faster, look again and judge anew."""
        async with table.lock:
            for _ in range(3):
                try:
                    return await write()
                except Conflict:
                    await self._refresh(table)
        raise Stale(table.ply)


def check_ply(table: LiveTable, ply: int) -> None:
    if ply != table.ply:
        raise Stale(table.ply)


def check_seats(seats: list[SeatAsked], game: str) -> None:
    for number, seat in enumerate(seats, 1):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise Refused(422, "server-seat-bot", seat=number)
        if seat.bot is not None:
            bots.find(seat.bot, game)
        if seat.me and seat.kind not in HELD:
            raise Refused(422, "server-seat-me", seat=number)
    if sum(seat.me and seat.kind == "human" for seat in seats) > 1:
        raise Refused(422, "server-seat-me-twice")


def _said(proposal: Proposal | None) -> str | None:
    return None if proposal is None else msgspec.json.encode(proposal).decode()
