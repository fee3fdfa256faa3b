"""Seats of a table: check requested seats, and vacate a seat."""

from __future__ import annotations

from goldenspike import bots
from goldenspike.tables.display_names import default_seat_names
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.rows import SeatRow
from goldenspike.tables.schemas import SeatKind, SeatRequest
from goldenspike.tables.seat_links import PERSON_KINDS

REASSIGNED_KINDS: dict[str, SeatKind] = {"link": "human", "open": "open", "bot": "bot"}
"""The kind of a seat after its host has reassigned it."""


def check_seats(seats: list[SeatRequest], game: str, first: int = 1) -> None:
    """Refuse seats that do not fit together; `first` is the number of the first one in messages."""
    for number, seat in enumerate(seats, first):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise RequestRefused("server-seat-bot", seat=number)
        if seat.bot is not None:
            bots.find(seat.bot, game)
        if seat.me and seat.kind not in PERSON_KINDS:
            raise RequestRefused("server-seat-me", seat=number)
    if sum(seat.me and seat.kind == "human" for seat in seats) > 1:
        raise RequestRefused("server-seat-me-twice")


def vacate_seat(
    table: LiveTable, row: SeatRow, kind: str, bot: str | None, name: str | None, lang: str, seat: int
) -> SeatRow:
    """The seat without its holders, ready for the next one. Before the start it loses its name too."""
    if kind != "open" or table.state == "waiting":
        others = [each.name for number, each in enumerate(table.seats) if number != seat]
        named = default_seat_names([(kind, name, bot)], lang, seat, others)[0]
    else:
        named = row.name  # the record keeps the name until somebody else sits down
    # A new link number, so that no earlier link works again.
    link, link_open = row.link + 1, kind == "human"
    left = table.row.bank if kind in PERSON_KINDS else None
    return SeatRow(kind, named, bot, row.nonce, frozenset(), link, link_open, since=table.ply, left=left)
