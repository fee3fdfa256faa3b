"""Lists of tables with summaries: public tables, the tables of a guest, how many somebody has opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, and_, exists, func, or_, select

from goldenspike.server.schemas.tables import SeatSummary, TableSummary
from goldenspike.server.storage.schema import accounts, holders, seats, tables
from goldenspike.server.storage.tables import UNFINISHED
from goldenspike.tables.rows import OpenTableCounts

MAX_LIST_LENGTH = 200
MAX_SCANNED_TABLES = 2_000
"""A list is chosen from this many of the latest public tables."""
MAX_PER_OPENER = 10
MAX_PER_ORIGIN = 30
"""How many tables of one guest, and of one address, a list shows."""


def public_tables(connection: Connection, state: str | None) -> list[TableSummary]:
    """Public tables, the latest first, with a fair share for every guest and every address."""
    fits = tables.c.state != "closed" if state is None else tables.c.state == state
    query = fair_selection(and_(tables.c.public, fits)).limit(MAX_LIST_LENGTH)
    return summaries(connection, connection.execute(query).mappings().all(), None)


def fair_selection(fits: ColumnElement[bool]) -> Select[Any]:
    """The latest tables that fit, with a fair share for every guest and every address."""
    counted = (tables.c.id, tables.c.opener, tables.c.origin, tables.c.updated)
    latest = select(*counted).where(fits).order_by(tables.c.updated.desc()).limit(MAX_SCANNED_TABLES).subquery()
    of_opener = func.row_number().over(partition_by=latest.c.opener, order_by=latest.c.updated.desc())
    ranked = select(latest, of_opener.label("of_opener")).subquery()
    of_origin = func.row_number().over(partition_by=ranked.c.origin, order_by=ranked.c.updated.desc())
    few = select(ranked, of_origin.label("of_origin")).where(ranked.c.of_opener <= MAX_PER_OPENER).subquery()
    # Tables opened by release 0.1.0 have no address.
    chosen = select(few.c.id).where(or_(few.c.of_origin <= MAX_PER_ORIGIN, few.c.origin == ""))
    return select(tables).where(tables.c.id.in_(chosen)).order_by(tables.c.updated.desc(), tables.c.id)


def tables_of(connection: Connection, guest: str) -> list[TableSummary]:
    """The tables at which the guest holds a seat, the latest first."""
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(MAX_LIST_LENGTH)
    return summaries(connection, connection.execute(query).mappings().all(), guest)


def open_table_counts(connection: Connection, opener: str, origin: str, since: float) -> OpenTableCounts:
    """How many tables this guest and this address have opened: unfinished ones, and public ones since that time."""
    unfinished, lately = tables.c.state.in_(UNFINISHED), and_(tables.c.public, tables.c.created >= since)
    by_guest, by_address = tables.c.opener == opener, tables.c.origin == origin
    counts = [
        select(func.count()).select_from(tables).where(by, which).scalar_subquery()
        for which in (unfinished, lately)
        for by in (by_guest, by_address)
    ]
    return OpenTableCounts(*connection.execute(select(*counts)).one())


def summaries(connection: Connection, rows: Sequence[RowMapping], guest: str | None) -> list[TableSummary]:
    """Summaries of these rows of `tables`, with their players; seats of the guest are marked."""
    ids = [row["id"] for row in rows]
    mine: set[tuple[str, int]] = set()
    if guest is not None:
        held_by = select(holders.c.table_id, holders.c.seat).where(holders.c.guest == guest)
        mine = {(row.table_id, row.seat) for row in connection.execute(held_by)}
    players: dict[str, list[SeatSummary]] = {table_id: [] for table_id in ids}
    query = select(seats, _has_account_name().label("account")).where(seats.c.table_id.in_(ids))
    query = query.order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        held = (row.table_id, row.seat) in mine
        summary = SeatSummary(row.seat, row.kind, row.name, row.bot, held, row.stand_in, row.account)
        players[row.table_id].append(summary)
    return [_summary(row, players[row["id"]]) for row in rows]


def _has_account_name() -> ColumnElement[bool]:
    """Whether a holder of the seat has the account of that name."""
    sits = and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    return exists().where(sits, accounts.c.guest == holders.c.guest, accounts.c.name == seats.c.name)


def _summary(row: RowMapping, players: list[SeatSummary]) -> TableSummary:
    """While the game runs, spectators learn no more from a list than at the table, which may show them a delay."""
    values = {name: row[name] for name in TableSummary.__struct_fields__ if name != "players"}
    if row["delay"] and row["state"] == "running" and not any(player.mine for player in players):
        values |= {"ply": max(0, row["ply"] - row["delay"]), "asked": None, "turn": None, "deadline": None}
    return TableSummary(**values, players=players)
