"""Wire types of the chat and of private notes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from goldenspike.tables.schemas import ShortText

Reaction = Literal["bravo", "thanks", "laugh", "wow", "ouch", "hm"]
MessageKind = Literal["words", "reaction", "rematch"]
MAX_MESSAGE_LENGTH = 500
MAX_REASON_LENGTH = 500
MAX_NOTE_LENGTH = 4_000


class ChatMessage(msgspec.Struct, frozen=True):
    """A chat message sent after `ply`. `seat`: the author's seat at that time; null for spectators.

    `who` identifies the author in all their messages at this table. `text`: for a reaction its name, for a rematch the
    id of the new table. `account`: the name is that of the author's account.
    """

    number: int
    ply: int
    seat: int | None
    name: str
    who: str
    kind: MessageKind
    text: str
    at: float
    account: bool


class ChatMessageRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text or a reaction. `name`: a spectator's display name; players use their seat's."""

    text: Annotated[str, Meta(max_length=4 * MAX_MESSAGE_LENGTH)] | None = None
    reaction: Reaction | None = None
    name: ShortText | None = None


class MuteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool = True


class ReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    why: Annotated[str, Meta(max_length=4 * MAX_REASON_LENGTH)]


class NoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=MAX_NOTE_LENGTH)]


class ChatView(msgspec.Struct, frozen=True):
    """One page of the chat. `next`: the number to request the next page after. `me` and `muted` identify people like
    `who` in messages. `may`: the caller may send messages."""

    messages: list[ChatMessage]
    next: int | None
    me: str
    muted: list[str]
    may: bool
