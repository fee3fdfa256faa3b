"""Matchmaking: the lobby's list of tables, and quick match."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from goldenspike import games
from goldenspike.server.schemas.lobby import LobbyTable
from goldenspike.server.storage import Store, lobby
from goldenspike.server.storage.lobby import LobbyFilter
from goldenspike.server.tables.opening import TableOpener, TableOpening
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.server.util.single_flight import SingleFlight
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused, StalePosition
from goldenspike.tables.schemas import LanguageCode, OpenTableRequest, SeatRequest
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_control import TimeControlName
from goldenspike.tables.time_source import DAY, TimeSource

MAX_ATTEMPTS = 8
"""How often a player may find that others were faster."""
QUICK_MATCH_TIME_CONTROL: TimeControlName = "fast"
"""The time control of quick matches: a stranger who leaves must not stall the game for long."""
SEAT_LOST = {"server-seat-taken", "server-one-seat", "server-closed"}
"""Refusals that mean that this seat is not to be had; another table may still have one."""


class Matchmaking:
    """Lists open tables, and finds a seat for a player who wants to play now."""

    def __init__(
        self, store: Store, tables: TableRegistry, opening: TableOpening, seats: SeatService, clock: TimeSource
    ) -> None:
        self._store = store
        self._tables = tables
        self._opening = opening
        self._seats = seats
        self._clock = clock
        self._lobby = SingleFlight(self._query_lobby)

    async def lobby_tables(self, wanted: LobbyFilter, skip: int, most: int) -> list[LobbyTable]:
        """A page of the public tables that match."""
        return await self._lobby.ask((wanted, skip, most))

    async def _query_lobby(self, page: tuple[LobbyFilter, int, int]) -> list[LobbyTable]:
        return await self._store.read(lobby.lobby_tables, *page)

    async def quick_match(
        self,
        game: str | None,
        length: str | None,
        players: int,
        language: LanguageCode,
        name: str | None,
        opener: TableOpener,
    ) -> LiveTable:
        """Take a seat at a public table that waits for players, or open a new one."""
        caller = Caller(guest=opener.guest)
        wanted = make_lobby_filter(game, length, language=language or None, players=players, state="waiting")
        wanted = replace(wanted, since=self._clock.now() - DAY)  # hosts of older tables may not come back
        request = _quick_match_request(_game_for(game, length, players), length, players, language, name)
        full: list[str] = []
        for _ in range(MAX_ATTEMPTS):
            found = await self._store.read(lobby.matching_tables, wanted, opener.guest, full)
            if found:
                table = await self._tables.get(found[0])
            else:
                insert = partial(lobby.insert_or_match, wanted=wanted, tried=full)
                table = await self._opening.open(request, opener, insert=insert)
            if table.seats_of(caller) or await self._try_take(table, name, opener):
                return table
            full.append(table.id)
        raise RequestRefused("server-quick-unlucky")

    async def _try_take(self, table: LiveTable, name: str | None, opener: TableOpener) -> bool:
        """Take any open seat; False if all were taken meanwhile."""
        for seat, row in enumerate(table.seats):
            if row.kind == "open" and await try_take_seat(self._seats, table, seat, name, opener):
                return True
        return False


async def try_take_seat(seats: SeatService, table: LiveTable, seat: int, name: str | None, opener: TableOpener) -> bool:
    """Take a seat, however many others sit down at the same moment; False if it was taken."""
    for _ in range(MAX_ATTEMPTS):
        try:
            await seats.take(table, seat, name, opener.guest, opener.lang)
        except StalePosition:
            continue
        except RequestRefused as refused:
            if refused.key in SEAT_LOST:
                break
            raise
        else:
            return True
    return False


def make_lobby_filter(
    game: str | None,
    length: str | None,
    pace: str | None = None,
    language: str | None = None,
    players: int | None = None,
    state: str | None = None,
) -> LobbyFilter:
    """A filter for the lobby, with the games that have this length by default."""
    usual = tuple(name for name in games.names() if length is not None and _default_length(name) == length)
    return LobbyFilter(game, length, usual, pace, language, players, state)


def _default_length(game: str) -> str | None:
    return next((option.default for option in games.find(game).options if option.name == "length"), None)


def _game_for(game: str | None, length: str | None, players: int) -> str:
    """The game to open, any if `game` is None. Refused if no game fits."""
    for name in games.names() if game is None else [game]:
        least, most = games.find(name).seats
        if least <= players <= most and (game is not None or length is None or _default_length(name) is not None):
            return name
    raise RequestRefused("server-quick-nothing", players=players)


def _quick_match_request(
    game: str, length: str | None, players: int, language: LanguageCode, name: str | None
) -> OpenTableRequest:
    options = {} if length is None or _default_length(game) in (None, length) else {"length": length}
    me = SeatRequest(kind="human", name=name, me=True)
    others = [SeatRequest(kind="open")] * (players - 1)
    seats = [me, *others]
    return OpenTableRequest(
        game=game, seats=seats, options=options, public=True, language=language, pace=QUICK_MATCH_TIME_CONTROL
    )
