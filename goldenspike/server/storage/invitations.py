"""Queries about invitations: whom a player can invite, who is invited to a table, who may enter it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, and_, exists, func, select

from goldenspike.server.schemas.lobby import Invitation
from goldenspike.server.storage.schema import accounts, holders, invitations, mutes, seats, tables
from goldenspike.server.storage.sql import upsert
from goldenspike.server.storage.table_lists import summaries
from goldenspike.server.storage.tables import change_table

MAX_INVITATIONS_PER_PAIR = 5
"""Waiting tables to which one person may invite one other."""
MAX_PAST_SEATS = 1_000
"""How many past seats are searched for opponents."""


class OpponentRow(msgspec.Struct, frozen=True):
    """A person somebody played with, and when they last did; `account`: `name` was their account name then."""

    guest: str
    name: str
    games: int
    last: float
    account: bool


# Opponents


def opponents_of(connection: Connection, guest: str, most: int) -> list[OpponentRow]:
    """People who held another seat at the guest's tables, the latest first, without those the guest has muted."""
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    muted = select(mutes.c.muted).where(mutes.c.guest == guest)
    own = exists().where(accounts.c.guest == holders.c.guest, accounts.c.name == seats.c.name)
    query = (
        select(holders.c.guest, seats.c.name, tables.c.id, tables.c.updated, own.label("account"))
        .join(tables, tables.c.id == holders.c.table_id)
        .join(seats, and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat))
        .where(holders.c.table_id.in_(mine), holders.c.guest != guest, holders.c.guest.not_in(muted))
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


# Invitations


def insert_invitations(
    connection: Connection, table_id: str, by: str, guests: Collection[str], at: float, most: int
) -> list[str]:
    """Invite guests to a table, up to `most` in all. Returns those to notify, none of them invited before.

    A guest who has muted the host, or has MAX_INVITATIONS_PER_PAIR waiting ones from them, may enter but is not
    notified; the host does not learn of it.
    """
    invited = invited_guests(connection, table_id)
    new = [guest for guest in guests if guest not in invited][: max(0, most - len(invited))]
    by_mute = select(mutes.c.guest).where(mutes.c.muted == by, mutes.c.guest.in_(new))
    waits = exists().where(tables.c.id == invitations.c.table_id, tables.c.state == "waiting")
    too_many = (
        select(invitations.c.guest)
        .where(invitations.c.by == by, invitations.c.guest.in_(new), waits)
        .group_by(invitations.c.guest)
        .having(func.count() >= MAX_INVITATIONS_PER_PAIR)
    )
    unnotified = {*connection.execute(by_mute).scalars(), *connection.execute(too_many).scalars()}
    for guest in new:
        admit_guest(connection, table_id, guest, guest if guest in unnotified else by, at)
    return [guest for guest in new if guest not in unnotified]


def invited_guests(connection: Connection, table_id: str) -> set[str]:
    """Guests who are invited to the table or entered by its password: they are not invited again."""
    return set(connection.execute(select(invitations.c.guest).where(invitations.c.table_id == table_id)).scalars())


def admit_guest(connection: Connection, table_id: str, guest: str, by: str, at: float) -> None:
    """Let the guest enter the table. `by`: the host, or the guest themselves if they knew the password."""
    upsert(connection, invitations, {"table_id": table_id, "guest": guest, "by": by, "at": at})


def change_terms(
    connection: Connection, table_id: str, version: int, delay: int, open_talk: bool, password: str | None, relock: bool
) -> None:
    """Change what the host may change. `relock`: guests who entered by the old password need the new one."""
    values = {"delay": delay, "open_talk": open_talk, "password": password}
    change_table(connection, table_id, version, values)
    if relock:
        by_password = (invitations.c.table_id == table_id, invitations.c.guest == invitations.c.by)
        connection.execute(invitations.delete().where(*by_password))


def is_admitted(connection: Connection, table_id: str, guest: str) -> bool:
    query = select(invitations.c.guest).where(invitations.c.table_id == table_id, invitations.c.guest == guest)
    return connection.execute(query).first() is not None


def invitations_of(connection: Connection, guest: str, most: int) -> list[Invitation]:
    """The guest's invitations to waiting tables with an open seat where they do not sit yet, the latest first."""
    sits = exists().where(holders.c.table_id == tables.c.id, holders.c.guest == guest)
    muted = select(mutes.c.muted).where(mutes.c.guest == guest)
    open_seats = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open").correlate(tables)
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
        select(tables, invitations.c.at.label("invited_at"), host.label("host"), own.label("account"))
        .join(invitations, invitations.c.table_id == tables.c.id)
        .where(invitations.c.guest == guest, invitations.c.by != guest, invitations.c.by.not_in(muted))
        .where(tables.c.state == "waiting", open_seats, ~sits)
        .order_by(invitations.c.at.desc())
        .limit(most)
    )
    rows = connection.execute(query).mappings().all()
    return [
        Invitation(table, row["host"] or "", row["invited_at"], row["account"])
        for row, table in zip(rows, summaries(connection, rows, guest), strict=True)
    ]


def decline_invitation(connection: Connection, table_id: str, guest: str) -> None:
    """Withdraw the invitation; a guest who entered by the password may still enter."""
    where = (invitations.c.table_id == table_id, invitations.c.guest == guest)
    connection.execute(invitations.update().where(*where).values(by=guest))
