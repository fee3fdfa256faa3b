"""Queries about notifications: whom to notify, pending deliveries, channels, quiet hours.

That a player is asked, or that a game began or ended, follows from the tables: these events are found there, so none
is lost between a move and its notification. The id of a notification is a hash of its content, so the same event found
twice is one notification. All times are the server's clock.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, or_, select

from goldenspike.server.schemas.notifications import WaitingTable
from goldenspike.server.storage.people import lock_person
from goldenspike.server.storage.schema import channels, deliveries, history, holders, notices, people, seats, tables
from goldenspike.server.storage.sql import upsert
from goldenspike.tables.time_source import DAY

MAX_PENDING = 50_000
MAX_PENDING_PER_CHANNEL = 50
"""Deliveries that may wait, in all and by one channel; more are dropped."""
MAX_BATCH = 20
"""Notifications in one mail."""
MAX_UNCERTAIN_ATTEMPTS = 2
"""A delivery that may have arrived is attempted once more."""
LOOKBACK_DAYS = 14
"""Older events cause no notification."""
RETENTION_DAYS = 30
"""How long notifications are remembered, so that none is sent twice: longer than LOOKBACK_DAYS."""


class Channel(msgspec.Struct, frozen=True):
    """A notification channel. `details` is JSON: push keys, the format of a webhook, the origin of links."""

    id: str
    guest: str
    kind: str
    address: str
    details: str
    confirmed: bool
    created: float
    error: str | None = None
    error_at: float | None = None


class NotificationPreferences(msgspec.Struct, frozen=True):
    """A person's language, and the quiet hours in minutes of their day, in their time zone."""

    language: str = ""
    timezone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None


class NotificationItem(msgspec.Struct, frozen=True):
    """One notification of a batch."""

    delivery: str
    table: str
    kind: str
    ply: int
    created: float


class DeliveryBatch(msgspec.Struct, frozen=True):
    """Notifications that are sent together by one channel, and how often that was attempted before."""

    message: str
    channel: Channel
    preferences: NotificationPreferences
    items: list[NotificationItem]
    attempts: int


def notification_id(table_id: str, kind: str, ply: int, guest: str) -> str:
    return _hashed_id(f"notice {table_id} {kind} {ply} {guest}")


def _hashed_id(text: str) -> str:
    """Short enough for the `Topic` of a push message."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:18]).decode()


# Events


def guests_with_channels(connection: Connection) -> set[str]:
    """Guests with a confirmed channel."""
    return set(connection.execute(select(channels.c.guest).where(channels.c.confirmed)).scalars())


def tables_waiting_for(connection: Connection, guest: str, most: int) -> list[WaitingTable]:
    """The tables that wait for the guest: by deadline, then those that wait longest."""
    query = (
        select(tables.c.id, tables.c.title, tables.c.game, tables.c.ply)
        .join(holders, and_(holders.c.table_id == tables.c.id, holders.c.seat == tables.c.asked))
        .where(holders.c.guest == guest, tables.c.state == "running", _plays_in_person())
        .order_by(tables.c.deadline.nulls_last(), tables.c.updated)
        .limit(most)
    )
    return [WaitingTable(row.id, row.title, row.game, row.ply) for row in connection.execute(query)]


class NotificationEvent(msgspec.Struct, frozen=True):
    """Something a guest should be notified of, and when it happened."""

    guest: str
    table: str
    kind: str
    ply: int
    at: float


def find_events(connection: Connection, ids: Collection[str] | None, now: float) -> list[NotificationEvent]:
    """Events at these tables, or at all, that no notification tells of yet."""
    since = now - LOOKBACK_DAYS * DAY
    found = []
    for kind, query in (("turn", _turn_events(since)), ("started", _start_events(since)), ("over", _end_events(since))):
        if ids is not None:
            query = query.where(tables.c.id.in_(ids))
        found += [NotificationEvent(row.guest, row.id, kind, row.ply, row.at) for row in connection.execute(query)]
    return found


def _turn_events(since: float) -> Select[Any]:
    sits = and_(holders.c.table_id == tables.c.id, holders.c.seat == tables.c.asked)
    query = select(tables.c.id, holders.c.guest, tables.c.ply, tables.c.updated.label("at")).join(holders, sits)
    notified = _was_notified("turn", notices.c.ply == tables.c.ply)
    conditions = (_plays_in_person(), *_is_reachable(tables.c.updated, since), ~notified)
    return query.where(tables.c.state == "running", *conditions)


def _plays_in_person() -> ColumnElement[bool]:
    """No bot stands in for the player who is asked."""
    seat = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
    return ~exists().where(seat, seats.c.stand_in.is_not(None))


def _start_events(since: float) -> Select[Any]:
    first = and_(history.c.table_id == tables.c.id, history.c.ply == 1)
    query = select(tables.c.id, holders.c.guest, history.c.ply, history.c.at).join(history, first)
    query = query.join(holders, holders.c.table_id == tables.c.id).distinct()
    return query.where(tables.c.state == "running", *_is_reachable(history.c.at, since), ~_was_notified("started"))


def _end_events(since: float) -> Select[Any]:
    query = select(tables.c.id, holders.c.guest, tables.c.ply, tables.c.updated.label("at"))
    query = query.join(holders, holders.c.table_id == tables.c.id).distinct()
    return query.where(tables.c.state == "over", *_is_reachable(tables.c.updated, since), ~_was_notified("over"))


def _is_reachable(at: ColumnElement[float], since: float) -> list[ColumnElement[bool]]:
    """The guest had a channel at that time, and another person plays too: against bots nobody waits for them."""
    reached = exists().where(channels.c.guest == holders.c.guest, channels.c.confirmed, channels.c.created <= at)
    other = holders.alias()
    opponent = exists().where(other.c.table_id == tables.c.id, other.c.guest != holders.c.guest)
    return [at > since, reached, opponent]


def _was_notified(kind: str, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    same = and_(notices.c.table_id == tables.c.id, notices.c.guest == holders.c.guest, notices.c.kind == kind)
    return exists().where(same, *more)


def enqueue(connection: Connection, events: Iterable[NotificationEvent], now: float, due: float) -> None:
    """Add a delivery of each event for every channel its guest had at the time; known events are left out."""
    for new in events:
        had = channels.c.guest == new.guest, channels.c.confirmed, channels.c.created <= new.at
        # Locked, so that a channel that is removed meanwhile leaves no delivery behind.
        locked = select(channels.c.id).where(*had).order_by(channels.c.id).with_for_update(read=True, key_share=True)
        by = connection.execute(locked).scalars().all()
        id_ = notification_id(new.table, new.kind, new.ply, new.guest)
        row = {"id": id_, "guest": new.guest, "table_id": new.table, "kind": new.kind, "ply": new.ply}
        if by and upsert(connection, notices, {**row, "created": now}):
            for channel in by:
                if _has_queue_room(connection, channel):
                    delivery = {"id": _hashed_id(f"{id_} {channel}"), "channel": channel, "notice": id_, "due": due}
                    connection.execute(deliveries.insert(), delivery)


def _has_queue_room(connection: Connection, channel: str) -> bool:
    of_channel = select(func.count()).select_from(deliveries).where(deliveries.c.channel == channel).scalar_subquery()
    of_all = select(func.count()).select_from(deliveries).scalar_subquery()
    in_channel, total = connection.execute(select(of_channel, of_all)).one()
    return bool(in_channel < MAX_PENDING_PER_CHANNEL and total < MAX_PENDING)


def delete_outdated(connection: Connection, now: float) -> None:
    """Delete notifications older than RETENTION_DAYS."""
    connection.execute(notices.delete().where(notices.c.created < now - RETENTION_DAYS * DAY))


# Deliveries


def has_due(connection: Connection, now: float) -> bool:
    return connection.execute(select(deliveries.c.id).where(_is_due(now)).limit(1)).first() is not None


def claim_batch(connection: Connection, worker: str, now: float, lease: float, failing: bool) -> DeliveryBatch | None:
    """Lease the next due batch to a worker; `failing`: from the channels whose last delivery failed."""
    busy = deliveries.alias()
    being_sent = exists().where(busy.c.channel == deliveries.c.channel, busy.c.lease >= now)
    error = channels.c.error.is_not(None) if failing else channels.c.error.is_(None)
    query = (
        select(deliveries)
        .join(channels, channels.c.id == deliveries.c.channel)
        .where(_is_due(now), error, ~being_sent)
        .order_by(deliveries.c.due)
        .limit(1)
        .with_for_update(skip_locked=True, of=deliveries)
    )
    first = connection.execute(query).first()
    if first is None:
        return None
    channel = _to_channel(connection.execute(select(channels).where(channels.c.id == first.channel)).one())
    message = first.message or first.id
    ids = [first.id]
    if channel.kind == "mail":
        ids = _batch_ids(connection, first, now)
    items = _items_of(connection, ids)
    counts = {"attempts": first.attempts + 1, "doubts": first.doubts + 1}
    claimed = deliveries.update().where(deliveries.c.id.in_([item.delivery for item in items]))
    connection.execute(claimed.values(worker=worker, lease=lease, message=message, **counts))
    return DeliveryBatch(message, channel, preferences_of(connection, channel.guest), items, first.attempts)


def _is_due(now: float) -> ColumnElement[bool]:
    free = or_(deliveries.c.lease.is_(None), deliveries.c.lease < now)
    return and_(deliveries.c.due <= now, free, deliveries.c.doubts < MAX_UNCERTAIN_ATTEMPTS)


def _batch_ids(connection: Connection, first: Any, now: float) -> list[str]:
    """The deliveries of one mail: the same as in its first attempt, or all that are due."""
    same = deliveries.c.message == first.message if first.message else deliveries.c.message.is_(None)
    query = select(deliveries.c.id).where(deliveries.c.channel == first.channel, _is_due(now), same)
    return list(connection.execute(query.order_by(deliveries.c.due).limit(MAX_BATCH)).scalars())


def _items_of(connection: Connection, ids: list[str]) -> list[NotificationItem]:
    query = (
        select(deliveries.c.id, notices.c.table_id, notices.c.kind, notices.c.ply, notices.c.created)
        .join(notices, notices.c.id == deliveries.c.notice)
        .where(deliveries.c.id.in_(ids))
        .order_by(notices.c.created)
    )
    return [NotificationItem(*row) for row in connection.execute(query)]


def drop_deliveries(connection: Connection, ids: Collection[str], worker: str) -> None:
    """Delete deliveries that are done or no longer wanted."""
    connection.execute(deliveries.delete().where(deliveries.c.id.in_(ids), deliveries.c.worker == worker))


def mark_delivered(connection: Connection, ids: Collection[str], worker: str, channel: str) -> None:
    drop_deliveries(connection, ids, worker)
    connection.execute(channels.update().where(channels.c.id == channel).values(error=None, error_at=None))


def postpone_deliveries(connection: Connection, ids: Collection[str], worker: str, due: float) -> None:
    """Put deliveries back that were not attempted."""
    mine = and_(deliveries.c.id.in_(ids), deliveries.c.worker == worker)
    # A delivery without an attempt belongs to no message yet.
    message = case((deliveries.c.attempts > 1, deliveries.c.message), else_=None)
    values = {"due": due, "worker": None, "lease": None, "message": message}
    back = {"attempts": deliveries.c.attempts - 1, "doubts": deliveries.c.doubts - 1}
    connection.execute(deliveries.update().where(mine).values({**values, **back}))


def mark_failed(
    connection: Connection, ids: Collection[str], worker: str, channel: str, error: str, now: float, due: float | None
) -> None:
    """Record that deliveries failed: attempt them again at `due`, or give up."""
    mine = and_(deliveries.c.id.in_(ids), deliveries.c.worker == worker)
    if due is None:
        connection.execute(deliveries.delete().where(mine))
    else:
        values = {"due": due, "worker": None, "lease": None, "doubts": deliveries.c.doubts - 1}
        connection.execute(deliveries.update().where(mine).values(values))
    set_channel_error(connection, channel, error, now)


def mark_uncertain(
    connection: Connection, ids: Collection[str], worker: str, channel: str, error: str, now: float, due: float
) -> None:
    """Record that deliveries may have arrived: attempt them once more, if this was the first time."""
    mine = and_(deliveries.c.id.in_(ids), deliveries.c.worker == worker)
    connection.execute(deliveries.delete().where(mine, deliveries.c.doubts >= MAX_UNCERTAIN_ATTEMPTS))
    connection.execute(deliveries.update().where(mine).values(due=due, worker=None, lease=None))
    set_channel_error(connection, channel, error, now)


def abandon_lost(connection: Connection, now: float) -> None:
    """Delete deliveries whose worker died twice while sending: each time they may have arrived."""
    lost = and_(deliveries.c.lease < now, deliveries.c.doubts >= MAX_UNCERTAIN_ATTEMPTS)
    connection.execute(deliveries.delete().where(lost))


def set_channel_error(connection: Connection, channel: str, error: str, now: float) -> None:
    connection.execute(channels.update().where(channels.c.id == channel).values(error=error, error_at=now))


# Channels and preferences


def channels_of(connection: Connection, guest: str) -> list[Channel]:
    query = select(channels).where(channels.c.guest == guest).order_by(channels.c.created)
    return [_to_channel(row) for row in connection.execute(query)]


def find_channel(connection: Connection, channel_id: str) -> Channel | None:
    found = connection.execute(select(channels).where(channels.c.id == channel_id)).first()
    return None if found is None else _to_channel(found)


def _to_channel(row: Any) -> Channel:
    return Channel(**{name: getattr(row, name) for name in Channel.__struct_fields__})


def add_channel(connection: Connection, new: Channel, most: int) -> bool:
    """Add a channel, replacing one of the same kind and address; False if the guest has `most` already."""
    lock_person(connection, new.guest)
    same = channels.c.guest == new.guest, channels.c.kind == new.kind, channels.c.address == new.address
    connection.execute(channels.delete().where(*same))
    count = select(func.count()).select_from(channels).where(channels.c.guest == new.guest)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(channels.insert(), msgspec.structs.asdict(new))
    return True


def confirm_channel(connection: Connection, channel_id: str) -> bool:
    where = channels.c.id == channel_id
    return connection.execute(channels.update().where(where).values(confirmed=True)).rowcount > 0


def remove_channel(connection: Connection, channel_id: str, guest: str | None = None) -> bool:
    """Delete a channel and its deliveries; with a `guest`, only if it is theirs."""
    gone = channels.delete().where(channels.c.id == channel_id)
    return connection.execute(gone if guest is None else gone.where(channels.c.guest == guest)).rowcount > 0


def preferences_of(connection: Connection, guest: str) -> NotificationPreferences:
    fields = [people.c[name] for name in NotificationPreferences.__struct_fields__]
    found = connection.execute(select(*fields).where(people.c.guest == guest)).first()
    return NotificationPreferences() if found is None else NotificationPreferences(*found)


def set_preferences(connection: Connection, guest: str, wanted: NotificationPreferences) -> None:
    upsert(connection, people, {"guest": guest})
    values = msgspec.structs.asdict(wanted)
    connection.execute(people.update().where(people.c.guest == guest).values(**values))
