"""Queries about accounts: sign up, log in, passwords, recovery codes and passkeys.

An account is a row of `accounts` under a guest id that no guest's cookie has. Whatever else belongs to it is in
`personal_data`, its sessions in `sessions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, and_, func, select

from goldenspike.server.storage.personal_data import MergeRules, move_guest_data
from goldenspike.server.storage.schema import accounts, passkeys, people, recovery_codes
from goldenspike.server.storage.sessions import SessionRow, end_sessions, insert_session, sessions_of
from goldenspike.server.storage.sql import lock_row, upsert
from goldenspike.server.storage.store import WriteConflict


class AccountRow(msgspec.Struct, frozen=True):
    """`key` is the normalized name: two names with one key are the same account."""

    guest: str
    name: str
    key: str
    password: str | None
    created: float


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    guest: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None = None


class SessionStart(msgspec.Struct, frozen=True):
    """A login: the new session, the session of this browser that it replaces, and the guest the browser was before.

    `merge`: how the guest's data joins the account's.
    """

    session: SessionRow
    instead_of: str | None
    guest: str | None
    merge: MergeRules


class RecoveryResult(NamedTuple):
    """The sessions that ended, and the tables whose seats moved to the account."""

    ended: list[str]
    moved: list[str]


# Accounts


def find_account(connection: Connection, guest: str) -> AccountRow | None:
    found = connection.execute(select(accounts).where(accounts.c.guest == guest)).mappings().first()
    return None if found is None else AccountRow(**found)


def find_account_by_key(connection: Connection, key: str) -> AccountRow | None:
    found = connection.execute(select(accounts).where(accounts.c.key == key)).mappings().first()
    return None if found is None else AccountRow(**found)


def is_account(connection: Connection, guest: str) -> bool:
    return connection.execute(select(accounts.c.guest).where(accounts.c.guest == guest)).scalar() is not None


def sign_up(
    connection: Connection,
    account: AccountRow,
    passkey: PasskeyRow | None,
    codes: Sequence[str],
    start: SessionStart,
    lang: str,
) -> list[str]:
    """Create an account and log in; WriteConflict if the name is taken. Returns the ids of the guest's tables."""
    connection.execute(accounts.insert(), msgspec.structs.asdict(account))
    if passkey is not None:
        add_passkey(connection, passkey)
    replace_recovery_codes(connection, account.guest, codes)
    moved = log_in(connection, start)
    upsert(connection, people, {"guest": account.guest})
    mine = people.update().where(people.c.guest == account.guest)
    connection.execute(mine.values(name=account.name, language=lang))
    return moved


def log_in(connection: Connection, start: SessionStart) -> list[str]:
    """Begin a session, and move the guest's data to the account. Returns the ids of the guest's tables."""
    if start.instead_of is not None:
        end_sessions(connection, [start.instead_of])
    insert_session(connection, start.session)
    return [] if start.guest is None else move_guest_data(connection, start.guest, start.session.guest, start.merge)


def change_password(connection: Connection, guest: str, password: str, start: SessionStart) -> list[str]:
    """Set the password, and end all sessions but the new one. Returns the ended ones."""
    connection.execute(accounts.update().where(accounts.c.guest == guest).values(password=password))
    ended = [row.digest for row in sessions_of(connection, guest)]
    end_sessions(connection, ended)
    log_in(connection, start)
    return ended


def recover(
    connection: Connection, guest: str, digest: str, password: str, start: SessionStart
) -> RecoveryResult | None:
    """Use up a recovery code: set the password, delete all passkeys, end all other sessions. None: no such code."""
    lock_row(connection, accounts.c.guest, guest)
    code = and_(recovery_codes.c.guest == guest, recovery_codes.c.digest == digest)
    if connection.execute(recovery_codes.delete().where(code)).rowcount != 1:
        return None
    connection.execute(passkeys.delete().where(passkeys.c.guest == guest))
    ended = change_password(connection, guest, password, msgspec.structs.replace(start, guest=None))
    moved = [] if start.guest is None else move_guest_data(connection, start.guest, guest, start.merge)
    return RecoveryResult(ended, moved)


def replace_recovery_codes(connection: Connection, guest: str, digests: Sequence[str]) -> None:
    connection.execute(recovery_codes.delete().where(recovery_codes.c.guest == guest))
    connection.execute(recovery_codes.insert(), [{"guest": guest, "digest": digest} for digest in digests])


def count_recovery_codes(connection: Connection, guest: str) -> int:
    query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.guest == guest)
    return connection.execute(query).scalar_one()


# Passkeys


def find_passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    found = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).mappings().first()
    return None if found is None else PasskeyRow(**found)


def passkeys_of(connection: Connection, guest: str) -> list[PasskeyRow]:
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
    return [PasskeyRow(**row) for row in connection.execute(query).mappings()]


def add_passkey(connection: Connection, new: PasskeyRow, most: int = 1) -> bool:
    """False if the account has `most` passkeys already; WriteConflict if this passkey is known."""
    lock_row(connection, accounts.c.guest, new.guest)
    if len(passkeys_of(connection, new.guest)) >= most:
        return False
    connection.execute(passkeys.insert(), msgspec.structs.asdict(new))
    return True


def log_in_by_passkey(
    connection: Connection, passkey_id: str, count: int, now: float, start: SessionStart
) -> list[str]:
    """Record the use of a passkey and log in; WriteConflict if it is gone. Returns the ids of the guest's tables."""
    used = passkeys.update().where(passkeys.c.id == passkey_id).values(sign_count=count, used=now)
    if connection.execute(used).rowcount != 1:
        raise WriteConflict
    return log_in(connection, start)


def remove_passkey(connection: Connection, guest: str, passkey_id: str) -> bool:
    """False if it is the account's only credential. The lock keeps two removals at once from removing both."""
    lock_row(connection, accounts.c.guest, guest)
    password = connection.execute(select(accounts.c.password).where(accounts.c.guest == guest)).scalar()
    others = [row for row in passkeys_of(connection, guest) if row.id != passkey_id]
    if password is None and not others:
        return False
    connection.execute(passkeys.delete().where(passkeys.c.guest == guest, passkeys.c.id == passkey_id))
    return True
