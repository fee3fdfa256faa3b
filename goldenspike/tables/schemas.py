"""Wire types of tables: request and response bodies, from which the OpenAPI document is generated."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from goldenspike.bots import Reason
from goldenspike.kernel.entries import Result
from goldenspike.tables.time_control import LateRule, TimeControlName

ShortText = Annotated[str, Meta(max_length=1_000)]
PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SpectatorDelay = Annotated[int, Meta(ge=0, le=200)]
ListedState = Literal["waiting", "running", "over"]
TableState = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["human", "hotseat", "bot", "open"]
LeavingRule = Literal["bot", "open", "stay"]
LanguageCode = Literal["", "en", "fr"]


# What comes in


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: the player who creates the table sits here."""

    kind: SeatKind
    name: ShortText | None = None
    bot: ShortText | None = None
    me: bool = False


class OpenTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack`: the id of one of the game's packs; by default, the game's own.

    `several`: one guest may take more than one open seat. `leaving`: when a player leaves a running game, a bot takes
    over (`bot`), the seat becomes open (`open`), or leaving is not allowed (`stay`). `language`: of the chat; by
    default, any. `password`: required without a seat link. `delay`: spectators see the game this many log entries
    later. `open_talk`: spectators may chat. `rated`: counts towards the ratings of the players, who need accounts.
    `pace`: the time control: minutes, a day, a week, or no clock. `late`: when a player runs out of time, a bot plays
    until they return, the others wait, or the others may end the game.
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
    """Spectator settings, as when creating a table. `password`: a new one; "" removes it; null keeps it."""

    delay: SpectatorDelay
    open_talk: bool
    password: Annotated[str, Meta(max_length=100)] | None = None


class ActionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ply`: the position that the action is for. `action`: as in the menu and in records.

    `tentative`: play it only if it can be undone. Where dice would follow, nothing happens and the ply stays the same.
    """

    ply: PlyNumber
    action: dict[str, Any]
    tentative: bool = False


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: PlyNumber


class UndoRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`to`: how many log entries to keep; by default, all before the caller's last action."""

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
    """`bot`: the bot that takes the open seats."""

    bot: ShortText


class ReassignSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`to`: the player who follows the seat's new link, anyone, or a bot."""

    to: Literal["link", "open", "bot"]
    bot: ShortText | None = None
    name: ShortText | None = None


class EmptyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request body."""


class NonceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nonce: ShortText


# What goes out


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed. `message` is in the caller's language."""

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
    """`link`: the seat's link, for its holder, or for the host while nobody holds it. `nonce`: for its owner, before
    the start.

    `stand_in`: the bot that plays while the player is away. `lates` of `decisions`: in how many turns the player ran
    out of time, shown to the host before the start if that is often. `account`: the name is that of the player's
    account.
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
    """A proposal to pause or to end the game. `by` agree, `waiting` have not answered; with none left, it holds
    `since` then."""

    by: list[int]
    waiting: list[int]
    since: float


class ClockView(msgspec.Struct, frozen=True):
    """The clocks at the server's time `now`, all in seconds.

    `deadline`: when the player to move runs out of time; null while no clock runs. By seat: the time `left` when its
    clock was last started or stopped (null: no clock), and until when its player is `away`.
    """

    now: float
    deadline: float | None
    left: list[float | None]
    away: list[float | None]
    pause: Agreement | None


class UndoProposal(msgspec.Struct, frozen=True):
    """A proposal to undo down to `to` log entries. `by` agree, `waiting` have not answered."""

    to: int
    by: list[int]
    waiting: list[int]


class TableWarning(msgspec.Struct, frozen=True):
    """A warning to the players: a message id of the catalogues with its values."""

    key: str
    values: dict[str, Any]


class HistoryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """`ply`: the length of the history including this entry. `undone`: it was undone later.

    `forced`: the indices of events that followed from a question with only one possible answer.
    """

    ply: int
    entry: Any
    events: list[Any]
    undone: bool = False
    forced: list[int] = []


class PositionView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat may see it, after `ply` plies, of which `log` still count. `asked`: the seat to move.

    `ending`: a proposal to end the game. `ended`: who closed the table early: its host ("host"), all players
    ("agreed"), or the others after a player ran out of time ("late").
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
    """The changes of one or more plies."""

    entries: list[HistoryEntry]


class TableView(PositionView, frozen=True, kw_only=True):
    """A whole table. `host`: the caller is its host. `nonces`: their hashes, until the start. `locked`: by a password.

    `hides_nothing`: every viewer sees all of the game.
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
    """`link` lets one person take the seat, once. Until then, `token` authorizes requests for the seat."""

    seat: int
    link: str
    token: str


class OpenTableResponse(msgspec.Struct, frozen=True):
    table: TableView
    links: list[SeatLink]


class Presence(msgspec.Struct, frozen=True):
    """Presence: streamed whenever a person connects, disconnects or takes a seat."""

    players: list[TablePlayer]
    watching: int


class HistoryView(msgspec.Struct, frozen=True):
    """`next`: request the next page after this ply; null on the last page."""

    ply: int
    entries: list[HistoryEntry]
    next: int | None


class PastPositionView(msgspec.Struct, frozen=True):
    """The position after the first `log` entries."""

    log: int
    seat: int | None
    asked: int | None
    view: Any


class HintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `bot` would choose at that ply, the events that would follow, and its reason, if it gives one."""

    ply: int
    bot: str
    action: Any
    events: list[Any]
    why: Reason | None = None


class LedgerTurn(msgspec.Struct, frozen=True):
    """The players' figures for one turn, as defined by the game's ledger."""

    turn: int
    players: list[Any]


class LedgerView(msgspec.Struct, frozen=True):
    """The ledger by turn, current turn last."""

    ply: int
    turns: list[LedgerTurn]
