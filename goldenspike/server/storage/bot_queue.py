"""The queue of bot turns in the database, for several processes that share one.

A task is a table on which a bot is asked; its row is in `questions`. `rank` is the place of a task among those of its
address, `turn` among those of its guest: an address or guest with many tasks comes later, but nobody comes before a
task that is running. All times are the database's.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Subquery,
    and_,
    case,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    update,
)

from goldenspike.server.storage.schema import questions, seats, tables
from goldenspike.server.storage.sql import QUEUE_CHANNEL, dialect_insert, is_postgresql
from goldenspike.tables.seat_links import PERSON_KINDS


class BotTask(msgspec.Struct, frozen=True):
    """A table on which a bot is asked; `alone`: only bots sit there."""

    table: str
    alone: bool
    address: str
    guest: str


def pending_tasks(connection: Connection) -> list[BotTask]:
    """Every table on which a bot is asked, the longest waiting first."""
    asked = _bot_tables()
    query = select(asked).order_by(asked.c.updated)
    return [BotTask(row.id, row.alone, row.address, row.guest) for row in connection.execute(query)]


def sync_task(connection: Connection, table_id: str) -> None:
    """Make the table's task, or its absence, match the table; no worker has it. Does nothing on SQLite."""
    if not is_postgresql(connection):
        return  # the only process has its queue in memory
    asked = _bot_tables(tables.c.id == table_id)
    new = dialect_insert(connection, questions).from_select(_COLUMNS, _select_ranked(asked))
    put = (
        new.on_conflict_do_update(
            index_elements=[questions.c.table_id], set_={name: new.excluded[name] for name in _COLUMNS[1:]}
        )
        .returning(questions.c.table_id)
        .cte("put")
    )
    gone = questions.delete().where(questions.c.table_id == table_id, ~exists(select(asked.c.id))).cte("gone")
    connection.execute(select(_notify_processes()).select_from(put).add_cte(gone))


# PostgreSQL only


def insert_missing_tasks(connection: Connection) -> int:
    """Insert the tasks that are missing; returns how many there are."""
    asked = _bot_tables(~exists().where(questions.c.table_id == tables.c.id))
    new = dialect_insert(connection, questions).from_select(_COLUMNS, _select_ranked(asked))
    put = new.on_conflict_do_nothing().returning(questions.c.table_id).cte("put")
    connection.execute(select(_notify_processes()).select_from(put).limit(1))
    return connection.execute(select(func.count()).select_from(questions)).scalar_one()


class LeasedTask(msgspec.Struct, frozen=True):
    """The table of a task, and for how many seconds it has waited."""

    table: str
    waited: float


def lease_task(connection: Connection, worker: str, seconds: float) -> LeasedTask | None:
    """Lease the next task to a worker for so many seconds; None if there is none."""
    first = _next_task(connection)
    if first is None:
        return None
    # It is this address's turn: take the task of its guest with the lowest turn.
    chosen = _next_task(connection, first) or first
    if chosen.table_id != first.table_id:
        _update_task(connection, questions.c.table_id == first.table_id, rank=chosen.rank)
    _update_task(
        connection,
        questions.c.table_id == chosen.table_id,
        rank=first.rank,
        worker=worker,
        lease=_now() + seconds,
    )
    return LeasedTask(chosen.table_id, chosen.waited)


def renew_lease(connection: Connection, table_id: str, worker: str, seconds: float) -> bool:
    """Renew a worker's lease for so many seconds; False if the task is no longer the worker's."""
    return _update_task(connection, _is_leased_by(table_id, worker), lease=_now() + seconds)


def finish_task(connection: Connection, table_id: str, worker: str) -> None:
    """Delete a worker's finished task. If its move led to another bot turn, that is a new task."""
    connection.execute(questions.delete().where(_is_leased_by(table_id, worker)))


def release_task(connection: Connection, table_id: str, worker: str) -> None:
    """Give a leased task back to the queue."""
    if _update_task(connection, _is_leased_by(table_id, worker), worker=null(), lease=null()):
        connection.execute(select(_notify_processes()))


def defer_task(connection: Connection, table_id: str, worker: str, seconds: float) -> None:
    """Put a leased task at the end of the queue, and let no worker lease it for so many seconds."""
    last = select(func.max(questions.c.rank)).scalar_subquery()
    _update_task(connection, _is_leased_by(table_id, worker), rank=last, lease=_now() + seconds)


_COLUMNS = ["table_id", "ply", "alone", "address", "guest", "rank", "turn", "asked", "worker", "lease"]


def _bot_tables(*where: ColumnElement[bool]) -> Subquery:
    person = exists().where(seats.c.table_id == tables.c.id, seats.c.kind.in_(PERSON_KINDS)).correlate(tables)
    address = case((tables.c.origin != "", tables.c.origin), else_=tables.c.opener)
    bot = seats.alias("bot")
    return (
        select(
            tables.c.id,
            tables.c.ply,
            tables.c.updated,
            (~person).label("alone"),
            address.label("address"),
            tables.c.opener.label("guest"),
        )
        .join(bot, and_(bot.c.table_id == tables.c.id, bot.c.seat == tables.c.asked))
        .where(tables.c.state == "running", or_(bot.c.kind == "bot", bot.c.stand_in.is_not(None)), *where)
        .subquery("asked_tables")
    )


def _select_ranked(asked: Subquery) -> Select[Any]:
    among = questions.alias("among")
    alone, address, guest = (among.c[name] == asked.c[name] for name in ("alone", "address", "guest"))
    now = select(func.min(among.c.rank)).where(alone).scalar_subquery()
    last = select(func.max(among.c.rank) + 1).where(alone, address).scalar_subquery()
    turn_now = select(func.min(among.c.turn)).where(alone, address).scalar_subquery()
    turn_last = select(func.max(among.c.turn) + 1).where(alone, address, guest).scalar_subquery()
    place = _place_in_group(asked, asked.c.alone, asked.c.address)
    turn_place = _place_in_group(asked, asked.c.alone, asked.c.address, asked.c.guest)
    return select(
        asked.c.id,
        asked.c.ply,
        asked.c.alone,
        asked.c.address,
        asked.c.guest,
        func.greatest(now, last, 0) + place,
        func.greatest(turn_now, turn_last, 0) + turn_place,
        _now(),
        null(),
        null(),
    )


def _place_in_group(asked: Subquery, *of: ColumnElement[Any]) -> ColumnElement[int]:
    return func.row_number().over(partition_by=of, order_by=asked.c.updated) - 1


def _next_task(connection: Connection, like: Any = None) -> Any:
    """The first task that no worker has and no transaction is leasing; with `like`, one of the same address."""
    free = or_(questions.c.lease.is_(None), questions.c.lease < _now())
    query = (
        select(questions, (_now() - questions.c.asked).label("waited"))
        .where(free)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    if like is None:
        query = query.order_by(questions.c.alone, questions.c.rank, questions.c.asked)
    else:
        query = query.where(questions.c.alone == like.alone, questions.c.address == like.address)
        query = query.order_by(questions.c.turn, questions.c.asked)
    return connection.execute(query).first()


def _update_task(connection: Connection, where: ColumnElement[bool], **values: Any) -> bool:
    return connection.execute(update(questions).where(where).values(**values)).rowcount > 0


def _is_leased_by(table_id: str, worker: str) -> ColumnElement[bool]:
    return and_(questions.c.table_id == table_id, questions.c.worker == worker)


def _notify_processes() -> ColumnElement[Any]:
    """Wake the workers of every process once this transaction is committed."""
    return func.pg_notify(QUEUE_CHANNEL, "")


def _now() -> ColumnElement[float]:
    return func.date_part(literal("epoch"), func.clock_timestamp())
