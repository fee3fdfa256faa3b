"""Finding company: the same people again, those one played with, or whoever looks for the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from goldenspike import games
from goldenspike.server.notifications.dispatcher import Notices
from goldenspike.server.social.chat import Talk
from goldenspike.server.storage import Conflict, Store, lobby
from goldenspike.server.storage.lobby import Known, Line, Wish
from goldenspike.server.tables.registry import DAY, Opener, Tables
from goldenspike.server.tables.seating import Sitting
from goldenspike.server.util.single_flight import Together
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.presenter import PUBLIC_SEED
from goldenspike.tables.refusals import Refused, Stale, no_seat
from goldenspike.tables.schemas import Language, PaceName, SeatAsked, TableAsked
from goldenspike.tables.seat_links import Caller, Signer
from goldenspike.tables.time_source import Clock

MOST_KNOWN = 60
"""People one played with, in a list."""
MOST_INVITED = 20
"""To one table."""
MOST_TRIES = 8
"""How often somebody in a hurry may find that others were faster."""
QUICK_PACE: PaceName = "fast"
"""Of a table for strangers: nobody knows whether whoever comes will stay."""


class Person(msgspec.Struct, frozen=True):
    """Somebody I played with. `who` is a name for him that only I know; `account`: he had that of his account.
    `asked`: to the table that is meant."""

    who: str
    name: str
    games: int
    last: float
    account: bool
    asked: bool


class Company:
    def __init__(
        self, store: Store, tables: Tables, sitting: Sitting, talk: Talk, notices: Notices, signer: Signer, clock: Clock
    ) -> None:
        self._store = store
        self._tables = tables
        self._sitting = sitting
        self._talk = talk
        self._notices = notices
        self._signer = signer
        self._clock = clock
        self._lobby = Together(self._look_for)

    # Open tables

    async def open_tables(self, wish: Wish, skip: int, most: int) -> list[Line]:
        """Public tables that fit, so many behind the first."""
        return await self._lobby.ask((wish, skip, most))

    async def _look_for(self, asked: tuple[Wish, int, int]) -> list[Line]:
        return await self._store.read(lobby.lobby, *asked)

    # The same people

    async def rematch(self, table: LiveTable, opener: Opener) -> LiveTable:
        """The same game with the same people, seats turned by one: opened by the first who wants it, and the others
        sit down there when they want it too. Bots sit at once."""
        mine = table.seats_of(Caller(guest=opener.guest))
        if not mine:
            raise no_seat()
        if table.state not in PUBLIC_SEED:
            raise Refused(409, "server-not-over")
        again = await self._store.read(lobby.rematch_of, table.id)
        if again is None:
            try:
                return await self._open_again(table, mine, opener)
            except Conflict:  # somebody else wanted it at the same moment
                again = await self._store.read(lobby.rematch_of, table.id)
        found = await self._tables.get(again or "")
        await self._sit_again(table, found, mine, opener)
        return found

    async def _open_again(self, table: LiveTable, mine: tuple[int, ...], opener: Opener) -> LiveTable:
        again = await self._tables.open(_turned(table, mine), opener, rematch_of=table)
        await self._talk.say(table, Caller(guest=opener.guest), mine[0], "rematch", again.id)
        others = {guest for seat in table.seats for guest in seat.holders} - {opener.guest}
        await self._invite(again, opener.guest, sorted(others))
        return again

    async def _sit_again(self, table: LiveTable, again: LiveTable, mine: tuple[int, ...], opener: Opener) -> None:
        for old in mine:
            seat = (old + 1) % len(table.seats)
            if again.seats[seat].kind == "open" and not again.seats_of(Caller(guest=opener.guest)):
                await self._take(again, seat, table.seats[old].name, opener)

    # People one played with

    async def people(self, caller: Caller, table: LiveTable | None = None) -> list[Person]:
        """The latest first; who sits at the table that is meant is not among them."""
        guest, asked, here = caller.guest, set[str](), set[str]()
        if guest is None:
            return []
        if table is not None:
            _check_place(table, caller)
            asked = await self._store.read(lobby.asked_to, table.id)
            here = {guest for seat in table.seats for guest in seat.holders}
        known = await self._store.read(lobby.played_with, guest, MOST_KNOWN)
        return [
            Person(self._who(guest, each), each.name, each.games, each.last, each.account, each.guest in asked)
            for each in known
            if each.guest not in here
        ]

    async def invite(self, table: LiveTable, caller: Caller, whom: Sequence[str]) -> int:
        """Asks people that the caller played with to a table at which he sits; how many were not asked before."""
        guest = _check_place(table, caller)
        table.check_waiting()
        known = await self._store.read(lobby.played_with, guest, MOST_KNOWN)
        guests = [each.guest for each in known if self._who(guest, each) in whom]
        return await self._invite(table, guest, guests)

    async def _invite(self, table: LiveTable, by: str, guests: Sequence[str]) -> int:
        at = self._clock.now()
        new = await self._store.write(lobby.invite, table.id, by, guests, at, MOST_INVITED)
        if new:
            await self._notices.tell(table, "invited", new)
        return len(new)

    def _who(self, guest: str, known: Known) -> str:
        return self._signer.person(f"known to {guest}", known.guest)

    # Whoever looks for the same

    async def quick(
        self, game: str | None, length: str | None, players: int, language: Language, name: str | None, opener: Opener
    ) -> LiveTable:
        """A seat at a public table that waits for somebody, or at a new one for whoever comes next."""
        caller = Caller(guest=opener.guest)
        wish = wished(game, length, language=language or None, players=players, state="waiting")
        wish = replace(wish, since=self._clock.now() - DAY)  # who opened an older one may not come back to it
        asked = _opened(_game_for(game, length, players), length, players, language, name)
        full: list[str] = []
        for _ in range(MOST_TRIES):
            found = await self._store.read(lobby.fitting, wish, opener.guest, full)
            if found:
                table = await self._tables.get(found[0])
            else:
                insert = partial(lobby.insert_unless_found, wish=wish, tried=full)
                table = await self._tables.open(asked, opener, insert=insert)
            if table.seats_of(caller) or await self._took(table, name, opener):
                return table
            full.append(table.id)
        raise Refused(409, "server-quick-unlucky")

    async def _took(self, table: LiveTable, name: str | None, opener: Opener) -> bool:
        """Whether a seat was still open when it was taken."""
        for seat, row in enumerate(table.seats):
            if row.kind == "open" and await self._take(table, seat, name, opener):
                return True
        return False

    async def _take(self, table: LiveTable, seat: int, name: str | None, opener: Opener) -> bool:
        """Whether the seat could be taken, however many sit down at the same moment."""
        for _ in range(MOST_TRIES):
            try:
                await self._sitting.take(table, seat, name, opener.guest, opener.lang)
            except Stale:
                continue
            except Refused as refused:
                if refused.status == 409:
                    break
                raise
            else:
                return True
        return False


def _check_place(table: LiveTable, caller: Caller) -> str:
    """Who that is. Raises Refused unless he sits at the table, or opened it."""
    if caller.guest is None or not (table.seats_of(caller) or table.hosted_by(caller)):
        raise no_seat()
    return caller.guest


def wished(
    game: str | None,
    length: str | None,
    pace: str | None = None,
    language: str | None = None,
    players: int | None = None,
    state: str | None = None,
) -> Wish:
    usual = tuple(name for name in games.names() if length is not None and _usual_length(name) == length)
    return Wish(game, length, usual, pace, language, players, state)


def _turned(table: LiveTable, mine: tuple[int, ...]) -> TableAsked:
    """The same table for the same people, each one seat further; those who have to come find theirs open."""
    row, count = table.row, len(table.seats)
    seats = []
    for old in ((seat - 1) % count for seat in range(count)):
        was = table.seats[old]
        if was.kind == "bot":
            seats.append(SeatAsked(kind="bot", name=was.name, bot=was.bot))
        elif was.kind == "hotseat" and old in mine:
            seats.append(SeatAsked(kind="hotseat", name=was.name))
        elif old == mine[0]:
            seats.append(SeatAsked(kind="human", name=was.name, me=True))
        else:
            seats.append(SeatAsked(kind="open"))
    return TableAsked(
        game=row.game,
        seats=seats,
        pack=table.pack.id,
        options=table.play.table.options,
        title=row.title,
        several=row.several,
        leaving=row.leaving,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        late=row.late,  # type: ignore[arg-type]
        language=row.language,  # type: ignore[arg-type]
        delay=row.delay,
        open_talk=row.open_talk,
        rated=row.rated and all(seat.kind == "human" for seat in table.seats),
    )


def _usual_length(game: str) -> str | None:
    return next((option.default for option in games.find(game).options if option.name == "length"), None)


def _game_for(game: str | None, length: str | None, players: int) -> str:
    """The game to open for whoever does not mind which. Raises Refused where there is none."""
    for name in games.names() if game is None else [game]:
        least, most = games.find(name).seats
        if least <= players <= most and (game is not None or length is None or _usual_length(name) is not None):
            return name
    raise Refused(422, "server-quick-nothing", players=players)


def _opened(game: str, length: str | None, players: int, language: Language, name: str | None) -> TableAsked:
    options = {} if length is None or _usual_length(game) in (None, length) else {"length": length}
    me = SeatAsked(kind="human", name=name, me=True)
    others = [SeatAsked(kind="open")] * (players - 1)
    seats = [me, *others]
    return TableAsked(game=game, seats=seats, options=options, public=True, language=language, pace=QUICK_PACE)
