"""Queries of the lobby: open tables, quick match, and the tables of one player."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, literal, or_, select

from goldenspike.server.schemas.lobby import LobbyTable, MyTable
from goldenspike.server.storage.schema import holders, kept, seats, tables
from goldenspike.server.storage.sql import QUICK_MATCH_LOCK, advisory_lock, upsert
from goldenspike.server.storage.table_lists import fair_selection, summaries
from goldenspike.server.storage.tables import UNFINISHED, insert_table
from goldenspike.tables.rows import HistoryAppend, SeatRow, TableRow

MAX_QUICK_MATCHES = 5
"""How many open tables a quick match considers."""


class LobbyFilter(msgspec.Struct, frozen=True):
    """Which tables to list; None is any. `usual`: games with this length by default; `since`: changed since."""

    game: str | None = None
    length: str | None = None
    usual: tuple[str, ...] = ()
    pace: str | None = None
    language: str | None = None
    players: int | None = None
    state: str | None = None
    since: float | None = None


# The lobby


def lobby_tables(connection: Connection, wanted: LobbyFilter, skip: int, most: int) -> list[LobbyTable]:
    """Public tables that match, the latest first, with a fair share for every guest and every address."""
    rows = connection.execute(fair_selection(_matches(wanted)).offset(skip).limit(most)).mappings().all()
    return [
        LobbyTable(
            table,
            msgspec.json.decode(row["options"]),
            row["pace"],
            row["language"],
            row["password"] is not None,
            row["rated"],
            row["delay"],
            len(table.players),
            sum(player.kind == "open" for player in table.players),
        )
        for row, table in zip(rows, summaries(connection, rows, None), strict=True)
    ]


def _matches(wanted: LobbyFilter) -> ColumnElement[bool]:
    conditions: list[ColumnElement[bool]] = [tables.c.public]
    if wanted.state is None:
        conditions.append(tables.c.state.in_(UNFINISHED))
    else:
        conditions.append(tables.c.state == wanted.state)
    if wanted.game is not None:
        conditions.append(tables.c.game == wanted.game)
    if wanted.length is not None:
        by_default = and_(tables.c.game.in_(wanted.usual), ~tables.c.options.contains('"length":'))
        chosen = tables.c.options.contains(f'"length":"{wanted.length}"', autoescape=True)
        conditions.append(or_(chosen, by_default))
    if wanted.pace is not None:
        conditions.append(tables.c.pace == wanted.pace)
    if wanted.language is not None:
        conditions.append(tables.c.language.in_(["", wanted.language]))
    if wanted.since is not None:
        conditions.append(tables.c.updated >= wanted.since)
    if wanted.players is not None:
        conditions.append(_seat_count() == wanted.players)
    return and_(*conditions)


def _seat_count(kind: str | None = None) -> ColumnElement[int]:
    """How many seats the table has, or how many of one kind."""
    where = [seats.c.table_id == tables.c.id, *([] if kind is None else [seats.c.kind == kind])]
    return select(func.count()).select_from(seats).where(*where).correlate(tables).scalar_subquery()


# Quick match


def matching_tables(connection: Connection, wanted: LobbyFilter, guest: str, tried: Collection[str]) -> list[str]:
    """Public tables with a free seat for this guest: those with the fewest open seats first, then the oldest."""
    sits = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest)
    free = and_(tables.c.password.is_(None), ~tables.c.rated)
    where = (_matches(wanted), free, ~sits, _seat_count("open") > 0, tables.c.id.not_in([*tried]))
    query = select(tables.c.id).where(*where).order_by(_seat_count("open"), tables.c.created).limit(MAX_QUICK_MATCHES)
    return list(connection.execute(query).scalars())


def insert_or_match(
    connection: Connection,
    row: TableRow,
    table_seats: Sequence[SeatRow],
    pack: Mapping[str, bytes],
    first: HistoryAppend,
    *,
    wanted: LobbyFilter,
    tried: Collection[str],
) -> str | None:
    """`insert_table`, unless a table matches: then its id. The lock keeps two players from each opening a table."""
    advisory_lock(connection, QUICK_MATCH_LOCK)
    found = matching_tables(connection, wanted, row.opener, tried)
    if found:
        return found[0]
    insert_table(connection, row, table_seats, pack, first)
    return None


# The tables of one player


def my_tables(
    connection: Connection, guest: str, state: str | None, game: str | None, search: str, archived: bool, skip: int,
    most: int,
) -> list[MyTable]:  # fmt: skip
    """The guest's tables: those waiting for their move by deadline, then running ones, then others, latest first."""
    in_archive = exists().where(kept.c.table_id == tables.c.id, kept.c.guest == guest, kept.c.archived)
    held = tables.c.id.in_(select(holders.c.table_id).where(holders.c.guest == guest))
    asks = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest, holders.c.seat == tables.c.asked)
    where = [held, in_archive if archived else ~in_archive]
    if state == "turn":
        where.append(asks)
    elif state is not None:
        where.append(tables.c.state == state)
    if game is not None:
        where.append(tables.c.game == game)
    if search:
        named = seats.c.name.icontains(search, autoescape=True)
        where.append(
            or_(
                tables.c.title.icontains(search, autoescape=True),
                exists().where(seats.c.table_id == tables.c.id, named),
            )
        )
    urgency = case((asks, 0), (tables.c.state == "running", 1), (tables.c.state == "waiting", 2), else_=literal(3))
    again = tables.alias("again")
    rematch = select(again.c.id).where(again.c.rematch_of == tables.c.id).limit(1).scalar_subquery()
    query = select(tables, rematch.label("rematch")).where(*where)
    soon = case((asks, tables.c.deadline)).nulls_last()
    query = query.order_by(urgency, soon, tables.c.updated.desc(), tables.c.id).offset(skip).limit(most)
    rows = connection.execute(query).mappings().all()
    return [
        MyTable(table, msgspec.json.decode(row["options"]), row["pace"], archived, row["rematch"])
        for row, table in zip(rows, summaries(connection, rows, guest), strict=True)
    ]


def set_archived(connection: Connection, guest: str, table_id: str, archived: bool) -> bool:
    """Put a table into the guest's archive, or take it out; False if they hold no seat there."""
    held = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.guest == guest)
    if connection.execute(held).first() is None:
        return False
    if archived:
        row = {"guest": guest, "table_id": table_id, "archived": True}
        upsert(connection, kept, row, update=("archived",))
    else:
        connection.execute(kept.delete().where(kept.c.guest == guest, kept.c.table_id == table_id))
    return True


def rematch_of(connection: Connection, table_id: str) -> str | None:
    """The table of a rematch."""
    return connection.execute(select(tables.c.id).where(tables.c.rematch_of == table_id)).scalar()
