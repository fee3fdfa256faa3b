"""Several processes on PostgreSQL: a message sent in one reaches all, and a quick match brings players together."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from support.server.helpers import Guest, Running, bot, config_for, events, human, running

pytestmark = pytest.mark.slow
MANY = 9


@pytest.fixture(scope="module")
def server(postgresql: Callable[[], str]) -> Iterator[Running]:
    with running(config_for(postgresql(), workers=2)) as server:
        yield server


@pytest.fixture
def guests(server: Running) -> Iterator[list[Guest]]:
    """Each guest has a connection of their own, so that every process serves some."""
    clients = [httpx.Client(base_url=server.url, timeout=30) for _ in range(MANY)]
    yield [Guest(client) for client in clients]
    for client in clients:
        client.close()


def test_what_is_said_is_heard_in_every_process_once_and_in_order(server: Running, guests: list[Guest]) -> None:
    host, *others = guests
    table = host.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"}, open_talk=True)
    url = f"{server.url}/api/tables/{table['id']}/stream"

    def listen(number: int) -> list[str]:
        """Until something has been said by everybody; the listeners are there before anybody talks."""
        heard: list[str] = []
        with httpx.stream("GET", url, timeout=30) as stream:
            for kind, _, data in events(stream.iter_lines()):
                if kind == "presence" and number == 0 and data["watching"] >= 4 and not heard:
                    with ThreadPoolExecutor(MANY) as pool:
                        [*pool.map(talk, enumerate(others))]
                if kind == "talk":
                    heard.append(data["text"])
                    if len(heard) == len(others):
                        return heard
        raise AssertionError

    def talk(numbered: tuple[int, Guest]) -> None:
        number, guest = numbered
        assert guest.post(f"/api/tables/{table['id']}/talk", {"text": f"{number}"}).status_code == 201

    with ThreadPoolExecutor(4) as pool:
        heard = [*pool.map(listen, range(4))]
    stored = host.get(f"/api/tables/{table['id']}/talk").json()["messages"]
    assert [message["number"] for message in stored] == list(range(1, MANY))
    assert {*heard[0]} == {message["text"] for message in stored}
    assert all(sorted(each) == sorted(heard[0]) for each in heard)


def test_simultaneous_quick_matches_share_tables(guests: list[Guest]) -> None:
    with ThreadPoolExecutor(MANY) as pool:
        answers = [*pool.map(lambda guest: guest.post("/api/quick", {"players": 3}), guests)]
    assert [answer.status_code for answer in answers] == [200] * MANY
    assert sorted(Counter(answer.json()["id"] for answer in answers).values()) == [3, 3, 3]
    for answer, guest in zip(answers, guests, strict=True):
        assert guest.table(answer.json()["id"])["state"] == "running"


def test_simultaneous_rematches_open_one_table(guests: list[Guest]) -> None:
    host, *others = guests[:5]
    seats = [human("P0", me=True), *({"kind": "open"} for _ in others)]
    table = host.open(*seats, bot())
    for seat, guest in enumerate(others, 1):
        guest.post(f"/api/tables/{table['id']}/seats/{seat}/take", {"name": f"P{seat}"})
    assert host.post(f"/api/tables/{table['id']}/close", {}).status_code == 200
    with ThreadPoolExecutor(5) as pool:
        answers = [*pool.map(lambda guest: guest.post(f"/api/tables/{table['id']}/rematch", {}), guests[:5])]
    assert [answer.status_code for answer in answers] == [200] * 5, [answer.text for answer in answers]
    (again,) = {answer.json()["id"] for answer in answers}
    seen = host.table(again)
    assert [player["name"] for player in seen["players"][1:]] == ["P0", "P1", "P2", "P3", "P4"]
    assert seen["state"] == "running"


def test_the_same_call_twice_at_once_takes_effect_once(guests: list[Guest]) -> None:
    """Two windows of one person, two people of one table: nobody hears of the other's haste."""
    host, other = guests[:2]
    tables = [host.open(human("Ann", me=True), {"kind": "open"}, bot(), pace="fast")["id"] for _ in range(4)]
    for table in tables:
        other.post(f"/api/tables/{table}/seats/1/take", {"name": "Bo"})
    windows = [Guest(guest.http, cookie=(host if number % 2 else other).cookie) for number, guest in enumerate(guests)]

    def hurry(numbered: tuple[int, Guest]) -> list[int]:
        number, guest = numbered
        until = time.time() + 1_000 * number
        return [
            answer.status_code
            for _ in range(6)
            for answer in (
                guest.post(f"/api/tables/{tables[0]}/note", {"text": f"{number}"}),
                guest.post(f"/api/tables/{tables[0]}/archive", {"archived": True}),
                guest.post("/api/my/absence", {"until": until}),
            )
        ]

    with ThreadPoolExecutor(MANY) as pool:
        said = [*pool.map(hurry, enumerate(windows, 1))]
    assert {status for each in said for status in each} == {200}
    assert host.get("/api/my/absence").json()["until"] is not None


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/%00/decline", {}),
        ("/api/tables/%00/talk", {"text": "hello"}),
        ("/api/my/notices/channels/%00/remove", {}),
        ("/api/account/passkeys/login", {"credential": {"id": "\0"}}),
        ("/api/account/passkeys/remove", {"id": "\0"}),
        ("/api/quick", {"players": 3, "length": "\0"}),
    ],
)
def test_what_no_text_of_a_database_can_be_is_no_fault_of_the_database(
    guests: list[Guest], path: str, body: dict[str, object]
) -> None:
    guests[0].post("/api/account", {"name": f"Nora {len(path)}", "password": "a song about rails"})
    assert 400 <= guests[0].post(path, body).status_code < 500


def test_two_browsers_of_one_person_log_in_at_once(guests: list[Guest]) -> None:
    """Two guests of one table become one account, and neither is told that they are logged out."""
    proof = {"name": "Twice", "password": "a song about rails"}
    assert guests[0].post("/api/account", proof).status_code == 201
    for _ in range(4):
        first, second = Guest(guests[1].http), Guest(guests[2].http)
        table = first.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})["id"]
        second.post(f"/api/tables/{table}/seats/1/take", {"name": "Bo"})
        for guest in (first, second):
            assert guest.post(f"/api/tables/{table}/note", {"text": "mine"}).is_success
        with ThreadPoolExecutor(2) as pool:
            answers = [*pool.map(lambda guest: guest.post("/api/account/login", proof), (first, second))]
        assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
        assert [player["mine"] for player in first.table(table)["players"]] == [True, True, False]


def test_an_account_deleted_during_other_changes_is_gone(guests: list[Guest]) -> None:
    for number in range(3):
        guest = guests[0]
        assert guest.post("/api/account", {"name": f"Hasty {number}", "password": "a song about rails"}).is_success
        table = guest.open(human("Ann", me=True), {"kind": "open"}, bot(), pace="fast")["id"]
        guests[1].post(f"/api/tables/{table}/seats/1/take", {"name": "Bo"})
        calls: list[tuple[str, dict[str, object]]] = [
            ("/api/account/delete", {}),
            ("/api/account/codes", {}),
            ("/api/account/password", {"password": "a song about wheels"}),
            ("/api/account/preferences", {"preferences": {}}),
            (f"/api/tables/{table}/note", {"text": "mine"}),
            (f"/api/tables/{table}/end", {"accept": True}),
            ("/api/my/absence", {"until": time.time() + 1_000}),
        ]
        windows = [Guest(each.http, cookie=guest.cookie) for each in guests]
        for window in windows:
            window.logged_in = {**guest.logged_in}

        def call(numbered: tuple[int, tuple[str, dict[str, object]]], at: list[Guest] = windows) -> int:
            which, (path, body) = numbered
            return at[which].post(path, body).status_code

        with ThreadPoolExecutor(len(calls)) as pool:
            statuses = [*pool.map(call, enumerate(calls))]
        assert max(statuses) < 500, statuses
        assert statuses[0] in (200, 401), "another password ends what was asked with the old one"
        guest.logged_in.clear()


def test_an_ended_session_takes_no_recovery_codes_in_any_process(guests: list[Guest]) -> None:
    owner = guests[0]
    assert owner.post("/api/account", {"name": "Robbed", "password": "a song about rails"}).status_code == 201
    thieves = [Guest(each.http, cookie=each.cookie) for each in guests]
    for thief in thieves:
        thief.logged_in = {**owner.logged_in}
        assert thief.get("/api/account").json()["name"] == "Robbed", "from now on its process remembers the session"
    assert owner.post("/api/account/password", {"password": "a song about wheels"}).status_code == 200
    with ThreadPoolExecutor(len(thieves)) as pool:
        answers = [*pool.map(lambda thief: thief.post("/api/account/codes", {}), thieves)]
    assert {answer.status_code for answer in answers} == {401}
    assert {answer.json()["key"] for answer in answers} == {"account-not-in"}
