"""Finding company: the same people again, those one played with, or whoever looks for the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from goldenspike import games
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.notifications.dispatcher import NotificationDispatcher
from goldenspike.server.schemas.lobby import LobbyTable, Opponent
from goldenspike.server.social.chat import Chat
from goldenspike.server.storage import Store, WriteConflict, invitations, lobby
from goldenspike.server.storage.invitations import OpponentRow
from goldenspike.server.storage.lobby import LobbyFilter
from goldenspike.server.tables.opening import TableOpener, TableOpening
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.server.util.single_flight import SingleFlight
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.presenter import SEED_REVEALED_STATES
from goldenspike.tables.refusals import RequestRefused, StalePosition, no_seat_error
from goldenspike.tables.schemas import LanguageCode, OpenTableRequest, SeatRequest, TimeControlName
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import DAY, TimeSource

MAX_OPPONENTS = 60
"""People one played with, in a list."""
MAX_INVITED = 20
"""To one table."""
MAX_ATTEMPTS = 8
"""How often somebody in a hurry may find that others were faster."""
QUICK_MATCH_TIME_CONTROL: TimeControlName = "fast"
"""Of a table for strangers: nobody knows whether whoever comes will stay."""


SEAT_LOST = {"server-seat-taken", "server-one-seat", "server-closed"}
"""Refusals that say that this seat cannot be had; another table may still have one."""


class Matchmaking:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        opening: TableOpening,
        sitting: SeatService,
        talk: Chat,
        notices: NotificationDispatcher,
        signer: Signer,
        clock: TimeSource,
    ) -> None:
        self._store = store
        self._tables = tables
        self._opening = opening
        self._sitting = sitting
        self._talk = talk
        self._notices = notices
        self._signer = signer
        self._clock = clock
        self._lobby = SingleFlight(self._look_for)

    # Open tables

    async def open_tables(self, wish: LobbyFilter, skip: int, most: int) -> list[LobbyTable]:
        """Public tables that fit, so many behind the first."""
        return await self._lobby.ask((wish, skip, most))

    async def _look_for(self, asked: tuple[LobbyFilter, int, int]) -> list[LobbyTable]:
        return await self._store.read(lobby.lobby_tables, *asked)

    # The same people

    async def rematch(self, table: LiveTable, opener: TableOpener) -> LiveTable:
        """The same game with the same people, seats turned by one: opened by the first who wants it, and the others
        sit down there when they want it too. Bots sit at once."""
        mine = table.seats_of(Caller(guest=opener.guest))
        if not mine:
            raise no_seat_error()
        if table.state not in SEED_REVEALED_STATES:
            raise RequestRefused("server-not-over")
        again = await self._store.read(lobby.rematch_of, table.id)
        if again is None:
            try:
                return await self._open_again(table, mine, opener)
            except WriteConflict:  # somebody else wanted it at the same moment
                again = await self._store.read(lobby.rematch_of, table.id)
        found = await self._tables.get(again or "")
        await self._sit_again(table, found, mine, opener)
        return found

    async def _open_again(self, table: LiveTable, mine: tuple[int, ...], opener: TableOpener) -> LiveTable:
        again = await self._opening.open(_rematch_request(table, mine), opener, rematch_of=table)
        await self._talk.say(table, Caller(guest=opener.guest), mine[0], "rematch", again.id)
        others = {guest for seat in table.seats for guest in seat.holders} - {opener.guest}
        await self._invite(again, opener.guest, sorted(others))
        return again

    async def _sit_again(self, table: LiveTable, again: LiveTable, mine: tuple[int, ...], opener: TableOpener) -> None:
        for old in mine:
            seat = (old + 1) % len(table.seats)
            if again.seats[seat].kind == "open" and not again.seats_of(Caller(guest=opener.guest)):
                await self._take(again, seat, table.seats[old].name, opener)

    # People one played with

    async def people(self, caller: Caller, table: LiveTable | None = None) -> list[Opponent]:
        """The latest first; who sits at the table that is meant is not among them."""
        guest, asked, here = caller.guest, set[str](), set[str]()
        if guest is None:
            return []
        if table is not None:
            _require_place(table, caller)
            asked = await self._store.read(invitations.invited_guests, table.id)
            here = {guest for seat in table.seats for guest in seat.holders}
        known = await self._store.read(invitations.opponents_of, guest, MAX_OPPONENTS)
        return [
            Opponent(self._who(guest, each), each.name, each.games, each.last, each.account, each.guest in asked)
            for each in known
            if each.guest not in here
        ]

    async def invite(self, table: LiveTable, caller: Caller, whom: Sequence[str]) -> int:
        """Asks people that the caller played with to a table at which he sits; how many were not asked before."""
        guest = _require_place(table, caller)
        table.check_waiting()
        known = await self._store.read(invitations.opponents_of, guest, MAX_OPPONENTS)
        guests = [each.guest for each in known if self._who(guest, each) in whom]
        return await self._invite(table, guest, guests)

    async def _invite(self, table: LiveTable, by: str, guests: Sequence[str]) -> int:
        at = self._clock.now()
        new = await self._store.write(invitations.insert_invitations, table.id, by, guests, at, MAX_INVITED)
        if new:
            await self._notices.tell(table, "invited", new)
        return len(new)

    def _who(self, guest: str, known: OpponentRow) -> str:
        return self._signer.person(f"known to {guest}", known.guest)

    # Whoever looks for the same

    async def quick(
        self,
        game: str | None,
        length: str | None,
        players: int,
        language: LanguageCode,
        name: str | None,
        opener: TableOpener,
    ) -> LiveTable:
        """A seat at a public table that waits for somebody, or at a new one for whoever comes next."""
        caller = Caller(guest=opener.guest)
        wish = make_lobby_filter(game, length, language=language or None, players=players, state="waiting")
        wish = replace(wish, since=self._clock.now() - DAY)  # who opened an older one may not come back to it
        asked = _quick_match_request(_game_for(game, length, players), length, players, language, name)
        full: list[str] = []
        for _ in range(MAX_ATTEMPTS):
            found = await self._store.read(lobby.matching_tables, wish, opener.guest, full)
            if found:
                table = await self._tables.get(found[0])
            else:
                insert = partial(lobby.insert_or_match, wanted=wish, tried=full)
                table = await self._opening.open(asked, opener, insert=insert)
            if table.seats_of(caller) or await self._took(table, name, opener):
                return table
            full.append(table.id)
        raise RequestRefused("server-quick-unlucky")

    async def _took(self, table: LiveTable, name: str | None, opener: TableOpener) -> bool:
        """Whether a seat was still open when it was taken."""
        for seat, row in enumerate(table.seats):
            if row.kind == "open" and await self._take(table, seat, name, opener):
                return True
        return False

    async def _take(self, table: LiveTable, seat: int, name: str | None, opener: TableOpener) -> bool:
        """Whether the seat could be taken, however many sit down at the same moment."""
        for _ in range(MAX_ATTEMPTS):
            try:
                await self._sitting.take(table, seat, name, opener.guest, opener.lang)
            except StalePosition:
                continue
            except RequestRefused as refused:
                if refused.key in SEAT_LOST:
                    break
                raise
            else:
                return True
        return False


def _require_place(table: LiveTable, caller: Caller) -> str:
    """Who that is. Raises Refused unless he sits at the table, or opened it."""
    if caller.guest is None or not (table.seats_of(caller) or table.hosted_by(caller)):
        raise no_seat_error()
    return caller.guest


def make_lobby_filter(
    game: str | None,
    length: str | None,
    pace: str | None = None,
    language: str | None = None,
    players: int | None = None,
    state: str | None = None,
) -> LobbyFilter:
    usual = tuple(name for name in games.names() if length is not None and _usual_length(name) == length)
    return LobbyFilter(game, length, usual, pace, language, players, state)


def _rematch_request(table: LiveTable, mine: tuple[int, ...]) -> OpenTableRequest:
    """The same table for the same people, each one seat further; those who have to come find theirs open."""
    row, count = table.row, len(table.seats)
    seats = []
    for old in ((seat - 1) % count for seat in range(count)):
        was = table.seats[old]
        if was.kind == "bot":
            seats.append(SeatRequest(kind="bot", name=was.name, bot=was.bot))
        elif was.kind == "hotseat" and old in mine:
            seats.append(SeatRequest(kind="hotseat", name=was.name))
        elif old == mine[0]:
            seats.append(SeatRequest(kind="human", name=was.name, me=True))
        else:
            seats.append(SeatRequest(kind="open"))
    return OpenTableRequest(
        game=row.game,
        seats=seats,
        pack=table.pack.id,
        options=table.play.setup.options,
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
    raise RequestRefused("server-quick-nothing", players=players)


def _quick_match_request(
    game: str, length: str | None, players: int, language: LanguageCode, name: str | None
) -> OpenTableRequest:
    options = {} if length is None or _usual_length(game) in (None, length) else {"length": length}
    me = SeatRequest(kind="human", name=name, me=True)
    others = [SeatRequest(kind="open")] * (players - 1)
    seats = [me, *others]
    return OpenTableRequest(
        game=game, seats=seats, options=options, public=True, language=language, pace=QUICK_MATCH_TIME_CONTROL
    )
