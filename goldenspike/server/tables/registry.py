"""The tables of this server, and the one door through which people and programs move.

seat check, the table's lock, `play.act` on a copy, appended in one transaction, made, told to everybody who watches.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from goldenspike import games, words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.chance import seed_bytes
from goldenspike.kernel.setup import check_options, check_players
from goldenspike.lessons import LEARNER, Lesson
from goldenspike.packs import Pack
from goldenspike.server.accounts import passwords, ratings
from goldenspike.server.accounts.account_names import account_key
from goldenspike.server.config import Config
from goldenspike.server.storage import Store, WriteConflict, accounts, lobby, tables
from goldenspike.server.storage import clocks as stored_pace
from goldenspike.server.storage.results import finish_game
from goldenspike.server.storage.store import ignore_change
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.util import metrics
from goldenspike.tables import time_control
from goldenspike.tables.display_names import clean_text, default_seat_names
from goldenspike.tables.history import BotDecision
from goldenspike.tables.live_table import LiveTable, TableChange
from goldenspike.tables.refusals import RequestRefused, StalePosition, no_seat_error, no_table_error
from goldenspike.tables.rows import ClockChange, HolderInfo, SeatRow, StoredTable, TableRow, TableStatus
from goldenspike.tables.schemas import OpenTableRequest, SeatRequest, TermsRequest, UndoProposal
from goldenspike.tables.seat_links import PERSON_KINDS, Caller, Signer
from goldenspike.tables.seats import check_seats
from goldenspike.tables.time_source import TimeSource

T = TypeVar("T")
MAX_TITLE_LENGTH = 80
MAX_OPTIONS_LENGTH = 2_000
DAY = 24 * 3600.0


class TableOpener(msgspec.Struct, frozen=True):
    """Who opens a table, from where, and in which language its players are named."""

    guest: str
    address: str
    lang: str


class TableRegistry:
    """The live tables are kept while there is room for them: any can be rebuilt from its history.

    `asks_bot` is called with every table on which a program is asked now, `asks_people` with the others on which
    something happened, `told` with every one that changed.
    """

    def __init__(self, config: Config, store: Store, shelf: PackLibrary, signer: Signer, clock: TimeSource) -> None:
        self.config = config
        self.store = store
        self.shelf = shelf
        self.signer = signer
        self.clock = clock
        self.asks_bot: Callable[[LiveTable], None] = ignore_change
        self.asks_people: Callable[[LiveTable], None] = ignore_change
        self.told: Callable[[str | None, bool], None] = ignore_change
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._weights: dict[str, int] = {}
        self.weight = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.listen(self._heard)

    # Finding

    async def get(self, table_id: str) -> LiveTable:
        """The table as it stands now; what other processes wrote is taken over."""
        table = self._live.get(table_id)
        if table is None:
            return await self._load(table_id)
        if self.store.shared:
            await self._agree(table)
        if table_id in self._live:
            self._touch(table)
        return table

    async def known(self, table_id: str) -> LiveTable:
        """The table as this process knows it: who watches it is told when that changes."""
        table = self._live.get(table_id)
        return await self._load(table_id) if table is None else table

    async def surely(self, table_id: str) -> LiveTable:
        """The same, and as the database has it whatever was lost on the way here."""
        table = await self.get(table_id)
        if not self.store.shared:
            await self._agree(table)
        return table

    async def _agree(self, table: LiveTable) -> None:
        if await self.store.read(tables.read_version, table.id) != table.version:
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
        stored = await self.store.read(tables.read_table, table_id)
        if stored is None:
            raise no_table_error(table_id)
        pack = await self.shelf.of_hash(stored.row.pack)
        # Whoever still had it when it was forgotten may have moved there meanwhile, and brought it back.
        return self._live.get(table_id) or self._used(self._live_table(stored, pack))

    def _live_table(self, stored: StoredTable, pack: Pack) -> LiveTable:
        return LiveTable(stored, games.find(stored.row.game), pack, self.signer, self.clock)

    def _used(self, table: LiveTable) -> LiveTable:
        """It stays; the longest unused go where there is no room for all, except those that are being changed."""
        self._live[table.id] = table
        self._touch(table)
        weight = table.weight
        self.weight += weight - self._weights.get(table.id, 0)
        self._weights[table.id] = weight
        if self.weight > self.config.live_bytes:
            for old in list(self._live.values()):
                if self.weight <= self.config.live_bytes:
                    break
                if old is not table and not old.lock.locked():
                    self.forget(old.id)
        self._count()
        return table

    def _touch(self, table: LiveTable) -> None:
        table.used = time.monotonic()
        self._live.move_to_end(table.id)

    def rest(self, watched: Collection[str]) -> None:
        """Tables go that nobody has asked for in a while: what a crowd leaves behind is not kept for it."""
        before = time.monotonic() - self.config.live_seconds
        for table in list(self._live.values()):
            if table.used > before:
                break
            if table.id not in watched and not table.lock.locked():
                self.forget(table.id)
        self._count()

    def forget(self, table_id: str) -> None:
        """Whoever asks for it has it read again."""
        if self._live.pop(table_id, None) is not None:
            self.weight -= self._weights.pop(table_id)

    def _count(self) -> None:
        metrics.live_tables.set(len(self._live))
        metrics.live_bytes.set(self.weight)

    async def _refresh(self, table: LiveTable) -> None:
        """Under the table's lock."""
        stored = await self.store.read(tables.read_table, table.id, table.ply)
        if stored is None:
            self.forget(table.id)
            raise no_table_error(table.id)
        if stored.standing.version != table.version:
            table.catch_up(stored)
            self.told(table.id, True)

    def _heard(self, table_id: str | None, version: int) -> None:
        """Another process has changed a table, or any of them."""
        if table_id is None or table_id not in self._live:
            self.told(table_id, True)  # whoever watches a table that is not live has it loaded
        for table in self.live() if table_id is None else [self._live.get(table_id)]:
            if table is not None and table.version != version:
                task = asyncio.create_task(self._catch_up(table))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def take_over(self, ids: Iterable[str]) -> None:
        """Who sits at these, or hosts them, was written apart from them."""
        for table_id in ids:
            table = self._live.get(table_id)
            if table is not None:
                await self._catch_up(table)

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                await self._refresh(table)
        except GoldenSpikeError:
            pass  # the next call reads it again, and says what is wrong

    def _ask(self, table: LiveTable) -> None:
        """Done by whoever changed the table, so that of several processes only one asks."""
        if table.asked_bot is not None:
            self.asks_bot(table)
        else:
            self.asks_people(table)

    # Opening

    async def open_lesson(self, lesson: Lesson, name: str | None, opener: TableOpener) -> LiveTable:
        """A new table at which that lesson is learned."""
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
        insert: Callable[..., str | None] = tables.insert_table,
    ) -> LiveTable:
        """A new table, or the one that `insert` finds instead. Raises GoldenSpikeError for what cannot be played, and
        Conflict where there is a rematch already.
        """
        game = games.find(asked.game)
        older = None if lesson is None else lesson.board
        pack = self.shelf.find(asked.game, asked.pack) if older is None else older
        options = check_options(game, asked.options, len(asked.seats))
        encoded = msgspec.json.encode(options).decode()
        if len(encoded) > MAX_OPTIONS_LENGTH:
            raise RequestRefused("server-options-too-long")
        check_seats(asked.seats, asked.game)
        mine = [seat.kind == "hotseat" or seat.me for seat in asked.seats]
        names = [
            await self.called(name, opener.guest, opener.lang) if own else name
            for own, name in zip(
                mine,
                default_seat_names([(seat.kind, seat.name, seat.bot) for seat in asked.seats], opener.lang),
                strict=True,
            )
        ]
        check_players(game, [name or "-" for name in names])
        now, same = self.clock.now(), None if rematch_of is None else rematch_of.row.password
        row = TableRow(
            id=secrets.token_hex(8) if lesson is None else lesson.new_table_id(),
            game=asked.game,
            rules=game.rules_version,
            pack=pack.sha256,
            options=encoded,
            title=clean_text(asked.title, MAX_TITLE_LENGTH, "server-bad-title") if asked.title else "",
            public=asked.public,
            opener=opener.guest,
            seed=seed_bytes(None if lesson is None else lesson.seed),
            created=now,
            origin=self.signer.origin(opener.address),
            several=asked.several,
            leaving=asked.leaving,
            language=asked.language,
            password=same if asked.password is None else await passwords.hash_password(asked.password, opener.address),
            rematch_of=None if rematch_of is None else rematch_of.id,
            delay=asked.delay,
            open_talk=asked.open_talk,
            rated=asked.rated,
            pace=asked.pace,
            bank=time_control.TIME_CONTROLS[asked.pace].bank,
            increment=time_control.TIME_CONTROLS[asked.pace].increment,
            late=asked.late,
        )
        if row.rated:
            await self.check_rated(row.opener, asked.seats)
        await self._check_share(row)
        me = await self.person(opener.guest)
        seats = [
            SeatRow(
                kind=seat.kind,
                name=name,
                bot=seat.bot,
                left=row.bank if seat.kind in PERSON_KINDS else None,
                person=me if own else HolderInfo(),
                holders=frozenset([opener.guest]) if own else frozenset(),
            )
            for seat, name, own in zip(asked.seats, names, mine, strict=True)
        ]
        return await self._insert(row, seats, pack, now, [] if lesson is None else lesson.opening, insert)

    async def check_rated(self, guest: str, seats: Sequence[SeatRequest] = ()) -> None:
        """Only accounts have ratings, and only people count for them."""
        if any(seat.kind in ("bot", "hotseat") for seat in seats) or len(seats) == 1:
            raise RequestRefused("account-rated-people")
        if not await self.store.read(accounts.is_account, guest):
            raise RequestRefused("account-rated")

    async def _check_share(self, row: TableRow) -> None:
        """Nobody fills the house alone, nor the list of what is open to all."""
        limits = self.config.limits
        opened = await self.store.read(tables.open_table_counts, row.opener, row.origin, row.created - DAY)
        if opened.unfinished_by_opener >= limits.unfinished_tables:
            raise RequestRefused("server-too-many-tables", most=limits.unfinished_tables)
        if opened.unfinished_by_origin >= limits.address_tables:
            raise RequestRefused("server-too-many-tables-here", most=limits.address_tables)
        if row.public and (
            opened.public_by_opener >= limits.public_tables or opened.public_by_origin >= limits.address_public_tables
        ):
            raise RequestRefused("server-too-many-public-tables", most=limits.public_tables)

    async def _insert(
        self,
        row: TableRow,
        seats: list[SeatRow],
        pack: Pack,
        now: float,
        opening: list[Any],
        insert: Callable[..., str | None],
    ) -> LiveTable:
        table = self._live_table(StoredTable(row, TableStatus(), seats, []), pack)
        change = table.prepare_seats(seats, opening)
        append = table.append_of(change, now)
        found = await self.store.write(insert, row, seats, dict(pack.files), append)
        if found is not None:
            return await self.get(found)
        table.make(change, clock=append.clock)
        self._ask(self._used(table))
        return table

    # Seats

    async def person(self, guest: str) -> HolderInfo:
        return await self.store.read(stored_pace.holder_info, guest)

    async def called(self, name: str, guest: str | None, lang: str) -> str:
        """What he is called who wants that name: an account's is its own, and whoever else likes it is a guest."""
        account = await self.store.read(accounts.account_by_name, account_key(name))
        if account is None:
            return name
        return account.name if account.guest == guest else words.say("account-guest", lang, name=account.name)

    async def put_seat(self, table: LiveTable, seat: int, row: SeatRow) -> None:
        """Write down how the seat is from now on, and what follows from that. Within `change`."""
        seats = [row if number == seat else each for number, each in enumerate(table.seats)]
        change = table.prepare_seats(seats)
        # Who only sits down, or asks for a link, voids no proposal.
        old = table.seats[seat]
        voids = bool(change.lines) or (row.kind, row.stand_in, row.since) != (old.kind, old.stand_in, old.since)
        now = self.clock.now()
        append = table.append_of(change, now, seats) if voids else None
        clock = time_control.clocks_after_join(table, seat, row, now) if append is None else append.clock
        await self.store.write(tables.change_seat, table.id, table.version, seat, row, append, clock)
        if voids:
            table.standing = replace(table.standing, ending=None)
        table.make(change, seats, None if voids else table.proposal, clock)
        self._used(table)
        self.told(table.id, True)
        self._ask(table)

    async def close(self, table: LiveTable, caller: Caller) -> None:
        """The host ends it; nothing more happens there."""

        async def write() -> None:
            if not table.hosted_by(caller):
                raise RequestRefused("server-not-host")
            await self.end(table, "host")

        await self.change(table, write)

    async def end(self, table: LiveTable, ended: str) -> None:
        """Before its end, by whoever has decided that. Within `change`."""
        table.check_unfinished()
        await self.store.write(tables.close_table, table.id, table.version, ended)
        table.stand(ClockChange(), state="closed", proposal=None, pause=None, ending=None, ended=ended)
        self.told(table.id, True)

    async def change_terms(self, table: LiveTable, asked: TermsRequest, caller: Caller, address: str) -> None:
        """What the host decides of those who watch. While a game runs they never see more than was promised."""
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
            await self.store.write(lobby.change_terms, table.id, table.version, *terms, relock)
            table.row = replace(row, delay=asked.delay, open_talk=asked.open_talk, password=locked)
            table.stand()
            self.told(table.id, True)

        await self.change(table, write)

    # Moving

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
        """One of these seats chooses, answering the position at `ply`; if `tentative`, only what can be taken back."""

        async def write() -> None:
            seat = table.meant(seats, named)
            if seat is None:
                raise no_seat_error()
            table.check_ply(ply)
            if table.state == "running" and (table.asked != seat or (by is not None and table.asked_bot is None)):
                raise RequestRefused("server-not-asked")
            change = table.prepare_action(action, by)
            if not (tentative and change.final):
                await self._append(table, change)

        await self.change(table, write)

    async def undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, to: int | None) -> None:
        """Back to `to` log entries: at once where nobody else has a say, otherwise as a proposal."""

        async def write() -> None:
            if not mine:
                raise no_seat_error()
            table.check_ply(ply)
            target = table.last_action(mine) if to is None else to
            table.check_undo(target)
            if ply >= self.config.limits.plies:
                raise RequestRefused("server-undo-too-many", most=self.config.limits.plies)
            others = table.others(mine)
            if not others or len(table.play.log) - target <= table.alone(mine):
                await self._append(table, table.prepare_undo(target, [*mine]))
            else:
                await self._propose(table, UndoProposal(target, [*mine], others))

        await self.change(table, write)

    async def answer_undo(self, table: LiveTable, mine: tuple[int, ...], ply: int, accept: bool) -> None:
        """Agree to a proposal or not; whoever made it takes it back by not agreeing."""

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
                await self._append(table, table.prepare_undo(proposal.to, by))

        await self.change(table, write)

    async def _append(self, table: LiveTable, change: TableChange) -> None:
        append = table.append_of(change, self.clock.now())
        if change.state == "over":
            rows = await ratings.final_results(table, change, append.at)
            await self.store.write(finish_game, append, rows, ratings.INITIAL_RATING, ratings.update_ratings)
        else:
            await self.store.append(append)
        metrics.moves.inc()
        back = append.clock is not None and table.asked_bot is not None
        table.make(change, clock=append.clock)
        self._used(table)
        self.told(table.id, back or change.state != "running")
        self._ask(table)

    async def _propose(self, table: LiveTable, proposal: UndoProposal | None) -> None:
        said = None if proposal is None else msgspec.json.encode(proposal).decode()
        await self.store.write(tables.set_proposal, table.id, table.version, said)
        table.stand(proposal=said)
        self.told(table.id, False)

    async def change(self, table: LiveTable, write: Callable[[], Awaitable[T]]) -> T:
        """One change at a time. If another process was faster, look again and judge anew."""
        async with table.lock:
            for _ in range(3):
                try:
                    return await write()
                except WriteConflict:
                    await self._refresh(table)
        raise StalePosition(table.ply)
