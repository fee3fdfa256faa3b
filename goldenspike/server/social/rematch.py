"""Rematches: the same game with the same people."""

from __future__ import annotations

from goldenspike.server.social.chat import Chat
from goldenspike.server.social.invitations import Invitations
from goldenspike.server.social.matchmaking import try_take_seat
from goldenspike.server.storage import Store, WriteConflict, lobby
from goldenspike.server.tables.opening import TableOpener, TableOpening
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.presenter import SEED_REVEALED_STATES
from goldenspike.tables.refusals import RequestRefused, no_seat_error
from goldenspike.tables.schemas import OpenTableRequest, SeatRequest
from goldenspike.tables.seat_links import Caller


class Rematches:
    """Opens a rematch for the first player who asks, and seats the others when they ask too."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        opening: TableOpening,
        seats: SeatService,
        chat: Chat,
        invitations: Invitations,
    ) -> None:
        self._store = store
        self._tables = tables
        self._opening = opening
        self._seats = seats
        self._chat = chat
        self._invitations = invitations

    async def rematch(self, table: LiveTable, opener: TableOpener) -> LiveTable:
        """The table of the rematch, with the seats rotated by one; it is opened if there is none yet."""
        mine = table.seats_of(Caller(guest=opener.guest))
        if not mine:
            raise no_seat_error()
        if table.state not in SEED_REVEALED_STATES:
            raise RequestRefused("server-not-over")
        rematch_id = await self._store.read(lobby.rematch_of, table.id)
        if rematch_id is None:
            try:
                return await self._open_rematch(table, mine, opener)
            except WriteConflict:  # another player asked at the same moment
                rematch_id = await self._store.read(lobby.rematch_of, table.id)
        rematch = await self._tables.get(rematch_id or "")
        await self._join_rematch(table, rematch, mine, opener)
        return rematch

    async def _open_rematch(self, table: LiveTable, mine: tuple[int, ...], opener: TableOpener) -> LiveTable:
        rematch = await self._opening.open(_rematch_request(table, mine), opener, rematch_of=table)
        await self._chat.send(table, Caller(guest=opener.guest), mine[0], "rematch", rematch.id)
        others = {guest for seat in table.seats for guest in seat.holders} - {opener.guest}
        await self._invitations.invite_guests(rematch, opener.guest, sorted(others))
        return rematch

    async def _join_rematch(
        self, table: LiveTable, rematch: LiveTable, mine: tuple[int, ...], opener: TableOpener
    ) -> None:
        for previous in mine:
            seat = (previous + 1) % len(table.seats)
            if rematch.seats[seat].kind == "open" and not rematch.seats_of(Caller(guest=opener.guest)):
                await try_take_seat(self._seats, rematch, seat, table.seats[previous].name, opener)


def _rematch_request(table: LiveTable, mine: tuple[int, ...]) -> OpenTableRequest:
    """The same table with every player one seat further. Seats of people who have yet to come are open."""
    row, count = table.row, len(table.seats)
    seats = []
    for previous in ((seat - 1) % count for seat in range(count)):
        before = table.seats[previous]
        if before.kind == "bot":
            seats.append(SeatRequest(kind="bot", name=before.name, bot=before.bot))
        elif before.kind == "hotseat" and previous in mine:
            seats.append(SeatRequest(kind="hotseat", name=before.name))
        elif previous == mine[0]:
            seats.append(SeatRequest(kind="human", name=before.name, me=True))
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
