"""Every call, right and wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

import goldenspike as gs
from goldenspike.kernel import chance, record
from goldenspike.server.api import catalogue
from goldenspike.server.app import create_app
from support.server.helpers import (
    GAME,
    Guest,
    bot,
    config_for,
    easiest,
    first,
    found_something,
    hotseats,
    human,
    over_at_last,
    play_on,
    sqlite_at,
    wait_until,
    with_token,
)

NOBODY = "0" * 16


# The catalogue


def test_games(guest: Guest) -> None:
    game, other = guest.get("/api/games").json()["games"]
    assert (game["name"], other["name"]) == (GAME, "silverton")
    assert game["seats"] == [3, 6]
    assert game["bots"][:5] == ["random", "beginner", "greedy", "planner", "expert"]
    assert game["packs"][0]["id"] == "continental-divide-reconstructed"


def test_a_pack_by_its_hash(guest: Guest) -> None:
    offered = guest.get("/api/games").json()["games"][0]["packs"][0]
    answer = guest.get(f"/api/packs/{offered['sha256']}")
    assert answer.json()["id"] == offered["id"]
    assert len(answer.json()["tables"]["hexes"]) > 100
    assert "immutable" in answer.headers["cache-control"]
    assert guest.get(f"/api/packs/{'0' * 64}").status_code == 404
    assert guest.get("/api/packs/nonsense").status_code == 400


def test_the_land_of_a_pack_by_its_hash(guest: Guest) -> None:
    for game in guest.get("/api/games").json()["games"]:
        answer = guest.get(f"/api/packs/{game['packs'][0]['sha256']}/sheet", headers={"accept-encoding": "gzip"})
        assert answer.json()["hachures"].startswith("M")
        assert "immutable" in answer.headers["cache-control"]
        assert int(answer.headers["content-length"]) < 60_000
    assert guest.get(f"/api/packs/{'0' * 64}/sheet").status_code == 404


@pytest.mark.parametrize("place", [0, 1])
def test_the_picture_of_a_board_has_no_letters(guest: Guest, place: int) -> None:
    pack = guest.get("/api/games").json()["games"][place]["packs"][0]["sha256"]
    answer = guest.get(f"/api/packs/{pack}/picture")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    drawn = ElementTree.fromstring(answer.text)  # noqa: S314
    assert {each.tag.partition("}")[2] for each in drawn.iter()}.isdisjoint({"text", "title", "desc", "script"})
    assert len(list(drawn.iter())) > 100
    assert guest.get(f"/api/packs/{'0' * 64}/picture").status_code == 404


def test_boards_are_drawn_before_somebody_looks(tmp_path: Path) -> None:
    catalogue.draw_picture.cache_clear()
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))):
        wait_until(lambda: catalogue.draw_picture.cache_info().currsize == 2, 30)


def test_rules_and_words_in_both_languages(guest: Guest) -> None:
    english = guest.get(f"/api/rules/{GAME}", params={"lang": "en"}).json()
    french = guest.get(f"/api/rules/{GAME}", headers={"accept-language": "de, fr-CA;q=0.8, en;q=0.2"}).json()
    assert [section["id"] for section in english["sections"]] == [section["id"] for section in french["sections"]]
    assert french["lang"] == "fr"
    assert guest.get("/api/rules/chess").status_code == 404
    assert "server-stale = The game" in guest.get("/api/words", params={"lang": "en"}).text
    assert "server-stale = La partie" in guest.get("/api/words", params={"lang": "fr"}).text


# Opening


def test_opening_a_table(guest: Guest) -> None:
    table = guest.open(human("Ann", me=True), bot(), human("Cy"), title="Friday", public=True)
    assert (table["state"], table["title"], table["game"], table["rules"]) == ("running", "Friday", GAME, 1)
    assert [player["kind"] for player in table["players"]] == ["human", "bot", "human"]
    assert [player["mine"] for player in table["players"]] == [True, False, False]
    assert sorted(table["links"]) == [0, 2]
    assert len(table["commitment"]) == 64
    assert table["seed"] is None
    assert table["ply"] == table["log"] == 1


def test_names_that_were_not_given(guest: Guest) -> None:
    seats = [{"kind": "hotseat"}, bot(), bot(), bot("random"), {"kind": "open"}]
    names = [player["name"] for player in guest.open(*seats)["players"]]
    assert names == ["Player 1", "Silas", "Hattie", "Gus", ""]


def test_no_bot_takes_a_name_that_somebody_has(guest: Guest) -> None:
    seats = [human("Hattie", me=True), bot(), bot(), {"kind": "open"}]
    table = guest.open(*seats)
    assert [player["name"] for player in table["players"]] == ["Hattie", "Silas", "Jasper", ""]
    given = guest.post(f"/api/tables/{table['id']}/seats/3/give", {"to": "bot", "bot": "greedy"}).json()
    assert given["players"][3]["name"] == "Cora"


@pytest.mark.parametrize("name", ["👩‍🚒 Ann", "🏴‍☠️", "❤️‍🔥", "👨🏽‍🌾"])
def test_joined_emoji_are_fine_in_names(guest: Guest, name: str) -> None:
    assert guest.open(human(name, me=True), bot(), bot())["players"][0]["name"] == name


@pytest.mark.parametrize("name", ["a\u200db", "\u200d", "👩\u200d", "👩\u200d\u200d🚒", "\u202eAnn", "👩\u200dx"])
def test_nothing_hides_in_names(guest: Guest, name: str) -> None:
    answer = guest.post("/api/tables", {"game": GAME, "seats": [human(name, me=True), bot(), bot()]})
    assert (answer.status_code, answer.json()["key"]) == (422, "players-bad-name")


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 422, "game-unknown"),
        ({"pack": "nothing-like-it"}, 422, "server-no-pack"),
        ({"options": {"speed": 11}}, 422, "options-unknown"),
        ({"seats": [human()] * 2}, 422, "players-how-many"),
        ({"seats": [human()] * 7}, 422, "players-how-many"),
        ({"seats": [human(), human(), bot("deep-blue")]}, 422, "bot-unknown"),
        ({"seats": [human(), human(), {"kind": "bot"}]}, 422, "server-seat-bot"),
        ({"seats": [human(), human(), human(bot="greedy")]}, 422, "server-seat-bot"),
        ({"seats": [human(), human(), {**bot(), "me": True}]}, 422, "server-seat-me"),
        ({"seats": [human(me=True), human(me=True), human()]}, 422, "server-seat-me-twice"),
        ({"seats": [human(), human(), {"kind": "ghost"}]}, 400, "server-malformed"),
        ({"seats": "three"}, 400, "server-malformed"),
        ({"seats": []}, 400, "server-malformed"),
        ({"colour": "red"}, 400, "server-malformed"),
        ({"title": "x" * 500}, 422, "server-bad-title"),
        ({"title": "a\u0000b"}, 422, "server-bad-title"),
    ],
)
def test_tables_that_cannot_be_opened(guest: Guest, change: dict[str, object], status: int, key: str) -> None:
    body = {"game": GAME, "seats": [human(), human(), human()], **change}
    answer = guest.post("/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["message"]
    assert guest.get("/api/my/tables").json()["tables"] == []


def test_an_open_seat_is_taken_and_the_game_begins(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), bot(), {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    assert (table["state"], table["ply"], table["asked"], table["menu"]) == ("waiting", 0, None, None)
    assert sorted(table["links"]) == [0]
    taken = other.post(f"{path}/seats/2/take", {"name": "Zoë"})
    assert taken.status_code == 200
    assert taken.json()["state"] == "running"
    assert taken.json()["seat"] == 2
    assert taken.json()["players"][2] == {
        "seat": 2,
        "name": "Zoë",
        "kind": "human",
        "connected": False,
        "mine": True,
    }
    again = guest.post(f"{path}/seats/2/take", {"name": "Late"})
    assert (again.status_code, again.json()["key"]) == (409, "server-seat-taken")
    assert guest.post(f"{path}/seats/9/take", {"name": "Far"}).status_code == 404
    assert guest.table(table["id"])["players"][2]["name"] == "Zoë"


def test_nothing_can_be_played_while_a_seat_is_open(guest: Guest) -> None:
    table = guest.open(human(me=True), human(), {"kind": "open"})
    answer = guest.act(table["id"], 0, {"type": "pass"})
    assert (answer.status_code, answer.json()["key"]) == (409, "server-waiting")


def test_nonces_change_the_dice_and_are_taken_only_while_the_table_waits(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human(), {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    assert guest.post(f"{path}/seats/0/nonce", {"nonce": "my own luck"}).status_code == 200
    assert guest.post(f"{path}/seats/1/nonce", {"nonce": "theirs"}).status_code == 403
    assert guest.post(f"{path}/seats/0/nonce", {"nonce": "two\nlines"}).json()["key"] == "nonces-bad"
    other.post(f"{path}/seats/2/take", {})
    late = guest.post(f"{path}/seats/0/nonce", {"nonce": "more"})
    assert (late.status_code, late.json()["reason"]) == (422, "started")
    assert guest.get(f"{path}/record").json()["nonces"] == ["my own luck", "", ""]


# Playing


def test_a_move(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    assert table["seat"] == table["asked"]
    answer = guest.act(table["id"], 1, found_something(table["menu"]))
    update = answer.json()
    assert answer.status_code == 200
    assert (update["ply"], update["asked"]) == (2, table["asked"])
    (entry,) = update["entries"]
    assert entry["ply"] == 2
    assert entry["entry"]["seat"] == table["asked"]
    assert [event["type"] for event in entry["events"]] == ["founded"]
    assert update["view"]["phase"] == "track"
    assert {box["type"] for box in update["menu"]["choices"]} >= {"build", "done"}


def test_a_move_that_the_rules_forbid(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    answer = guest.act(table["id"], 1, {**found_something(table["menu"]), "value": 51})
    problem = answer.json()
    assert answer.status_code == 422
    assert (problem["rule"], problem["reason"]) == ("CD-3.5", "value_out_of_range")
    assert problem["values"]["value_max"] == 50
    assert "50" in problem["message"]
    french = guest.act(table["id"], 1, {**found_something(table["menu"]), "value": 51}, lang="fr").json()
    assert french["message"] != problem["message"]
    assert guest.table(table["id"])["ply"] == 1


def test_a_stale_click(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    action = found_something(table["menu"])
    assert guest.act(table["id"], 1, action).status_code == 200
    again = guest.act(table["id"], 1, action)
    assert (again.status_code, again.json()["key"], again.json()["ply"]) == (409, "server-stale", 2)
    early = guest.act(table["id"], 99, action)
    assert (early.status_code, early.json()["ply"]) == (409, 2)
    assert guest.table(table["id"])["ply"] == 2


def test_only_the_asked_seat_moves(guest: Guest, other: Guest) -> None:
    table = guest.open(*[human(name) for name in ("Ann", "Bob", "Cy")])
    asked, action = table["asked"], {"type": "pass"}
    for seat in range(3):
        if seat != asked:
            answer = with_token(guest, table, seat).act(table["id"], 1, action)
            assert (answer.status_code, answer.json()["key"]) == (403, "server-not-asked")
    for stranger in (guest, other, Guest(guest.http, token="made-up")):  # noqa: S106
        answer = stranger.act(table["id"], 1, action)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-no-seat")
    assert with_token(guest, table, asked).act(table["id"], 1, action, seat=(asked + 1) % 3).status_code == 403
    assert with_token(guest, table, asked).act(table["id"], 1, action, seat=asked).status_code == 200


def test_a_whole_game_and_its_record(guest: Guest, other: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    over = play_on(guest, table["id"])
    assert over["state"] == "over"
    assert over["asked"] is None
    assert over["menu"] is None
    assert chance.commitment(bytes.fromhex(over["seed"])) == table["commitment"]
    late = guest.act(table["id"], over["ply"], {"type": "pass"})
    assert (late.status_code, late.json()["reason"]) == (422, "game_over")
    answer = other.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].endswith('.gs.json"')
    play = gs.load(answer.json())
    assert record.verify(play)
    assert gs.plain(play.pending)["result"] == over["result"]
    assert answer.json()["id"] == table["id"]


def test_bots_play_a_whole_game(guest: Guest) -> None:
    table = guest.open(bot(), bot("random"), bot())
    over = over_at_last(guest, table["id"])
    bots = {entry["entry"].get("bot") for entry in guest.get(f"/api/tables/{over['id']}/history").json()["entries"]}
    assert bots == {None, "greedy", "random"}
    assert over["notes"] == []


# Looking


def test_unknown_tables(guest: Guest) -> None:
    for path in ("", "/history", "/at/0", "/record", "/stream"):
        answer = guest.get(f"/api/tables/{NOBODY}{path}")
        assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table")
    bodies = {"actions": {"ply": 0, "action": {}}, "undo": {"ply": 0}, "undo/answer": {"ply": 0, "accept": True}}
    for call, body in bodies.items():
        assert guest.post(f"/api/tables/{NOBODY}/{call}", body).status_code == 404
    assert guest.get(f"/join/{NOBODY}/token").status_code == 404


def test_history_and_positions_of_the_past(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    now = play_on(guest, table["id"], 4)
    path = f"/api/tables/{table['id']}"
    history = guest.get(f"{path}/history").json()
    assert history["ply"] == now["ply"] == 5
    assert [entry["ply"] for entry in history["entries"]] == [1, 2, 3, 4, 5]
    assert guest.get(f"{path}/history", params={"after": 3}).json()["entries"] == history["entries"][3:]
    assert guest.get(f"{path}/history", params={"after": 99}).json()["entries"] == []
    assert guest.get(f"{path}/at/1", params={"seat": table["seat"]}).json()["view"] == table["view"]
    assert guest.get(f"{path}/at/5", params={"seat": now["seat"]}).json()["view"] == now["view"]
    assert guest.get(f"{path}/at/6").status_code == 404
    assert guest.get(f"{path}/at/x").status_code == 404


def test_what_nobody_had_a_choice_about_is_told_so(guest: Guest) -> None:
    """The last to take a place takes the one that is left."""
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))["id"]
    position_taken: list[tuple[dict[str, Any], bool]] = []
    while len(position_taken) < 3:
        play_on(guest, table, 1)
        entries = guest.get(f"/api/tables/{table}/history").json()["entries"]
        position_taken = [
            (event, at in entry.get("forced", []))
            for entry in entries
            for at, event in enumerate(entry["events"])
            if event["type"] == "position_taken"
        ]
    assert [forced for _, forced in position_taken] == [False, False, True]


def test_every_position_of_the_past_in_any_order(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    over = play_on(guest, table["id"])
    path = f"/api/tables/{table['id']}"
    play = gs.load(guest.get(f"{path}/record").json())
    for log in (over["log"], 3, 41 % over["log"], 20, 21, 40 % over["log"], 0):
        assert guest.get(f"{path}/at/{log}", params={"seat": 1}).json()["view"] == gs.plain(play.at(log).view(1))


def test_lists(guest: Guest, other: Guest) -> None:
    private = guest.open(*hotseats("Ann", "Bob", "Cy"))
    public = guest.open(human(me=True), bot(), {"kind": "open"}, public=True, title="Come in")
    assert [table["id"] for table in other.get("/api/tables").json()["tables"]] == [public["id"]]
    assert other.get("/api/tables", params={"state": "over"}).json()["tables"] == []
    assert other.get("/api/tables", params={"state": "asleep"}).status_code == 400
    assert other.get("/api/my/tables").json()["tables"] == []
    mine = guest.get("/api/my/tables").json()["tables"]
    assert [table["id"] for table in mine] == [private["id"], public["id"]]  # tables where it is their turn come first
    assert [seat["mine"] for seat in mine[1]["players"]] == [True, False, False]


def test_hot_seat_names_the_seat_it_means(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob"), human("Cy"))
    assert guest.table(table["id"], seat=1)["seat"] == 1
    assert guest.table(table["id"], seat=1)["view"]["you"] == 1
    assert guest.get(f"/api/tables/{table['id']}", params={"seat": 2}).status_code == 403
    assert guest.get(f"/api/tables/{table['id']}", params={"seat": 77}).status_code == 400


def test_a_menu_is_shown_to_the_asked_seat_alone(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    for seat in range(3):
        assert (guest.table(table["id"], seat=seat)["menu"] is not None) == (seat == table["asked"])
    assert Guest(guest.http).table(table["id"])["menu"] is None
    assert easiest(table["menu"])["type"] == "pass"
    assert first([3, 4]) == 3
