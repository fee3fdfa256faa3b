"""calibrate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.cli import Call

CALIBRATE = ("calibrate", "continental-divide", "--players", "3", "--games", "2")


def test_a_table_for_people(call: Call, tmp_path: Path) -> None:
    page = tmp_path / "board.html"
    said = call(*CALIBRATE, "--bot", "random", "--report", page)
    assert (said.code, said.err) == (0, "")
    assert "2 games in 1 configuration" in said.out
    assert "Crossings on turn 1" in said.out
    assert "at most 5.0%" in said.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_json_is_one_document_and_nothing_else(shell: Call) -> None:
    said = shell(*CALIBRATE, "--workers", "2", "--json")
    assert (said.code, said.err) == (0, "")
    document = json.loads(said.out)
    assert (document["game"], document["bot"], document["errors"]) == ("continental-divide", "greedy", 0)
    assert [setting["players"] for setting in document["settings"]] == [3]
    target = document["targets"][0]
    assert set(target) == {"target", "setting", "what", "figure", "low", "high", "least", "most", "met", "sure"}
    assert document["met"] == sum(each["met"] for each in document["targets"])


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--players", "three"), "three"),
        (("--players", "9"), "no configuration"),
        (("--bot", "genius"), "genius"),
        (("--games", "0"), "--games must be between"),
        (("--workers", "999"), "--workers must be between"),
        (("--budget", "-3"), "-3"),
        (("--pack", "nowhere"), "nowhere"),
    ],
)
def test_wrong_calls(call: Call, wrong: tuple[str, str], sentence: str) -> None:
    arguments = dict(zip(CALIBRATE[2::2], CALIBRATE[3::2], strict=True)) | {wrong[0]: wrong[1]}
    said = call("calibrate", "continental-divide", *(f"{name}={value}" for name, value in arguments.items()))
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_a_failed_game_is_told_and_fails(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        def __init__(self, seed: int) -> None: ...

        def choose(self, observation: object) -> object:
            raise RuntimeError("no")

    monkeypatch.setattr("goldenspike.bots.factories", {"greedy": Stubborn})
    said = call(*CALIBRATE)
    assert said.code == 1
    assert "2 games failed, of 2." in said.err
