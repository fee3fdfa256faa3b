"""Accounts: coming in, staying in, getting back in, going; and who must not get in."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from goldenspike.server.accounts import sessions
from goldenspike.server.accounts.account_names import account_key
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.accounts.login_attempts import FREE_ATTEMPTS, FREE_ATTEMPTS_PER_ADDRESS, MAX_DELAY_SECONDS
from goldenspike.server.accounts.passkeys import PasskeyService, RelyingParty
from goldenspike.server.accounts.passwords import DUMMY_HASH
from goldenspike.server.accounts.service import MAX_PASSKEYS
from goldenspike.server.app import create_app
from goldenspike.server.config import RateLimit, UsageLimits
from goldenspike.server.storage import DatabaseUnavailable
from goldenspike.server.storage.accounts import PasskeyRow
from goldenspike.server.tables.seating import SeatService
from goldenspike.tables.time_source import TimeSource
from support.server.accounts import GOOD, OTHER, WRONG, log_in, me, sign_up
from support.server.helpers import Guest, bot, config_for, hotseats, human, over_at_last, play_on, running, sqlite_at


class StillClock(TimeSource):
    """It goes only when it is set ahead: how long a guess takes here says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.time()

    def now(self) -> float:
        return self.began + self.ahead


@pytest.fixture
def clock() -> TimeSource:
    return StillClock()


@pytest.fixture
def http(tmp_path: Path, clock: TimeSource) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(config_for(sqlite_at(tmp_path)), clock=clock)) as client:
        yield client


def tables_of(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/my/tables").json()["tables"]}


# Coming in


def test_signing_up_takes_seats_and_tables_along(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), bot(), {"kind": "open"})
    welcome = sign_up(guest)
    assert (welcome["account"]["name"], welcome["tables"], len(welcome["codes"])) == ("Ann", 1, 10)
    seen = guest.table(table["id"])
    assert seen["host"]
    assert seen["players"][0]["mine"]
    assert tables_of(guest) == {table["id"]}
    # The guest's cookie, by itself, is nobody's any more.
    before = Guest(guest.http, cookie=guest.cookie)
    assert not before.table(table["id"])["players"][0]["mine"]
    assert log_in(other).status_code == 200
    assert tables_of(other) == {table["id"]}
    assert other.post(f"/api/tables/{table['id']}/start", {"bot": "greedy"}).status_code == 200


def test_logging_in_brings_another_browsers_seats(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    first = guest.open(human(me=True), bot(), bot())
    second = other.open(human(me=True), bot(), bot())
    assert log_in(other, " ANN ").json()["tables"] == 1
    assert tables_of(guest) == tables_of(other) == {first["id"], second["id"]}
    answer = guest.act(second["id"], 0, {"type": "pass"})
    assert answer.status_code in (409, 422), "it is their seat, whatever may be done there now"


def test_logging_out_leaves_a_fresh_guest(guest: Guest) -> None:
    sign_up(guest)
    table = guest.open(human(me=True), bot(), bot())
    stale = dict(guest.logged_in)
    before = guest.cookie
    assert guest.post("/api/account/logout", {}).json()["name"] is None
    assert guest.cookie != before
    assert tables_of(guest) == set()
    assert log_in(guest).status_code == 200
    assert tables_of(guest) == {table["id"]}
    assert guest.logged_in["gs_session"] != stale["gs_session"]


def test_preferences_are_the_same_everywhere(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    chosen = {"theme": "dark", "language": "fr"}
    assert guest.post("/api/account/preferences", {"preferences": chosen}).status_code == 200
    assert log_in(other).json()["account"]["preferences"] == chosen
    much = {"preferences": {"x": "y" * 5_000}}
    assert guest.post("/api/account/preferences", much).json()["key"] == "account-preferences-too-long"
    assert Guest(guest.http).post("/api/account/preferences", {"preferences": {}}).status_code == 401


@pytest.mark.parametrize("name", ["", "   ", "a/b", "x" * 31, "аnn", "🚂", "Ann\u200b", "<b>"])
def test_what_is_no_name(guest: Guest, name: str) -> None:
    answer = guest.post("/api/account", {"name": name, "password": GOOD})
    assert (answer.status_code, answer.json()["key"]) == (422, "account-bad-name")


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaa", "anna-karenina", "x" * 201])
def test_what_is_no_password(guest: Guest, password: str) -> None:
    answer = guest.post("/api/account", {"name": "Anna Karenina", "password": password})
    assert (answer.status_code, answer.json()["key"]) == (422, "account-bad-password")


def test_names_that_look_alike_are_one(guest: Guest, other: Guest) -> None:
    sign_up(guest, "Ann Ó Brien")
    for name in ("ann ó brien", "Ann-Ó-Brien", "ＡＮＮ Ó Brien", "AnnÓBrien"):
        assert other.post("/api/account", {"name": name, "password": GOOD}).status_code == 409, name
    for name in ("Deleted Player", "Compte supprimé", "Somebody", "quelqu'un", "Quelqu’un"):
        assert other.post("/api/account", {"name": name, "password": GOOD}).status_code == 409, name


def test_two_who_want_one_name_at_once(tmp_path: Path) -> None:
    with running(config_for(sqlite_at(tmp_path))) as server:

        def attempt(number: int) -> int:
            body = {"name": "Ann", "password": f"{GOOD} {number}"}
            return httpx.post(f"{server.url}/api/account", json=body, timeout=60).status_code

        with ThreadPoolExecutor(6) as pool:
            statuses = sorted(pool.map(attempt, range(6)))
    assert statuses == [201, 409, 409, 409, 409, 409]


# Sessions


def test_a_stolen_cookie_that_its_owner_ends_is_dead(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    table = guest.open(human(me=True), bot(), {"kind": "open"})
    thief = Guest(guest.http)
    assert log_in(other).status_code == 200
    thief.logged_in = dict(other.logged_in)
    assert me(thief) == "Ann"
    keys = guest.get("/api/account/keys").json()
    assert sorted(each["here"] for each in keys["sessions"]) == [False, True]
    stolen = next(each for each in keys["sessions"] if not each["here"])
    assert guest.post("/api/account/sessions/end", {"id": stolen["id"]}).status_code == 200
    assert me(thief) is None
    assert not thief.table(table["id"])["players"][0]["mine"]
    assert me(guest) == "Ann"


def test_ending_all_others_and_a_new_password(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    third = Guest(guest.http)
    assert log_in(other).is_success
    assert log_in(third).is_success
    assert guest.post("/api/account/sessions/end", {}).json()["sessions"][0]["here"]
    assert [me(each) for each in (guest, other, third)] == ["Ann", None, None]
    assert log_in(other).is_success
    before = dict(guest.logged_in)
    assert guest.post("/api/account/password", {"password": OTHER}).status_code == 200
    assert guest.logged_in["gs_session"] != before["gs_session"]
    thief = Guest(guest.http)
    thief.logged_in = before
    assert [me(each) for each in (guest, other, thief)] == ["Ann", None, None]
    assert log_in(other).status_code == 401
    assert log_in(other, password=OTHER).status_code == 200


def test_a_token_that_was_there_before_is_never_taken_over(guest: Guest) -> None:
    """An attacker who plants a cookie in another's browser does not know the cookie that a log-in sets."""
    sign_up(guest)
    planted = guest.logged_in["gs_session"]
    victim = Guest(guest.http)
    victim.logged_in = {"gs_session": planted}
    sign_up(victim, "Bob")
    assert victim.logged_in["gs_session"] != planted
    assert me(Guest(guest.http, cookie=None)) is None
    thief = Guest(guest.http)
    thief.logged_in = {"gs_session": planted}
    assert me(thief) is None, "the session that the browser had before has ended"


def test_what_is_no_session(guest: Guest) -> None:
    sign_up(guest)
    token = guest.logged_in["gs_session"]
    for wrong in (token[:-1], token[1:], f"{token}x", "", "x" * 5_000, "a.b", "é.é"):
        somebody = Guest(guest.http)
        answer = somebody.get("/api/account", headers={"cookie": f"gs_session={wrong}".encode()})
        assert answer.json()["name"] is None, wrong


def test_a_session_ends_by_itself(guest: Guest, clock: TimeSource, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "CACHE_SECONDS", 0.0)
    sign_up(guest)
    clock.ahead = 89 * 24 * 3600
    assert me(guest) == "Ann"
    clock.ahead = (89 + 91) * 24 * 3600
    assert me(guest) is None


def test_the_watch_for_ended_sessions_survives_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "CACHE_SECONDS", 0.001)
    troubles = [RuntimeError(), DatabaseUnavailable("server-silent-database")]

    class Moody:
        async def read(self, *_: Any) -> set[str]:
            if troubles:
                raise troubles.pop()
            return set()

    async def watch() -> set[str]:
        ended: asyncio.Future[set[str]] = asyncio.get_running_loop().create_future()

        class Streams:
            def sessions(self) -> set[str]:
                return {"stolen"}

            def end_sessions(self, gone: set[str]) -> None:
                ended.set_result(gone)

        watching = sessions.SessionService(Moody(), Signer(b""), TimeSource(), Streams())  # type: ignore[arg-type]
        task = asyncio.create_task(watching.watch())
        async with asyncio.timeout(20):
            gone = await ended
        task.cancel()
        return gone

    assert asyncio.run(watch()) == {"stolen"}


def test_cookies_over_tls(http: TestClient[Any]) -> None:
    home = "https://testserver.local/api/account"
    answer = http.post(home, json={"name": "Ann", "password": GOOD})
    said = [value for value in answer.headers.get_list("set-cookie") if "session" in value]
    assert len(said) == 1
    assert said[0].startswith("__Host-gs_session=")
    assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= set(said[0].split("; "))
    token = said[0].partition("=")[2].partition(";")[0]
    http.cookies.clear()
    # Over TLS a cookie without the prefix could be another host's.
    for name, known in {"__Host-gs_session": "Ann", "gs_session": None}.items():
        assert http.get(home, headers={"cookie": f"{name}={token}"}).json()["name"] == known


def test_what_changes_the_way_in_wants_a_fresh_proof(guest: Guest, clock: TimeSource) -> None:
    sign_up(guest)
    clock.ahead = 3_600
    for path, body in {
        "password": {"password": OTHER},
        "codes": {},
        "delete": {},
        "passkeys/options": {},
        "passkeys/remove": {"id": "x"},
    }.items():
        answer = guest.post(f"/api/account/{path}", body)
        assert (answer.status_code, answer.json()["key"]) == (403, "account-confirm"), path
    assert not guest.get("/api/account/keys").json()["fresh"]
    assert log_in(guest).is_success
    assert guest.post("/api/account/password", {"password": OTHER}).status_code == 200


# Getting back in


def test_a_recovery_code_works_once(guest: Guest, other: Guest) -> None:
    code = sign_up(guest)["codes"][3]
    typed = code.upper().replace("-", " ").replace("0", "O")
    body = {"name": "ann", "code": typed, "password": OTHER}
    assert other.post("/api/account/recover", body).status_code == 200
    assert (me(other), me(guest)) == ("Ann", None)
    assert other.get("/api/account/keys").json()["codes"] == 9
    again = Guest(guest.http).post("/api/account/recover", body)
    assert (again.status_code, again.json()["key"]) == (401, "account-wrong")
    assert log_in(guest).status_code == 401
    assert log_in(guest, password=OTHER).status_code == 200


@pytest.fixture
def passkeys_by_word(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A passkey is accepted without a check, for the only session there is."""

    def made(self: PasskeyService, site: RelyingParty, credential: dict[str, Any], name: str) -> PasskeyRow:
        whom = guest.http.app.state.services.accounts.sessions.cached  # type: ignore[attr-defined]
        ((session, _),) = whom.values()
        return PasskeyRow(credential["id"], session.guest, b"", 0, name, 0.0)

    monkeypatch.setattr(PasskeyService, "verify_creation", made)


@pytest.mark.usefixtures("passkeys_by_word")
def test_a_recovery_code_leaves_no_passkey_behind(guest: Guest, other: Guest) -> None:
    """An intruder may have added one."""
    code = sign_up(guest)["codes"][0]
    assert guest.post("/api/account/passkeys", {"credential": {"id": "thief"}}).status_code == 200
    assert other.post("/api/account/recover", {"name": "Ann", "code": code, "password": OTHER}).status_code == 200
    assert other.get("/api/account/keys").json()["passkeys"] == []


@pytest.mark.usefixtures("passkeys_by_word")
def test_passkeys_are_counted_when_they_are_added(guest: Guest) -> None:
    """However many questions were asked before the first of them was answered."""
    sign_up(guest)
    answers = [guest.post("/api/account/passkeys", {"credential": {"id": f"{each}"}}) for each in range(MAX_PASSKEYS)]
    assert {answer.status_code for answer in answers} == {200}
    refused = guest.post("/api/account/passkeys", {"credential": {"id": "more"}})
    assert refused.json()["key"] == "account-too-many-passkeys"
    assert len(guest.get("/api/account/keys").json()["passkeys"]) == MAX_PASSKEYS


def test_new_codes_end_the_old_ones(guest: Guest) -> None:
    old = sign_up(guest)["codes"]
    new = guest.post("/api/account/codes", {}).json()["codes"]
    assert not {*old} & {*new}
    body = {"name": "Ann", "password": OTHER}
    assert Guest(guest.http).post("/api/account/recover", {**body, "code": old[0]}).status_code == 401
    assert Guest(guest.http).post("/api/account/recover", {**body, "code": new[0]}).status_code == 200


ONLY_WHILE_LOGGED_IN: dict[str, dict[str, Any] | None] = {
    "password": {"password": OTHER},
    "codes": {},
    "passkeys": {"credential": {"id": "new"}},
    "passkeys/remove": {"id": "old"},
    "sessions/end": {},
    "delete": {},
    "export": None,
}


def everything_in(folder: Path) -> list[str]:
    """Every row of the database, as SQL."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return list(database.iterdump())


@pytest.mark.usefixtures("passkeys_by_word")
@pytest.mark.parametrize(("call", "body"), ONLY_WHILE_LOGGED_IN.items())
def test_a_session_that_another_process_ended_changes_and_exports_nothing(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, body: dict[str, Any] | None
) -> None:
    """Though this process still remembers the session: it is read again in the transaction of the call."""
    monkeypatch.setattr(sessions, "CACHE_SECONDS", 1e9)
    sign_up(guest)
    guest.open(human("Ann", me=True), bot(), {"kind": "open"})
    assert guest.post("/api/account/passkeys", {"credential": {"id": "old"}}).status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("UPDATE sessions SET digest = 'of another browser'")
        database.commit()
    assert me(guest) == "Ann", "this process believes it still"
    before = everything_in(tmp_path)
    answer = guest.get(f"/api/account/{call}") if body is None else guest.post(f"/api/account/{call}", body)
    assert (answer.status_code, answer.json()["key"]) == (401, "account-not-in")
    assert everything_in(tmp_path) == before
    assert me(guest) is None, "and no longer"


# Who must not get in


def test_guessing_takes_longer_and_longer(guest: Guest, other: Guest, clock: TimeSource) -> None:
    sign_up(guest)
    for _ in range(FREE_ATTEMPTS):
        assert log_in(other, password=WRONG).status_code == 401
    waits = []
    for _ in range(10):
        answer = log_in(other)
        assert answer.status_code == 429, "even what is right must wait"
        seconds = answer.json()["values"]["seconds"]
        waits.append(seconds)
        clock.ahead += seconds
        assert log_in(other, password=WRONG).status_code == 401
    assert waits == sorted(waits)
    assert waits[-1] == MAX_DELAY_SECONDS
    # Sessions last, and a browser that was logged in before may try.
    assert me(guest) == "Ann"
    assert guest.post("/api/account/logout", {}).is_success
    assert log_in(guest).status_code == 200
    clock.ahead += MAX_DELAY_SECONDS
    assert log_in(other).status_code == 200


def test_many_guesses_at_once_count_as_many(http: TestClient[Any]) -> None:
    def attempt(number: int) -> int:
        body = {"name": "Ann", "password": f"guess number {number}"}
        return http.post("/api/account/login", json=body).status_code

    with ThreadPoolExecutor(20) as pool:
        statuses = list(pool.map(attempt, range(20)))
    assert statuses.count(401) == FREE_ATTEMPTS
    assert statuses.count(429) == 20 - FREE_ATTEMPTS


def test_codes_are_guessed_as_slowly(guest: Guest, other: Guest) -> None:
    code = sign_up(guest)["codes"][0]
    body = {"name": "Ann", "password": OTHER}
    for _ in range(FREE_ATTEMPTS):
        assert other.post("/api/account/recover", {**body, "code": "0000-0000-0000-0000"}).status_code == 401
    assert other.post("/api/account/recover", {**body, "code": code}).status_code == 429


def test_nobody_learns_whether_a_name_exists(guest: Guest, other: Guest, clock: TimeSource) -> None:
    sign_up(guest)
    taken: dict[str, list[float]] = {"Ann": [], "Nobody": []}
    answers = {}
    for _ in range(FREE_ATTEMPTS - 1):
        for name, times in taken.items():
            began = time.process_time()
            answer = log_in(other, name, WRONG)
            times.append(time.process_time() - began)
            answers[name] = (answer.status_code, answer.content, sorted(answer.headers))
    assert answers["Ann"] == answers["Nobody"]
    assert answers["Ann"][0] == 401
    assert 0.5 < median(taken["Ann"]) / median(taken["Nobody"]) < 2
    for name in taken:
        body = {"name": name, "code": "0000-0000-0000-0000", "password": OTHER}
        answer = other.post("/api/account/recover", body)
        answers[name] = (answer.status_code, answer.content, sorted(answer.headers))
    assert answers["Ann"] == answers["Nobody"]
    # Waits are the same too.
    waits = {name: [log_in(other, name, "wrong").json()["key"] for _ in range(3)] for name in taken}
    assert waits["Ann"] == waits["Nobody"]


def test_an_address_has_its_share_of_new_accounts(tmp_path: Path) -> None:
    limits = UsageLimits(accounts=RateLimit(2, 0.0001))
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        for name in ("Ann", "Bob"):
            sign_up(Guest(http), name)
        answer = Guest(http).post("/api/account", {"name": "Cy", "password": GOOD})
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-fast")


def test_an_attacker_who_guesses_at_many_names_waits_too(http: TestClient[Any]) -> None:
    keys = [
        log_in(Guest(http), f"Nobody {number}", WRONG).json()["key"] for number in range(FREE_ATTEMPTS_PER_ADDRESS + 1)
    ]
    assert keys == ["account-wrong"] * FREE_ATTEMPTS_PER_ADDRESS + ["account-wait"]


def test_an_attacker_who_guesses_at_an_address_that_many_share_keeps_nobody_out(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    for number in range(FREE_ATTEMPTS_PER_ADDRESS + 1):
        log_in(other, f"Nobody {number}", WRONG)
    assert log_in(other).json()["key"] == "account-wait"
    assert guest.post("/api/account/logout", {}).is_success
    assert log_in(guest).status_code == 200, "this browser was logged in before"


def test_nobodys_hash_costs_as_much_as_anybodys() -> None:
    assert not PasswordHasher().check_needs_rehash(DUMMY_HASH)


def test_another_sites_page_cannot_log_anybody_in_or_out(guest: Guest) -> None:
    sign_up(guest)
    strange = {"headers": {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}}
    for path, body in {"login": {"name": "Ann", "password": GOOD}, "logout": {}, "delete": {}}.items():
        assert guest.post(f"/api/account/{path}", body, **strange).status_code == 403
    assert me(guest) == "Ann"


# Going


def test_deleting_leaves_somebody(guest: Guest, other: Guest) -> None:
    sign_up(guest)
    finished = guest.open(human(me=True), bot("random"), bot("random"))
    over_at_last(guest, finished["id"])
    waiting = guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
    alone = guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
    other.post(f"/api/tables/{waiting['id']}/seats/1/take", {"name": "Bob"})
    left = guest.open(human("Ann", me=True), bot(), human("Bob"))
    stay = guest.open(human("Ann", me=True), bot(), human("Bob"), leaving="stay")
    free = guest.open(human("Ann", me=True), bot(), human("Bob"), leaving="open")
    other.post(f"/join/{left['id']}/{left['links'][2]['token']}", {})
    assert guest.post("/api/account/delete", {}).json()["name"] is None
    assert me(guest) is None
    assert log_in(other).status_code == 401
    assert guest.get("/api/people/Ann").status_code == 404

    def seat(table: dict[str, Any]) -> tuple[str, str]:
        player = other.table(table["id"])["players"][0]
        return player["kind"], player["name"]

    assert seat(finished) == ("human", "deleted player")
    assert seat(waiting) == ("open", "")
    assert other.table(waiting["id"])["host"], "the player who is left is the host"
    assert other.table(alone["id"])["state"] == "closed"
    assert seat(left)[0] == seat(stay)[0] == "bot"
    assert seat(free) == ("open", "deleted player")
    assert "Ann" not in json.dumps([other.table(each["id"]) for each in (finished, waiting, left, stay, free)])
    sign_up(guest, "Ann")
    assert guest.get("/api/people/Ann").json()["games"] == 0


def test_an_account_deleted_while_it_sits_down_leaves_that_seat_too(
    guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(guest)
    guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
    late = other.open(human("Bob", me=True), {"kind": "open"}, bot())
    browser, real = Guest(guest.http, cookie=guest.cookie), SeatService.forsake
    browser.logged_in = {**guest.logged_in}

    async def forsake(self: SeatService, table_id: str, whom: str, somebody: str, lang: str) -> None:
        await real(self, table_id, whom, somebody, lang)
        if table_id != late["id"]:
            await self.take(await self._registry.get(late["id"]), 1, "Ann", whom, lang)

    monkeypatch.setattr(SeatService, "forsake", forsake)
    assert guest.post("/api/account/delete", {}).is_success
    assert other.table(late["id"])["players"][1]["kind"] == "bot"
    assert browser.get("/api/account").json()["name"] is None


def test_a_table_that_can_no_longer_be_played_keeps_nobody(guest: Guest, tmp_path: Path) -> None:
    """Nor does it spoil the export."""
    sign_up(guest)
    finished = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, finished["id"])
    readable = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, readable["id"])
    running = guest.open(human("Ann", me=True), bot(), human("Bob"))
    for table in (finished, running):
        made_by_another_release(guest, tmp_path, table["id"])
    assert guest.get(f"/api/tables/{running['id']}").json()["key"] == "server-other-rules"
    assert [each["id"] for each in guest.get("/api/account/export").json()["records"]] == [readable["id"]]
    assert guest.post("/api/account/delete", {}).is_success
    assert log_in(guest).status_code == 401


def made_by_another_release(guest: Guest, folder: Path, table_id: str) -> None:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", [table_id])
        database.commit()
    guest.http.app.state.services.tables.evict(table_id)  # type: ignore[attr-defined]


def test_complaints_do_not_name_who_is_gone(guest: Guest, other: Guest, tmp_path: Path) -> None:
    sign_up(guest)
    table = guest.open(human("Ann", me=True), human("Bob"), bot())
    other.post(f"/join/{table['id']}/{table['links'][1]['token']}", {})
    guest.post(f"/api/tables/{table['id']}/talk", {"text": "Rails: all mine"})
    assert other.post(f"/api/tables/{table['id']}/talk/1/report", {"why": "rude"}).is_success
    guest.post("/api/account/delete", {})
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT said, guest FROM reports").fetchall() == [
            ("deleted player: Rails: all mine", "-")
        ]


def test_what_one_takes_along(guest: Guest, other: Guest) -> None:
    welcome = sign_up(guest)
    finished = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, finished["id"])
    hidden = guest.open(human("Ann", me=True), bot(), game="silverton", options={"length": "short"})
    answer = guest.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="golden-spike.json"'
    taken = answer.json()
    assert taken["account"]["name"] == "Ann"
    assert {each["id"] for each in taken["seats"]} == {finished["id"], hidden["id"]}
    assert [each["id"] for each in taken["records"]] == [finished["id"]]
    assert taken["records"][0] == guest.get(f"/api/tables/{finished['id']}/record").json()
    said = answer.text
    for secret in ("argon2", guest.logged_in["gs_session"], guest.cookie or "?", *welcome["codes"], "digest"):
        assert secret not in said, secret
    assert Guest(guest.http).get("/api/account/export").status_code == 401


def test_keys_of_names() -> None:
    assert account_key("Ann  O'Brien") == account_key("ann o’brien") == "annobrien"
