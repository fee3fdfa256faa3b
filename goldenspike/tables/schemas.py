"""What calls take and give. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from goldenspike.bots import Reason
from goldenspike.kernel.entries import Result
from goldenspike.kernel.option_choices import OptionChoices
from goldenspike.kernel.options import Option
from goldenspike.lessons import Stop
from goldenspike.tables.rows import TableSummary

ShortText = Annotated[str, Meta(max_length=1_000)]
PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
SpectatorDelay = Annotated[int, Meta(ge=0, le=200)]
ListedState = Literal["waiting", "running", "over"]
TableState = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["human", "hotseat", "bot", "open"]
LeavingRule = Literal["bot", "open", "stay"]
LanguageCode = Literal["", "en", "fr"]
TimeControlName = Literal["none", "live", "fast", "slow"]
LateRule = Literal["stand-in", "wait", "end"]


# What comes in


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: whoever opens the table sits here."""

    kind: SeatKind
    name: ShortText | None = None
    bot: ShortText | None = None
    me: bool = False


class OpenTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack`: the id of one of the game's packs; without it, the game's own.

    `several`: one guest may take more than one open seat. `leaving`: what becomes of the seat of who leaves after the
    start: a bot plays on, anyone may take it, or nobody may leave. `language`: what is spoken there; without it, any.
    `password`: whoever has no link needs it. `delay`: so many entries of the log later whoever has no seat sees what
    happens; `open_talk`: he may talk. `rated`: it counts for the ratings of those who play, who must have accounts.
    `pace`: how much time everybody has, minutes, a day or a week, or no clock at all. `late`: what becomes of who has
    none left: a bot stands in until he is back, the others wait for him, or may end the game.
    """

    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    pack: ShortText | None = None
    options: dict[str, Any] = {}
    public: bool = False
    title: ShortText = ""
    several: bool = False
    leaving: LeavingRule = "bot"
    language: LanguageCode = ""
    password: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    delay: SpectatorDelay = 0
    open_talk: bool = False
    rated: bool = False
    pace: TimeControlName = "none"
    late: LateRule = "stand-in"


class TermsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides of those who watch, as when the table was opened. `password`: another; "" for none;
    without it, as it was."""

    delay: SpectatorDelay
    open_talk: bool
    password: Annotated[str, Meta(max_length=100)] | None = None


class OptionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: dict[str, Any] = {}


class ActionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ply`: the position that is answered. `action`: as in the menu and in records.

    `tentative`: only if it can be taken back; where dice would follow, nothing happens and the update has the same ply.
    """

    ply: PlyNumber
    action: dict[str, Any]
    tentative: bool = False


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: PlyNumber


class UndoRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`to`: how many log entries to keep; without it, all before my last action."""

    ply: PlyNumber
    to: PlyNumber | None = None


class UndoAnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: PlyNumber
    accept: bool


class TakeSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText | None = None


class RenameSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText


class StartTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot`: who takes the seats that are still open."""

    bot: ShortText


class ReassignSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To whom a seat goes: to whoever follows its new link, to anyone, or to a bot."""

    to: Literal["link", "open", "bot"]
    bot: ShortText | None = None
    name: ShortText | None = None


class EmptyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A call that says all by its address."""


class NonceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nonce: ShortText


# What goes out


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a call was refused. `message` is worded in the caller's language."""

    status: int
    key: str
    message: str
    rule: str | None = None
    reason: str | None = None
    values: dict[str, Any] | None = None
    ply: int | None = None


class TablePack(msgspec.Struct, frozen=True):
    id: str
    version: str
    sha256: str
    name: str


class TablePlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """`link`: how to sit here, if it is mine, or if I am the host and nobody does. `nonce`: mine, before the start.

    `stand_in`: the bot that plays here while the player is away. `lates` of `decisions`: in how many of his turns his
    time ran out, told to the host before the start if that is often. `account`: he has the account of that name.
    """

    seat: int
    name: str
    kind: SeatKind
    connected: bool
    mine: bool
    bot: str | None = None
    link: str | None = None
    nonce: str | None = None
    stand_in: str | None = None
    lates: int = 0
    decisions: int = 0
    account: bool = False


class Agreement(msgspec.Struct, frozen=True):
    """To pause, or to end the game. `by` agree, `waiting` are still asked; once none is, it holds, `since` then."""

    by: list[int]
    waiting: list[int]
    since: float


class ClockView(msgspec.Struct, frozen=True):
    """The clocks at the server's time `now`, all in seconds.

    `deadline`: when the time of whoever is asked runs out; none, while no clock runs. By seat: what was `left` when its
    clock was last started or stopped (none: it has no clock), and until when its player is `away`.
    """

    now: float
    deadline: float | None
    left: list[float | None]
    away: list[float | None]
    pause: Agreement | None


class UndoProposal(msgspec.Struct, frozen=True):
    """To go back to `to` log entries. `by` agree, `waiting` are still asked."""

    to: int
    by: list[int]
    waiting: list[int]


class TableWarning(msgspec.Struct, frozen=True):
    """Something the players should know, as a key of the catalogues with its values."""

    key: str
    values: dict[str, Any]


class HistoryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """`ply` is the length of the history with this entry; `undone`: it was taken back since.

    `forced`: the places of events that followed from a question with one possible answer, which nobody was asked.
    """

    ply: int
    entry: Any
    events: list[Any]
    undone: bool = False
    forced: list[int] = []


class PositionView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat may see it, after `ply` plies, of which `log` still count. `asked`: whom it waits for.

    `ending`: a proposal to end the game. `ended`: who closed the table before the game's end: its host ("host"), all
    who played ("agreed"), or those who need not wait any longer for who had no time left ("late").
    """

    ply: int
    log: int
    state: TableState
    seat: int | None
    asked: int | None
    thinking: bool
    undoable: int
    proposal: UndoProposal | None
    notes: list[TableWarning]
    view: Any
    menu: Any
    result: Result | None = None
    seed: str | None = None
    clock: ClockView | None = None
    ending: Agreement | None = None
    ended: str | None = None


class TableUpdate(PositionView, frozen=True, kw_only=True):
    """What changed with one or more plies."""

    entries: list[HistoryEntry]


class TableView(PositionView, frozen=True, kw_only=True):
    """A whole table. `host`: I opened it. `nonces`: their hashes, until the game begins. `locked`: by a password.

    `hides_nothing`: whoever looks at it sees all of it.
    """

    id: str
    title: str
    game: str
    rules: int
    hides_nothing: bool
    pack: TablePack
    options: dict[str, Any]
    public: bool
    commitment: str
    nonces: list[str]
    host: bool
    several: bool
    leaving: str
    language: str
    locked: bool
    delay: int
    open_talk: bool
    rated: bool
    pace: TimeControlName
    bank: float
    increment: float
    late: LateRule
    players: list[TablePlayer]


class SeatLink(msgspec.Struct, frozen=True):
    """Whoever follows `link` sits down, once; whoever shows `token` until then plays for the seat."""

    seat: int
    link: str
    token: str


class OpenTableResponse(msgspec.Struct, frozen=True):
    table: TableView
    links: list[SeatLink]


class Presence(msgspec.Struct, frozen=True):
    """Who is there: sent by the stream whenever somebody comes, goes or takes a seat."""

    players: list[TablePlayer]
    watching: int


class TableList(msgspec.Struct, frozen=True):
    """At the server's time `now`, by which deadlines go."""

    tables: list[TableSummary]
    now: float


class LessonInfo(msgspec.Struct, frozen=True):
    """What the client needs of a lesson. The ids of its tables are `learn-{id}-` and 16 hexadecimal digits."""

    id: str
    game: str
    stops: list[Stop]


class LessonList(msgspec.Struct, frozen=True):
    lessons: list[LessonInfo]


class HistoryView(msgspec.Struct, frozen=True):
    """`next`: ask after this ply for the rest; null if this was all."""

    ply: int
    entries: list[HistoryEntry]
    next: int | None


class PastPositionView(msgspec.Struct, frozen=True):
    """The game after its first `log` entries."""

    log: int
    seat: int | None
    asked: int | None
    view: Any


class HintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `bot` would choose at that ply, what would follow from it at once, and why, if it says so."""

    ply: int
    bot: str
    action: Any
    events: list[Any]
    why: Reason | None = None


class LedgerTurn(msgspec.Struct, frozen=True):
    """What it brought each player, as the game's `ledger.py` tells it."""

    turn: int
    players: list[Any]


class LedgerView(msgspec.Struct, frozen=True):
    """Turn by turn, the present one last."""

    ply: int
    turns: list[LedgerTurn]


class PackInfo(msgspec.Struct, frozen=True):
    id: str
    version: str
    sha256: str
    edition: str
    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """`seats`: the least and the greatest number of players. `fitting`: what goes together while nothing is chosen."""

    name: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[Option]
    packs: list[PackInfo]
    bots: list[str]
    fitting: OptionChoices


class GameList(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class PackView(msgspec.Struct, frozen=True):
    """`texts`: names and descriptions, those of other languages under `name_fr` and so on."""

    id: str
    game: str
    edition: str
    version: str
    sha256: str
    texts: dict[str, str]
    tables: Any
