"""Wire types of notifications: channels, quiet hours, waiting tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MINUTES_PER_DAY = 24 * 60
MAX_ADDRESS_LENGTH = 1_000
MAX_ZONE_LENGTH = 64
MinuteOfDay = Annotated[int, Meta(ge=0, lt=MINUTES_PER_DAY)]
ChannelAddress = Annotated[str, Meta(min_length=1, max_length=MAX_ADDRESS_LENGTH)]


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's push subscription, which encrypt what is sent to it."""

    p256dh: str
    auth: str


class WaitingTable(msgspec.Struct, frozen=True):
    """A table waiting for the caller."""

    id: str
    title: str
    game: str
    ply: int


class WaitingTables(msgspec.Struct, frozen=True):
    """The tables waiting for the caller, longest waiting first."""

    tables: list[WaitingTable]


class ChannelView(msgspec.Struct, frozen=True):
    """`error`: why the last delivery failed, in the caller's language."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    form: str
    confirmed: bool
    error: str | None
    error_at: float | None


class NotificationsView(msgspec.Struct, frozen=True):
    """Notification channels and quiet hours. `push_key`: for browser subscriptions. `mail`: this server sends mail."""

    push_key: str
    mail: bool
    channels: list[ChannelView]
    timezone: str
    quiet_from: int | None
    quiet_to: int | None


class AddChannelRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new channel: `keys` for push, `form` for a webhook."""

    kind: Literal["push", "mail", "webhook"]
    address: ChannelAddress
    keys: PushKeys | None = None
    form: Literal["discord", "slack", "json"] = "json"


class QuietHoursRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No notifications between these minutes of the caller's day; null means no quiet hours."""

    timezone: Annotated[str, Meta(max_length=MAX_ZONE_LENGTH)] = ""
    quiet_from: MinuteOfDay | None = None
    quiet_to: MinuteOfDay | None = None
