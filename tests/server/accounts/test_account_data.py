"""What belongs to a player follows them: to their account, into their export, and into deletion, in every process."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from goldenspike.server.storage.personal_data import OWNED_COLUMNS
from goldenspike.server.storage.schema import metadata
from support.server.accounts import log_in, me, sign_up
from support.server.helpers import Guest, bot, config_for, events, human, running, sqlite_at, updates, wait_until

ACCOUNTS = {"accounts", "passkeys", "recovery_codes", "sessions", "ratings"}
"""What only accounts have."""
APART = {("people", "guest"), ("questions", "guest")}
"""Who somebody is adds up; who asked a bot is forgotten with the answer."""


def test_whatever_names_a_guest_is_moved() -> None:
    """A new column that names somebody fails here until it is said what becomes of it."""
    names = {"guest", "opener", "by", "muted"}
    columns = {(table.name, column.name) for table in metadata.sorted_tables for column in table.columns}
    naming = {each for each in columns if each[1] in names and each[0] not in ACCOUNTS} - APART
    assert naming == {(part.name, column) for part, column, _ in OWNED_COLUMNS}


PLANT = [
    "INSERT INTO notes (guest, table_id, text, updated) VALUES ('{guest}', '{table}', 'as a guest', 1)",
    (
        "INSERT INTO channels (id, guest, kind, address, confirmed, created)"
        " VALUES ('{guest}-m', '{guest}', 'mail', 'ann@example.org', 1, 1)"
    ),
    (
        "INSERT INTO channels (id, guest, kind, address, details, confirmed, created)"
        " VALUES ('{guest}-w', '{guest}', 'webhook', 'https://x.example/very-secret', '{{\"auth\":\"hidden\"}}', 1, 1)"
    ),
    (
        "INSERT INTO messages (table_id, number, ply, seat, guest, name, kind, text, at)"
        " VALUES ('{table}', 99, 1, 0, '{guest}', 'Ann', 'text', 'all aboard', 1)"
    ),
    "INSERT INTO mutes (guest, muted) VALUES ('{guest}', 'rude')",
    (
        "INSERT OR REPLACE INTO people (guest, name, lates, decisions, aways)"
        " VALUES ('{guest}', 'Annie', 2, 20, '[[{began}, 30.0]]')"
    ),
]


def plant(database: sqlite3.Connection, table: str, began: float = 10.0) -> None:
    (guest,) = database.execute("SELECT guest FROM holders WHERE table_id = ?", (table,)).fetchone()
    for line in PLANT:
        database.execute(line.format(guest=guest, table=table, began=began))
    database.commit()


@contextmanager
def looking(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    database = sqlite3.connect(tmp_path / "tables.db", timeout=10)
    try:
        yield database
    finally:
        database.close()


def test_notes_channels_messages_and_habits_move_too(guest: Guest, other: Guest, tmp_path: Path) -> None:
    tables = [each.open(human("Ann", me=True), bot(), {"kind": "open"})["id"] for each in (guest, other)]
    with looking(tmp_path) as database:
        for began, table in zip((10.0, 20.0), tables, strict=True):
            plant(database, table, began)
        sign_up(guest)
        assert log_in(other).is_success
        (account,) = database.execute("SELECT guest FROM accounts").fetchone()
        for part in ("notes", "channels", "messages", "mutes", "holders"):
            whose = {row[0] for row in database.execute(f"SELECT guest FROM {part}")}  # noqa: S608
            assert whose == {account}, part
        assert database.execute("SELECT count(*) FROM notes").fetchone() == (2,)
        assert database.execute("SELECT count(*) FROM mutes").fetchone() == (1,)
        people = database.execute("SELECT guest, name, lates, decisions, aways FROM people").fetchall()
        assert people == [(account, "Ann", 4, 40, "[[10.0,30.0]]")], "what overlaps counts once"


def test_what_is_taken_along_and_what_is_not(guest: Guest, tmp_path: Path) -> None:
    table = guest.open(human("Ann", me=True), bot(), {"kind": "open"})
    sign_up(guest)
    with looking(tmp_path) as database:
        plant(database, table["id"])
        answer = guest.get("/api/account/export")
        taken = answer.json()
        assert [each["text"] for each in taken["messages"]] == ["all aboard"]
        assert [each["text"] for each in taken["notes"]] == ["as a guest"]
        assert {each["kind"]: each["address"] for each in taken["channels"]} == {
            "mail": "ann@example.org",
            "webhook": None,
        }
        secrets: list[Any] = [row[0] for row in database.execute("SELECT digest FROM sessions")]
        secrets += [row[0] for row in database.execute("SELECT digest FROM recovery_codes")]
        secrets += [row[0] for row in database.execute("SELECT password FROM accounts")]
        secrets += [row[0] for row in database.execute("SELECT guest FROM accounts")]
        secrets += [row[0].hex() for row in database.execute("SELECT seed FROM tables")]
        secrets += [table["links"][0]["token"], "very-secret", "hidden", "rude"]
        for secret in secrets:
            assert str(secret) not in answer.text
        assert guest.post("/api/account/delete", {}).is_success
        for part in ("notes", "channels", "people", "sessions", "accounts", "recovery_codes", "mutes"):
            assert database.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,), part  # noqa: S608
        assert database.execute("SELECT guest, name, text FROM messages").fetchall() == [
            ("-", "deleted player", "all aboard")
        ]


@pytest.mark.slow
def test_streams_follow_who_logs_in_and_end_with_a_session(tmp_path: Path) -> None:
    with running(config_for(sqlite_at(tmp_path))) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        guest = Guest(web)
        table = guest.open(human("Ann", me=True), bot(), {"kind": "open"})
        address = f"/api/tables/{table['id']}/stream"
        with web.stream("GET", address, headers={"cookie": f"gs_guest={guest.cookie}"}) as stream:
            heard = updates(stream.iter_lines())
            assert next(heard)["seat"] == 0
            sign_up(guest)
            assert [each["seat"] for each in heard] == [None], "it ends: the browser comes back as somebody else"
        thief = guest.logged_in["gs_session"]
        with web.stream("GET", address, headers={"cookie": f"gs_session={thief}"}) as stream:
            heard = updates(stream.iter_lines())
            assert next(heard)["seat"] == 0
            owner = Guest(web)
            assert log_in(owner).is_success
            assert owner.post("/api/account/sessions/end", {}).is_success
            assert list(heard) == []


@pytest.mark.slow
def test_other_processes_hear_of_it(postgresql: Callable[[], str]) -> None:
    """Whose seat it is at once; that a session has ended within seconds, streams included."""
    config = config_for(postgresql())
    with running(config) as first, running(config) as second:
        here, there = httpx.Client(base_url=first.url, timeout=20), httpx.Client(base_url=second.url, timeout=20)
        with here, there:
            guest = Guest(here)
            table = guest.open(human("Ann", me=True), bot(), {"kind": "open"})
            before = Guest(there, cookie=guest.cookie)
            assert before.table(table["id"])["players"][0]["mine"]
            sign_up(guest)
            assert not before.table(table["id"])["players"][0]["mine"]
            elsewhere = Guest(there)
            elsewhere.logged_in = dict(guest.logged_in)
            seen = elsewhere.table(table["id"])
            assert seen["host"]
            assert seen["players"][0]["mine"]
            headers = {"cookie": f"gs_session={guest.logged_in['gs_session']}"}
            with there.stream("GET", f"/api/tables/{table['id']}/stream", headers=headers) as stream:
                heard = events(stream.iter_lines())
                next(heard)
                owner = Guest(here)
                assert log_in(owner).is_success
                assert owner.post("/api/account/sessions/end", {}).is_success
                assert me(guest) is None
                wait_until(lambda: me(elsewhere) is None, seconds=6)
                assert not [each for each in heard if each[0] == "update"]
            assert owner.post("/api/account/delete", {}).is_success
            assert Guest(there).table(table["id"])["state"] == "closed"
