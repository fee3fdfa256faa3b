"""Finding tables and company: filters, quick matches, passwords, rematches, invitations, one's own tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from goldenspike.server.config import RateLimit
from goldenspike.server.storage.invitations import MAX_INVITATIONS_PER_PAIR
from goldenspike.server.storage.schema import tables
from goldenspike.tables.time_source import TimeSource
from support.server.chat import pair, say, talk_of
from support.server.helpers import OPEN_GATES, Guest, bot, config_for, easiest, hotseats, human, sqlite_at, wait_until
from support.server.lobby import OPEN, SECRET, ended


def lobby(guest: Guest, **wish: Any) -> list[dict[str, Any]]:
    answer = guest.get("/api/lobby", params=wish)
    assert answer.status_code == 200, answer.text
    lines: list[dict[str, Any]] = answer.json()["tables"]
    return lines


def titles(guest: Guest, **wish: Any) -> set[str]:
    return {line["table"]["title"] for line in lobby(guest, **wish)}


def test_open_tables_are_found_by_what_they_are(guest: Guest, other: Guest) -> None:
    def open_one(title: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        return guest.open(human("Ann", me=True), *seats, title=title, **{"public": True, **more})

    open_one("cd", OPEN, OPEN)
    open_one("short", OPEN, game="silverton", options={"length": "short"}, language="fr")
    open_one("usual", OPEN, OPEN, game="silverton", pace="slow")
    open_one("locked", OPEN, OPEN, password=SECRET, language="en")
    open_one("hidden", OPEN, OPEN, public=False)
    running = open_one("running", bot(), bot())
    assert titles(other) == {"cd", "short", "usual", "locked", "running"}
    assert titles(other, game="silverton") == {"short", "usual"}
    assert titles(other, length="short") == {"short"}
    assert titles(other, length="regular") == {"usual"}
    assert titles(other, pace="slow") == {"usual"}
    assert titles(other, language="fr") == {"cd", "short", "usual", "running"}
    assert titles(other, players=2) == {"short"}
    assert titles(other, state="running") == {"running"}
    assert titles(other, state="waiting", game="continental-divide") == {"cd", "locked"}
    line = lobby(other, length="short")[0]
    assert (line["seats"], line["open"], line["locked"], line["options"]) == (2, 1, False, {"length": "short"})
    assert [player["name"] for player in line["table"]["players"]] == ["Ann", ""]
    assert [line["locked"] for line in lobby(other) if line["table"]["title"] == "locked"] == [True]
    assert {line["rated"] for line in lobby(other)} == {False}
    assert [line["table"]["turn"] for line in lobby(other, state="running")] == [1]
    assert running["id"] == lobby(other, state="running")[0]["table"]["id"]
    for wrong in ({"pace": "x"}, {"game": "'; --"}, {"skip": -1}, {"players": 0}):
        assert other.get("/api/lobby", params=wrong).status_code == 400


def test_the_lobby_comes_in_pages(http: TestClient[Any]) -> None:
    for number in range(35):
        Guest(http).open(human("Ann", me=True), OPEN, OPEN, public=True, title=f"{number}")
    # As if they had been opened from everywhere: of one address only so many are shown.
    elsewhere = tables.update().values(origin=tables.c.id)
    http.blocking_portal.call(http.app.state.services.store.write, lambda connection: connection.execute(elsewhere))
    reader = Guest(http)
    first = reader.get("/api/lobby").json()
    rest = reader.get("/api/lobby", params={"skip": 30}).json()
    assert (len(first["tables"]), first["more"]) == (30, True)
    assert len(rest["tables"]) == 5
    assert not {line["table"]["id"] for line in first["tables"]} & {line["table"]["id"] for line in rest["tables"]}
    assert not rest["more"]


# Somebody in a hurry


def quick(guest: Guest, status: int = 200, **wish: Any) -> str:
    answer = guest.post("/api/quick", {"players": 3, **wish})
    assert answer.status_code == status, answer.text
    return str(answer.json().get("id") or answer.json()["key"])


def test_quick_matches_with_the_same_wishes_share_a_table(http: TestClient[Any]) -> None:
    people = [Guest(http) for _ in range(7)]
    found = [quick(each, name=f"P{number}") for number, each in enumerate(people)]
    assert found[0] == found[1] == found[2] != found[3]
    assert found[3] == found[4] == found[5] != found[6]
    table = people[0].table(found[0])
    assert (table["state"], [player["name"] for player in table["players"]]) == ("running", ["P0", "P1", "P2"])
    assert quick(people[6]) not in found, "nobody plays against themselves"
    assert people[0].table(found[0])["pace"] == "fast", "nobody waits for ever for a stranger"


def test_nobody_in_a_hurry_is_sent_to_who_has_gone(tmp_path: Path) -> None:
    clock = TimeSource()
    with TestClient(create_app(config_for(sqlite_at(tmp_path)), clock=clock)) as http:
        first, second, third = (Guest(http) for _ in range(3))
        old = first.post("/api/quick", {"players": 3}).json()["id"]
        clock.ahead += 23 * 3600
        assert second.post("/api/quick", {"players": 3}).json()["id"] == old
        clock.ahead += 25 * 3600
        assert third.post("/api/quick", {"players": 3}).json()["id"] != old


def test_a_wish_is_kept(http: TestClient[Any]) -> None:
    one, two, three = (Guest(http) for _ in range(3))
    short = quick(one, game="silverton", length="short", players=2)
    assert one.table(short)["options"] == {"length": "short"}
    assert quick(two, game="continental-divide") != short
    assert quick(three, length="regular", players=2) != short
    assert quick(Guest(http), length="short", players=2) == short
    french = quick(one, language="fr", players=4)
    assert quick(two, language="en", players=4) != french
    assert quick(one, status=422, players=9) == "server-quick-nothing"
    assert quick(one, status=422, game="chess") == "game-unknown"


def test_nobody_in_a_hurry_is_sent_to_a_table_with_a_password(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), OPEN, OPEN, public=True, password=SECRET)
    assert quick(other) != table["id"]


# Passwords


READS = ("", "/history", "/at/0", "/ledger", "/record", "/stream", "/talk", "/note")
WRITES = ("/talk", "/seats/1/take", "/actions", "/undo", "/hint", "/rematch", "/invite", "/archive", "/note")


def test_a_password_opens_a_table_and_nothing_else_does(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), OPEN, OPEN, public=True, password=SECRET)
    assert table["locked"]
    path = f"/api/tables/{table['id']}"
    bodies = {
        "/talk": {"text": "x"},
        "/actions": {"ply": 0, "action": {}},
        "/undo": {"ply": 0},
        "/hint": {"ply": 0},
        "/invite": {"whom": ["x"]},
        "/archive": {"archived": True},
        "/note": {"text": "x"},
    }
    for read in READS:
        assert other.get(path + read).json()["key"] == "server-password", read
    for write in WRITES:
        assert other.post(path + write, bodies.get(write, {})).json()["key"] == "server-password", write
    assert "please" not in guest.get(path).text
    assert other.post(f"{path}/enter", {"password": "Please"}).json()["key"] == "server-wrong-password"
    assert other.get(path).status_code == 403
    assert other.post(f"{path}/enter", {"password": "please"}).json()["id"] == table["id"]
    assert other.get(path).status_code == 200
    assert other.post(f"{path}/seats/1/take", {"name": "Bob"}).status_code == 200
    assert Guest(guest.http).get(path).status_code == 403
    assert other.get("/api/my/invitations").json()["invitations"] == []


def test_an_attacker_who_guesses_has_few_tries(tmp_path: Path) -> None:
    limits = type(OPEN_GATES)(passwords=RateLimit(3, 0.0))
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        table = Guest(http).open(human("Ann", me=True), OPEN, OPEN, password=SECRET)
        path = f"/api/tables/{table['id']}/enter"
        tries = [Guest(http).post(path, {"password": f"{number}"}).status_code for number in range(5)]
        assert tries == [403, 403, 403, 429, 429]
        assert Guest(http).post(path, {"password": "please"}).status_code == 429


# The same people


def again(guest: Guest, table: dict[str, Any], status: int = 200) -> str:
    answer = guest.post(f"/api/tables/{table['id']}/rematch", {})
    assert answer.status_code == status, answer.text
    return str(answer.json().get("id") or answer.json()["key"])


def test_the_same_people_play_again_one_seat_further(guest: Guest, other: Guest) -> None:
    table = ended(guest, other, title="Friday", leaving="stay", delay=3, pace="slow", late="wait")
    first = again(other, table)
    seen = other.table(first)
    assert [(player["name"], player["kind"]) for player in seen["players"]] == [
        (seen["players"][0]["name"], "bot"),
        ("", "open"),
        ("Bob", "human"),
    ]
    kept = ("title", "leaving", "delay", "pace", "late", "options", "game")
    assert {name: seen[name] for name in kept} == {name: other.table(table["id"])[name] for name in kept}
    messages = talk_of(guest, table)["messages"]
    assert [(message["kind"], message["text"], message["name"]) for message in messages] == [("rematch", first, "Bob")]
    invitations = guest.get("/api/my/invitations").json()["invitations"]
    assert [(each["table"]["id"], each["by"]) for each in invitations] == [(first, "Bob")]
    assert again(guest, table) == first == again(other, table)
    assert guest.table(first)["state"] == "running"
    assert guest.table(first)["players"][1]["mine"]
    assert guest.get("/api/my/invitations").json()["invitations"] == []
    listed = guest.get("/api/my/list").json()["tables"]
    assert {each["table"]["id"]: each["rematch"] for each in listed} == {table["id"]: first, first: None}


def test_whose_time_runs_out_first_is_told_first(guest: Guest) -> None:
    seats = [human("Ann", me=True), bot(), bot()]
    tables = {pace: guest.open(*seats, pace=pace)["id"] for pace in ("slow", "none", "fast")}
    for table in tables.values():
        wait_until(lambda table=table: guest.table(table)["menu"])
    urgent = [tables[pace] for pace in ("fast", "slow", "none")]
    assert [each["table"]["id"] for each in guest.get("/api/my/list").json()["tables"]] == urgent
    for call in ("/api/my/waiting", "/api/my/tables"):
        assert [each["id"] for each in guest.get(call).json()["tables"]] == urgent


def test_a_rematch_keeps_the_password(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), OPEN, bot(), password=SECRET)
    assert other.post(f"/api/tables/{table['id']}/enter", {"password": SECRET}).is_success
    assert other.post(f"/api/tables/{table['id']}/seats/1/take", {"name": "Bob"}).is_success
    guest.post(f"/api/tables/{table['id']}/close", {})
    first = again(guest, table)
    stranger = Guest(guest.http)
    assert stranger.get(f"/api/tables/{first}").json()["key"] == "server-password"
    assert again(other, table) == first
    assert other.table(first)["state"] == "running"
    assert stranger.post(f"/api/tables/{first}/enter", {"password": SECRET}).is_success


def test_only_who_sat_there_plays_again_and_only_afterwards(guest: Guest, other: Guest) -> None:
    table = ended(guest, other)
    assert again(Guest(guest.http), table, status=403) == "server-no-seat"
    assert again(guest, guest.open(human("Ann", me=True), bot(), bot()), status=409) == "server-not-over"


def test_a_player_who_shares_a_screen_shares_it_again(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    guest.post(f"/api/tables/{table['id']}/close", {})
    players = guest.table(again(guest, table))["players"]
    assert [(player["name"], player["mine"]) for player in players] == [("Cy", True), ("Ann", True), ("Bob", True)]


def test_people_i_played_with_are_asked_again(guest: Guest, other: Guest) -> None:
    assert guest.get("/api/my/people").json()["people"] == []
    ended(guest, other)
    ended(guest, other)
    (known,) = guest.get("/api/my/people").json()["people"]
    assert (known["name"], known["games"]) == ("Bob", 2)
    table = guest.open(human("Ann", me=True), OPEN, OPEN, title="Come!", password=SECRET)
    path = f"/api/tables/{table['id']}"
    assert guest.post(f"{path}/invite", {"whom": [known["who"], "nobody"]}).json() == {"invited": 1}
    assert guest.post(f"{path}/invite", {"whom": [known["who"]]}).json() == {"invited": 0}
    (asked,) = other.get("/api/my/invitations").json()["invitations"]
    assert (asked["table"]["title"], asked["by"]) == ("Come!", "Ann")
    assert other.get(path).status_code == 200, "who is asked needs no password"
    assert other.post(f"{path}/decline", {}).status_code == 200
    assert other.get("/api/my/invitations").json()["invitations"] == []
    (me,) = other.get("/api/my/people").json()["people"]
    assert me["who"] != known["who"]
    assert Guest(guest.http).post(f"{path}/invite", {"whom": [me["who"]]}).status_code == 403


def asked(guest: Guest, table_id: str) -> list[tuple[str, bool]]:
    people = guest.get("/api/my/people", params={"table": table_id}).json()["people"]
    return [(person["name"], person["asked"]) for person in people]


def test_invited_and_seated_players_need_not_be_asked(guest: Guest, other: Guest) -> None:
    table = ended(guest, other)
    new = guest.open(human("Ann", me=True), OPEN, OPEN)["id"]
    assert asked(guest, new) == [("Bob", False)]
    rematch = again(guest, table)
    assert asked(guest, rematch) == [("Bob", True)]
    assert again(other, table) == rematch
    assert asked(guest, rematch) == []
    refused = other.get("/api/my/people", params={"table": new})
    assert (refused.status_code, refused.json()["key"]) == (403, "server-no-seat")


def test_a_player_who_muted_the_host_is_not_asked(guest: Guest, other: Guest) -> None:
    table = pair(guest, other)
    said = say(guest, table, "Hello")
    other.post(f"/api/tables/{table['id']}/talk/{said['number']}/mute", {})
    (known,) = guest.get("/api/my/people").json()["people"]
    new = guest.open(human("Ann", me=True), OPEN, OPEN)
    assert guest.post(f"/api/tables/{new['id']}/invite", {"whom": [known["who"]]}).json() == {"invited": 0}
    assert asked(guest, new["id"]) == [("Bob", True)], "the host learns nothing of it"
    assert other.get("/api/my/invitations").json()["invitations"] == []
    assert other.get("/api/my/people").json()["people"] == []


def test_nobody_is_asked_without_end(guest: Guest, other: Guest) -> None:
    ended(guest, other)
    (known,) = guest.get("/api/my/people").json()["people"]
    tables = [guest.open(human("Ann", me=True), OPEN, OPEN)["id"] for _ in range(MAX_INVITATIONS_PER_PAIR + 1)]
    asked = [guest.post(f"/api/tables/{table}/invite", {"whom": [known["who"]]}).json()["invited"] for table in tables]
    assert asked == [1] * MAX_INVITATIONS_PER_PAIR + [0]
    assert len(other.get("/api/my/invitations").json()["invitations"]) == MAX_INVITATIONS_PER_PAIR
    guest.post(f"/api/tables/{tables[0]}/close", {})
    new = guest.open(human("Ann", me=True), OPEN, OPEN)["id"]
    assert guest.post(f"/api/tables/{new}/invite", {"whom": [known["who"]]}).json() == {"invited": 1}


# My tables


@pytest.mark.parametrize("path", ["/api/tables", "/api/my/tables"])
def test_lists_go_by_the_servers_clock(http: TestClient[Any], path: str) -> None:
    clock = http.app.state.services.clock
    clock.ahead = 7 * 24 * 3600.0
    before = clock.now()
    assert before <= Guest(http).get(path).json()["now"] <= clock.now()


def mine(guest: Guest, **wish: Any) -> list[str]:
    answer = guest.get("/api/my/list", params=wish)
    assert answer.status_code == 200, answer.text
    return [each["table"]["title"] for each in answer.json()["tables"]]


def test_my_tables_are_found_sorted_and_put_away(guest: Guest, other: Guest) -> None:
    over = guest.open(human("Ann", me=True), bot(), bot(), title="over")
    guest.post(f"/api/tables/{over['id']}/close", {})
    guest.open(human("Ann", me=True), OPEN, OPEN, title="waiting")
    theirs = pair(guest, other, title="theirs")
    seen = guest.table(theirs["id"])
    while seen["asked"] == 0:
        guest.act(theirs["id"], seen["ply"], easiest(seen["menu"]))
        seen = guest.table(theirs["id"])
    guest.open(*hotseats("Ann", "Zoé"), game="silverton", title="100% _mine_")
    assert mine(guest) == ["100% _mine_", "theirs", "waiting", "over"]
    assert mine(guest, state="turn") == ["100% _mine_"]
    assert mine(guest, state="closed") == ["over"]
    assert mine(guest, game="silverton") == ["100% _mine_"]
    assert mine(guest, search="bob") == ["theirs"]
    assert mine(guest, search="THEIRS") == ["theirs"]
    assert mine(guest, search="100%") == mine(guest, search="_mine_") == ["100% _mine_"]
    assert mine(guest, search="%") == ["100% _mine_"]
    assert mine(other) == ["theirs"]
    assert mine(Guest(guest.http)) == []
    archive = f"/api/tables/{over['id']}/archive"
    assert guest.post(archive, {"archived": True}).status_code == 200
    assert "over" not in mine(guest)
    assert mine(guest, archived=True) == ["over"]
    assert guest.post(archive, {"archived": False}).status_code == 200
    assert "over" in mine(guest)
    assert other.post(archive, {"archived": True}).status_code == 403


@pytest.mark.parametrize("search", ["\0", "x" * 80, "'", '"', "\\"])
def test_anything_can_be_searched_for(guest: Guest, search: str) -> None:
    guest.open(human("Ann", me=True), OPEN, OPEN, title="t")
    assert mine(guest, search=search) == (["t"] if search == "\0" else [])
