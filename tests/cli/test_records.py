"""replay and verify."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from support.cli import Call


def save(path: Path, record: dict[str, Any]) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_replay_tells_the_game(call: Call, record: Path, finished: dict[str, Any]) -> None:
    said = call("replay", record)
    assert (said.code, said.err) == (0, "")
    assert "Order of play for turn 1" in said.out
    assert "CD-9.2" in said.out
    winner = finished["players"][finished["result"]["winners"][0]]
    assert f"{winner} wins." in said.out


def test_replay_in_french(call: Call, record: Path) -> None:
    said = call("replay", record, "--at", "2", "--lang", "fr")
    assert "Ordre de jeu du tour 1" in said.out
    assert "construit des voies" in said.out


def test_replay_stops_where_it_is_told(call: Call, record: Path) -> None:
    said = call("replay", record, "--at", "1")
    assert "Turn 1 of 8" in said.out
    assert "founds" not in said.out


@pytest.mark.parametrize("at", ["-1", "100000", "9" * 40])
def test_replay_beyond_the_log_is_refused(call: Call, record: Path, at: str) -> None:
    said = call("replay", record, "--at", at)
    assert (said.code, said.out) == (2, "")
    assert "--at must be between 0 and" in said.err


@pytest.mark.parametrize("at", [0, 1, 5, None])
def test_replay_as_json(call: Call, record: Path, finished: dict[str, Any], at: int | None) -> None:
    said = call("replay", record, "--json", *([] if at is None else ["--at", at]))
    assert said.err == ""
    document = json.loads(said.out)
    assert said.out.count("\n") == 1
    entries = finished["log"] if at is None else finished["log"][:at]
    assert document["at"] == len(entries)
    assert [each["entry"] for each in document["entries"]] == entries
    assert all(event["rule"].startswith("CD-") for each in document["entries"] for event in each["events"])
    assert document["players"] == finished["players"]
    assert set(document) >= {"format", "game", "rules", "pack", "id", "options", "commitment", "view", "pending"}
    if at is None:
        assert document["pending"] == {"result": finished["result"]}
        assert document["view"]["phase"] == "over"
    elif at == 0:
        assert document["pending"] == {"chance": "turn_order", "for": None}


def test_verify_a_finished_game(call: Call, record: Path, finished: dict[str, Any]) -> None:
    said = call("verify", record)
    assert said == (0, f"All {len(finished['log'])} entries are legal, and the dice match the commitment.\n", "")


def test_verify_a_running_game_says_what_it_cannot_check(call: Call, tmp_path: Path) -> None:
    play = gs.new_game("continental-divide", ["Ada", "Bea", "Cyd"], seed=4)
    said = call("verify", save(tmp_path / "running.gs.json", play.record()))
    assert said.code == 0
    assert "not finished" in said.out
    assert "pas terminée" in call("verify", tmp_path / "running.gs.json", "--lang", "fr").out


def test_verify_a_save_of_a_running_game_checks_its_dice(call: Call, tmp_path: Path) -> None:
    play = gs.new_game("continental-divide", ["Ada", "Bea", "Cyd"], seed=4)
    assert "dice match" in call("verify", save(tmp_path / "save.gs.json", play.save())).out


def test_a_game_that_was_ended_has_no_result_and_that_is_said(call: Call, tmp_path: Path) -> None:
    play = gs.new_game("continental-divide", players=["A", "B", "C"], seed=5)
    play.act({"type": "pass"})
    ended = save(tmp_path / "ended.gs.json", play.save())
    assert call("verify", ended).code == 0
    for verb in ("verify", "replay"):
        assert "has no result" in " ".join(call(verb, ended, "--lang", "en").out.split())
        assert "pas de résultat" in " ".join(call(verb, ended, "--lang", "fr").out.split())
    assert "has no result" not in call("replay", ended, "--at", "1", "--lang", "en").out
    document = json.loads(call("replay", ended, "--json").out)
    assert document["seed"] == play.save()["seed"]
    assert "result" not in document
    assert "seed" not in json.loads(call("replay", ended, "--json", "--at", "1").out)


def test_verify_names_the_first_bad_entry(call: Call, tmp_path: Path, finished: dict[str, Any]) -> None:
    forged = copy.deepcopy(finished)
    forged["log"][1]["action"]["shares"] = 11
    said = call("verify", save(tmp_path / "forged.gs.json", forged))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("Entry 1 of the log")
    assert "CD-3.4" in said.err


def test_verify_sees_other_dice(call: Call, tmp_path: Path, finished: dict[str, Any]) -> None:
    forged = copy.deepcopy(finished)
    forged["log"] = forged["log"][:1]
    forged["log"][0]["outcome"].reverse()
    del forged["result"]
    said = call("verify", save(tmp_path / "forged.gs.json", forged))
    assert said.code == 1
    assert said.err.startswith("Entry 0 of the log")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        "null",
        '{"format": "goldenspike/9"}',
        "[" * 100_000,
        "\ud800".encode("utf-8", "replace").decode(),
    ],
)
def test_what_is_no_record_fails(call: Call, tmp_path: Path, text: Any) -> None:
    path = tmp_path / "odd.gs.json"
    path.write_text(text, encoding="utf-8")
    verified, replayed = call("verify", path), call("replay", path, "--json")
    assert (verified.code, verified.out) == (1, "")
    assert (replayed.code, replayed.out) == (2, "")
    assert "not a record" in verified.err
    assert "Traceback" not in replayed.err


def test_another_pack_is_refused(call: Call, record: Path) -> None:
    said = call("verify", record, "--pack", "silverton-reconstructed")
    assert said.code == 2
