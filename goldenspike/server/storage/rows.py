"""What goes into the database and comes out of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """`holders` are the guests that hold the seat: one person may sit there with two devices.

    `link` is the number of the seat's latest link, which counts while `link_open`; `since` is the ply at which whoever
    sits there now began.
    """

    kind: str
    name: str
    bot: str | None = None
    nonce: str = ""
    holders: frozenset[str] = frozenset()
    link: int = 0
    link_open: bool = True
    since: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """What is fixed when a table is opened.

    `origin` is a signature of the address it was opened from. `several`: a guest may take more than one open seat.
    `leaving`: what becomes of the seat of who leaves after the start: "bot", "open", or "stay" if nobody may leave.
    `delay`: so many log entries later whoever has no seat sees what happens. `open_talk`: he may talk all the same.
    `password`: what is kept of it. `language`: what is spoken there, if only one.
    """

    id: str
    game: str
    rules: int
    pack: str
    options: str
    title: str
    public: bool
    opener: str
    seed: bytes
    created: float
    origin: str = ""
    several: bool = False
    leaving: str = "bot"
    language: str = ""
    password: str | None = None
    rematch_of: str | None = None
    delay: int = 0
    open_talk: bool = False
    rated: bool = False


class Standing(msgspec.Struct, frozen=True):
    """How a table stands. All but the proposal, the version and the opener follows from the history.

    `opener`: nothing, where it is as it was.
    """

    state: str = "waiting"
    ply: int = 0
    asked: int | None = None
    proposal: str | None = None
    version: int = 0
    opener: str = ""


class Stored(msgspec.Struct, frozen=True):
    """A whole table."""

    row: TableRow
    standing: Standing
    seats: list[SeatRow]
    history: list[str]


class Append(msgspec.Struct, frozen=True):
    """New entries of a history behind its first `ply`, if the table still has this version; then it has the next."""

    table: str
    version: int
    ply: int
    entries: list[str]
    state: str
    asked: int | None
    at: float
    turn: int | None = None
    """Of the game, if it is another one now."""


class Opened(NamedTuple):
    """How many tables somebody opened: the guest, or everybody at his address (its `origin`)."""

    unfinished_by_opener: int
    unfinished_by_origin: int
    public_by_opener: int
    public_by_origin: int


class SummarySeat(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool


class Summary(msgspec.Struct, frozen=True):
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
    players: list[SummarySeat]
