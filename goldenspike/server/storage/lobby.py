"""Finding tables and people: open ones, mine, those I was asked to. Queries, as those in `queries.py`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, delete, exists, func, literal, or_, select

from goldenspike.server.storage import tables as stored_tables
from goldenspike.server.storage.schema import accounts, holders, invitations, kept, mutes, seats, tables
from goldenspike.tables.rows import HistoryAppend, SeatRow, TableRow, TableSummary

QUICK_MATCH_LOCK = 0x601DE4
"""The number of PostgreSQL's advisory lock under which one at a time looks for company, or opens a table for it."""
MAX_QUICK_MATCHES = 5
"""Open tables that somebody in a hurry is told of."""
MAX_INVITATIONS_PER_PAIR = 5
"""Tables that wait, to which one person is asked by one other."""
MAX_PAST_SEATS = 1_000
"""In how many seats of the past it is looked for people."""


class LobbyFilter(msgspec.Struct, frozen=True):
    """Which tables somebody looks for. None is any. `usual`: the games that have this length if none is chosen;
    `since`: when somebody last came there, or was asked.
    """

    game: str | None = None
    length: str | None = None
    usual: tuple[str, ...] = ()
    pace: str | None = None
    language: str | None = None
    players: int | None = None
    state: str | None = None
    since: float | None = None


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


class OpponentRow(msgspec.Struct, frozen=True):
    """Somebody I played with, and when I last did; `account`: he had the name of his account then."""

    guest: str
    name: str
    games: int
    last: float
    account: bool


# The lobby


def lobby_tables(connection: Connection, wish: LobbyFilter, skip: int, most: int) -> list[LobbyTable]:
    """Public tables that fit, the latest first, with a share for every guest and every address."""
    found = stored_tables.fair_selection(_matches(wish)).offset(skip).limit(most)
    rows = connection.execute(found).mappings().all()
    shown = stored_tables.summaries(connection, rows, None)
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
        for row, table in zip(rows, shown, strict=True)
    ]


def _matches(wish: LobbyFilter) -> ColumnElement[bool]:
    conditions: list[ColumnElement[bool]] = [tables.c.public]
    if wish.state is None:
        conditions.append(tables.c.state.in_(stored_tables.UNFINISHED))
    else:
        conditions.append(tables.c.state == wish.state)
    if wish.game is not None:
        conditions.append(tables.c.game == wish.game)
    if wish.length is not None:
        unsaid = and_(tables.c.game.in_(wish.usual), ~tables.c.options.contains('"length":'))
        said = tables.c.options.contains(f'"length":"{wish.length}"', autoescape=True)
        conditions.append(or_(said, unsaid))
    if wish.pace is not None:
        conditions.append(tables.c.pace == wish.pace)
    if wish.language is not None:
        conditions.append(tables.c.language.in_(["", wish.language]))
    if wish.since is not None:
        conditions.append(tables.c.updated >= wish.since)
    if wish.players is not None:
        conditions.append(_seat_count() == wish.players)
    return and_(*conditions)


def _seat_count(kind: str | None = None) -> ColumnElement[int]:
    """How many seats the table has."""
    where = [seats.c.table_id == tables.c.id, *([] if kind is None else [seats.c.kind == kind])]
    return select(func.count()).select_from(seats).where(*where).correlate(tables).scalar_subquery()


# Somebody in a hurry


def matching_tables(connection: Connection, wish: LobbyFilter, guest: str, tried: Collection[str]) -> list[str]:
    """Public tables that wait for somebody like that: where most sit already first, then the oldest."""
    sits = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest)
    free = and_(tables.c.password.is_(None), ~tables.c.rated)
    where = (_matches(wish), free, ~sits, _seat_count("open") > 0, tables.c.id.not_in([*tried]))
    query = select(tables.c.id).where(*where).order_by(_seat_count("open"), tables.c.created).limit(MAX_QUICK_MATCHES)
    return list(connection.execute(query).scalars())


def insert_or_match(
    connection: Connection,
    row: TableRow,
    table_seats: Sequence[SeatRow],
    pack: Mapping[str, bytes],
    first: HistoryAppend,
    *,
    wish: LobbyFilter,
    tried: Collection[str],
) -> str | None:
    """`queries.insert_table`, unless there is a table that fits: its id. Of two who look at once one opens it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(QUICK_MATCH_LOCK)))
    found = matching_tables(connection, wish, row.opener, tried)
    if found:
        return found[0]
    stored_tables.insert_table(connection, row, table_seats, pack, first)
    return None


# My tables


def my_tables(
    connection: Connection, guest: str, state: str | None, game: str | None, search: str, archived: bool, skip: int,
    most: int,
) -> list[MyTable]:  # fmt: skip
    """Where the guest holds a seat: those that wait for him by their deadlines, then running ones, the latest."""
    away = exists().where(kept.c.table_id == tables.c.id, kept.c.guest == guest, kept.c.archived)
    held = tables.c.id.in_(select(holders.c.table_id).where(holders.c.guest == guest))
    asks = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest, holders.c.seat == tables.c.asked)
    where = [held, away if archived else ~away]
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
    shown = stored_tables.summaries(connection, rows, guest)
    return [
        MyTable(table, msgspec.json.decode(row["options"]), row["pace"], archived, row["rematch"])
        for row, table in zip(rows, shown, strict=True)
    ]


def set_archived(connection: Connection, guest: str, table_id: str, archived: bool) -> bool:
    """False where the guest holds no seat."""
    held = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.guest == guest)
    if connection.execute(held).first() is None:
        return False
    if archived:
        stored_tables.upsert(connection, kept, {"guest": guest, "table_id": table_id, "archived": True}, instead=True)
    else:
        connection.execute(delete(kept).where(kept.c.guest == guest, kept.c.table_id == table_id))
    return True


def rematch_of(connection: Connection, table_id: str) -> str | None:
    return connection.execute(select(tables.c.id).where(tables.c.rematch_of == table_id)).scalar()


# People


def opponents_of(connection: Connection, guest: str, most: int) -> list[OpponentRow]:
    """People who held a seat where the guest held another: the latest first. Whom he muted is not among them."""
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    silent = select(mutes.c.muted).where(mutes.c.guest == guest)
    own = exists().where(accounts.c.guest == holders.c.guest, accounts.c.name == seats.c.name)
    query = (
        select(holders.c.guest, seats.c.name, tables.c.id, tables.c.updated, own.label("account"))
        .join(tables, tables.c.id == holders.c.table_id)
        .join(seats, and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat))
        .where(holders.c.table_id.in_(mine), holders.c.guest != guest, holders.c.guest.not_in(silent))
        .where(tables.c.state != "waiting")
        .order_by(tables.c.updated.desc())
        .limit(MAX_PAST_SEATS)
    )
    found: dict[str, OpponentRow] = {}
    for row in connection.execute(query):
        known = found.get(row.guest)
        if known is not None:
            found[row.guest] = msgspec.structs.replace(known, games=known.games + 1)
        elif len(found) < most:
            found[row.guest] = OpponentRow(row.guest, row.name, 1, row.updated, row.account)
    return list(found.values())


def insert_invitations(
    connection: Connection, table_id: str, by: str, guests: Collection[str], at: float, most: int
) -> list[str]:
    """Who is asked to the table and was not before; nobody at a full list. Whoever muted the host hears nothing of it,
    nor does whom he has asked to many others that still wait; and the host hears nothing of that."""
    asked = invited_guests(connection, table_id)
    new = [guest for guest in guests if guest not in asked][: max(0, most - len(asked))]
    silent = select(mutes.c.guest).where(mutes.c.muted == by, mutes.c.guest.in_(new))
    waits = exists().where(tables.c.id == invitations.c.table_id, tables.c.state == "waiting")
    often = (
        select(invitations.c.guest)
        .where(invitations.c.by == by, invitations.c.guest.in_(new), waits)
        .group_by(invitations.c.guest)
        .having(func.count() >= MAX_INVITATIONS_PER_PAIR)
    )
    deaf = {*connection.execute(silent).scalars(), *connection.execute(often).scalars()}
    for guest in new:
        admit_guest(connection, table_id, guest, guest if guest in deaf else by, at)
    return [guest for guest in new if guest not in deaf]


def invited_guests(connection: Connection, table_id: str) -> set[str]:
    """Whoever was, and who knew the password: he is not asked again."""
    return set(connection.execute(select(invitations.c.guest).where(invitations.c.table_id == table_id)).scalars())


def admit_guest(connection: Connection, table_id: str, guest: str, by: str, at: float) -> None:
    """From now on the guest may come in; `by` himself, who knew the password."""
    stored_tables.upsert(connection, invitations, {"table_id": table_id, "guest": guest, "by": by, "at": at})


def change_terms(
    connection: Connection, table_id: str, version: int, delay: int, open_talk: bool, password: str | None, relock: bool
) -> None:
    """What the host may change of a table. `relock`: who came in by the password before needs the new one."""
    values = {"delay": delay, "open_talk": open_talk, "password": password}
    stored_tables.change_table(connection, table_id, version, values)
    if relock:
        knew = (invitations.c.table_id == table_id, invitations.c.guest == invitations.c.by)
        connection.execute(delete(invitations).where(*knew))


def is_admitted(connection: Connection, table_id: str, guest: str) -> bool:
    query = select(invitations.c.guest).where(invitations.c.table_id == table_id, invitations.c.guest == guest)
    return connection.execute(query).first() is not None


def invitations_of(connection: Connection, guest: str, most: int) -> list[Invitation]:
    """Where somebody is asked to who does not sit there yet, while a seat is open; the latest first."""
    sits = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest)
    silent = select(mutes.c.muted).where(mutes.c.guest == guest)
    host = (
        select(seats.c.name)
        .join(holders, and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat))
        .where(seats.c.table_id == tables.c.id, holders.c.guest == invitations.c.by)
        .correlate(tables, invitations)
        .limit(1)
        .scalar_subquery()
    )
    own = exists().where(accounts.c.guest == invitations.c.by, accounts.c.name == host)
    query = (
        select(tables, invitations.c.at.label("asked_at"), host.label("host"), own.label("account"))
        .join(invitations, invitations.c.table_id == tables.c.id)
        .where(invitations.c.guest == guest, invitations.c.by != guest, invitations.c.by.not_in(silent))
        .where(tables.c.state == "waiting", _seat_count("open") > 0, ~sits)
        .order_by(invitations.c.at.desc())
        .limit(most)
    )
    rows = connection.execute(query).mappings().all()
    shown = stored_tables.summaries(connection, rows, guest)
    return [
        Invitation(table, row["host"] or "", row["asked_at"], row["account"])
        for row, table in zip(rows, shown, strict=True)
    ]


def decline_invitation(connection: Connection, table_id: str, guest: str) -> None:
    """He is not asked any more; whoever knew the password stays let in."""
    where = (invitations.c.table_id == table_id, invitations.c.guest == guest)
    connection.execute(invitations.update().where(*where).values(by=guest))
