"""What every turn brought: the figures of the log and of the views, and no more than a seat may know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from support.server.helpers import GAME, Guest, easiest, hotseats, play_on


def ledger(guest: Guest, table_id: str) -> list[dict[str, Any]]:
    answer = guest.get(f"/api/tables/{table_id}/ledger", params={"seat": 0})
    assert answer.status_code == 200, answer.text
    turns: list[dict[str, Any]] = answer.json()["turns"]
    return turns


def advised(guest: Guest, table_id: str, moves: int) -> None:
    """Play as a bot would, so that something happens."""
    for _ in range(moves):
        ply = guest.table(table_id)["ply"]
        action = guest.post(f"/api/tables/{table_id}/hint", {"ply": ply}).json()["action"]
        assert guest.act(table_id, ply, action).status_code == 200


def test_dividends_cash_and_points_turn_by_turn(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))["id"]
    advised(guest, table, 24)
    turns = ledger(guest, table)
    view = guest.table(table)["view"]
    assert [each["turn"] for each in turns] == [*range(1, view["turn"] + 1)]
    assert view["turn"] > 2
    for player in view["players"]:
        own = [each["players"][player["seat"]] for each in turns]
        # What came in and what went out explain the purse.
        assert own[-1]["cash"] == player["cash"]
        assert own[-1]["points"] == player["points"]
        for before, after in pairwise(own):
            assert after["cash"] == before["cash"] + after["income"] - after["spent"]
    assert any(each["income"] for each in turns[1]["players"])


def test_what_was_taken_back_brought_nothing(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))["id"]
    advised(guest, table, 12)
    assert len(ledger(guest, table)) > 1
    assert guest.undo(table, guest.table(table)["ply"], 1).status_code == 200
    (first,) = ledger(guest, table)
    assert {each["spent"] for each in first["players"]} == {0}


def test_silverton_by_source(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob"), game="silverton")["id"]
    advised(guest, table, 60)
    turns = ledger(guest, table)
    assert len(turns) > 1
    own = [each["players"][0] for each in turns]
    for before, after in pairwise(own):
        earned = after["goods"] + after["passengers"] + after["deals"]
        assert after["cash"] == before["cash"] + earned - after["spent"]
    now = guest.table(table, seat=0)["view"]["players"][0]
    assert (own[-1]["claims"], own[-1]["track"]) == (len(now["claims"]), len(now["track"]))


@pytest.mark.parametrize("game", [GAME, "silverton"])
def test_a_turn_that_has_ended_is_told_the_same_for_ever(guest: Guest, game: str) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"), game=game)["id"]
    play_on(guest, table, {GAME: 12, "silverton": 60}[game])
    before = ledger(guest, table)
    now = guest.table(table)
    guest.act(table, now["ply"], easiest(now["menu"]))
    assert ledger(guest, table)[: len(before) - 1] == before[:-1]
