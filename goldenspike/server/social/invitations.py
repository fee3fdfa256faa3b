"""Invitations: whom a player can invite, and inviting them to a table."""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.server.accounts.identity import Signer
from goldenspike.server.notifications.dispatcher import NotificationDispatcher
from goldenspike.server.schemas.lobby import Opponent
from goldenspike.server.storage import Store
from goldenspike.server.storage import invitations as stored
from goldenspike.server.storage.invitations import OpponentRow
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import no_seat_error
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import TimeSource

MAX_OPPONENTS = 60
"""Past opponents in a list."""
MAX_INVITED = 20
"""Invitations to one table."""


class Invitations:
    """Invites past opponents to tables, and notifies them."""

    def __init__(self, store: Store, notifications: NotificationDispatcher, signer: Signer, clock: TimeSource) -> None:
        self._store = store
        self._notifications = notifications
        self._signer = signer
        self._clock = clock

    async def opponents(self, caller: Caller, table: LiveTable | None = None) -> list[Opponent]:
        """People the caller has played with, the latest first; with a `table`, those who do not sit there."""
        guest, invited, seated = caller.guest, set[str](), set[str]()
        if guest is None:
            return []
        if table is not None:
            _require_place(table, caller)
            invited = await self._store.read(stored.invited_guests, table.id)
            seated = {guest for seat in table.seats for guest in seat.holders}
        known = await self._store.read(stored.opponents_of, guest, MAX_OPPONENTS)
        return [
            Opponent(
                self._opaque_id(guest, each), each.name, each.games, each.last, each.account, each.guest in invited
            )
            for each in known
            if each.guest not in seated
        ]

    async def invite(self, table: LiveTable, caller: Caller, opponents: Sequence[str]) -> int:
        """Invite past opponents, by their opaque ids, to a table of the caller. Returns how many were new."""
        guest = _require_place(table, caller)
        table.check_waiting()
        known = await self._store.read(stored.opponents_of, guest, MAX_OPPONENTS)
        return await self.invite_guests(
            table, guest, [each.guest for each in known if self._opaque_id(guest, each) in opponents]
        )

    async def invite_guests(self, table: LiveTable, by: str, guests: Sequence[str]) -> int:
        """Invite and notify guests. Returns how many were not invited before."""
        at = self._clock.now()
        new = await self._store.write(stored.insert_invitations, table.id, by, guests, at, MAX_INVITED)
        if new:
            await self._notifications.notify(table, "invited", new)
        return len(new)

    def _opaque_id(self, guest: str, opponent: OpponentRow) -> str:
        """An id of the opponent that only this guest sees."""
        return self._signer.person(f"known to {guest}", opponent.guest)


def _require_place(table: LiveTable, caller: Caller) -> str:
    """The caller's guest id; refused unless they sit at the table or opened it."""
    if caller.guest is None or not (table.seats_of(caller) or table.hosted_by(caller)):
        raise no_seat_error()
    return caller.guest
