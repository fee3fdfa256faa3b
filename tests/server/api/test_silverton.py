"""Silverton through the calls: options, secrets, deals, dice and undo."""

from __future__ import annotations

from typing import Any

import pytest

from support.server.helpers import Guest, easiest, hotseats, human, play_on, with_token


def silverton(guest: Guest, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    return guest.open(*seats, game="silverton", options=options)


def pair(guest: Guest) -> tuple[dict[str, Any], list[Guest]]:
    table = silverton(guest, human("Ann"), human("Bob"), human("Cy"))
    return table, [with_token(guest, table, seat) for seat in range(3)]


def until(seats: list[Guest], table_id: str, phase: str) -> dict[str, Any]:
    """Everybody does as little as possible until that phase; then the table, as the asked seat sees it."""
    for _ in range(200):
        asked = seats[0].table(table_id)["asked"]
        table: dict[str, Any] = seats[asked].table(table_id)
        if table["view"]["phase"] == phase:
            return table
        answer = seats[asked].act(table_id, table["ply"], easiest(table["menu"]))
        assert answer.status_code == 200, answer.text
    raise AssertionError(f"no {phase}")


def test_the_options_are_offered_with_their_values(guest: Guest) -> None:
    offered = {game["name"]: game for game in guest.get("/api/games").json()["games"]}
    options = {option["name"]: option for option in offered["silverton"]["options"]}
    assert options["level"] == {"name": "level", "values": ["basic", "advanced"], "default": "basic", "several": False}
    assert options["rules"]["several"] is True
    assert "hiring" in options["rules"]["values"]
    assert offered["silverton"]["seats"] == [1, 6]
    assert offered["continental-divide"]["options"] == []


def test_what_goes_together_is_told(guest: Guest) -> None:
    wished = {"options": {"scenario": "denver-6000", "rules": ["hiring"]}}
    answer = guest.call("POST", "/api/games/silverton/options", json=wished)
    assert answer.status_code == 200
    found = answer.json()
    assert (found["options"], found["seats"], len(found["minutes"])) == ({"scenario": "denver-6000"}, [1], 1)
    hiring = next(fit for fit in found["values"] if fit["value"] == "hiring")
    assert (hiring["seats"], hiring["key"]) == ([], "sv-options-not-alone")


@pytest.mark.parametrize(
    ("game", "body", "status"),
    [
        ("whist", {}, 404),
        ("silverton", {"options": {"level": "expert"}}, 422),
        ("silverton", {"options": {"colour": "red"}}, 422),
        ("silverton", {"options": []}, 400),
        ("silverton", {"option": {}}, 400),
    ],
)
def test_what_no_game_offers_is_refused(guest: Guest, game: str, body: dict[str, Any], status: int) -> None:
    answer = guest.call("POST", f"/api/games/{game}/options", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {"level": "expert"}, "options-bad-value"),
        (3, {"rules": ["hiring"]}, "sv-options-advanced-only"),
        (1, {}, "sv-options-alone"),
        (3, {"scenario": "denver-6000"}, "sv-options-scenario-players"),
        (3, {"scenario": "nickel-spike", "length": "short"}, "sv-options-scenario-length"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_name(
    guest: Guest, seats: int, options: dict[str, Any], key: str
) -> None:
    wished = {"game": "silverton", "seats": hotseats(*"ABC"[:seats]), "options": options}
    answer = guest.post("/api/tables", wished)
    assert answer.status_code == 422
    assert answer.json()["key"] == key


def test_cash_is_shown_to_its_owner_alone(guest: Guest, other: Guest) -> None:
    table, seats = pair(guest)
    for number, seat in enumerate(seats):
        cash = [player["cash"] for player in seat.table(table["id"])["view"]["players"]]
        assert cash == [2200 if number == each else None for each in range(3)]
    assert [player["cash"] for player in other.table(table["id"])["view"]["players"]] == [None] * 3


def test_an_offer_is_seen_by_its_two_players_and_a_deal_by_all(guest: Guest, other: Guest) -> None:
    table, seats = pair(guest)
    table_id = table["id"]
    dealing = until(seats, table_id, "dealing")
    asked = dealing["asked"]
    to, third = [seat for seat in range(3) if seat != asked]
    terms = {"type": "offer", "to": to, "give": {"cash": 123}, "take": {}}
    made = seats[asked].act(table_id, dealing["ply"], terms).json()
    assert made["asked"] == to
    assert seats[to].table(table_id)["view"]["offer"]["give"] == {"cash": 123}
    for stranger in (seats[third], other):
        seen = stranger.table(table_id)
        assert seen["view"]["offer"] is None
        assert stranger.get(f"/api/tables/{table_id}/record").json()["log"][-1] == {"hidden": True}
        assert "123" not in str(stranger.get(f"/api/tables/{table_id}/history").json()["entries"][-1])
    assert seats[asked].get(f"/api/tables/{table_id}/record").json()["log"][-1]["action"]["give"] == {"cash": 123}
    accepted = seats[to].act(table_id, made["ply"], {"type": "accept"}).json()
    assert accepted["asked"] == asked
    told = other.get(f"/api/tables/{table_id}/history").json()["entries"][-1]["events"]
    assert [(event["type"], event.get("amount")) for event in told] == [
        ("dealt", None),
        ("cash_moved", -123),
        ("cash_moved", 123),
    ]


def test_an_offer_is_taken_back_until_it_is_answered(guest: Guest) -> None:
    table, seats = pair(guest)
    dealing = until(seats, table["id"], "dealing")
    me = seats[dealing["asked"]]
    to = (dealing["asked"] + 1) % 3
    made = me.act(table["id"], dealing["ply"], {"type": "offer", "to": to, "give": {"cash": 1}, "take": {}}).json()
    assert made["undoable"] >= 1
    undone = me.undo(table["id"], made["ply"]).json()
    assert undone["asked"] == dealing["asked"]
    assert undone["view"]["offers"] == 0


def test_alone_nobody_takes_back_what_the_dice_said(guest: Guest) -> None:
    """A player alone undoes freely back to the last roll; further back only on request."""
    table = silverton(guest, human("Ann", me=True), scenario="denver-6000")
    first = guest.table(table["id"])
    assert first["undoable"] == 0
    place = next(box for box in first["menu"]["choices"] if "deck" in box)
    placed = guest.act(table["id"], first["ply"], {"type": "place", "piece": place["piece"], "deck": True}).json()
    assert placed["undoable"] == 1
    drawn = guest.act(table["id"], placed["ply"], {"type": "done"}).json()
    assert drawn["log"] > placed["log"] + 1, "the deck was drawn from"
    assert drawn["undoable"] == 0


def test_a_solitaire_to_its_end(guest: Guest) -> None:
    table = silverton(guest, human("Ann", me=True), scenario="denver-6000")
    ended = play_on(guest, table["id"])
    assert ended["state"] == "over"
    assert ended["result"]["grade"] == "decisive-defeat"
    record = guest.get(f"/api/tables/{table['id']}/record").json()
    assert record["result"]["turns"] == 18
    assert record["seed"]


def test_what_is_tentative_is_done_only_if_it_can_be_taken_back(guest: Guest) -> None:
    """Placing can; ending the first placement of a solitaire, after which dice fall, cannot."""
    table = silverton(guest, human("Ann"), scenario="denver-6000")
    me = with_token(guest, table, 0)
    address = f"/api/tables/{table['id']}/actions"
    first = me.table(table["id"])
    (place, *_) = (box for box in first["menu"]["choices"] if box["type"] == "place")
    fields = {
        name: value[0] if isinstance(value, list) else value for name, value in place.items() if name != "preview"
    }
    placed = me.post(address, {"ply": first["ply"], "action": fields, "tentative": True}).json()
    assert (placed["ply"], placed["undoable"]) == (first["ply"] + 1, 1)

    ply, held = placed["ply"], None
    for _ in range(20):
        answer = me.post(address, {"ply": ply, "action": {"type": "done"}, "tentative": True}).json()
        if answer["ply"] == ply:
            held = answer
            break
        assert answer["undoable"] > 0
        ply = answer["ply"]
    assert held is not None
    assert (held["entries"], held["menu"]) == ([], me.table(table["id"])["menu"])
    done = me.act(table["id"], ply, {"type": "done"}).json()
    assert done["ply"] > ply
    assert done["undoable"] == 0
