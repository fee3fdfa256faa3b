"""Personal data across all tables of the database: move a guest's to an account, delete it, export it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Table, exists, func, or_, select

from goldenspike.server.storage.people import decode_absences, set_absences
from goldenspike.server.storage.schema import (
    accounts,
    channels,
    holders,
    invitations,
    kept,
    messages,
    mutes,
    notes,
    notices,
    passkeys,
    people,
    ratings,
    recovery_codes,
    reports,
    results,
    seats,
    sessions,
    tables,
)
from goldenspike.server.storage.sessions import sessions_of
from goldenspike.server.storage.sql import lock_row
from goldenspike.server.storage.tables import UNFINISHED, bump_versions
from goldenspike.tables.rows import Absences

DELETED_GUEST = "-"
"""The guest id of the tables and messages of deleted accounts."""
OWNED_COLUMNS: list[tuple[Table, str, tuple[str, ...]]] = [
    (holders, "guest", ("table_id", "seat")),
    (tables, "opener", ()),
    (results, "guest", ()),
    (channels, "guest", ()),
    (notices, "guest", ()),
    (messages, "guest", ()),
    (mutes, "guest", ("muted",)),
    (mutes, "muted", ("guest",)),
    (reports, "guest", ()),
    (reports, "by", ()),
    (notes, "guest", ("table_id",)),
    (kept, "guest", ("table_id",)),
    (invitations, "guest", ("table_id",)),
    (invitations, "by", ()),
]
"""Columns that hold a guest id, each with the rest of its unique key. Where both have a row, the account's stays."""


class MergeRules(NamedTuple):
    """How a guest's data joins an account's, as the account service decides it.

    `seat_name` gives the new name of a seat, from its present name and the account's; `absences` joins two lists.
    """

    seat_name: Callable[[str, str], str]
    absences: Callable[[Absences, Absences], Absences]


# Move


def move_guest_data(connection: Connection, guest: str, account: str, merge: MergeRules) -> list[str]:
    """Give everything of the guest to the account. Returns the ids of the tables they sat at or opened."""
    moved = _lock_tables_of(connection, guest)
    for part, column, key in OWNED_COLUMNS:
        owner = part.c[column]
        if key:
            twin = part.alias()
            same = [twin.c[each] == part.c[each] for each in key]
            connection.execute(part.delete().where(owner == guest, exists().where(twin.c[column] == account, *same)))
        connection.execute(part.update().where(owner == guest).values({column: account}))
    connection.execute(mutes.delete().where(mutes.c.guest == mutes.c.muted))
    _move_person(connection, guest, account, merge)
    _rename_seats(connection, account, merge)
    bump_versions(connection, moved)
    return moved


def _rename_seats(connection: Connection, account: str, merge: MergeRules) -> None:
    """Only seats of one person: at a shared screen the name may be somebody else's."""
    account_name = connection.execute(select(accounts.c.name).where(accounts.c.guest == account)).scalar_one()
    mine = (_holds_seat(account), seats.c.kind == "human")
    for name in connection.execute(select(seats.c.name).where(*mine).distinct()).scalars().all():
        new_name = merge.seat_name(name, account_name)
        if new_name != name:
            connection.execute(seats.update().where(*mine, seats.c.name == name).values(name=new_name))


def _move_person(connection: Connection, guest: str, account: str, merge: MergeRules) -> None:
    """The account's preferences stay; late decisions and absences add up."""
    for each in (guest, account):
        lock_row(connection, people.c.guest, each)
    found, own = (
        connection.execute(select(people).where(people.c.guest == each)).mappings().first() for each in (guest, account)
    )
    if found is None:
        return
    if own is None:
        connection.execute(people.update().where(people.c.guest == guest).values(guest=account))
        return
    sums = {name: found[name] + own[name] for name in ("lates", "decisions")}
    connection.execute(people.update().where(people.c.guest == account).values(**sums))
    absences = merge.absences(decode_absences(found["aways"]), decode_absences(own["aways"]))
    set_absences(connection, account, absences)
    connection.execute(people.delete().where(people.c.guest == guest))


# Delete


def unfinished_tables_of(connection: Connection, guest: str) -> list[str]:
    """The unfinished tables that the guest sits at or opened."""
    return list(connection.execute(_select_tables_of(guest).where(tables.c.state.in_(UNFINISHED))).scalars())


def delete_account(
    connection: Connection, guest: str, anonymous_name: str, vacated: Collection[str] | None
) -> tuple[list[str], list[str]] | None:
    """Delete an account and every trace of its name. Returns the ids of its tables, and the sessions that ended.

    Does nothing and returns None if the account has unfinished tables other than those `vacated`; with None it may.
    """
    lock_row(connection, accounts.c.guest, guest)
    moved = _lock_tables_of(connection, guest)
    if vacated is not None and not set(unfinished_tables_of(connection, guest)) <= set(vacated):
        return None
    ended = [row.digest for row in sessions_of(connection, guest)]
    connection.execute(seats.update().where(_holds_seat(guest)).values(name=anonymous_name))
    connection.execute(holders.delete().where(holders.c.guest == guest))
    heir = select(func.min(holders.c.guest)).where(holders.c.table_id == tables.c.id).scalar_subquery()
    opened = tables.update().where(tables.c.opener == guest)
    connection.execute(opened.values(opener=func.coalesce(heir, DELETED_GUEST)))
    connection.execute(results.update().where(results.c.guest == guest).values(guest=None))
    written = messages.update().where(messages.c.guest == guest)
    connection.execute(written.values(guest=DELETED_GUEST, name=anonymous_name))
    for report in connection.execute(select(reports.c.id, reports.c.said).where(reports.c.guest == guest)).all():
        said = f"{anonymous_name}: {report.said.partition(': ')[2]}"
        connection.execute(reports.update().where(reports.c.id == report.id).values(guest=DELETED_GUEST, said=said))
    connection.execute(reports.update().where(reports.c.by == guest).values(by=DELETED_GUEST))
    for part in (channels, notices, notes, kept, people, ratings, recovery_codes, passkeys, sessions):
        connection.execute(part.delete().where(part.c.guest == guest))
    connection.execute(mutes.delete().where(or_(mutes.c.guest == guest, mutes.c.muted == guest)))
    connection.execute(invitations.delete().where(or_(invitations.c.guest == guest, invitations.c.by == guest)))
    connection.execute(accounts.delete().where(accounts.c.guest == guest))
    bump_versions(connection, moved)
    return moved, ended


# Export


def exportable_data(connection: Connection, guest: str) -> dict[str, Any]:
    """Everything about the person except records of games, and without secrets or addresses of devices."""
    account = connection.execute(select(accounts).where(accounts.c.guest == guest)).mappings().first()
    person = connection.execute(select(people).where(people.c.guest == guest)).mappings().first()

    def rows(part: Table, *columns: str) -> list[dict[str, Any]]:
        query = select(*(part.c[each] for each in columns)).where(part.c.guest == guest)
        return [dict(row) for row in connection.execute(query).mappings()]

    seated = select(
        tables.c.id, tables.c.game, tables.c.title, tables.c.state, tables.c.created, seats.c.seat, seats.c.name
    ).where(
        holders.c.guest == guest,
        holders.c.table_id == tables.c.id,
        seats.c.table_id == holders.c.table_id,
        seats.c.seat == holders.c.seat,
    )
    return {
        "account": None if account is None else {"name": account["name"], "created": account["created"]},
        "person": None if person is None else {name: value for name, value in person.items() if name != "guest"},
        "sessions": rows(sessions, "device", "created", "seen"),
        "passkeys": rows(passkeys, "name", "created", "used"),
        "seats": [dict(row) for row in connection.execute(seated.order_by(tables.c.created)).mappings()],
        "results": rows(results, "table_id", "seat", "game", "setting", "score", "share", "grade", "turns", "at"),
        "ratings": rows(ratings, "game", "mu", "sigma", "games"),
        "messages": rows(messages, "table_id", "ply", "kind", "text", "at"),
        "notes": rows(notes, "table_id", "text", "updated"),
        "channels": [
            # Anyone who has the address of a webhook or a push endpoint can write to it; a mail address is no secret.
            {**row, "address": row["address"] if row["kind"] == "mail" else None}
            for row in rows(channels, "kind", "address", "confirmed", "created")
        ],
    }


def finished_tables_of(connection: Connection, guest: str, most: int) -> list[str]:
    """The latest finished tables at which the guest has a seat."""
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state == "over")
    return list(connection.execute(query.order_by(tables.c.updated.desc()).limit(most)).scalars())


# Shared


def _holds_seat(guest: str) -> Any:
    """Whether the guest holds this row of `seats`."""
    return exists().where(
        holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat, holders.c.guest == guest
    )


def _select_tables_of(guest: str) -> Select[Any]:
    sits = select(holders.c.table_id).where(holders.c.guest == guest)
    return select(tables.c.id).where(or_(tables.c.opener == guest, tables.c.id.in_(sits))).order_by(tables.c.id)


def _lock_tables_of(connection: Connection, guest: str) -> list[str]:
    """Lock the guest's tables in one order, so that two transactions do not deadlock. Returns their ids."""
    return list(connection.execute(_select_tables_of(guest).with_for_update()).scalars())
