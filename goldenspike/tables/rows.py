"""What goes into the database and comes out of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class HolderInfo(msgspec.Struct, frozen=True):
    """What is known of somebody: until when he is away, how often his time ran out, of so many turns on a clock, and
    what his account is called; of several who hold one seat, all together.
    """

    away: float = 0.0
    lates: int = 0
    decisions: int = 0
    accounts: frozenset[str] = frozenset()

    def __or__(self, other: HolderInfo) -> HolderInfo:
        return HolderInfo(
            max(self.away, other.away),
            self.lates + other.lates,
            self.decisions + other.decisions,
            self.accounts | other.accounts,
        )


class SeatRow(msgspec.Struct, frozen=True):
    """`holders` are the guests that hold the seat: one person may sit there with two devices.

    `link` is the number of the seat's latest link, which counts while `link_open`; `since` is the ply at which whoever
    sits there now began. `left` is what is left of its time, in seconds (pace.py says from when), and `stand_in` the
    bot that plays while its holder is away. `person` is what is known of the holders, wherever that is written.
    """

    kind: str
    name: str
    bot: str | None = None
    nonce: str = ""
    holders: frozenset[str] = frozenset()
    link: int = 0
    link_open: bool = True
    since: int = 0
    left: float | None = None
    stand_in: str | None = None
    person: HolderInfo = HolderInfo()

    @property
    def account(self) -> bool:
        """Whether who sits there has the account of that name."""
        return self.name in self.person.accounts


class TableRow(msgspec.Struct, frozen=True):
    """What is fixed when a table is opened, but for what its host may change, and who that is.

    `origin` is a signature of the address it was opened from. `several`: a guest may take more than one open seat.
    `leaving`: what becomes of the seat of who leaves after the start: "bot", "open", or "stay" if nobody may leave.
    `delay`: so many log entries later whoever has no seat sees what happens. `open_talk`: he may talk all the same.
    `password`: what is kept of it. `language`: what is spoken there, if only one.
    `pace`, `bank` and `increment` are its clock (pace.py); `late`: what becomes of who has no time left: a bot stands
    in ("stand-in"), the others wait for him ("wait"), or may end the game ("end").
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
    pace: str = "none"
    bank: float = 0.0
    increment: float = 0.0
    late: str = "wait"


class TableStatus(msgspec.Struct, frozen=True):
    """How a table stands. State, ply and who is asked follow from the history, unless it was `ended` before its end.

    `deadline`: when the time of whoever is asked runs out; `due`: when the referee is to look at it next.
    """

    state: str = "waiting"
    ply: int = 0
    asked: int | None = None
    proposal: str | None = None
    version: int = 0
    deadline: float | None = None
    due: float | None = None
    pause: str | None = None
    ending: str | None = None
    ended: str | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table."""

    row: TableRow
    standing: TableStatus
    seats: list[SeatRow]
    history: list[str]


class ClockChange(msgspec.Struct, frozen=True):
    """How a table's clocks stand from now on. `seats`: of those whose own changed, what is left and who stands in.

    `decided` is the seat whose holder has ended a turn in his time.
    """

    deadline: float | None = None
    due: float | None = None
    seats: list[tuple[int, float | None, str | None]] = []
    decided: int | None = None


class HistoryAppend(msgspec.Struct, frozen=True):
    """New entries of a history behind its first `ply`, if the table still has this version; then it has the next.

    `clock`: nothing, where the clocks go on as they are, or there are none.
    """

    table: str
    version: int
    ply: int
    entries: list[str]
    state: str
    asked: int | None
    at: float
    turn: int | None = None
    """Of the game, if it is another one now."""
    clock: ClockChange | None = None


class OpenTableCounts(NamedTuple):
    """How many tables somebody opened: the guest, or everybody at his address (its `origin`)."""

    unfinished_by_opener: int
    unfinished_by_origin: int
    public_by_opener: int
    public_by_origin: int


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
