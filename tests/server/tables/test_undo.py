"""Taking back: alone, by consent, never without a trace."""

from __future__ import annotations

from typing import Any

import pytest

from support.server.helpers import (
    Guest,
    bot,
    easiest,
    found_something,
    hotseats,
    human,
    play_on,
    wait_until,
    with_token,
)


def people(guest: Guest) -> tuple[dict[str, Any], list[Guest]]:
    """A table of three people, by seat."""
    table = guest.open(human("Ann"), human("Bob"), human("Cy"))
    return table, [with_token(guest, table, seat) for seat in range(3)]


def test_alone_back_to_my_last_action(guest: Guest) -> None:
    table, seats = people(guest)
    me = seats[table["asked"]]
    before = me.table(table["id"])
    moved = me.act(table["id"], 1, found_something(before["menu"])).json()
    assert moved["undoable"] == 1
    undone = me.undo(table["id"], 2).json()
    assert (undone["ply"], undone["log"], undone["undoable"], undone["asked"]) == (3, 1, 0, table["asked"])
    assert undone["entries"] == [{"ply": 3, "entry": {"undo": 1, "by": [table["asked"]]}, "events": []}]
    assert undone["view"] == before["view"]
    assert undone["menu"] == before["menu"]
    history = guest.get(f"/api/tables/{table['id']}/history").json()["entries"]
    assert [entry.get("undone", False) for entry in history] == [False, True, False]
    assert len(guest.get(f"/api/tables/{table['id']}/record").json()["log"]) == 1


def test_several_steps_at_once_and_only_ones_own(guest: Guest) -> None:
    table, seats = people(guest)
    me = seats[table["asked"]]
    moved = me.act(table["id"], 1, found_something(me.table(table["id"])["menu"])).json()
    build = next(box for box in moved["menu"]["choices"] if box["type"] == "build")
    action = {name: build[name] for name in ("type", "railroad", "from", "direction")} | {"length": 1}
    built = me.act(table["id"], 2, action).json()
    assert built["undoable"] == 2
    assert me.undo(table["id"], 3, to=1).json()["log"] == 1


def test_beyond_the_barrier_everybody_else_is_asked(guest: Guest) -> None:
    table, seats = people(guest)
    path = f"/api/tables/{table['id']}"
    asked = table["asked"]
    me = seats[asked]
    assert me.act(table["id"], 1, {"type": "pass"}).status_code == 200
    second = me.table(table["id"])["asked"]
    assert seats[second].act(table["id"], 2, {"type": "pass"}).status_code == 200
    third = ({0, 1, 2} - {asked, second}).pop()
    proposed = me.undo(table["id"], 3).json()
    assert proposed["ply"] == 3
    assert proposed["proposal"] == {"to": 1, "by": [asked], "waiting": sorted([second, third])}
    agreed = seats[second].post(f"{path}/undo/answer", {"ply": 3, "accept": True}).json()
    assert agreed["proposal"] == {"to": 1, "by": sorted([asked, second]), "waiting": [third]}
    done = seats[third].post(f"{path}/undo/answer", {"ply": 3, "accept": True}).json()
    assert (done["ply"], done["log"], done["proposal"]) == (4, 1, None)
    assert done["entries"][0]["entry"] == {"undo": 1, "by": [0, 1, 2]}
    history = guest.get(f"{path}/history").json()["entries"]
    assert [entry.get("undone", False) for entry in history] == [False, True, True, False]


def test_one_no_is_enough(guest: Guest) -> None:
    table, seats = people(guest)
    path = f"/api/tables/{table['id']}"
    me = seats[table["asked"]]
    me.act(table["id"], 1, {"type": "pass"})
    second = seats[me.table(table["id"])["asked"]]
    second.act(table["id"], 2, {"type": "pass"})
    me.undo(table["id"], 3)
    assert second.post(f"{path}/undo/answer", {"ply": 3, "accept": False}).json()["proposal"] is None
    late = second.post(f"{path}/undo/answer", {"ply": 3, "accept": True})
    assert (late.status_code, late.json()["key"]) == (409, "server-no-proposal")
    assert guest.table(table["id"])["ply"] == 3


def test_a_move_makes_a_proposal_void(guest: Guest) -> None:
    table, seats = people(guest)
    me = seats[table["asked"]]
    me.act(table["id"], 1, {"type": "pass"})
    second = seats[me.table(table["id"])["asked"]]
    second.act(table["id"], 2, {"type": "pass"})
    assert me.undo(table["id"], 3).json()["proposal"] is not None
    third = seats[me.table(table["id"])["asked"]]
    assert third.act(table["id"], 3, {"type": "pass"}).json()["proposal"] is None


def test_bots_consent(guest: Guest) -> None:
    table = guest.open(human(me=True), bot(), bot())

    def my_turn() -> Any:
        seen = guest.table(table["id"])
        return seen["asked"] == 0 and seen

    after = wait_until(my_turn)
    while after["undoable"] < 2:  # until a bot has chosen something since
        before = after
        guest.act(table["id"], before["ply"], easiest(before["menu"]))
        after = wait_until(my_turn)
    undone = guest.undo(table["id"], after["ply"]).json()
    assert undone["asked"] == 0
    assert undone["log"] == before["log"]
    assert undone["view"] == before["view"]


def test_hot_seat_players_sit_at_one_screen(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, table["id"], 3)
    undone = guest.undo(table["id"], 4, to=1).json()
    assert (undone["ply"], undone["log"]) == (5, 1)


def test_dice_that_were_taken_back_are_never_rolled_again(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    undone = guest.undo(table["id"], 1, to=0).json()
    assert undone["entries"][0]["entry"] == {"undo": 0, "by": [0, 1, 2]}
    assert undone["entries"][1]["entry"]["n"] == 1
    assert undone["ply"] == 3
    assert undone["log"] == 1


@pytest.mark.parametrize("to", [1, 5])
def test_nothing_there_to_take_back(guest: Guest, to: int) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    answer = guest.undo(table["id"], 1, to=to)
    assert (answer.status_code, answer.json()["reason"]) == (422, "nothing_to_undo")


def test_who_may_not_take_back(guest: Guest, other: Guest) -> None:
    table, seats = people(guest)
    assert other.undo(table["id"], 1).json()["key"] == "server-no-seat"
    assert seats[0].undo(table["id"], 1).json()["reason"] == "nothing_to_undo"
    assert seats[table["asked"]].act(table["id"], 1, {"type": "pass"}).status_code == 200
    stale = seats[table["asked"]].undo(table["id"], 1)
    assert (stale.status_code, stale.json()["ply"]) == (409, 2)
    answer = seats[0].post(f"/api/tables/{table['id']}/undo/answer", {"ply": 2, "accept": True})
    assert answer.json()["key"] == "server-no-proposal"


def test_a_finished_game_stays_finished(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    over = play_on(guest, table["id"])
    answer = guest.undo(table["id"], over["ply"])
    assert (answer.status_code, answer.json()["key"]) == (409, "server-undo-over")
    assert over["undoable"] == 0
