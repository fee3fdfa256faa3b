"""Wire types of the lobby: open tables, the caller's tables, matchmaking, invitations."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from goldenspike.server.schemas.tables import TableSummary
from goldenspike.tables.schemas import LanguageCode, ShortText


class LobbyTable(msgspec.Struct, frozen=True):
    """A table in the lobby. `seats`: how many there are, `open` of them free. `locked`: needs a password.
    `rated`: needs an account.
    """

    table: TableSummary
    options: dict[str, Any]
    pace: str
    language: str
    locked: bool
    rated: bool
    delay: int
    seats: int
    open: int


class MyTable(msgspec.Struct, frozen=True):
    """One of the caller's tables. `rematch`: the id of its rematch."""

    table: TableSummary
    options: dict[str, Any]
    pace: str
    archived: bool
    rematch: str | None


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table. `account`: the name is that of the sender's account."""

    table: TableSummary
    by: str
    at: float
    account: bool


class Opponent(msgspec.Struct, frozen=True):
    """A past opponent. `who`: an id known only to the caller. `account`: the name is that of their account.
    `asked`: already invited to the table in question."""

    who: str
    name: str
    games: int
    last: float
    account: bool
    asked: bool


class LobbyPage(msgspec.Struct, frozen=True):
    """`more`: there is another page."""

    tables: list[LobbyTable]
    more: bool


class MyTablesPage(msgspec.Struct, frozen=True):
    tables: list[MyTable]
    more: bool


class InvitationList(msgspec.Struct, frozen=True):
    invitations: list[Invitation]


class OpponentList(msgspec.Struct, frozen=True):
    people: list[Opponent]


class QuickMatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Number of players, and optionally `game`, `length` and `language`."""

    players: Annotated[int, Meta(ge=2, le=16)]
    game: ShortText | None = None
    length: ShortText | None = None
    language: LanguageCode = ""
    name: ShortText | None = None


class InviteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    whom: Annotated[list[ShortText], Meta(min_length=1, max_length=20)]


class InviteResponse(msgspec.Struct, frozen=True):
    """How many of them were newly invited."""

    invited: int


class TablePasswordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=100)]


class ArchiveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    archived: bool


class TableReference(msgspec.Struct, frozen=True):
    id: str
