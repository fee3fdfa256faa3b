"""Golden games replay to the letter: every event, every count of choices, every view."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from golden import make
from goldenspike.games.silverton.options.scenarios import SCENARIOS
from goldenspike.games.silverton.options.table_options import RULES
from goldenspike.kernel import record
from goldenspike.kernel.laws import check_play

LARGE = 40_000
"""Bytes of a record that is left out of the quick run."""

FILES = [
    pytest.param(file, id=make.name_of(file), marks=[pytest.mark.slow] if file.stat().st_size > LARGE else [])
    for file in make.records()
]


@cache
def kept() -> dict[str, list[str]]:
    lines = make.FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    return {name: prints for name, *prints in map(str.split, lines)}


def heads(game: str) -> list[dict[str, Any]]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in make.records(game)]


def test_there_is_a_game_of_continental_divide_for_every_number_of_players() -> None:
    assert {len(head["players"]) for head in heads("continental-divide")} == {3, 4, 5, 6}


def test_there_is_one_of_silverton_for_every_number_of_players_scenario_and_optional_rule() -> None:
    found = heads("silverton")
    assert {len(head["players"]) for head in found if "scenario" not in head["options"]} == {2, 3, 4, 5, 6}
    assert {(head["options"].get("scenario"), len(head["players"])) for head in found} >= {
        (scenario.name, scenario.players()) for scenario in SCENARIOS
    }
    assert {name for head in found for name in head["options"].get("rules", [])} == set(RULES)


def test_every_record_has_a_fingerprint() -> None:
    assert list(kept()) == [make.name_of(file) for file in make.records()]
    assert {*make.GAMES, *make.SILVERTON} <= set(kept())


@pytest.mark.parametrize("file", FILES)
def test_what_happened_and_what_was_seen(file: Path) -> None:
    play = gs.load(file)
    happened, seen = make.fingerprints(play)
    assert happened == kept()[make.name_of(file)][0], "old games replay differently: that needs another rules version"
    assert seen == kept()[make.name_of(file)][1], "a view or a menu changed; if that was meant, run `make golden`"
    if golden := make.SILVERTON.get(make.name_of(file)):
        assert make.happened(play).issuperset(golden.kept_for)


@pytest.mark.slow
def test_transcripts() -> None:
    told = make.transcripts()
    assert set(told) == {file.name for file in make.HERE.glob("*.txt")} - {make.FINGERPRINTS.name}
    for name, text in told.items():
        assert text == (make.HERE / name).read_text(encoding="utf-8"), (
            f"{name}: run `make golden` and read the difference"
        )


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_record_and_laws(file: Path) -> None:
    play = gs.load(file, check_dice=True)
    assert record.verify(play)
    check_play(play)
