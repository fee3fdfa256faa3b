"""What calls people back: by which channels, and what is on its way to them. All times are the server's clock's.

Who is asked, and that a game began or ended, follows from the tables: it is looked for there, never remembered, so
that nothing is lost between a move and its notice. Ids follow from what a notice says: found twice, it is one.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, or_, select

from goldenspike.server.storage import tables as stored_tables
from goldenspike.server.storage.schema import channels, deliveries, history, holders, notices, people, seats, tables

MAX_PENDING = 50_000
MAX_PENDING_PER_CHANNEL = 50
"""More is not sent to anybody, or by one channel: whoever has not moved at fifty tables need not hear of the next."""
MAX_BATCH = 20
"""Notices in one mail."""
MAX_UNCERTAIN_ATTEMPTS = 2
"""A notice that may have arrived is sent once more."""
RETENTION_DAYS = 30
LOOKBACK_DAYS = 14
"""What happened longer ago is nobody's news; what was told is remembered for longer."""
DAY = 24 * 3600.0


class Channel(msgspec.Struct, frozen=True):
    """`details` is JSON: what a push service needs besides, what a webhook speaks, where links lead."""

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
    """Of whom nothing is known but what he chose. Nothing is sent between the minutes of his day."""

    language: str = ""
    timezone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None


class NotificationItem(msgspec.Struct, frozen=True):
    """One notice that somebody is to have."""

    delivery: str
    table: str
    kind: str
    ply: int
    created: float


class DeliveryBatch(msgspec.Struct, frozen=True):
    """What is sent together, by whom, how often that was tried before."""

    message: str
    channel: Channel
    person: NotificationPreferences
    told: list[NotificationItem]
    attempts: int


class WaitingTable(msgspec.Struct, frozen=True):
    """A table waiting for the caller."""

    id: str
    title: str
    game: str
    ply: int


def notification_id(table_id: str, kind: str, ply: int, guest: str) -> str:
    return _hashed_id(f"notice {table_id} {kind} {ply} {guest}")


def _hashed_id(text: str) -> str:
    """Short enough for the `Topic` of a push message."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:18]).decode()


# Whom it concerns


def guests_with_channels(connection: Connection) -> set[str]:
    """Everybody with a channel."""
    return set(connection.execute(select(channels.c.guest).where(channels.c.confirmed)).scalars())


def tables_waiting_for(connection: Connection, guest: str, most: int) -> list[WaitingTable]:
    """The tables at which he is asked: whose time runs out first, then those that wait longest."""
    query = (
        select(tables.c.id, tables.c.title, tables.c.game, tables.c.ply)
        .join(holders, and_(holders.c.table_id == tables.c.id, holders.c.seat == tables.c.asked))
        .where(holders.c.guest == guest, tables.c.state == "running", _plays_in_person())
        .order_by(tables.c.deadline.nulls_last(), tables.c.updated)
        .limit(most)
    )
    return [WaitingTable(row.id, row.title, row.game, row.ply) for row in connection.execute(query)]


class NotificationEvent(msgspec.Struct, frozen=True):
    """What somebody is to be told, and when it happened."""

    guest: str
    table: str
    kind: str
    ply: int
    at: float


def find_events(connection: Connection, ids: Collection[str] | None, now: float) -> list[NotificationEvent]:
    """What follows from how these tables stand, or all, and was not told yet."""
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
    told = _was_notified("turn", notices.c.ply == tables.c.ply)
    return query.where(tables.c.state == "running", _plays_in_person(), *_is_concerned(tables.c.updated, since), ~told)


def _plays_in_person() -> ColumnElement[bool]:
    """Whoever is asked plays there, and no bot stands in."""
    seat = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
    return ~exists().where(seat, seats.c.stand_in.is_not(None))


def _start_events(since: float) -> Select[Any]:
    first = and_(history.c.table_id == tables.c.id, history.c.ply == 1)
    query = select(tables.c.id, holders.c.guest, history.c.ply, history.c.at).join(history, first)
    query = query.join(holders, holders.c.table_id == tables.c.id).distinct()
    return query.where(tables.c.state == "running", *_is_concerned(history.c.at, since), ~_was_notified("started"))


def _end_events(since: float) -> Select[Any]:
    query = select(tables.c.id, holders.c.guest, tables.c.ply, tables.c.updated.label("at"))
    query = query.join(holders, holders.c.table_id == tables.c.id).distinct()
    return query.where(tables.c.state == "over", *_is_concerned(tables.c.updated, since), ~_was_notified("over"))


def _is_concerned(at: ColumnElement[float], since: float) -> list[ColumnElement[bool]]:
    """He had a channel when it happened, and somebody else sits there: nobody waits for who plays with programs."""
    reached = exists().where(channels.c.guest == holders.c.guest, channels.c.confirmed, channels.c.created <= at)
    other = holders.alias()
    company = exists().where(other.c.table_id == tables.c.id, other.c.guest != holders.c.guest)
    return [at > since, reached, company]


def _was_notified(kind: str, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    of = and_(notices.c.table_id == tables.c.id, notices.c.guest == holders.c.guest, notices.c.kind == kind)
    return exists().where(of, *more)


def enqueue(connection: Connection, found: Iterable[NotificationEvent], now: float, due: float) -> None:
    """Put that on its way by every channel that each of them had then; what was told before is not told again."""
    for new in found:
        had = channels.c.guest == new.guest, channels.c.confirmed, channels.c.created <= new.at
        # Of a channel that goes meanwhile nothing is left on the way.
        kept = select(channels.c.id).where(*had).order_by(channels.c.id).with_for_update(read=True, key_share=True)
        by = connection.execute(kept).scalars().all()
        notice = notification_id(new.table, new.kind, new.ply, new.guest)
        row = {"id": notice, "guest": new.guest, "table_id": new.table, "kind": new.kind, "ply": new.ply}
        if by and stored_tables.upsert(connection, notices, {**row, "created": now}):
            for channel in by:
                if _has_queue_room(connection, channel):
                    delivery = {
                        "id": _hashed_id(f"{notice} {channel}"),
                        "channel": channel,
                        "notice": notice,
                        "due": due,
                    }
                    connection.execute(deliveries.insert(), delivery)


def _has_queue_room(connection: Connection, channel: str) -> bool:
    of_channel = select(func.count()).select_from(deliveries).where(deliveries.c.channel == channel).scalar_subquery()
    all_of_them = select(func.count()).select_from(deliveries).scalar_subquery()
    mine, every = connection.execute(select(of_channel, all_of_them)).one()
    return bool(mine < MAX_PENDING_PER_CHANNEL and every < MAX_PENDING)


def delete_outdated(connection: Connection, now: float) -> None:
    """What was told long ago."""
    connection.execute(notices.delete().where(notices.c.created < now - RETENTION_DAYS * DAY))


# On the way


def has_due(connection: Connection, now: float) -> bool:
    return connection.execute(select(deliveries.c.id).where(_is_due(now)).limit(1)).first() is not None


def claim_batch(connection: Connection, worker: str, now: float, lease: float, failing: bool) -> DeliveryBatch | None:
    """What is to be sent next, which is that worker's until then; `failing`: by a channel that failed last time."""
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
    told = _items_of(connection, ids)
    more = {"attempts": first.attempts + 1, "doubts": first.doubts + 1}
    taken = deliveries.update().where(deliveries.c.id.in_([each.delivery for each in told]))
    connection.execute(taken.values(worker=worker, lease=lease, message=message, **more))
    return DeliveryBatch(message, channel, preferences_of(connection, channel.guest), told, first.attempts)


def _is_due(now: float) -> ColumnElement[bool]:
    free = or_(deliveries.c.lease.is_(None), deliveries.c.lease < now)
    return and_(deliveries.c.due <= now, free, deliveries.c.doubts < MAX_UNCERTAIN_ATTEMPTS)


def _batch_ids(connection: Connection, first: Any, now: float) -> list[str]:
    """What goes in the same mail: all that went in it before, or all that waits."""
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
    """These need not be sent any more: they have been, or nobody would want them."""
    connection.execute(deliveries.delete().where(deliveries.c.id.in_(ids), deliveries.c.worker == worker))


def mark_delivered(connection: Connection, ids: Collection[str], worker: str, channel: str) -> None:
    drop_deliveries(connection, ids, worker)
    connection.execute(channels.update().where(channels.c.id == channel).values(error=None, error_at=None))


def postpone_deliveries(connection: Connection, ids: Collection[str], worker: str, due: float) -> None:
    """Nothing was sent: they wait as they did before."""
    mine = and_(deliveries.c.id.in_(ids), deliveries.c.worker == worker)
    # What was never tried has not been in any message.
    message = case((deliveries.c.attempts > 1, deliveries.c.message), else_=None)
    values = {"due": due, "worker": None, "lease": None, "message": message}
    back = {"attempts": deliveries.c.attempts - 1, "doubts": deliveries.c.doubts - 1}
    connection.execute(deliveries.update().where(mine).values({**values, **back}))


def mark_failed(
    connection: Connection, ids: Collection[str], worker: str, channel: str, error: str, now: float, due: float | None
) -> None:
    """They did not arrive, and are tried again then, or never."""
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
    """They may have arrived: once more, if this was the first time."""
    mine = and_(deliveries.c.id.in_(ids), deliveries.c.worker == worker)
    connection.execute(deliveries.delete().where(mine, deliveries.c.doubts >= MAX_UNCERTAIN_ATTEMPTS))
    connection.execute(deliveries.update().where(mine).values(due=due, worker=None, lease=None))
    set_channel_error(connection, channel, error, now)


def abandon_lost(connection: Connection, now: float) -> None:
    """Those whose sender died with them twice: they may have arrived each time."""
    lost = and_(deliveries.c.lease < now, deliveries.c.doubts >= MAX_UNCERTAIN_ATTEMPTS)
    connection.execute(deliveries.delete().where(lost))


def set_channel_error(connection: Connection, channel: str, error: str, now: float) -> None:
    connection.execute(channels.update().where(channels.c.id == channel).values(error=error, error_at=now))


# Channels and people


def channels_of(connection: Connection, guest: str) -> list[Channel]:
    query = select(channels).where(channels.c.guest == guest).order_by(channels.c.created)
    return [_to_channel(row) for row in connection.execute(query)]


def find_channel(connection: Connection, channel_id: str) -> Channel | None:
    found = connection.execute(select(channels).where(channels.c.id == channel_id)).first()
    return None if found is None else _to_channel(found)


def _to_channel(row: Any) -> Channel:
    return Channel(**{name: getattr(row, name) for name in Channel.__struct_fields__})


def add_channel(connection: Connection, new: Channel, most: int) -> bool:
    """One of the same kind and address is replaced. False if he has too many, however many he adds at once."""
    stored_tables.lock_person(connection, new.guest)
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
    """His, or anybody's, with what was on its way by it."""
    gone = channels.delete().where(channels.c.id == channel_id)
    return connection.execute(gone if guest is None else gone.where(channels.c.guest == guest)).rowcount > 0


def preferences_of(connection: Connection, guest: str) -> NotificationPreferences:
    fields = [people.c[name] for name in NotificationPreferences.__struct_fields__]
    found = connection.execute(select(*fields).where(people.c.guest == guest)).first()
    return NotificationPreferences() if found is None else NotificationPreferences(*found)


def set_preferences(connection: Connection, guest: str, wanted: NotificationPreferences) -> None:
    stored_tables.upsert(connection, people, {"guest": guest})
    values = msgspec.structs.asdict(wanted)
    connection.execute(people.update().where(people.c.guest == guest).values(**values))
