"""arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.cli import Call

ARENA = ("arena", "continental-divide", "--players", "3", "--bots", "greedy,random", "--games", "3")
BOT = {"bot", "seats", "wins", "share", "low", "high", "ratio", "rating"}


def test_a_table_for_people(call: Call) -> None:
    said = call(*ARENA)
    assert (said.code, said.err) == (0, "")
    assert "3 games from 1 deal" in said.out
    assert "vs fair" in said.out  # share: on a narrow terminal that stands below
    assert "Starting position" in said.out
    assert "Cote" in call(*ARENA, "--lang", "fr").out


def test_json_is_one_document_and_nothing_else(shell: Call) -> None:
    said = shell(*ARENA, "--seed", "5", "--workers", "2", "--json")
    assert (said.code, said.err) == (0, "")
    document = json.loads(said.out)
    assert {key: document[key] for key in ("game", "players", "games")} == {
        "game": "continental-divide",
        "players": 3,
        "games": 3,
    }
    assert [(bot["bot"], bot["seats"]) for bot in document["bots"]] == [("greedy", 3), ("random", 6)]
    assert set(document["bots"][0]) >= BOT
    assert [set(place) for place in document["places"]] == [{"place", "share", "low", "high"}] * 3
    again = json.loads(shell(*ARENA, "--seed", "5", "--json").out)
    assert (again["bots"], again["places"]) == (document["bots"], document["places"])


def test_kept_games_are_not_played_again(call: Call, tmp_path: Path) -> None:
    first, again = (call(*ARENA, "--resume", tmp_path / "kept", "--json") for _ in range(2))
    assert first == again
    said = call(*ARENA, "--resume", tmp_path / "kept", "--seed", "9")
    assert (said.code, said.out) == (2, "")
    assert "their seed is 1, not 9" in said.err


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--bots", ""), "--bots must name at least one bot."),
        (("--bots", "a,b,c,d,e,f,g,h,i"), "9"),
        (("--bots", "genius"), "genius"),
        (("--games", "0"), "--games must be between"),
        (("--workers", "0"), "--workers must be between"),
        (("--players", "9"), "9"),
        (("--budget", "soon"), "soon"),
        (("--option", "x"), "KEY=VALUE"),
        (("--cluster", "nonsense://x"), "nonsense://x"),
        (("--report", "/"), "Cannot write"),
    ],
)
def test_wrong_calls(call: Call, wrong: tuple[str, str], sentence: str) -> None:
    arguments = dict(zip(ARENA[2::2], ARENA[3::2], strict=True)) | {wrong[0]: wrong[1]}
    said = call("arena", "continental-divide", *(word for pair in arguments.items() for word in pair))
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert sentence in said.err


def test_a_player_who_plays_alone_needs_no_number_of_players(call: Call) -> None:
    said = call("arena", "silverton", "--bots", "greedy,random", "--option", "scenario=denver-6000", "--games", "2")
    assert said.code == 0
    assert "Decisive defeat" in said.out


def test_bots_must_be_named(call: Call) -> None:
    said = call("arena", "continental-divide")
    assert (said.code, said.out) == (2, "")
    assert "--bots" in said.err


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_failed_game_is_told_and_fails(call: Call, monkeypatch: pytest.MonkeyPatch, form: list[str]) -> None:
    class Stubborn:
        def __init__(self, seed: int) -> None: ...

        def choose(self, observation: object) -> object:
            raise RuntimeError("no")

    monkeypatch.setattr("goldenspike.bots.factories", {"greedy": Stubborn, "random": Stubborn})
    said = call(*ARENA, *form)
    assert said.code == 1
    assert "RuntimeError: no" in said.err
    assert "3 games failed, of 3." in said.err
