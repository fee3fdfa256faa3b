"""simulate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.cli import Call


def test_a_table_for_people(call: Call) -> None:
    said = call("simulate", "continental-divide", "--games", "2", "--bots", "greedy,random", "--players", "3")
    assert (said.code, said.err) == (0, "")
    assert "2 games" in said.out
    assert "greedy" in said.out
    assert "Wins by seat" in said.out


def test_json_is_one_document_and_nothing_else(shell: Call) -> None:
    arguments = ("simulate", "continental-divide", "--games", "3", "--bots", "random", "--seed", "5", "--json")
    said = shell(*arguments, "--workers", "2")
    assert (said.code, said.err) == (0, "")
    document = json.loads(said.out)
    assert document["games"] == 3
    assert document["players"] == 4
    assert [game["number"] for game in document["played"]] == [1, 2, 3]
    again = json.loads(shell(*arguments).out)
    assert [game["scores"] for game in again["played"]] == [game["scores"] for game in document["played"]]


def test_names_are_repeated_until_every_seat_has_one(call: Call) -> None:
    said = call("simulate", "continental-divide", "--games", "1", "--bots", "greedy,random", "--players", "5", "--json")
    assert json.loads(said.out)["played"][0]["bots"] == ["greedy", "random", "greedy", "random", "greedy"]


def test_records_are_written_and_can_be_verified(call: Call, tmp_path: Path) -> None:
    assert call("simulate", "continental-divide", "--games", "2", "--records", tmp_path / "out", "--laws").code == 0
    files = sorted((tmp_path / "out").iterdir())
    assert len(files) == 2
    assert all(call("verify", file).code == 0 for file in files)


def test_bots_are_told_their_budget(call: Call) -> None:
    one = ("simulate", "continental-divide", "--games", "1", "--bots", "random", "--budget")
    assert call(*one, "40").code == 0
    said = call(*one, "forty")
    assert (said.code, said.out) == (2, "")
    assert "forty" in said.err


@pytest.mark.parametrize("json_wanted", [False, True])
def test_a_failed_game_is_told_and_fails(call: Call, monkeypatch: pytest.MonkeyPatch, json_wanted: bool) -> None:
    class Stubborn:
        def __init__(self, seed: int) -> None: ...

        def choose(self, observation: object) -> object:
            raise RuntimeError("no")

    monkeypatch.setattr("goldenspike.bots.factories", {"greedy": Stubborn})
    said = call("simulate", "continental-divide", "--games", "2", *(["--json"] if json_wanted else []))
    assert said.code == 1
    if json_wanted:
        assert json.loads(said.out)["errors"] == 2
    assert "RuntimeError: no" in said.err
    assert "2 games failed, of 2." in said.err
