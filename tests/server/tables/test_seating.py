"""Seats belong to who sits: links that are used up, seats that are given, left and taken, tables that are closed."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.kernel import record
from goldenspike.server.app import create_app
from goldenspike.server.config import RateLimit, UsageLimits
from support.server.helpers import (
    MANY,
    OPEN_GATES,
    Guest,
    bot,
    config_for,
    easiest,
    hotseats,
    human,
    play_on,
    sqlite_at,
    wait_until,
    with_token,
)
from support.server.seating import OPEN, call, join_path, sit

# Links


def test_looking_at_a_link_changes_nothing(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot(), title="Rails & Sons")
    path = join_path(table, 1)
    for lang, button in (("en", "Take this seat"), ("fr", "Prendre cette place")):
        page = other.get(path, headers={"accept-language": lang})
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-store"
        assert "Rails &amp; Sons" in page.text
        assert button in page.text
    assert other.table(table["id"])["seat"] is None
    assert with_token(guest, table, 1).table(table["id"])["seat"] == 1


def test_sitting_down_uses_the_link_up(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    path, program = join_path(table, 1), with_token(guest, table, 1)
    answer = other.post(path, None)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table['id']}"
    assert "gs_guest=" in answer.headers["set-cookie"]
    assert other.table(table["id"])["seat"] == 1
    # A copy of the link is worth nothing now, the host's and a program's included.
    assert program.table(table["id"])["seat"] is None
    assert Guest(guest.http).post(path, None).status_code == 403
    page = Guest(guest.http).get(path)
    assert page.status_code == 403
    assert page.headers["content-type"].startswith("text/html")
    assert "link" not in guest.table(table["id"])["players"][1]
    # Except for the player who sits there already, and perhaps clicked twice: they are redirected.
    assert other.post(path, None).status_code == 303
    assert other.get(path).status_code == 200


def test_a_player_may_follow_their_own_link_and_keeps_it(guest: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    sit(guest, join_path(table, 0))
    assert with_token(guest, table, 0).table(table["id"])["seat"] == 0


def test_of_fifty_strangers_with_one_link_one_sits(guest: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    path = join_path(table, 1)
    strangers = [Guest(guest.http) for _ in range(50)]
    with ThreadPoolExecutor(1) as pool:  # the guests of these tests share one connection
        statuses = list(pool.map(lambda stranger: stranger.post(path, None).status_code, strangers))
    assert sorted(statuses) == [303] + [403] * 49


def test_a_fresh_link_for_another_device(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    sit(other, join_path(table, 1))
    fresh = call(other, table, "seats/1/link")
    phone = Guest(guest.http)
    assert Guest(guest.http, token=fresh["token"]).table(table["id"])["seat"] == 1
    sit(phone, f"/join/{table['id']}/{fresh['token']}")
    assert phone.table(table["id"])["seat"] == other.table(table["id"])["seat"] == 1
    # The host has no say in a seat that somebody holds, short of taking it away.
    assert call(guest, table, "seats/1/link", status=409)["key"] == "server-seat-held"
    assert call(Guest(guest.http), table, "seats/1/link", status=403)["key"] == "server-no-seat"


def test_the_host_replaces_a_link_that_nobody_followed(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    fresh = call(guest, table, "seats/1/link")
    assert other.post(join_path(table, 1), None).status_code == 403
    sit(other, f"/join/{table['id']}/{fresh['token']}")
    assert fresh["link"].endswith(fresh["token"])


@pytest.mark.parametrize("spoilt", [lambda path: path[:-1], lambda path: path + "x", lambda _: "/join/none/nothing"])
def test_a_wrong_link_shows_a_page_with_ways_on(guest: Guest, other: Guest, spoilt: Any) -> None:
    path = spoilt(join_path(guest.open(human(me=True), human("Bob"), bot()), 1))
    for method in ("GET", "POST"):
        page = other.call(method, path, headers={"accept-language": "fr"})
        assert page.status_code in (403, 404)
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="fr"' in page.text
        assert 'href="/"' in page.text


def test_a_form_of_another_site_cannot_seat_anybody(guest: Guest, other: Guest) -> None:
    path = join_path(guest.open(human(me=True), human("Bob"), bot()), 1)
    assert other.post(path, None, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert other.post(path, None, headers={"sec-fetch-site": "same-origin", "origin": "null"}).status_code == 303


# Giving, leaving, taking


def test_the_host_gives_a_seat_to_a_bot_and_it_plays(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), human("Cy"))
    sit(other, join_path(table, 1))
    for seat in (0, 1, 2):
        said = call(guest, table, f"seats/{seat}/give", {"to": "bot", "bot": "random"})
        assert said["players"][seat]["kind"] == "bot"
    assert other.table(table["id"])["seat"] is None
    over = wait_until(lambda: (found := guest.table(table["id"]))["state"] == "over" and found)
    assert over["notes"] == []
    assert record.verify(__import__("goldenspike").load(guest.get(f"/api/tables/{table['id']}/record").json()))


def test_the_host_gives_a_seat_away_by_a_new_link(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    sit(other, join_path(table, 1))
    link = call(guest, table, "seats/1/give", {"to": "link", "name": "Dee"})["players"][1]["link"]
    assert other.table(table["id"])["seat"] is None
    third = Guest(guest.http)
    sit(third, "/join/" + link.partition("/join/")[2])
    assert third.table(table["id"])["players"][1] == {
        "seat": 1,
        "name": "Dee",
        "kind": "human",
        "connected": False,
        "mine": True,
    }


def test_the_host_waits_no_longer_and_bots_take_the_free_seats(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, OPEN, OPEN)
    call(other, table, "seats/2/take", {"name": "Bob"})
    assert call(other, table, "start", {"bot": "greedy"}, 403)["key"] == "server-not-host"
    assert call(guest, table, "start", {"bot": "nobody"}, 422)["key"] == "bot-unknown"
    begun = call(guest, table, "start", {"bot": "greedy"})
    assert begun["state"] == "running"
    assert [player["kind"] for player in begun["players"]] == ["human", "bot", "human", "bot"]
    assert len({player["name"] for player in begun["players"]}) == 4
    assert call(guest, table, "start", {"bot": "greedy"}, 422)["reason"] == "started"


def test_a_player_chooses_their_display_name(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, bot())
    assert call(guest, table, "seats/0/name", {"name": "  Annie  Oakley "})["players"][0]["name"] == "Annie Oakley"
    assert call(guest, table, "seats/0/name", {"name": "x" * 41}, 422)["key"] == "players-bad-name"
    call(other, table, "seats/0/name", {"name": "Mallory"}, 403)
    call(guest, table, "seats/1/name", {"name": "Mallory"}, 403)
    call(other, table, "seats/1/take", {"name": "Bob"})
    assert call(other, table, "seats/1/name", {"name": "Rob"})["players"][1]["name"] == "Rob"
    assert guest.get(f"/api/tables/{table['id']}/record").json()["players"][:2] == ["Annie Oakley", "Rob"]


def test_only_the_host_gives_and_closes(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot())
    sit(other, join_path(table, 1))
    assert call(other, table, "seats/0/give", {"to": "open"}, 403)["key"] == "server-not-host"
    assert call(other, table, "close", status=403)["key"] == "server-not-host"
    assert call(guest, table, "seats/7/give", {"to": "open"}, 404)["key"] == "server-no-such-seat"
    assert call(guest, table, "seats/1/give", {"to": "bot"}, 422)["key"] == "server-seat-bot"
    assert call(guest, table, "seats/1/give", {"to": "bot", "bot": "nobody"}, 422)


def test_leaving_before_the_start_opens_the_seat(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, OPEN)
    call(other, table, "seats/1/take", {"name": "Bob"})
    assert call(other, table, "seats/1/leave")["players"][1]["kind"] == "open"
    assert other.table(table["id"])["seat"] is None
    assert call(other, table, "seats/2/take", {"name": "Bob"})["state"] == "waiting"


@pytest.mark.parametrize(("leaving", "kind"), [("bot", "bot"), ("open", "open"), ("stay", "human")])
def test_leaving_after_the_start_as_the_table_says(guest: Guest, other: Guest, leaving: str, kind: str) -> None:
    table = guest.open(human(me=True), human("Bob"), bot(), leaving=leaving)
    sit(other, join_path(table, 1))
    if leaving == "stay":
        assert call(other, table, "seats/1/leave", status=409)["key"] == "server-may-not-leave"
    else:
        call(other, table, "seats/1/leave")
    assert guest.table(table["id"])["players"][1]["kind"] == kind


def test_an_open_seat_of_a_running_game_is_taken_and_played(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot(), leaving="open")
    sit(other, join_path(table, 1))
    call(other, table, "seats/1/leave")
    third = Guest(guest.http)
    call(third, table, "seats/1/take", {"name": "Dee"})

    def turn() -> Any:
        seen = third.table(table["id"])
        if seen["asked"] == 1:
            return seen
        play_on(guest, table["id"], 1)
        return None

    seen = wait_until(turn)
    assert third.act(table["id"], seen["ply"], easiest(seen["menu"])).status_code == 200
    assert third.get(f"/api/tables/{table['id']}/record").json()["players"][1] == "Dee"


def test_one_open_seat_each_unless_the_host_says_otherwise(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, OPEN)
    call(other, table, "seats/1/take", {})
    assert call(other, table, "seats/2/take", {}, 409)["key"] == "server-one-seat"
    generous = guest.open(human(me=True), OPEN, OPEN, several=True)
    for seat in (1, 2):
        call(other, generous, f"seats/{seat}/take", {})
    assert other.table(generous["id"])["state"] == "running"


def test_a_seat_that_changes_hands_ends_a_proposal_that_waited_for_it(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), human("Cy"))
    sit(other, join_path(table, 1))
    third = with_token(guest, table, 2)
    for _ in range(4):
        for player in (guest, other, third):
            play_on(player, table["id"], 1)
    seen = guest.table(table["id"])
    said = guest.undo(table["id"], seen["ply"], seen["log"] - 3).json()
    assert said["proposal"]["waiting"] == [1, 2]
    call(guest, table, "seats/1/give", {"to": "open"})
    assert guest.table(table["id"])["proposal"] is None


# Closing


def test_a_closed_table_stays_readable_and_nothing_happens_there(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), bot(), public=True)
    sit(other, join_path(table, 1))
    assert call(guest, table, "close")["state"] == "closed"
    seen = other.table(table["id"])
    assert (seen["state"], seen["asked"], seen["menu"], seen["result"]) == ("closed", None, None, None)
    assert hashlib.sha256(bytes.fromhex(seen["seed"])).hexdigest() == seen["commitment"]
    said = other.get(f"/api/tables/{table['id']}/record").json()
    assert "result" not in said
    assert said["seed"] == seen["seed"]
    for what, body in (("close", {}), ("seats/1/leave", {}), ("seats/1/give", {"to": "open"})):
        assert call(guest if what != "seats/1/leave" else other, table, what, body, 409)["key"] == "server-closed"
    assert other.act(table["id"], seen["ply"], {"type": "pass"}).status_code in (403, 409)
    assert other.undo(table["id"], seen["ply"]).status_code in (409, 422)
    assert table["id"] not in [each["id"] for each in other.get("/api/tables").json()["tables"]]


# Nonces


def test_nonces_are_hidden_until_the_start(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, bot())
    call(guest, table, "seats/0/nonce", {"nonce": "my own dice"})
    hidden = "sha256:" + hashlib.sha256(b"my own dice").hexdigest()
    for watcher in (guest, other):
        assert watcher.table(table["id"])["nonces"] == [hidden, "", ""]
    assert guest.table(table["id"])["players"][0]["nonce"] == "my own dice"
    assert "my own dice" not in other.get(f"/api/tables/{table['id']}").text
    assert "my own dice" not in other.get(f"/api/tables/{table['id']}/record").text
    assert call(other, table, "seats/1/take", {})["nonces"] == ["my own dice", "", ""]


# Shares


def flooded(tmp_path: Path, **limits: Any) -> TestClient[Any]:
    gates = {"reads": MANY, "writes": MANY, "tables": MANY, **limits}
    return TestClient(create_app(config_for(sqlite_at(tmp_path), limits=UsageLimits(**gates))))


def test_nobody_opens_more_tables_than_the_limit(tmp_path: Path) -> None:
    seats = [human(me=True), OPEN, OPEN]
    with flooded(tmp_path, address_tables=3, public_tables=1, address_public_tables=2) as http:
        asked = {"game": "continental-divide", "seats": seats, "public": True}
        ann, bob, cy, dee = (Guest(http) for _ in range(4))
        assert ann.post("/api/tables", asked).status_code == 201
        refused = ann.post("/api/tables", asked)
        assert (refused.status_code, refused.json()["key"]) == (429, "server-too-many-public-tables")
        assert bob.post("/api/tables", asked).status_code == 201
        assert cy.post("/api/tables", asked).json()["key"] == "server-too-many-public-tables"
        assert cy.post("/api/tables", {**asked, "public": False}).status_code == 201
        assert dee.post("/api/tables", {**asked, "public": False}).json()["key"] == "server-too-many-tables-here"


def test_a_seated_player_moves_whatever_others_at_their_address_did(tmp_path: Path) -> None:
    with flooded(tmp_path) as http:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
    assert OPEN_GATES.moves == UsageLimits().moves
    with TestClient(
        create_app(config_for(sqlite_at(tmp_path), limits=UsageLimits(reads=MANY, writes=RateLimit(3, 0.001))))
    ) as http:
        stranger, ann = Guest(http), Guest(http, token=table["links"][0]["token"])
        while stranger.post("/api/tables/none/actions", {"ply": 0, "action": {}}).status_code != 429:
            pass
        seen = ann.table(table["id"])
        if seen["menu"] is None:
            ann = Guest(http, token=table["links"][seen["asked"]]["token"])
            seen = ann.table(table["id"])
        assert ann.act(table["id"], seen["ply"], easiest(seen["menu"])).status_code == 200
        assert stranger.act(table["id"], seen["ply"], {}).status_code == 429
