"""Wire types of table lists."""

from __future__ import annotations

import msgspec


class SeatSummary(msgspec.Struct, frozen=True):
    """`account`: who sits there has the account of that name."""

    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool
    stand_in: str | None
    account: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    game: str
    public: bool
    state: str
    ply: int
    turn: int | None
    asked: int | None
    created: float
    updated: float
    pace: str
    deadline: float | None
    players: list[SeatSummary]


class TableList(msgspec.Struct, frozen=True):
    """`now`: the server's time, on which deadlines are based."""

    tables: list[TableSummary]
    now: float
