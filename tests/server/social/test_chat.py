"""What is said at a table: in which order, by whom, to whom, how much."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from goldenspike.server.app import create_app
from goldenspike.server.config import RateLimit
from goldenspike.server.schemas.chat import MAX_MESSAGE_LENGTH, MAX_NOTE_LENGTH
from goldenspike.server.storage.chat import MAX_REPORTS_PER_MESSAGE
from support.server.chat import Table, pair, say, talk_of, texts
from support.server.helpers import OPEN_GATES, Guest, config_for, easiest, human, sqlite_at, with_token


def move(table: Table, *guests: Guest) -> int:
    """The player to move chooses; returns the ply that follows."""
    for guest in guests:
        seen = guest.table(table["id"])
        if seen["menu"] is not None:
            return int(guest.act(table["id"], seen["ply"], easiest(seen["menu"])).json()["ply"])
    raise AssertionError


def test_what_is_said_stands_next_to_what_it_was_said_about(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    before = guest.table(table["id"])["ply"]
    first = say(guest, table, "  Good \n luck! ")
    ply = move(table, guest, other)
    second = say(other, table, "Thanks")
    reaction = guest.post(f"/api/tables/{table['id']}/talk", {"reaction": "bravo"}).json()
    assert (first["text"], first["ply"], first["seat"], first["name"]) == ("Good luck!", before, 0, "Ann")
    assert (second["ply"], second["name"], reaction["kind"], reaction["text"]) == (ply, "Bob", "reaction", "bravo")
    talk = talk_of(Guest(guest.http), table)
    assert talk["messages"] == [first, second, reaction]
    assert [message["number"] for message in talk["messages"]] == [1, 2, 3]
    assert talk_of(other, table, after=1)["messages"] == [second, reaction]
    assert not talk["may"]
    assert talk_of(guest, table)["me"] == first["who"] == reaction["who"] != second["who"]


@pytest.mark.parametrize("text", ["", " \n ", "x" * (MAX_MESSAGE_LENGTH + 1), "\u202e"])
def test_what_is_said_has_bounds(guest: Guest, other: Guest, text: str) -> None:
    table = pair(guest, other)
    assert say(guest, table, text, status=422)["key"] == "server-bad-words"
    assert texts(guest, table) == []
    assert guest.post(f"/api/tables/{table['id']}/talk", {}).status_code == 422
    assert guest.post(f"/api/tables/{table['id']}/talk", {"text": "a", "reaction": "bravo"}).status_code == 422
    assert guest.post(f"/api/tables/{table['id']}/talk", {"reaction": "spam"}).status_code == 400


def test_nothing_hides_in_what_is_said(guest: Guest, other: Guest) -> None:
    said = say(guest, pair(guest, other), "a\u202eb\0c <b>\U0001f469\u200d\U0001f680</b>")
    assert said["text"] == "abc <b>\U0001f469\U0001f680</b>"
    assert say(guest, pair(guest, other), "\U0001f469\u200d\U0001f680")["text"] == "\U0001f469\u200d\U0001f680"


def test_chat_is_rate_limited_and_has_a_size_limit(tmp_path: Path) -> None:
    limits = type(OPEN_GATES)(talk=RateLimit(3, 0.0), messages=5)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        guest, other = Guest(http), Guest(http)
        table = pair(guest, other)
        for text in "abc":
            say(guest, table, text)
        assert say(guest, table, "d", status=429)["key"] == "server-too-fast"
        say(other, table, "e")
        say(other, table, "f")
        assert say(other, table, "g", status=409)["key"] == "server-talk-full"
        assert texts(guest, table) == [*"abcef"]


def test_nobody_takes_the_others_words_away(tmp_path: Path) -> None:
    """Half of them at the most are one person's, or of all together who only watch: guests are made at will."""
    limits = replace(OPEN_GATES, messages=9)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        guest, other = Guest(http), Guest(http)
        table = pair(guest, other, open_talk=True)
        for number in range(5):
            say(Guest(http), table, f"{number}")
        assert say(Guest(http), table, "more", status=409)["key"] == "server-talk-full"
        say(guest, table, "Ann")
        for _ in range(3):
            say(other, table, "Bob")
        say(guest, table, "full", status=409)
        alone = pair(guest, other)
        for _ in range(5):
            say(other, alone, "Bob")
        say(other, alone, "Bob", status=409)
        say(guest, alone, "Ann")


def test_an_address_has_its_share_of_what_is_kept(tmp_path: Path) -> None:
    """However many guests it makes."""
    limits = replace(OPEN_GATES, kept=RateLimit(6, 0.0001))
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        guest = Guest(http)
        path = f"/api/tables/{pair(guest, Guest(http), open_talk=True)['id']}"
        asked = [
            (f"{path}/talk", {"text": "Hello"}),
            (f"{path}/talk/1/mute", {}),
            (f"{path}/talk/1/report", {"why": "rude"}),
            (f"{path}/note", {"text": "mine"}),
            ("/api/my/notices/quiet", {"quiet_from": 1, "quiet_to": 2}),
            ("/api/my/absence", {"until": time.time() + 1_000}),
        ]
        for each in asked:
            answer = (guest if "note" in each[0] else Guest(http)).post(*each)
            assert answer.is_success, answer.text
        for each in [*asked, ("/api/my/notices/channels", {"kind": "webhook", "address": "https://a.example/"})]:
            assert Guest(http).post(*each).status_code == 429, each
        assert guest.post(f"{path}/note", {"text": "changed"}).status_code == 200, "it needs no more room"


def test_only_players_chat_unless_the_host_allows_it(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    assert say(Guest(guest.http), table, "Hello", status=403)["key"] == "server-talk-seats-only"
    freely = pair(guest, other, open_talk=True)
    watcher = Guest(guest.http)
    said = say(watcher, freely, "Hello", name="Wat")
    assert (said["seat"], said["name"]) == (None, "Wat")
    assert say(watcher, freely, "Again")["name"] == "Spectator"
    assert talk_of(watcher, freely)["may"]
    assert texts(other, freely) == ["Hello", "Again"]


def test_what_was_said_stays_with_who_said_it(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    said = say(other, table, "Mine")
    assert guest.post(f"/api/tables/{table['id']}/seats/1/give", {"to": "bot", "bot": "greedy"}).status_code == 200
    assert guest.post(f"/api/tables/{table['id']}/seats/0/name", {"name": "Anna"}).status_code == 200
    later = say(guest, table, "Me too")
    assert talk_of(guest, table)["messages"] == [said, later]
    assert (said["name"], later["name"]) == ("Bob", "Anna")


def test_a_player_with_only_a_link_chats_too(guest: Guest) -> None:
    table = guest.open(human("Ann", me=True), human("Bob"), human("Cy"))
    bob, cy = with_token(guest, table, 1), with_token(guest, table, 2)
    first, second = say(bob, table, "Hi"), say(cy, table, "Ho")
    assert first["who"] != second["who"]
    assert talk_of(bob, table)["me"] == first["who"]


def test_muting_is_my_own_affair_and_lasts(guest: Guest, other: Guest) -> None:
    table, third = pair(guest, other), Guest(guest.http)
    said = say(other, table, "Nonsense")
    mute = f"/api/tables/{table['id']}/talk/{said['number']}/mute"
    assert guest.post(mute, {}).status_code == 200
    assert talk_of(guest, table)["muted"] == [said["who"]]
    assert talk_of(other, table)["muted"] == talk_of(third, table)["muted"] == []
    elsewhere = pair(guest, other)
    assert talk_of(guest, elsewhere)["muted"] == [say(other, elsewhere, "Here too")["who"]]
    assert guest.post(mute, {"muted": False}).status_code == 200
    assert talk_of(guest, table)["muted"] == []
    assert other.post(mute, {}).json()["key"] == "server-mute-self"
    assert guest.post(f"/api/tables/{table['id']}/talk/9/mute", {}).status_code == 404


def test_nobody_reports_without_end(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    answers = []
    for number in range(1, 23):
        say(other, table, f"{number}")
        answers.append(guest.post(f"/api/tables/{table['id']}/talk/{number}/report", {"why": "x"}).status_code)
    assert answers == [200] * 20 + [429] * 2


def test_whatever_many_complain_about_is_on_the_list_a_few_times(guest: Guest, other: Guest, tmp_path: Path) -> None:
    table = pair(guest, other)
    say(other, table, "Rude")
    for _ in range(MAX_REPORTS_PER_MESSAGE + 3):
        answer = Guest(guest.http).post(f"/api/tables/{table['id']}/talk/1/report", {"why": "rude"})
        assert answer.status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM reports").fetchone() == (MAX_REPORTS_PER_MESSAGE,)


def test_notes_are_for_who_wrote_them(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    path = f"/api/tables/{table['id']}/note"
    assert guest.get(path).json() == {"text": ""}
    assert guest.post(path, {"text": "Denver\nfirst"}).status_code == 200
    assert guest.get(path).json() == {"text": "Denver\nfirst"}
    assert other.get(path).json() == Guest(guest.http).get(path).json() == {"text": ""}
    assert b"Denver" not in other.get(f"/api/tables/{table['id']}").content
    assert guest.post(path, {"text": "x" * (MAX_NOTE_LENGTH + 1)}).status_code == 400
    assert guest.post(path, {"text": ""}).status_code == 200
    assert guest.get(path).json() == {"text": ""}


def test_what_was_said_goes_with_its_table(tmp_path: Path) -> None:
    app = create_app(config_for(sqlite_at(tmp_path)))
    with TestClient(app) as http:
        guest = Guest(http)
        table = guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
        say(guest, table, "Anybody?")
        guest.post(f"/api/tables/{table['id']}/note", {"text": "Nobody"})
        app.state.clock.ahead = 30 * 24 * 3600.0
        assert http.blocking_portal.call(app.state.services.cleanup.tidy) == 1
        assert guest.get(f"/api/tables/{table['id']}/talk").status_code == 404
