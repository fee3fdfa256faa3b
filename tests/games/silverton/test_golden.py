"""Golden games replay to the letter: every event, every count of choices, every view."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.games.silverton.scenarios import SCENARIOS
from goldenspike.games.silverton.setting import RULES
from goldenspike.kernel import record as records
from goldenspike.kernel.laws import check_play

FOLDER = Path(__file__).parents[2] / "golden"
GAMES = sorted(FOLDER.glob("silverton-*.gs.json"))

spec = importlib.util.spec_from_file_location("golden_make", FOLDER / "make.py")
assert spec is not None and spec.loader is not None  # noqa: PT018
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)


def test_there_is_one_for_every_number_of_players_scenario_and_optional_rule() -> None:
    heads = [json.loads(file.read_text(encoding="utf-8")) for file in GAMES]
    assert {file.name.removesuffix(".gs.json") for file in GAMES} == set(make.SILVERTON)
    assert {len(head["players"]) for head in heads if "scenario" not in head["options"]} == {2, 3, 4, 5, 6}
    assert {(head["options"].get("scenario"), len(head["players"])) for head in heads} >= {
        (scenario.name, scenario.players()) for scenario in SCENARIOS
    }
    assert {name for head in heads for name in head["options"].get("rules", [])} == set(RULES)


@pytest.mark.parametrize("name", [name for name, golden in make.SILVERTON.items() if golden.kept_for])
def test_what_it_is_kept_for_happens(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for event in make.SILVERTON[name].kept_for:
        assert f"    {event} " in told


LARGE = 40_000
"""Bytes of a record whose transcript is left out of the quick run."""

MARKED = [
    pytest.param(file, id=file.name.removesuffix(".gs.json"), marks=[pytest.mark.slow] if large else [])
    for file in GAMES
    for large in [file.stat().st_size > LARGE]
]


@pytest.mark.parametrize("file", MARKED)
def test_transcript(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    told = "\n".join(make.transcript(record)) + "\n"
    expected = file.with_name(file.name.replace(".gs.json", ".txt")).read_text(encoding="utf-8")
    assert told == expected, "the rules changed; if that was meant, run `make golden` and look at the difference"


@pytest.mark.slow
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_record_and_laws(file: Path) -> None:
    play = gs.load(file)
    assert records.verify(play)
    check_play(play)
