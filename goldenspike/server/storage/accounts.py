"""The queries about accounts: their keys, their sessions, and whatever belongs to somebody."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Select, Table, and_, exists, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from goldenspike import words
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
from goldenspike.server.storage.store import WriteConflict
from goldenspike.server.storage.tables import CHANGE_CHANNEL, UNFINISHED, absences
from goldenspike.tables.time_control import merge_absences

T = TypeVar("T")

MAX_SESSIONS = 50
"""Of one account: whoever logs in once more ends the one that was used longest ago."""
DELETED_GUEST = "-"
"""Who opened the tables, and said the messages, of somebody who is gone."""


class SessionEnded(Exception):  # noqa: N818  (an answer rather than an error)
    """The session on whose behalf a transaction ran is no longer in the database. Nothing was written."""


class AccountRow(msgspec.Struct, frozen=True):
    guest: str
    name: str
    key: str
    password: str | None
    created: float


class SessionRow(msgspec.Struct, frozen=True):
    digest: str
    guest: str
    created: float
    seen: float
    device: str


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    guest: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None = None


class SessionStart(msgspec.Struct, frozen=True):
    """Somebody comes in: his new session, the one of this browser that it replaces, and the guest he was until now."""

    session: SessionRow
    instead_of: str | None
    guest: str | None


# Accounts


def account(connection: Connection, guest: str) -> AccountRow | None:
    found = connection.execute(select(accounts).where(accounts.c.guest == guest)).mappings().first()
    return None if found is None else AccountRow(**found)


def account_by_name(connection: Connection, key: str) -> AccountRow | None:
    found = connection.execute(select(accounts).where(accounts.c.key == key)).mappings().first()
    return None if found is None else AccountRow(**found)


def is_account(connection: Connection, guest: str) -> bool:
    return connection.execute(select(accounts.c.guest).where(accounts.c.guest == guest)).scalar() is not None


def sign_up(
    connection: Connection,
    account: AccountRow,
    passkey: PasskeyRow | None,
    codes: Sequence[str],
    entry: SessionStart,
    lang: str,
) -> list[str]:
    """A new account; Conflict if the name is taken. Returns the tables at which the guest sat or which he opened."""
    connection.execute(accounts.insert(), msgspec.structs.asdict(account))
    if passkey is not None:
        add_passkey(connection, passkey)
    replace_recovery_codes(connection, account.guest, codes)
    moved = log_in(connection, entry)
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(people).on_conflict_do_nothing(), {"guest": account.guest})
    mine = people.update().where(people.c.guest == account.guest)
    connection.execute(mine.values(name=account.name, language=lang))
    return moved


def log_in(connection: Connection, entry: SessionStart) -> list[str]:
    """Somebody is logged in, and whatever he had as a guest is his. Returns the tables that this is about."""
    if entry.instead_of is not None:
        end_sessions(connection, [entry.instead_of])
    connection.execute(sessions.insert(), msgspec.structs.asdict(entry.session))
    mine = sessions.c.guest == entry.session.guest
    latest = select(sessions.c.digest).where(mine).order_by(sessions.c.seen.desc()).limit(MAX_SESSIONS)
    connection.execute(sessions.delete().where(mine, sessions.c.digest.not_in(latest)))
    return [] if entry.guest is None else move_guest_data(connection, entry.guest, entry.session.guest)


def change_password(connection: Connection, guest: str, password: str, entry: SessionStart) -> list[str]:
    """Every session ends but the one that begins. Returns those that did."""
    connection.execute(accounts.update().where(accounts.c.guest == guest).values(password=password))
    ended = [row.digest for row in _sessions(connection, guest)]
    end_sessions(connection, ended)
    log_in(connection, entry)
    return ended


class RecoveryResult(NamedTuple):
    ended: list[str]
    moved: list[str]


def recover(
    connection: Connection, guest: str, digest: str, password: str, entry: SessionStart
) -> RecoveryResult | None:
    """A code is used up, the password is another, and no other session or passkey is left: whoever else had found a
    way in is out. None if there is no such code.
    """
    _lock_account(connection, guest)
    code = and_(recovery_codes.c.guest == guest, recovery_codes.c.digest == digest)
    if connection.execute(recovery_codes.delete().where(code)).rowcount != 1:
        return None
    connection.execute(passkeys.delete().where(passkeys.c.guest == guest))
    ended = change_password(connection, guest, password, msgspec.structs.replace(entry, guest=None))
    return RecoveryResult(ended, [] if entry.guest is None else move_guest_data(connection, entry.guest, guest))


def replace_recovery_codes(connection: Connection, guest: str, digests: Sequence[str]) -> None:
    connection.execute(recovery_codes.delete().where(recovery_codes.c.guest == guest))
    connection.execute(recovery_codes.insert(), [{"guest": guest, "digest": digest} for digest in digests])


def count_recovery_codes(connection: Connection, guest: str) -> int:
    query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.guest == guest)
    return connection.execute(query).scalar_one()


# Passkeys


def passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    found = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).mappings().first()
    return None if found is None else PasskeyRow(**found)


def passkeys_of(connection: Connection, guest: str) -> list[PasskeyRow]:
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
    return [PasskeyRow(**row) for row in connection.execute(query).mappings()]


def add_passkey(connection: Connection, new: PasskeyRow, most: int = 1) -> bool:
    """False if he has as many as one may, Conflict if somebody has this one already."""
    _lock_account(connection, new.guest)
    if len(passkeys_of(connection, new.guest)) >= most:
        return False
    connection.execute(passkeys.insert(), msgspec.structs.asdict(new))
    return True


def use_passkey(connection: Connection, passkey_id: str, count: int, now: float, entry: SessionStart) -> list[str]:
    """Conflict if it is gone meanwhile. Returns the tables of the guest who came in with it."""
    used = passkeys.update().where(passkeys.c.id == passkey_id).values(sign_count=count, used=now)
    if connection.execute(used).rowcount != 1:
        raise WriteConflict
    return log_in(connection, entry)


def remove_passkey(connection: Connection, guest: str, passkey_id: str) -> bool:
    """False if it is the only way in: of two that go at once, one stays."""
    mine = select(accounts.c.password).where(accounts.c.guest == guest).with_for_update()
    password = connection.execute(mine).scalar()
    others = [row for row in passkeys_of(connection, guest) if row.id != passkey_id]
    if password is None and not others:
        return False
    connection.execute(passkeys.delete().where(passkeys.c.guest == guest, passkeys.c.id == passkey_id))
    return True


# Sessions


def session(connection: Connection, digest: str, since: float) -> SessionRow | None:
    query = select(sessions).where(sessions.c.digest == digest, sessions.c.seen >= since)
    found = connection.execute(query).mappings().first()
    return None if found is None else SessionRow(**found)


def read_in_session(
    connection: Connection, session: SessionRow, since: float, query: Callable[..., T], *values: Any
) -> T:
    """Run a query in a transaction that sees the session still live; SessionEnded if it does not."""
    if connection.execute(_live(session, since)).scalar() is None:
        raise SessionEnded
    return query(connection, *values)


def write_in_session(
    connection: Connection, session: SessionRow, since: float, query: Callable[..., T], *values: Any
) -> T:
    """As `read_in_session`; in addition, nobody can end the session before this transaction is done."""
    _lock_account(connection, session.guest)
    connection.execute(_live(session, since).with_for_update(read=True, key_share=True))
    return read_in_session(connection, session, since, query, *values)


def _live(session: SessionRow, since: float) -> Select[Any]:
    return select(sessions.c.digest).where(sessions.c.digest == session.digest, sessions.c.seen >= since)


def _lock_account(connection: Connection, guest: str) -> None:
    """Before anything that belongs to the account, so that no two transactions wait for each other."""
    connection.execute(select(accounts.c.guest).where(accounts.c.guest == guest).with_for_update())


def sessions_of(connection: Connection, guest: str, since: float) -> list[SessionRow]:
    return [row for row in _sessions(connection, guest) if row.seen >= since]


def active_sessions(connection: Connection, digests: Collection[str], since: float) -> set[str]:
    query = select(sessions.c.digest).where(sessions.c.digest.in_(digests), sessions.c.seen >= since)
    return set(connection.execute(query).scalars())


def use_session(connection: Connection, digest: str, now: float) -> None:
    connection.execute(sessions.update().where(sessions.c.digest == digest).values(seen=now))


def end_sessions(connection: Connection, digests: Iterable[str]) -> None:
    connection.execute(sessions.delete().where(sessions.c.digest.in_(list(digests))))


def delete_expired_sessions(connection: Connection, before: float) -> None:
    """Those that ended by themselves."""
    connection.execute(sessions.delete().where(sessions.c.seen < before))


def _sessions(connection: Connection, guest: str) -> list[SessionRow]:
    query = select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc())
    return [SessionRow(**row) for row in connection.execute(query).mappings()]


# Preferences


def preferences(connection: Connection, guest: str) -> str:
    return connection.execute(select(people.c.preferences).where(people.c.guest == guest)).scalar() or "{}"


def set_preferences(connection: Connection, guest: str, chosen: str, language: str | None) -> None:
    """`language`: in which he is written to, too."""
    values = {"preferences": chosen, **({} if language is None else {"language": language})}
    connection.execute(people.update().where(people.c.guest == guest).values(**values))


# Whatever belongs to somebody

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
"""Where a guest is named, and by what else a row is told from others: of what both have, the account's own counts."""


def move_guest_data(connection: Connection, guest: str, account: str) -> list[str]:
    """All that was the guest's is the account's. Returns the tables at which he sat or which he opened."""
    moved = _tables_of(connection, guest)
    for part, column, key in OWNED_COLUMNS:
        whose = part.c[column]
        if key:
            twin = part.alias()
            same = [twin.c[each] == part.c[each] for each in key]
            connection.execute(part.delete().where(whose == guest, exists().where(twin.c[column] == account, *same)))
        connection.execute(part.update().where(whose == guest).values({column: account}))
    connection.execute(mutes.delete().where(mutes.c.guest == mutes.c.muted))
    _move_person(connection, guest, account)
    _restore_account_name(connection, account)
    _bump_versions(connection, moved)
    return moved


def _restore_account_name(connection: Connection, account: str) -> None:
    """Whoever was a guest under the name of his own account has it now. On a shared screen it may be another's."""
    name = connection.execute(select(accounts.c.name).where(accounts.c.guest == account)).scalar_one()
    held = exists().where(
        holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat, holders.c.guest == account
    )
    as_guest = [words.say("account-guest", lang, name=name) for lang in words.LANGUAGES]
    mine = seats.update().where(held, seats.c.kind == "human", seats.c.name.in_(as_guest))
    connection.execute(mine.values(name=name))


def _move_person(connection: Connection, guest: str, account: str) -> None:
    """What the account has said of itself counts; how often he was late, and when he was away, adds up."""
    found, own = (
        connection.execute(select(people).where(people.c.guest == each).with_for_update()).mappings().first()
        for each in (guest, account)
    )
    if found is None:
        return
    if own is None:
        connection.execute(people.update().where(people.c.guest == guest).values(guest=account))
        return
    more = {name: found[name] + own[name] for name in ("lates", "decisions")}
    aways = merge_absences(absences(found["aways"]), absences(own["aways"]))
    mine = people.update().where(people.c.guest == account)
    connection.execute(mine.values(**more, aways=msgspec.json.encode(aways).decode()))
    connection.execute(people.delete().where(people.c.guest == guest))


def unfinished_tables_of(connection: Connection, guest: str) -> list[str]:
    """The tables that must do without him if he goes."""
    return list(connection.execute(_tables_of_person(guest).where(tables.c.state.in_(UNFINISHED))).scalars())


def delete_account(
    connection: Connection, guest: str, somebody: str, left: Collection[str] | None
) -> tuple[list[str], list[str]] | None:
    """Nothing says any more who he was. Returns the tables that this is about, and the sessions that ended; None, and
    nothing has happened, if there are unfinished ones besides those that he has `left`."""
    _lock_account(connection, guest)
    moved = _tables_of(connection, guest)
    if left is not None and not set(unfinished_tables_of(connection, guest)) <= set(left):
        return None
    ended = [row.digest for row in _sessions(connection, guest)]
    held = exists().where(
        holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat, holders.c.guest == guest
    )
    connection.execute(seats.update().where(held).values(name=somebody))
    connection.execute(holders.delete().where(holders.c.guest == guest))
    heir = select(func.min(holders.c.guest)).where(holders.c.table_id == tables.c.id).scalar_subquery()
    connection.execute(
        tables.update().where(tables.c.opener == guest).values(opener=func.coalesce(heir, DELETED_GUEST))
    )
    connection.execute(results.update().where(results.c.guest == guest).values(guest=None))
    connection.execute(messages.update().where(messages.c.guest == guest).values(guest=DELETED_GUEST, name=somebody))
    for report in connection.execute(select(reports.c.id, reports.c.said).where(reports.c.guest == guest)).all():
        said = f"{somebody}: {report.said.partition(': ')[2]}"
        connection.execute(reports.update().where(reports.c.id == report.id).values(guest=DELETED_GUEST, said=said))
    connection.execute(reports.update().where(reports.c.by == guest).values(by=DELETED_GUEST))
    for part in (channels, notices, notes, kept, people, ratings, recovery_codes, passkeys, sessions):
        connection.execute(part.delete().where(part.c.guest == guest))
    connection.execute(mutes.delete().where(or_(mutes.c.guest == guest, mutes.c.muted == guest)))
    connection.execute(invitations.delete().where(or_(invitations.c.guest == guest, invitations.c.by == guest)))
    connection.execute(accounts.delete().where(accounts.c.guest == guest))
    _bump_versions(connection, moved)
    return moved, ended


def exportable_data(connection: Connection, guest: str) -> dict[str, Any]:
    """What he may take with him, but for his games: never what proves who somebody is, or leads to his devices."""
    found = account(connection, guest)
    person = connection.execute(select(people).where(people.c.guest == guest)).mappings().first()

    def rows(part: Table, *columns: str) -> list[dict[str, Any]]:
        query = select(*(part.c[each] for each in columns)).where(part.c.guest == guest)
        return [dict(row) for row in connection.execute(query).mappings()]

    at = select(
        tables.c.id, tables.c.game, tables.c.title, tables.c.state, tables.c.created, seats.c.seat, seats.c.name
    ).where(
        holders.c.guest == guest,
        holders.c.table_id == tables.c.id,
        seats.c.table_id == holders.c.table_id,
        seats.c.seat == holders.c.seat,
    )
    return {
        "account": None if found is None else {"name": found.name, "created": found.created},
        "person": None if person is None else {name: value for name, value in person.items() if name != "guest"},
        "sessions": rows(sessions, "device", "created", "seen"),
        "passkeys": rows(passkeys, "name", "created", "used"),
        "seats": [dict(row) for row in connection.execute(at.order_by(tables.c.created)).mappings()],
        "results": rows(results, "table_id", "seat", "game", "setting", "score", "share", "grade", "turns", "at"),
        "ratings": rows(ratings, "game", "mu", "sigma", "games"),
        "messages": rows(messages, "table_id", "ply", "kind", "text", "at"),
        "notes": rows(notes, "table_id", "text", "updated"),
        "channels": [
            # A webhook's address and a push endpoint let whoever has them write to him; a mail address is his own.
            {**row, "address": row["address"] if row["kind"] == "mail" else None}
            for row in rows(channels, "kind", "address", "confirmed", "created")
        ],
    }


def finished_tables_of(connection: Connection, guest: str, most: int) -> list[str]:
    mine = select(holders.c.table_id).where(holders.c.guest == guest)
    query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state == "over")
    return list(connection.execute(query.order_by(tables.c.updated.desc()).limit(most)).scalars())


def _tables_of_person(guest: str) -> Select[Any]:
    sits = select(holders.c.table_id).where(holders.c.guest == guest)
    return select(tables.c.id).where(or_(tables.c.opener == guest, tables.c.id.in_(sits))).order_by(tables.c.id)


def _tables_of(connection: Connection, guest: str) -> list[str]:
    """Locked in one order, so that two who come at once do not wait for each other."""
    return list(connection.execute(_tables_of_person(guest).with_for_update()).scalars())


def _bump_versions(connection: Connection, ids: Sequence[str]) -> None:
    """Whoever has one of these tables in memory reads it again."""
    connection.execute(tables.update().where(tables.c.id.in_(ids)).values(version=tables.c.version + 1))
    if connection.dialect.name == "postgresql":
        for row in connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))):
            connection.execute(select(func.pg_notify(CHANGE_CHANNEL, f"{row.id} {row.version}")))
