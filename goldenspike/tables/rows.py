"""Rows of a table: what is stored of it, of its seats, its status and its clocks."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

Absences = list[tuple[float, float]]
"""When each absence of a person began, and when it ends or ended."""


class HolderInfo(msgspec.Struct, frozen=True):
    """What is stored of the people who hold a seat, added up over several holders.

    `away`: until when they are absent. `lates` of `decisions`: how many of their turns on a clock they
    lost on time. `accounts`: the names of their accounts.
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
    """A seat. `holders` are the guests who hold it: one person may use two devices.

    `link` is the number of the seat's latest link, valid while `link_open`; `since` is the ply at which its holder
    took it. `left` is the remaining time in seconds (see time_control.py), and `stand_in` the bot that plays while the
    holder is away. `person` sums up what is stored of the holders.
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
        """Whether the holder has the account of that name."""
        return self.name in self.person.accounts


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened; its host may change the terms for spectators later.

    `origin` is a signature of the address it was opened from. `several`: a guest may take more than one open seat.
    `leaving`: what happens to the seat of a player who leaves after the start: "bot", "open", or "stay" if nobody may
    leave. `delay`: how many log entries spectators lag behind. `open_talk`: spectators may chat. `password`: its hash.
    `language`: the language of the chat, if only one. `pace`, `bank` and `increment`: the time control
    (time_control.py). `late`: what happens when a player's time runs out: a bot stands in ("stand-in"), the others wait
    ("wait"), or may end the game ("end").
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
    """The status of a table. State, ply and the seat to move follow from the history, unless it was `ended` early.

    `deadline`: when the time of the player to move runs out; `due`: when the timekeeper must look at it next.
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
    """A whole table as it is stored."""

    row: TableRow
    standing: TableStatus
    seats: list[SeatRow]
    history: list[str]


class ClockChange(msgspec.Struct, frozen=True):
    """New clocks of a table. `seats`: seat number, remaining time and stand-in of the seats that changed.

    `decided` is the seat whose holder has ended a turn in time.
    """

    deadline: float | None = None
    due: float | None = None
    seats: list[tuple[int, float | None, str | None]] = []
    decided: int | None = None


class HistoryAppend(msgspec.Struct, frozen=True):
    """Entries to append after the first `ply`, if the table still has this version; it then has the next.

    `clock`: None where the clocks do not change, or there are none.
    """

    table: str
    version: int
    ply: int
    entries: list[str]
    state: str
    asked: int | None
    at: float
    turn: int | None = None
    """The game's turn, if a new one has begun."""
    clock: ClockChange | None = None


class OpenTableCounts(NamedTuple):
    """How many tables were opened: by the guest, and by everybody at the guest's address (`origin`)."""

    unfinished_by_opener: int
    unfinished_by_origin: int
    public_by_opener: int
    public_by_origin: int
